"""Solves the same rows with kiwi, whose strengths are weights: a second opinion on the optimum of each level."""

import kiwisolver

from levels import TOLERANCE

# Strengths below kiwi's required are cut at about 10^9: three levels that are 1,000 apart.
LEVELS = 3


def opinion(system, levels):
    """Returns `same` if kiwi finds an optimum as HiGHS does, `other` if not, `none` if it is not asked."""
    answers = {opinion_of(system, level) for level in levels}
    for answer in ("other", "none"):
        if answer in answers:
            return answer
    return "same"


def opinion_of(system, level):
    if len(level.priorities) > LEVELS:
        return "none"
    numbers = [kiwisolver.Variable(str(number)) for number in range(system.count)]
    solver = kiwisolver.Solver()
    try:
        for number, value in level.fixed.items():
            solver.addConstraint(numbers[number] == value)
        for number in range(system.count):
            if number % 4 >= 2 and number not in level.fixed:
                solver.addConstraint(numbers[number] >= 0)
        for row in level.required:
            solver.addConstraint(relation(row, numbers))
        for row in level.optional:
            rank = len(level.priorities) - level.priorities.index(row.priority)
            solver.addConstraint(relation(row, numbers) | 1000.0**rank)
    except kiwisolver.UnsatisfiableConstraint:
        return "other"
    solver.updateVariables()
    values = [number.value() for number in numbers]
    return "other" if level.shortfalls(values) else "same"


def relation(row, numbers):
    total = sum((c * numbers[number] for number, c in row.coefficients.items()), 0 * numbers[0])
    match row.relation:
        case "=":
            return total == row.constant
        case "<=":
            return total <= row.constant
    return total >= row.constant
