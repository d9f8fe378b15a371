"""The parts of random cases: views, ways to place them, and wishes."""

import random

PARTS = (
    # start, end, centre, length along and down
    ("leading", "trailing", "centerX", "width"),
    ("top", "bottom", "centerY", "height"),
)
PRIORITIES = (100, 200, 249, 251, 500, 700, 749, 751, 900, 999)


class Maker:
    """A case in the making."""

    def __init__(self, seed, kind):
        self.random = random.Random(seed)
        self.kind = kind
        self.views = [{"name": "root", "kind": "plain"}]
        self.constraints = []
        self.width = self.random.choice([100, 160, 200, 240, 300, 320, 375])
        self.is_right_to_left = self.random.random() < 0.1

    def case(self):
        case = {"width": self.width, "views": self.views, "constraints": self.constraints}
        if self.is_right_to_left:
            case["isRightToLeft"] = True
        return case

    # Parts

    def chance(self, share):
        return self.random.random() < share

    def view(self, parent, kind="plain", **details):
        name = "abcdefghijklmnopqrstuvwxyz"[len(self.views) - 1]
        self.views.append({"name": name, "parent": parent, "kind": kind, **details})
        return name

    def leaf(self, parent, width=None, height=None):
        details = {
            "size": [width or self.random.randint(1, 12) * 10, height or self.random.randint(1, 6) * 8]
        }
        if self.chance(0.15):
            details["hugging"] = [self.random.choice([250, 251, 700, 800, 1000]), 250]
        if self.chance(0.2):
            details["compression"] = [self.random.choice([200, 740, 751, 900, 1000]), 750]
        if self.chance(0.2):
            height = details["size"][1]
            details["baselines"] = [height // 2, height - 3]
        return self.view(parent, "leaf", **details)

    def text(self, parent, cells=None):
        return self.view(parent, "text", cells=cells or self.random.randint(1, 40))

    def content(self, parent):
        return self.text(parent) if self.chance(0.25) else self.leaf(parent)

    def join(
        self, first, attribute, relation="=", second=None, other=None, constant=0, priority=1000, **more
    ):
        constraint = {"first": first, "attribute": attribute, "relation": relation}
        if second is not None:
            constraint["second"] = second
            if other is not None and other != attribute:
                constraint["secondAttribute"] = other
        if constant:
            constraint["constant"] = constant
        if priority != 1000:
            constraint["priority"] = priority
        constraint.update({key: value for key, value in more.items() if value})
        self.constraints.append(constraint)

    def inset(self):
        return self.random.choice([0, 0, 4, 8, 8, 10, 12, 16, 20])

    def length(self):
        return self.random.choice([10, 20, 24, 30, 40, 44, 50, 60, 80, 100])

    def relation(self):
        return self.random.choice(["=", "=", "<=", ">="])

    def priority(self):
        return self.random.choice(PRIORITIES)

    def names(self, parent):
        return [view["name"] for view in self.views if view.get("parent") == parent]

    # Places

    def pin(self, name, parent, axis, ways=2, priority=1000):
        """Decides where a view lies on an axis: one way for each of its start, end, centre or length."""
        siblings = [other for other in self.names(parent) if other != name]
        siblings = siblings[: self.names(parent).index(name)]
        chosen = self.random.sample(range(4), ways)
        for part in sorted(chosen):
            attribute = PARTS[axis][part]
            if part == 3:
                self.pin_length(name, parent, siblings, axis, priority)
            elif siblings and self.chance(0.4):
                other = self.random.choice(siblings)
                if part == 0 and self.chance(0.7):
                    end = PARTS[axis][1]
                    self.join(
                        name, attribute, second=other, other=end, constant=self.inset(), priority=priority
                    )
                else:
                    constant = self.inset() * self.random.choice([-1, 1])
                    self.join(name, attribute, second=other, constant=constant, priority=priority)
            else:
                sign = -1 if part == 1 else 1
                guide = self.chance(0.2)
                if guide and "margins" not in self.view_of(parent) and self.chance(0.3):
                    self.view_of(parent)["margins"] = [self.inset() for _ in range(4)]
                self.join(
                    name,
                    attribute,
                    second=parent,
                    constant=sign * self.inset(),
                    priority=priority,
                    secondMargins=guide,
                )

    def pin_length(self, name, parent, siblings, axis, priority=1000):
        attribute = PARTS[axis][3]
        choice = self.random.random()
        if choice < 0.5 or (axis == 1 and not siblings):
            self.join(name, attribute, constant=self.length(), priority=priority)
        elif siblings and choice < 0.75:
            factor = self.random.choice([0.5, 1, 1, 1.5, 2])
            self.join(
                name,
                attribute,
                second=self.random.choice(siblings),
                multiplier=factor,
                constant=self.random.choice([0, 0, 8, -8]),
                priority=priority,
            )
        else:
            factor = self.random.choice([0.25, 0.5, 0.75])
            self.join(
                name,
                attribute,
                second=parent,
                multiplier=factor,
                constant=self.random.choice([0, 0, -8]),
                priority=priority,
            )

    def view_of(self, name):
        return next(view for view in self.views if view["name"] == name)

    def end_below(self, parent, relation=None):
        """Makes a view as high as what is in it needs."""
        for name in self.names(parent):
            self.join(parent, "bottom", relation or ">=", second=name, constant=self.inset())

    def member(self, parent):
        """Adds something with a place that is decided, one way or another."""
        if self.chance(0.5):
            name = self.content(parent)
            for axis in range(2):
                self.pin(name, parent, axis, self.random.choice([1, 1, 2]))
        else:
            name = self.view(parent)
            for axis in range(2):
                self.pin(name, parent, axis)
        return name

    def chain(self, parent, names, gap=8):
        """Joins views one after the other, from leading to trailing."""
        previous = None
        for name in names:
            if previous is None:
                self.join(name, "leading", second=parent, constant=self.inset())
            else:
                self.join(name, "leading", second=previous, other="trailing", constant=gap)
            previous = name
            self.down(name, parent)
        self.join(previous, "trailing", second=parent, constant=-self.inset())

    def down(self, name, parent):
        self.join(name, "top", second=parent, constant=self.inset())
        if self.view_of(name)["kind"] == "plain":
            self.join(name, "height", constant=self.length())

    def extra(self, relation=None, priority=None):
        """Adds a wish between things that are there."""
        names = [view["name"] for view in self.views]
        axis = self.random.randrange(2)
        first = self.random.choice(names[1:])
        part = self.random.randrange(4)
        relation = relation or self.relation()
        priority = priority or self.priority()
        attribute = PARTS[axis][part]
        if part == 3:
            if self.chance(0.6):
                return self.join(first, attribute, relation, constant=self.length(), priority=priority)
            second = self.random.choice([name for name in names if name != first])
            return self.join(
                first,
                attribute,
                relation,
                second=second,
                multiplier=self.random.choice([0.5, 1, 2]),
                constant=self.random.choice([0, 8, -8]),
                priority=priority,
            )
        second = self.random.choice([name for name in names if name != first])
        other = PARTS[axis][self.random.choice([part, self.random.randrange(3)])]
        self.join(
            first,
            attribute,
            relation,
            second=second,
            other=other,
            constant=self.random.choice([0, 8, -8, 20, -20]),
            priority=priority,
        )
