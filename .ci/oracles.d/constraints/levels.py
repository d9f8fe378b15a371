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

    def bounds(self):
        lower = [-1e6, -1e6, 0.0, 0.0] * (self.count // 4)
        upper = [1e6] * self.count
        for number, value in self.fixed.items():
            lower[number] = upper[number] = value
        return lower, upper

    def made(self, required, optional):
        """Returns a solver with two columns more for each optional row, by how much it is off."""
        lower, upper = self.bounds()
        slack_count = 2 * len(optional)
        rows = required + optional
        starts, indices, values = [0], [], []
        row_lower, row_upper = [], []
        for place, row in enumerate(rows):
            indices += row.coefficients.keys()
            values += row.coefficients.values()
            if place >= len(required):
                short = self.count + 2 * (place - len(required))
                indices += (short, short + 1)
                values += (1.0, -1.0)
            starts.append(len(indices))
            row_lower.append(-highspy.kHighsInf if row.relation == "<=" else row.constant)
            row_upper.append(highspy.kHighsInf if row.relation == ">=" else row.constant)
        model = highspy.HighsLp()
        model.num_col_ = self.count + slack_count
        model.num_row_ = len(rows)
        model.col_cost_ = numpy.zeros(self.count + slack_count)
        model.col_lower_ = numpy.array(lower + [0.0] * slack_count)
        model.col_upper_ = numpy.array(upper + [highspy.kHighsInf] * slack_count)
        model.row_lower_ = numpy.array(row_lower)
        model.row_upper_ = numpy.array(row_upper)
        model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        model.a_matrix_.start_ = numpy.array(starts, dtype=numpy.int32)
        model.a_matrix_.index_ = numpy.array(indices, dtype=numpy.int32)
        model.a_matrix_.value_ = numpy.array(values, dtype=float)
        solver = highspy.Highs()
        solver.setOptionValue("output_flag", False)
        solver.setOptionValue("presolve", "off")
        solver.setOptionValue("threads", 1)
        solver.setOptionValue("primal_feasibility_tolerance", 1e-9)
        solver.setOptionValue("dual_feasibility_tolerance", 1e-9)
        solver.passModel(model)
        return solver

    @staticmethod
    def run(solver):
        """Solves, and says whether there is a solution."""
        solver.run()
        status = solver.getModelStatus()
        if status == highspy.HighsModelStatus.kOptimal:
            return True
        if status == highspy.HighsModelStatus.kInfeasible:
            return False
        # From scratch, where going on from the last solution was in trouble.
        solver.clearSolver()
        solver.run()
        status = solver.getModelStatus()
        if status == highspy.HighsModelStatus.kOptimal:
            return True
        if status == highspy.HighsModelStatus.kInfeasible:
            return False
        raise RuntimeError(f"The solver ends with {status}.")

    def add(self, solver, row):
        solver.addRow(
            -highspy.kHighsInf if row.relation == "<=" else row.constant,
            highspy.kHighsInf if row.relation == ">=" else row.constant,
            len(row.coefficients),
            numpy.array(list(row.coefficients), dtype=numpy.int32),
            numpy.array(list(row.coefficients.values()), dtype=float),
        )

    def drop_conflicts(self):
        """Drops each required row that newer ones, which are kept, rule out."""
        kept = []
        solver = self.made([], [])
        for row in reversed(self.required):
            self.add(solver, row)
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
        self.add(solver, dropped)
        if not self.run(solver):
            return None
        for row in reversed(newer):
            self.add(solver, row)
            if not self.run(solver):
                return row.place
        return None

    def settle(self):
        costs = numpy.zeros(self.solver.getNumCol())
        columns = numpy.arange(len(costs), dtype=numpy.int32)
        for priority in self.priorities:
            costs[:] = 0
            members = []
            for place, row in enumerate(self.optional):
                if row.priority != priority:
                    continue
                short = self.count + 2 * place
                if row.relation != "<=":
                    members.append(short)
                if row.relation != ">=":
                    members.append(short + 1)
            costs[members] = 1
            self.solver.changeColsCost(len(costs), columns, costs)
            if not self.run(self.solver):
                raise RuntimeError("A level has no solution.")
            best = max(0.0, self.solver.getInfo().objective_function_value)
            self.optima[priority] = best
            self.solver.addRow(
                -highspy.kHighsInf,
                best + SLACK,
                len(members),
                numpy.array(members, dtype=numpy.int32),
                numpy.ones(len(members)),
            )

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
            costs = numpy.zeros(self.solver.getNumCol())
            for number, coefficient in coefficients.items():
                costs[number] = sign * coefficient
            self.solver.changeColsCost(len(costs), numpy.arange(len(costs), dtype=numpy.int32), costs)
            if not self.run(self.solver):
                return (-math.inf, math.inf)
            ends.append(sign * self.solver.getInfo().objective_function_value)
        return tuple(ends)

    def is_determined(self, coefficients):
        least, most = self.range(coefficients)
        return most - least <= TOLERANCE

    def near_zero(self):
        """Returns the optimum whose numbers are near 0, which is easy to read."""
        for number in range(self.count):
            self.solver.addVar(0.0, highspy.kHighsInf)
            added = self.solver.getNumCol() - 1
            self.solver.changeColCost(added, 1.0)
            for sign in (1.0, -1.0):
                self.solver.addRow(
                    0.0,
                    highspy.kHighsInf,
                    2,
                    numpy.array([added, number], dtype=numpy.int32),
                    numpy.array([1.0, sign]),
                )
        costs = numpy.zeros(self.solver.getNumCol())
        costs[-self.count :] = 1.0
        self.solver.changeColsCost(len(costs), numpy.arange(len(costs), dtype=numpy.int32), costs)
        if not self.run(self.solver):
            return self.values
        return list(self.solver.getSolution().col_value)[: self.count]
