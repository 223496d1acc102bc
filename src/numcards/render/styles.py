"""The rules of the layout kit: how pieces stand on a page."""

from __future__ import annotations

from typing import Final

__all__ = ["FILM_STYLE", "HTML_STYLE", "SVG_STYLE"]

_HTML_RULES: Final = """
.nc{--nc-w:clamp(30px,7.2cqi,54px);container-type:inline-size;box-sizing:border-box;padding:10px;
border-radius:10px;background:var(--nc-page);color:var(--nc-text);
font:14px/1.45 system-ui,"Helvetica Neue",Arial,sans-serif;
text-align:left;text-size-adjust:100%}
.nc *{box-sizing:border-box}
.nc .nc-stack,.nc .nc-p{display:flex;flex-direction:column;gap:10px;min-width:0}
.nc .nc-row{display:flex;flex-wrap:wrap;gap:10px;align-items:stretch}
.nc .nc-row>.nc-p{flex:1 1 max(220px,calc(var(--nc-w)*4 + 60px))}
.nc .nc-p{padding:10px 12px 12px;border:1px solid var(--nc-rule);border-radius:10px;
background:var(--nc-panel)}
.nc .nc-on{border-color:var(--nc-accent);box-shadow:inset 3px 0 0 var(--nc-accent)}
.nc .nc-t{display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center}
.nc .nc-n{font-weight:600;overflow-wrap:anywhere}
.nc .nc-m,.nc .nc-cap{color:var(--nc-muted)}
.nc .nc-x{overflow-wrap:anywhere}
.nc .nc-badge{display:inline-block;padding:1px 9px;border-radius:11px;font-size:12px;
font-weight:600;line-height:1.6}
.nc .nc-turn{background:var(--nc-accent);color:var(--nc-on-accent)}
.nc .nc-quiet{color:var(--nc-muted);box-shadow:inset 0 0 0 1px var(--nc-line)}
.nc .nc-c{display:block;flex:none;width:var(--nc-w);height:auto;max-width:none;margin:0}
.nc .nc-h{display:flex;flex-wrap:wrap;gap:6px 10px;align-items:flex-start}
.nc .nc-u{display:flex;flex-wrap:wrap;gap:4px 3px;align-items:flex-start}
.nc .nc-f .nc-u{gap:4px 0;padding-left:calc(var(--nc-w)*.16)}
.nc .nc-f .nc-c{margin-left:calc(var(--nc-w)*-.16)}
.nc .nc-f .nc-c+.nc-c{border-radius:calc(var(--nc-w)*.12);box-shadow:0 0 0 1.5px var(--nc-panel)}
.nc .nc-pile{display:flex;flex-direction:column;align-items:flex-start;gap:8px;max-width:9em;
font-size:12px;line-height:1.3}
.nc .nc-k{border-radius:calc(var(--nc-w)*.13)}
.nc .nc-k1{box-shadow:2px 2px 0 -.5px var(--nc-panel),2px 2px 0 .5px var(--nc-line)}
.nc .nc-k2{box-shadow:2px 2px 0 -.5px var(--nc-panel),2px 2px 0 .5px var(--nc-line),
4px 4px 0 -.5px var(--nc-panel),4px 4px 0 .5px var(--nc-line)}
.nc .nc-y{display:flex;flex-direction:column;align-items:center;gap:3px}
.nc .nc-line{display:flex;gap:3px}
.nc .nc-w{overflow-x:auto;max-width:100%;
background:linear-gradient(to left,var(--nc-panel) 50%,transparent) right/28px 100% no-repeat local,
linear-gradient(to left,var(--nc-line),transparent) right top/12px calc(100% - 3px)
no-repeat scroll}
.nc .nc-w:focus-visible{outline:2px solid var(--nc-accent);outline-offset:2px}
.nc table{border-collapse:collapse;margin:0;border:0;width:auto;min-width:0;font:inherit;
color:inherit;background:none;display:table}
.nc.nc.nc tr{background:none;border:0}
.nc.nc.nc :is(th,td){padding:4px 12px 4px 0;border:0;border-bottom:1px solid var(--nc-rule);
background:none;color:inherit;text-align:left;vertical-align:middle;font-weight:400;
white-space:normal;max-width:none}
.nc.nc.nc thead th{color:var(--nc-muted);font-size:12px;line-height:1.25;vertical-align:bottom}
.nc.nc.nc tbody th{font-weight:600}
.nc.nc.nc .nc-r{text-align:right;font-variant-numeric:tabular-nums}
.nc.nc.nc tr:last-child>*{border-bottom:0}
.nc.nc.nc .nc-sum>*{font-weight:700;border-top:2px solid var(--nc-line)}
.nc table .nc-c{width:30px}
.nc table .nc-badge{white-space:nowrap}
.nc .nc-w:not(.nc-ws) :is(thead th:first-child,tbody th){position:sticky;left:0}
.nc.nc.nc .nc-w:not(.nc-ws) :is(thead th:first-child,tbody th){background:var(--nc-panel)}
@container(max-width:560px){.nc .nc-ws :is(table,tbody,tr,th,td){display:block}
.nc .nc-ws thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
.nc .nc-ws tr{display:flex!important;flex-wrap:wrap;gap:2px 18px;
padding:6px 0!important;align-items:center}
.nc .nc-ws tbody tr+tr{border-top:1px solid var(--nc-rule)!important}
.nc.nc.nc .nc-ws :is(th,td){border:0;padding:0}
.nc.nc.nc .nc-ws tbody th{flex:0 0 100%}
.nc .nc-ws td{display:flex!important;gap:6px;align-items:center}
.nc .nc-ws td::before{content:attr(data-head);color:var(--nc-muted);font-size:12px;font-weight:400}
.nc .nc-ws .nc-0{display:none!important}}
.nc.nc-all{border:6px solid var(--nc-alarm);border-radius:12px}
.nc .nc-all-bar{margin:-10px -10px 0;padding:4px 10px 9px;background:var(--nc-alarm);
color:var(--nc-on-alarm);font-weight:700;text-align:center}
"""

_FILM_RULES: Final = """
.nc .nc-film{display:flex;flex-direction:column;gap:10px}
.nc .nc-bar{display:flex;gap:6px;align-items:center}
.nc .nc-bar input{flex:1;min-width:0;margin:0 4px;accent-color:var(--nc-accent)}
.nc .nc-bar button{width:34px;height:30px;padding:0;border:1px solid var(--nc-line);
border-radius:8px;background:var(--nc-panel);color:var(--nc-text);font:inherit;cursor:pointer}
.nc .nc-bar svg{display:block;width:22px;margin:auto;fill:currentColor;stroke:currentColor;
stroke-width:2;stroke-linejoin:round}
.nc .nc-bar :focus-visible{outline:2px solid var(--nc-accent);outline-offset:2px}
.nc .nc-shot{display:flex;flex-wrap:wrap;gap:10px;align-items:flex-start}
.nc .nc-shot[hidden]{display:none}
.nc .nc-shot>.nc-stack{flex:999 1 560px}
.nc .nc-log{flex:1 1 200px;gap:4px}
"""
_SVG_RULES: Final = """
.nc text{font-family:system-ui,"Helvetica Neue",Arial,sans-serif;
font-size:14px}
.nc .nc-ts{font-size:12px}
.nc-tx{fill:var(--nc-text)}
.nc-tb{font-weight:600}
.nc-tm{fill:var(--nc-muted)}
.nc-to{fill:var(--nc-on-accent)}
.nc-tl{fill:var(--nc-on-alarm)}
.nc-fg{fill:var(--nc-page)}
.nc-fa{fill:var(--nc-accent)}
.nc-fl{fill:var(--nc-alarm)}
.nc-fw{fill:none;stroke:var(--nc-alarm);stroke-width:6}
.nc-fq{fill:none;stroke:var(--nc-line)}
.nc-fu{fill:var(--nc-panel);stroke:var(--nc-line)}
.nc-fp{fill:var(--nc-panel);stroke:var(--nc-rule)}
.nc-fon{stroke:var(--nc-accent);stroke-width:2}
.nc-fo{fill:none;stroke:var(--nc-panel);stroke-width:3}
.nc-fr{stroke:var(--nc-rule)}
.nc-fs{stroke:var(--nc-line);stroke-width:2}
"""


def _compact(rules: str) -> str:
    return rules.replace(",\n", ",").replace(";\n", ";").replace(")\n", ") ").replace("\n", "")


HTML_STYLE: Final = _compact(_HTML_RULES)
FILM_STYLE: Final = HTML_STYLE + _compact(_FILM_RULES)
SVG_STYLE: Final = _compact(_SVG_RULES)
