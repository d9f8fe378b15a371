"""Solves the same rows with kiwi, whose strengths are weights: a second opinion on the optimum of each level.

kiwi now and then ends the process that it runs in. So it has one of its own: this file as a program, which
reads systems, one a line, and writes the numbers it finds.
"""

import json
import subprocess
import sys

# Strengths below kiwi's required are cut at about 10^9, so only so many levels are told apart.
LEVELS = 4
FACTOR = 100.0

process = None


def opinion(system, levels):
    """Returns `same` if kiwi finds an optimum as HiGHS does, `other` if not, `none` if it has no opinion."""
    found = {opinion_of(system, level) for level in levels}
    return next((answer for answer in ("other", "none") if answer in found), "same")


def opinion_of(system, level):
    if len(level.priorities) > LEVELS:
        return "none"
    rows = [[list(row.coefficients.items()), row.relation, row.constant, None] for row in level.required]
    for row in level.optional:
        strength = FACTOR ** (len(level.priorities) - level.priorities.index(row.priority))
        rows.append([list(row.coefficients.items()), row.relation, row.constant, strength])
    values = asked({"count": system.count, "fixed": list(level.fixed.items()), "rows": rows})
    if values is None:
        return "none"
    return "same" if values and not level.shortfalls(values) else "other"


def asked(question):
    """Returns the numbers that kiwi finds; none if it ends, and no number if it sees a conflict."""
    global process
    if process is None or process.poll() is not None:
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        process = subprocess.Popen([sys.executable, __file__], text=True, **pipes)
    try:
        process.stdin.write(json.dumps(question) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
    except BrokenPipeError:
        line = ""
    if not line:
        process.wait()
        process = None
        return None
    return json.loads(line)


def solved(question):
    import kiwisolver

    numbers = [kiwisolver.Variable(str(number)) for number in range(question["count"])]
    solver = kiwisolver.Solver()
    fixed = dict(question["fixed"])
    try:
        for number, value in fixed.items():
            solver.addConstraint(numbers[number] == value)
        for number in range(question["count"]):
            if number % 4 >= 2 and number not in fixed:
                solver.addConstraint(numbers[number] >= 0)
        for coefficients, relation, constant, strength in question["rows"]:
            total = sum((c * numbers[number] for number, c in coefficients), 0 * numbers[0])
            match relation:
                case "=":
                    constraint = total == constant
                case "<=":
                    constraint = total <= constant
                case _:
                    constraint = total >= constant
            solver.addConstraint(constraint if strength is None else constraint | strength)
    except kiwisolver.UnsatisfiableConstraint:
        return []
    solver.updateVariables()
    return [number.value() for number in numbers]


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(solved(json.loads(line))), flush=True)
