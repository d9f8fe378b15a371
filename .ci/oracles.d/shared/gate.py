"""Runs one kind of comparison: random cases by seed, a table, and the smallest case of each difference."""

import argparse
import collections
import os
import sys
import time

from frames import Library
from meant import meant_differences
from shrink import shrunken
from text import case_text, frames_text

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))


class Finding:
    """What is wrong with an answer: what sort of thing, in words, and the frames of the opponent."""

    def __init__(self, sort=None, text="", frames=None, notes="", skipped=None, views=()):
        self.sort = sort
        self.text = text
        self.frames = frames or {}
        self.notes = notes
        # The names of the views that it is about, where it is about some.
        self.views = frozenset(views)
        # Why nothing can be said about the case.
        self.skipped = skipped


class Gate:
    """A comparison. Subclasses say what is made, who judges, and what is meant."""

    name = ""
    opponent = ""

    def made(self, seed, place):
        """Returns the kind and the case at a place of a run."""
        raise NotImplementedError

    def judge(self, cases, answers):
        """Returns a finding for each case."""
        raise NotImplementedError

    def allows(self, case, original):
        """Whether a case that was made smaller than another can be compared like that."""
        return True

    def meant(self, case, answer, finding):
        """Returns the name of the difference that a finding may show, meant if the list has it."""
        return None

    def planted(self, case, answer):
        """Returns a wrong answer that has to be found; none if the case cannot tell."""
        answer = {**answer, "frames": dict(answer["frames"])}
        for name, (x, y, width, height) in list(answer["frames"].items())[1:]:
            answer["frames"][name] = [x + 3, y + 5, width + 7, height + 11]
        return answer

    def summary(self):
        """Returns what is to be said below the table."""
        return []


def arguments(gate):
    parser = argparse.ArgumentParser(prog=f".ci/oracles {gate.name}")
    parser.add_argument("--library", required=True, help="the program that lays cases out")
    parser.add_argument("--count", type=int, default=2000, help="how many cases")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--case", type=int, help="one case of the run, shown whatever comes out")
    parser.add_argument("--show", type=int, default=6, help="how many differences are shown")
    parser.add_argument("--as-is", action="store_true", help="show cases as they were made")
    options = parser.parse_args()
    if options.count < 1:
        parser.error("--count is at least 1.")
    return options


def run(gate):
    """Runs the comparison, and ends with 0 if all is well, or with 1."""
    options = arguments(gate)
    started = time.monotonic()
    folder = os.path.dirname(os.path.abspath(sys.argv[0]))
    entries = {e["name"]: e for e in meant_differences(os.path.join(folder, "meant.json"), ROOT)}
    library = Library(options.library)
    places = [options.case] if options.case is not None else list(range(options.count))
    kinds, cases = zip(*(gate.made(options.seed, place) for place in places))
    answers = library.answers(cases)
    findings = gate.judge(cases, answers)

    table = collections.defaultdict(collections.Counter)
    differences = collections.defaultdict(list)
    meant = collections.Counter()
    for place, kind, case, answer, finding in zip(places, kinds, cases, answers, findings):
        sort = finding.sort or (finding.skipped and f"({finding.skipped})") or "agree"
        if finding.sort:
            name = gate.meant(case, answer, finding)
            if name in entries:
                meant[name] += 1
                sort = f"meant: {name}"
            else:
                size = len(case["views"]) + len(case["constraints"])
                differences[finding.sort].append((size, place, kind, case, finding))
        table[kind][sort] += 1

    print_table(table)
    for name, entry in entries.items():
        print(f"meant  {meant[name]:6}  {name}: {entry['reason']}")
    for line in gate.summary():
        print(line)
    wrong = sum(len(found) for found in differences.values())
    show(gate, library, options, differences, entries)
    if options.case is not None and wrong == 0:
        print_case(gate, cases[0], answers[0], findings[0])
    if options.case is None:
        wrong += check_planted(gate, cases, answers, findings, entries)
    library.end()
    seconds = time.monotonic() - started
    print(f"{gate.name}: {len(cases)} cases of seed {options.seed}, {wrong} differ, {seconds:.0f} s")
    sys.exit(1 if wrong else 0)


def print_table(table):
    total = collections.Counter()
    for kind in table:
        total += table[kind]
    for kind, counts in [*table.items(), ("all", total)]:
        parts = ", ".join(f"{count} {sort}" for sort, count in counts.most_common())
        print(f"{kind:16} {sum(counts.values()):6}  {parts}")


def show(gate, library, options, differences, entries):
    """Prints the smallest case of the differences, those of each sort in turn."""
    ordered = {sort: sorted(found, key=lambda item: item[:2]) for sort, found in differences.items()}
    shown = 0
    for turn in range(options.show):
        for sort in sorted(ordered):
            if turn >= len(ordered[sort]) or shown >= options.show:
                continue
            shown += 1
            _, place, kind, case, finding = ordered[sort][turn]
            if not options.as_is:
                original = case
                case = shrunken(case, lambda cases: shows(gate, library, cases, original, sort, entries))
            answer = library.answers([case])[0]
            finding = gate.judge([case], [answer])[0]
            print(f"\n--- {kind}: {finding.sort}, {finding.text}")
            print_case(gate, case, answer, finding)
            print(f"  repeat: .ci/oracles {gate.name} --seed {options.seed} --case {place}\n")


def shows(gate, library, cases, original, sort, entries):
    """Returns whether each case shows a difference of a sort that is not meant."""
    allowed = [place for place, case in enumerate(cases) if gate.allows(case, original)]
    if not allowed:
        return [False] * len(cases)
    chosen = [cases[place] for place in allowed]
    answers = library.answers(chosen)
    findings = gate.judge(chosen, answers)
    shown = {
        place
        for place, case, answer, finding in zip(allowed, chosen, answers, findings)
        if finding.sort == sort and gate.meant(case, answer, finding) not in entries
    }
    return [place in shown for place in range(len(cases))]


def print_case(gate, case, answer, finding):
    print(case_text(case))
    print(frames_text(case, answer["frames"], finding.frames, gate.opponent))
    if answer["conflicts"] or answer["ambiguities"]:
        conflicts = [(c["dropped"], c.get("kept")) for c in answer["conflicts"]]
        print(f"  told: dropped and kept {conflicts}, open {answer['ambiguities']}")
    if finding.notes:
        print(f"  {finding.notes}")


def check_planted(gate, cases, answers, findings, entries):
    """Judges wrong answers, and returns how many were not found, or were taken to be meant."""
    chosen = [
        (case, wrong)
        for case, answer, finding in zip(cases, answers, findings)
        if finding.sort is None
        and finding.skipped is None
        and (wrong := gate.planted(case, answer)) is not None
    ][:50]
    if not chosen:
        print("planted: no case agrees, so none can be made wrong")
        return 1
    found = gate.judge([case for case, _ in chosen], [wrong for _, wrong in chosen])
    missed = [
        case
        for (case, answer), finding in zip(chosen, found)
        if finding.sort is None or gate.meant(case, answer, finding) in entries
    ]
    print(f"planted: {len(chosen) - len(missed)} of {len(chosen)} wrong answers found")
    for case in missed[:3]:
        print("not found in:\n" + case_text(case))
    return len(missed)
