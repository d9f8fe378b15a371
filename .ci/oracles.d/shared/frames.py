"""Asks the library where the views of cases lie."""

import json
import subprocess


class Library:
    """The program that lays cases out, kept running; it answers a line with a line."""

    def __init__(self, program):
        self.program = program
        self.process = None

    def answers(self, cases):
        """Returns the answers to many cases."""
        lines = "".join(json.dumps(case) + "\n" for case in cases)
        done = subprocess.run([self.program], input=lines, capture_output=True, text=True, check=False)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        if done.returncode != 0 or len(answers) != len(cases):
            case = cases[min(len(answers), len(cases) - 1)]
            raise RuntimeError(
                f"The library ends with {done.returncode} after {len(answers)} of {len(cases)} "
                f"cases: {done.stderr[-2000:]} The case is {json.dumps(case)}"
            )
        return answers

    def answer(self, case):
        """Returns the answer to one case."""
        if self.process is None or self.process.poll() is not None:
            self.process = subprocess.Popen(
                ["stdbuf", "-oL", self.program],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        self.process.stdin.write(json.dumps(case) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"The library ends at the case {json.dumps(case)}")
        return json.loads(line)

    def end(self):
        """Ends the program that runs."""
        if self.process is not None:
            self.process.stdin.close()
            self.process.wait()
            self.process = None
