"""Records of games: a text to keep, to read, to compare line by line, and to replay for ever.

>>> from numcards import inferno, records
>>> recorder = records.Recorder(inferno, inferno.Options(players=2, deal=3), seed=1)
>>> while not inferno.is_over(recorder.state):
...     recorder.play(inferno.legal_actions(recorder.state)[0])
>>> records.dumps(recorder.record()).splitlines()[:4]
['format = 1', 'game = "inferno"', 'rules_version = 1', 'seed = 1']
>>> inferno.result(records.check(inferno, recorder.record())).winners
(1,)
"""

from __future__ import annotations

from numcards.records.files import load, save
from numcards.records.fingerprints import fingerprint
from numcards.records.record import FORMAT, Record
from numcards.records.recording import Recorder
from numcards.records.replaying import check, replay
from numcards.records.text import dumps, loads
from numcards.records.transcripts import transcript

__all__ = [
    "FORMAT",
    "Record",
    "Recorder",
    "check",
    "dumps",
    "fingerprint",
    "load",
    "loads",
    "replay",
    "save",
    "transcript",
]
