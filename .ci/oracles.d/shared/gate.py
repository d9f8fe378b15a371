"""Runs one kind of comparison: random cases by seed, a table, and the smallest case of each difference."""

import argparse
import collections
import dataclasses
import json
import pathlib
import random
import sys
import time

from choices import Source, smallest

ROOT = pathlib.Path(__file__).resolve().parents[3]


@dataclasses.dataclass
class Finding:
    """How an answer differs; not at all if it has no sort."""

    sort: str = None
    text: str = ""
    # The frames of the opponent.
    frames: dict = dataclasses.field(default_factory=dict)
    notes: str = ""
    # The names of the views that it is about, where it is about some.
    views: frozenset = frozenset()
    # Why nothing can be said about the case.
    skipped: str = None
    # The name of the intended difference that it is.
    meant: str = None

    @property
    def is_wrong(self):
        return self.sort is not None and self.meant is None

    @property
    def title(self):
        return (self.meant and f"meant: {self.meant}") or self.sort or (self.skipped and f"({self.skipped})") or "agree"


class Gate:
    """A comparison. Subclasses have these, besides:

    - `case(source, kind)`: a random case of a kind.
    - `answers(program, cases)`: the answers of the library.
    - `judge(cases, answers)`: a finding for each case.
    - `planted(cases, answers, findings)`: cases with wrong answers, each of which has to be found.
    - `text(case, answer, finding)`: a case with its answers, as a reader would write them.
    """

    name = ""
    kinds = ()
    # How many cases a run has for each that is asked for.
    share = 1

    def fixed(self):
        """Returns the cases that are always judged, each after its kind."""
        return []

    def summary(self, findings):
        """Returns what is printed below the table."""
        return []


def arguments(gate):
    parser = argparse.ArgumentParser(prog=f".ci/oracles {gate.name}")
    parser.add_argument("--library", required=True, help="the program that answers cases")
    parser.add_argument("--count", type=int, default=2000, help="how many cases")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--case", type=int, help="one case of the run, shown whatever comes out")
    options = parser.parse_args()
    if options.count < 1:
        parser.error("--count is at least 1.")
    return options


def run(gate):
    """Runs the comparison, and ends with 0 if all is well, or with 1."""
    options = arguments(gate)
    started = time.monotonic()
    places = range(max(1, round(gate.share * options.count))) if options.case is None else [options.case]
    kinds = [gate.kinds[place % len(gate.kinds)] for place in places]
    sources = [Source(random.Random(f"{gate.name}/{options.seed}/{place}")) for place in places]
    cases = [gate.case(*each) for each in zip(sources, kinds)]
    if options.case is None:
        for kind, case in gate.fixed():
            kinds.append(kind)
            cases.append(case)
    answers = gate.answers(options.library, cases)
    findings = gate.judge(cases, answers)
    judged = list(zip(cases, answers, findings))

    print_table(kinds, findings)
    for line in gate.summary(findings):
        print(line)
    wrong = [index for index, finding in enumerate(findings) if finding.is_wrong]
    # Of each sort the one with the fewest choices, or else a fixed case, which has none and stays as it is.
    sources += [None] * (len(cases) - len(sources))
    sizes = [len(source.taken) if source else sys.maxsize for source in sources]
    by_size = sorted(wrong, key=lambda index: sizes[index], reverse=True)
    for sort, index in {findings[index].sort: index for index in by_size}.items():
        kind, found = kinds[index], judged[index]
        if sources[index]:
            found = smaller(gate, options.library, kind, sources[index].taken, sort)
        print(f"\n--- {kind}: {sort}, {found[2].text}\n{gate.text(*found)}")
        if sources[index]:
            print(f"  repeat: .ci/oracles {gate.name} --seed {options.seed} --case {places[index]}")
    missed = 0
    if options.case is None:
        missed = check_planted(gate, *zip(*judged))
    elif not wrong:
        print(gate.text(*judged[0]))
    seconds = time.monotonic() - started
    print(f"{gate.name}: {len(cases)} cases of seed {options.seed}, {len(wrong) + missed} differ, {seconds:.0f} s")
    sys.exit(1 if wrong or missed else 0)


def print_table(kinds, findings):
    table = collections.defaultdict(collections.Counter)
    for kind, finding in zip(kinds, findings):
        table[kind][finding.title] += 1
        table["all"][finding.title] += 1
    for kind in [*dict.fromkeys(kinds), "all"]:
        parts = ", ".join(f"{count} {title}" for title, count in table[kind].most_common())
        print(f"{kind:16} {table[kind].total():6}  {parts}")


def smaller(gate, program, kind, taken, sort):
    """Returns the smallest case that differs in a sort, with its answer and its finding."""
    known = {}

    def differs(case):
        key = json.dumps(case)
        if key not in known:
            answers = gate.answers(program, [case])
            known[key] = case, answers[0], gate.judge([case], answers)[0]
        finding = known[key][2]
        return finding.is_wrong and finding.sort == sort

    return known[json.dumps(smallest(lambda source: gate.case(source, kind), taken, differs))]


def check_planted(gate, cases, answers, findings):
    """Judges wrong answers, and returns how many were not found, or were taken for intended ones."""
    planted = gate.planted(cases, answers, findings)
    if not planted:
        print("planted: no case agrees, so none can be made wrong")
        return 1
    found = gate.judge(*zip(*planted))
    missed = [(*each, finding) for each, finding in zip(planted, found) if not finding.is_wrong]
    print(f"planted: {len(planted) - len(missed)} of {len(planted)} wrong answers found")
    for each in missed[:3]:
        print(f"not found in:\n{gate.text(*each)}")
    return len(missed)
