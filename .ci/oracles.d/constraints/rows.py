"""A case as rows over numbers: what Auto Layout makes of views and constraints.

Every view has four numbers: where it begins along and down, counted from the root along the reading
direction, and how long it is. All views of a case share one system, however they are nested.
"""

import math
from collections import namedtuple

# A relation `sum of coefficient * number  relation  constant`. The place is that of the constraint, none
# for what views ask for themselves.
Row = namedtuple("Row", "coefficients relation constant priority place")

REQUIRED = 1000.0
# Content may ask as strongly as a constraint, but never forces one to be dropped.
CONTENT = 999.9
# The rules of a stack give way to required constraints of its views alone.
RULES = 999.97
# By how much a view of a stack asks less strongly than its neighbour that comes first in giving way.
TURN = 1e-6
# How strongly the height of the root wants to be the least.
FITTING = 50.0

ALONG = ("leading", "trailing", "centerX", "width")
# How far from the start of a view an attribute is.
SHARES = {"leading": 0, "top": 0, "centerX": 0.5, "centerY": 0.5, "trailing": 1.0, "bottom": 1.0}
CELL_WIDTH, CELL_HEIGHT, CELL_ASCENT = 10.0, 20.0, 15.0


def axis_of(attribute):
    """Returns 0 for what lies along, 1 for what lies down."""
    return 0 if attribute in ALONG else 1


def inset(view, axis):
    """Returns the margins of a view along one axis, before and after what is in it."""
    top, leading, bottom, trailing = view.get("margins", [8] * 4)
    return (leading, trailing) if axis == 0 else (top, bottom)


class System:
    """The rows of a case, at sizes of its texts that may be set."""

    def __init__(self, case):
        self.case = case
        self.views = case["views"]
        self.index = {view["name"]: place for place, view in enumerate(self.views)}
        self.parents = [self.index[view["parent"]] if view.get("parent") else None for view in self.views]
        self.children = [[] for _ in self.views]
        for place, parent in enumerate(self.parents):
            if parent is not None:
                self.children[parent].append(place)
        self.naturals = [self.natural(view, math.inf) for view in self.views]
        self.joined = self.find_joined()
        self.placed = self.find_placed()

    @property
    def count(self):
        return 4 * len(self.views)

    @property
    def texts(self):
        return [place for place, view in enumerate(self.views) if view["kind"] == "text"]

    @property
    def is_mixed(self):
        """Whether a width depends on a height."""
        return any(
            c.get("second") and axis_of(c["attribute"]) != axis_of(c.get("secondAttribute", c["attribute"]))
            for c in self.case["constraints"]
        )

    def find_joined(self):
        """Finds the views that a constraint joins with something outside them, or that a stack places."""
        placed = {0}
        for constraint in self.case["constraints"]:
            if not constraint.get("second"):
                continue
            first, second = self.index[constraint["first"]], self.index[constraint["second"]]
            paths = self.path(first), self.path(second)
            placed.update(set(paths[0]) ^ set(paths[1]))
        for place, parent in enumerate(self.parents):
            if parent is not None and self.views[parent]["kind"] == "stack":
                placed.add(place)
        return placed

    def find_placed(self):
        """Finds the views that are joined, and those whose own lengths or whose content is constrained.

        The others lie where they were put: in the corner of their superview, without any size.
        """
        own = {
            self.index[constraint["first"]]
            for constraint in self.case["constraints"]
            if constraint.get("second", constraint["first"]) == constraint["first"]
        }
        for constraint in self.case["constraints"]:
            if constraint.get("second"):
                around = self.path(self.index[constraint["second"]])
                path = self.path(self.index[constraint["first"]])
                own.add(next(place for place in path if place in around))
        return self.joined | own

    def path(self, place):
        """Returns a view and those around it."""
        found = []
        while place is not None:
            found.append(place)
            place = self.parents[place]
        return found

    @staticmethod
    def natural(view, width):
        """Returns the size that a view would like to have, within a width; none if it has none."""
        if view["kind"] == "leaf":
            return tuple(float(length) for length in view["size"])
        if view["kind"] == "text":
            cells = view["cells"]
            fitting = cells if math.isinf(width) else math.floor(width / CELL_WIDTH + 1e-5)
            fitting = max(1, min(cells, fitting))
            return (fitting * CELL_WIDTH, math.ceil(cells / fitting) * CELL_HEIGHT)
        return None

    def side(self, name, attribute, is_guide):
        """Returns one side of a constraint as coefficients and a distance."""
        place = self.index[name]
        axis = axis_of(attribute)
        start, length = 4 * place + axis, 4 * place + axis + 2
        if attribute.endswith("Baseline"):
            distance = self.baseline(place, attribute == "firstBaseline")
            return ({start: 1.0, length: 1.0}, 0.0) if distance is None else ({start: 1.0}, distance)
        before, after = inset(self.views[place], axis) if is_guide else (0, 0)
        if attribute in ("width", "height"):
            return {length: 1.0}, -before - after
        share = SHARES[attribute]
        return {start: 1.0, length: share}, before - share * (before + after)

    def baseline(self, place, is_first):
        """Returns the distance of a baseline from the top; none for the bottom."""
        view = self.views[place]
        if view["kind"] == "text":
            height = self.naturals[place][1]
            return CELL_ASCENT if is_first else height - CELL_HEIGHT + CELL_ASCENT
        if view.get("baselines"):
            return view["baselines"][0 if is_first else -1]
        return 0.0 if is_first else None

    def constraint_row(self, place, constraint):
        coefficients, distance = self.side(
            constraint["first"], constraint["attribute"], constraint.get("firstMargins")
        )
        coefficients = dict(coefficients)
        constant = constraint.get("constant", 0) - distance
        if constraint.get("second"):
            factor = constraint.get("multiplier", 1)
            others, distance = self.side(
                constraint["second"],
                constraint.get("secondAttribute", constraint["attribute"]),
                constraint.get("secondMargins"),
            )
            constant += factor * distance
            for number, coefficient in others.items():
                coefficients[number] = coefficients.get(number, 0.0) - factor * coefficient
        coefficients = {number: c for number, c in coefficients.items() if c != 0}
        priority = float(constraint.get("priority", REQUIRED))
        return Row(coefficients, constraint["relation"], constant, priority, place)

    def rows(self, axes):
        """Returns the rows of some axes: constraints in the order of their activation, then the rest."""
        rows = [
            self.constraint_row(place, constraint)
            for place, constraint in enumerate(self.case["constraints"])
            if axis_of(constraint["attribute"]) in axes
        ]
        for axis in axes:
            rows += self.own_rows(axis)
        return rows

    def own_rows(self, axis):
        rows = []
        for place, view in enumerate(self.views):
            number = 4 * place + axis
            if place not in self.placed:
                around = 4 * self.parents[place] + axis
                rows.append(Row({number: 1.0, around: -1.0}, "=", 0.0, REQUIRED, None))
                continue
            natural = self.naturals[place]
            if natural is None:
                continue
            hugging = min(view.get("hugging", [250, 250])[axis], CONTENT)
            compression = min(view.get("compression", [750, 750])[axis], CONTENT)
            for member, around in zip(self.path(place), self.path(place)[1:]):
                if self.views[around]["kind"] == "stack":
                    # The first of equals is stretched, the last of equals shrunk, with all that is in it.
                    turn = self.children[around].index(member)
                    hugging -= (len(self.children[around]) - turn) * TURN
                    compression -= turn * TURN
                    break
            length = {number + 2: 1.0}
            rows.append(Row(length, ">=", natural[axis], float(compression), None))
            rows.append(Row(length, "<=", natural[axis], float(hugging), None))
        for place, view in enumerate(self.views):
            if view["kind"] == "stack" and self.children[place]:
                rows += self.stack_rows(place, view, axis)
        if axis == 1:
            rows.append(Row({3: 1.0}, "<=", 0.0, FITTING, None))
        return rows

    def stack_rows(self, place, view, axis):
        """Returns what a stack asks of its views along one axis."""
        stack = view["stack"]
        start = 4 * place + axis
        end = {start: -1.0, start + 2: -1.0}
        before, after = inset(view, axis) if stack["keepsMargins"] else (0, 0)
        members = [4 * member + axis for member in self.children[place]]
        if stack["axis"] != ("row", "column")[axis]:
            rows = []
            for member in members:
                rows += self.rows_across(stack["alignment"], member, start, end, before, after)
            return rows
        rows = [
            Row({members[0]: 1.0, start: -1.0}, "=", before, RULES, None),
            Row({members[-1]: 1.0, members[-1] + 2: 1.0, **end}, "=", -after, RULES, None),
        ]
        for turn, (member, following) in enumerate(zip(members, members[1:])):
            child = self.views[self.children[place][turn]]
            gap = child.get("customSpacing", stack["spacing"])
            beside = {following: 1.0, member: -1.0, member + 2: -1.0}
            rows.append(Row(beside, "=", gap, RULES, None))
            if stack["distribution"] == "fillEqually":
                rows.append(Row({following + 2: 1.0, member + 2: -1.0}, "=", 0.0, RULES, None))
        return rows

    @staticmethod
    def rows_across(alignment, member, start, end, before, after):
        whole = {member: 1.0, member + 2: 1.0}
        first = Row({member: 1.0, start: -1.0}, "=", before, RULES, None)
        last = Row({**whole, **end}, "=", -after, RULES, None)
        middle = {member: 1.0, member + 2: 0.5, start: -1.0, start + 2: -0.5}
        match alignment:
            case "fill":
                return [first, last]
            case "leading":
                rule = first
            case "trailing":
                rule = last
            case _:
                rule = Row(middle, "=", (before - after) / 2, RULES, None)
        return [rule, first._replace(relation=">="), last._replace(relation="<=")]

    def fixed(self):
        """Returns the numbers that are given: the place and the width of the root, and what nothing sizes."""
        given = {0: 0.0, 1: 0.0, 2: float(self.case["width"])}
        for place in range(len(self.views)):
            if place not in self.placed:
                given[4 * place + 2] = given[4 * place + 3] = 0.0
        return given

    def values(self, frames):
        """Returns the numbers of frames that count from the left of their superviews."""
        values = [0.0] * self.count
        is_mirrored = self.case.get("isRightToLeft", False)
        for place, view in enumerate(self.views):
            x, y, width, height = frames[view["name"]] if place else (0.0, 0.0, *frames[view["name"]][2:])
            around = 4 * (self.parents[place] or 0)
            if place and is_mirrored:
                x = values[around + 2] - x - width
            values[4 * place : 4 * place + 4] = [x + values[around], y + values[around + 1], width, height]
        return values

    def frames(self, values):
        """Returns the frames, from the left of their superviews, of numbers."""
        frames = {}
        is_mirrored = self.case.get("isRightToLeft", False)
        for place, view in enumerate(self.views):
            x, y, width, height = values[4 * place : 4 * place + 4]
            if place:
                around = 4 * self.parents[place]
                x, y = x - values[around], y - values[around + 1]
                x = values[around + 2] - x - width if is_mirrored else x
            frames[view["name"]] = [round(number, 4) + 0.0 for number in (x, y, width, height)]
        return frames
