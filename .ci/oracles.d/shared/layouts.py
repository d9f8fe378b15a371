"""What the comparisons of layouts share: the answers of the library, the list of intended differences, the text."""

import json
import re
import subprocess
import sys

from gate import ROOT, Gate
from text import case_text, frames_text


class Layouts(Gate):
    """A comparison of frames. Subclasses have `compare(cases, answers)`: a finding for each case, intended or not."""

    opponent = ""

    def __init__(self, folder):
        """Reads the list of intended differences, and checks that every sentence stands in its article."""
        path = folder / "meant.json"
        self.entries = {entry["name"]: entry for entry in json.loads(path.read_text())}
        for entry in self.entries.values():
            article = re.sub(r"\s+", " ", (ROOT / entry["article"]).read_text())
            if entry["sentence"] not in article:
                sys.exit(
                    f"{path}: '{entry['name']}' is meant because {entry['article']} says '{entry['sentence']}', "
                    "and it does not. To fix, write the sentence, or take the difference out of the list."
                )

    def meant(self, case, finding):
        """Returns the name of the difference that a finding may show, intended if the list has it."""
        return None

    def wrong(self, case, answer):
        """Returns a wrong answer that has to be found."""
        frames = dict(answer["frames"])
        for name, (x, y, width, height) in list(frames.items())[1:]:
            frames[name] = [x + 3, y + 5, width + 7, height + 11]
        return {**answer, "frames": frames}

    def answers(self, program, cases):
        lines = "".join(json.dumps(case) + "\n" for case in cases)
        done = subprocess.run([program], input=lines, capture_output=True, text=True, check=False)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        if done.returncode != 0 or len(answers) != len(cases):
            case = cases[min(len(answers), len(cases) - 1)]
            raise RuntimeError(
                f"The library ends with {done.returncode} after {len(answers)} of {len(cases)} "
                f"cases: {done.stderr[-2000:]} The case is {json.dumps(case)}"
            )
        return answers

    def judge(self, cases, answers):
        findings = self.compare(cases, answers)
        for case, finding in zip(cases, findings):
            name = self.meant(case, finding)
            finding.meant = name if name in self.entries else None
        return findings

    def planted(self, cases, answers, findings):
        agreed = [
            (case, answer)
            for case, answer, finding in zip(cases, answers, findings)
            # There is more than a root to see.
            if finding.title == "agree" and len(hidden_views(case)) < len(case["views"]) - 1
        ]
        step = max(1, len(agreed) // 50)
        return [(case, self.wrong(case, answer)) for case, answer in agreed[::step][:50]]

    def text(self, case, answer, finding):
        told = ""
        if answer["conflicts"] or answer["ambiguities"]:
            conflicts = [(c["dropped"], c.get("kept")) for c in answer["conflicts"]]
            told = f"  told: dropped and kept {conflicts}, open {answer['ambiguities']}"
        frames = frames_text(case, answer["frames"], finding.frames, self.opponent)
        return "\n".join(filter(None, [case_text(case), frames, told, finding.notes and f"  {finding.notes}"]))

    def summary(self, findings):
        for name, entry in self.entries.items():
            count = sum(finding.meant == name for finding in findings)
            yield f"meant  {count:6}  {name}: {entry['reason']}"


def within(case, names):
    """Returns the names, and those of all views in them."""
    found = set(names)
    for view in case["views"]:
        if view.get("parent") in found:
            found.add(view["name"])
    return found


def hidden_views(case):
    """Returns the names of the views that are hidden, and of those in them."""
    return within(case, (view["name"] for view in case["views"] if view.get("isHidden")))
