"""Solves rows with HiGHS, level by level: what a level violates in all is the least it can be."""

import math

import highspy
import numpy

TOLERANCE = 0.03
# How far a level may be from its optimum while the next is solved.
SLACK = 1e-6


def violation(row, values):
    """Returns by how much values violate a row."""
    difference = sum(c * values[number] for number, c in row.coefficients.items()) - row.constant
    if row.relation == "=":
        return abs(difference)
    return max(0.0, -difference if row.relation == ">=" else difference)


def limits(row):
    """Returns the least and the largest that the sum of a row may be."""
    lower = -highspy.kHighsInf if row.relation == "<=" else row.constant
    return lower, highspy.kHighsInf if row.relation == ">=" else row.constant


class Levels:
    """A system that is solved; `values` is one of its optima."""

    def __init__(self, count, rows, fixed):
        self.count = count
        self.fixed = fixed
        required = [row for row in rows if row.priority >= 1000]
        self.dropped = []
        self.partners = {}
        self.required = required
        self.optional = [row for row in rows if row.priority < 1000]
        self.priorities = sorted({row.priority for row in self.optional}, reverse=True)
        self.optima = {}
        self.solver = self.made(self.required, self.optional)
        if not self.run(self.solver):
            self.drop_conflicts()
            self.solver = self.made(self.required, self.optional)
            if not self.run(self.solver):
                raise RuntimeError("The kept rows have no solution.")
        self.settle()
        self.values = list(self.solver.getSolution().col_value)[:count]

    def made(self, required, optional):
        """Returns a solver with two columns more for each optional row, by how much it is off."""
        solver = highspy.Highs()
        solver.setOptionValue("output_flag", False)
        solver.setOptionValue("presolve", "off")
        solver.setOptionValue("threads", 1)
        solver.setOptionValue("primal_feasibility_tolerance", 1e-9)
        solver.setOptionValue("dual_feasibility_tolerance", 1e-9)
        for number in range(self.count):
            least, most = (-1e6 if number % 4 < 2 else 0.0), 1e6
            solver.addVar(self.fixed.get(number, least), self.fixed.get(number, most))
        for row in required:
            self.add(solver, row.coefficients, *limits(row))
        for place, row in enumerate(optional):
            short = self.count + 2 * place
            solver.addVar(0.0, highspy.kHighsInf)
            solver.addVar(0.0, highspy.kHighsInf)
            self.add(solver, {**row.coefficients, short: 1.0, short + 1: -1.0}, *limits(row))
        return solver

    @staticmethod
    def run(solver):
        """Solves, and says whether there is a solution."""
        for _ in range(2):
            solver.run()
            status = solver.getModelStatus()
            if status in (highspy.HighsModelStatus.kOptimal, highspy.HighsModelStatus.kInfeasible):
                return status == highspy.HighsModelStatus.kOptimal
            # From scratch, where going on from the last solution was in trouble.
            solver.clearSolver()
        raise RuntimeError(f"The solver ends with {status}.")

    @staticmethod
    def add(solver, coefficients, lower, upper):
        indices = numpy.array(list(coefficients), dtype=numpy.int32)
        solver.addRow(lower, upper, len(indices), indices, numpy.array(list(coefficients.values()), dtype=float))

    @staticmethod
    def minimize(solver, costs):
        """Makes a sum the one to be the least."""
        columns = numpy.arange(solver.getNumCol(), dtype=numpy.int32)
        values = numpy.array([costs.get(number, 0.0) for number in range(len(columns))])
        solver.changeColsCost(len(columns), columns, values)

    def drop_conflicts(self):
        """Drops each required row that newer ones, which are kept, rule out."""
        kept = []
        solver = self.made([], [])
        for row in reversed(self.required):
            self.add(solver, row.coefficients, *limits(row))
            if self.run(solver):
                kept.append(row)
                continue
            last = solver.getNumRow() - 1
            solver.deleteRows(1, numpy.array([last], dtype=numpy.int32))
            self.dropped.append(row)
            self.partners[row.place] = self.first_contradiction(row, kept)
        self.required = list(reversed(kept))
        self.dropped.reverse()

    def first_contradiction(self, dropped, newer):
        """Returns the place of the first of the newer rows, oldest first, that rules out an older one."""
        solver = self.made([], [])
        self.add(solver, dropped.coefficients, *limits(dropped))
        if not self.run(solver):
            return None
        for row in reversed(newer):
            self.add(solver, row.coefficients, *limits(row))
            if not self.run(solver):
                return row.place
        return None

    def settle(self):
        for priority in self.priorities:
            members = {}
            for place, row in enumerate(self.optional):
                short = self.count + 2 * place
                if row.priority == priority and row.relation != "<=":
                    members[short] = 1.0
                if row.priority == priority and row.relation != ">=":
                    members[short + 1] = 1.0
            self.minimize(self.solver, members)
            if not self.run(self.solver):
                raise RuntimeError("A level has no solution.")
            best = max(0.0, self.solver.getInfo().objective_function_value)
            self.optima[priority] = best
            self.add(self.solver, members, -highspy.kHighsInf, best + SLACK)

    def shortfalls(self, values):
        """Returns how values fail: what they break, or the first level that is not at its optimum."""
        found = []
        for row in self.required:
            off = violation(row, values)
            if off > TOLERANCE:
                found.append(("required", row, off))
        for number, value in self.fixed.items():
            if abs(values[number] - value) > TOLERANCE:
                found.append(("given", number, abs(values[number] - value)))
        for number in range(self.count):
            if number % 4 >= 2 and values[number] < -TOLERANCE:
                found.append(("negative", number, -values[number]))
        if found:
            return found
        for priority in self.priorities:
            total = sum(violation(row, values) for row in self.optional if row.priority == priority)
            if abs(total - self.optima[priority]) > TOLERANCE:
                return [("level", priority, total - self.optima[priority])]
        return []

    def range(self, coefficients):
        """Returns the least and the largest that a sum can be among the optima."""
        ends = []
        for sign in (1, -1):
            self.minimize(self.solver, {number: sign * c for number, c in coefficients.items()})
            if not self.run(self.solver):
                return (-math.inf, math.inf)
            ends.append(sign * self.solver.getInfo().objective_function_value)
        return tuple(ends)

    def is_determined(self, coefficients):
        least, most = self.range(coefficients)
        return most - least <= TOLERANCE

    def near_zero(self):
        """Returns the optimum whose numbers are near 0, which is easy to read."""
        first = self.solver.getNumCol()
        for number in range(self.count):
            self.solver.addVar(0.0, highspy.kHighsInf)
            for sign in (1.0, -1.0):
                self.add(self.solver, {first + number: 1.0, number: sign}, 0.0, highspy.kHighsInf)
        self.minimize(self.solver, dict.fromkeys(range(first, first + self.count), 1.0))
        if not self.run(self.solver):
            return self.values
        return list(self.solver.getSolution().col_value)[: self.count]
