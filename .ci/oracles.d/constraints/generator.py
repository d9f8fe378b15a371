"""Makes random cases of each kind, the same for the same seed."""

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
        details = {"size": [width or self.random.randint(1, 12) * 10, height or self.random.randint(1, 6) * 8]}
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

    def join(self, first, attribute, relation="=", second=None, other=None, constant=0, priority=1000, **more):
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
                    self.join(name, attribute, second=other, other=end, constant=self.inset(), priority=priority)
                else:
                    constant = self.inset() * self.random.choice([-1, 1])
                    self.join(name, attribute, second=other, constant=constant, priority=priority)
            else:
                sign = -1 if part == 1 else 1
                guide = self.chance(0.2)
                if guide and "margins" not in self.view_of(parent) and self.chance(0.3):
                    self.view_of(parent)["margins"] = [self.inset() for _ in range(4)]
                self.join(
                    name, attribute, second=parent, constant=sign * self.inset(), priority=priority,
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
                name, attribute, second=self.random.choice(siblings), multiplier=factor,
                constant=self.random.choice([0, 0, 8, -8]), priority=priority,
            )
        else:
            factor = self.random.choice([0.25, 0.5, 0.75])
            self.join(
                name, attribute, second=parent, multiplier=factor,
                constant=self.random.choice([0, 0, -8]), priority=priority,
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
                first, attribute, relation, second=second, multiplier=self.random.choice([0.5, 1, 2]),
                constant=self.random.choice([0, 8, -8]), priority=priority,
            )
        second = self.random.choice([name for name in names if name != first])
        other = PARTS[axis][self.random.choice([part, self.random.randrange(3)])]
        self.join(
            first, attribute, relation, second=second, other=other,
            constant=self.random.choice([0, 8, -8, 20, -20]), priority=priority,
        )

    # Kinds

    def determined(self):
        for _ in range(self.random.randint(1, 5)):
            self.member("root")
        self.end_below("root")

    def optional(self):
        self.determined()
        for _ in range(self.random.randint(1, 4)):
            self.extra()

    def inequalities(self):
        for _ in range(self.random.randint(1, 4)):
            name = self.content("root")
            for axis in range(2):
                start, end = PARTS[axis][:2]
                self.join(name, start, ">=", second="root", constant=self.inset())
                self.join(name, end, "<=", second="root", constant=-self.inset())
                self.pin(name, "root", axis, 1, self.random.choice([1000, 999, 500]))
        self.end_below("root")
        for _ in range(self.random.randint(0, 2)):
            self.extra(self.random.choice(["<=", ">="]))

    def conflict(self):
        self.determined()
        for _ in range(self.random.randint(1, 3)):
            self.extra(priority=1000)
        if self.chance(0.5):
            self.random.shuffle(self.constraints)

    def own(self):
        """Views with a height of their own, and something in the middle or all over them."""
        card = "root" if self.chance(0.4) else self.view("root")
        if card != "root":
            self.pin(card, "root", 0)
            self.pin(card, "root", 1, 1)
        inner = self.content(card)
        for axis in range(2):
            if self.chance(0.5):
                self.pin(inner, card, axis, self.random.choice([1, 2]))
            else:
                guide = self.chance(0.5)
                for part, sign in ((0, 1), (1, -1)):
                    constant = 0 if guide else sign * self.inset()
                    priority = self.random.choice([999, 1000])
                    self.join(
                        inner, PARTS[axis][part], second=card, constant=constant, priority=priority,
                        secondMargins=guide,
                    )
        for _ in range(self.random.randint(1, 2)):
            priority = self.random.choice([1000, 1000, 1000, 751, 500])
            self.join(card, "height", self.relation(), constant=self.length(), priority=priority)
        if card != "root" and self.chance(0.3):
            self.join(card, "width", self.relation(), constant=self.length(), priority=self.priority())
        if card != "root":
            self.end_below("root")

    def nested(self):
        """Views in views in views, each placed in the one around it, and some across."""
        parents = ["root"]
        for _ in range(self.random.randint(2, 6)):
            parent = self.random.choice(parents[-2:])
            if self.chance(0.5) and len(parents) < 4:
                name = self.view(parent)
                parents.append(name)
                for axis in range(2):
                    self.pin(name, parent, axis, self.random.choice([1, 1, 2]))
            else:
                self.member(parent)
        for parent in parents[1:]:
            if not self.names(parent):
                self.content(parent)
            for axis in range(2):
                start, end = PARTS[axis][:2]
                for name in self.names(parent):
                    if self.chance(0.6):
                        self.join(name, end, second=parent, constant=-self.inset(), priority=999)
                        self.join(name, start, second=parent, constant=self.inset(), priority=999)
                    else:
                        self.join(parent, end, ">=", second=name, constant=self.inset())
        self.end_below("root")
        for _ in range(self.random.randint(0, 2)):
            self.extra()

    def mixed(self):
        """Widths that depend on heights: pictures, squares, and rings of lengths."""
        for _ in range(self.random.randint(1, 3)):
            name = self.view("root") if self.chance(0.6) else self.leaf("root")
            self.pin(name, "root", 0, self.random.choice([1, 2]))
            self.pin(name, "root", 1, 1)
            first, second = self.random.sample(["width", "height"], 2)
            others = self.names("root") if self.chance(0.3) else [name]
            self.join(
                name, first, self.random.choice(["=", "=", "=", "<=", ">="]),
                second=self.random.choice(others), other=second,
                multiplier=self.random.choice([16 / 9, 9 / 16, 0.5, 1, 2]),
                constant=self.random.choice([0, 0, 0, 10]),
            )
            if self.chance(0.3):
                attribute = self.random.choice(["width", "height"])
                self.join(name, attribute, self.relation(), constant=self.length(), priority=self.random.choice([1000, 500]))
        if self.chance(0.3):
            self.ring()
        self.end_below("root", "=" if len(self.views) == 2 and self.chance(0.5) else ">=")

    def ring(self):
        """Two views whose lengths depend on each other, through a width and a height."""
        first, second = self.view("root"), self.view("root")
        gap = self.inset()
        self.join(first, "leading", second="root")
        self.join(second, "leading", second=first, other="trailing", constant=gap)
        self.join(second, "trailing", second="root")
        self.join(first, "top", second="root")
        self.join(second, "top", second="root")
        factor = self.random.choice([0.5, 1, 2])
        self.join(second, "height", second=first, other="width", multiplier=factor)
        self.join(second, "width", second=second, other="height", multiplier=self.random.choice([0.5, 1]))
        self.join(first, "height", second=second, multiplier=self.random.choice([0.5, 1]))

    def negative(self):
        """Lengths that would be below nothing: too much content, and what is less than another."""
        if self.chance(0.5):
            names = [self.leaf("root", width=self.random.choice([60, 100, 200])) for _ in range(2)]
            names.insert(1, self.view("root"))
            self.chain("root", names, self.inset())
        else:
            name = self.view("root")
            share = self.random.choice([-80, -150, -200, -300])
            priority = self.random.choice([999, 999, 600])
            self.join(name, "leading", second="root", constant=self.inset())
            self.join(name, "width", second="root", constant=share, priority=priority)
            self.down(name, "root")
            other = self.leaf("root")
            self.join(other, "leading", second=name, other="trailing", constant=self.inset())
            self.down(other, "root")
            if self.chance(0.5):
                self.join(other, "height", second=name, constant=-self.length(), priority=999)
        self.end_below("root")
        if self.chance(0.3):
            self.extra()

    def narrow(self):
        """More than the root's width has room for."""
        self.width = self.random.choice([0, 40, 80, 100, 200])
        names = []
        for _ in range(self.random.randint(1, 3)):
            if self.chance(0.4):
                name = self.leaf("root", width=self.random.choice([100, 200, 640]))
            else:
                name = self.view("root")
                relation = self.random.choice(["=", ">="])
                self.join(name, "width", relation, constant=self.random.choice([60, 100, 200, 640]))
            names.append(name)
        self.chain("root", names, self.inset())
        if self.chance(0.5):
            name = self.leaf("root", width=20)
            self.join(name, "trailing", second="root", constant=-10)
            self.down(name, "root")
        self.end_below("root")
        if self.chance(0.3):
            self.random.shuffle(self.constraints)

    def texts(self):
        """Texts that break their lines where there is less room."""
        names = [self.text("root")]
        if self.chance(0.7):
            names.insert(self.random.randrange(2), self.content("root"))
        if self.chance(0.6):
            self.chain("root", names, self.inset())
        else:
            for name in names:
                self.pin(name, "root", 0, 2)
                self.pin(name, "root", 1, 1)
        for name in names:
            if self.chance(0.4):
                self.join(name, "width", self.relation(), constant=self.length(), priority=self.random.choice([1000, 760, 600, 300]))
        self.end_below("root")

    def baselines(self):
        names = [self.content("root") for _ in range(self.random.randint(2, 3))]
        for place, name in enumerate(names):
            self.pin(name, "root", 0, self.random.choice([1, 2]))
            self.join(name, "top", ">=", second="root", constant=self.inset())
            if place > 0:
                line = self.random.choice(["firstBaseline", "lastBaseline"])
                other = self.random.choice(["firstBaseline", "lastBaseline"])
                self.join(name, line, second=names[place - 1], other=other, constant=self.random.choice([0, 0, 20]))
        self.join(names[0], "top", second="root", constant=self.inset(), priority=self.random.choice([1000, 400]))
        self.end_below("root")

    def ambiguous(self):
        """Views whose place is decided half, or not at all."""
        for _ in range(self.random.randint(1, 3)):
            name = self.view("root") if self.chance(0.5) else self.leaf("root")
            for axis in range(2):
                self.pin(name, "root", axis, self.random.choice([0, 1, 1, 2]))
        if self.chance(0.3):
            inner = self.view(self.views[-1]["name"]) if self.views[-1]["kind"] == "plain" else None
            if inner and self.chance(0.5):
                self.pin(inner, self.view_of(inner)["parent"], 0, 1)
        self.end_below("root") if self.chance(0.7) and self.constraints else None


    def stacked(self):
        """A stack whose views have constraints of their own, and with each other."""
        stack = {
            "axis": self.random.choice(["row", "column"]),
            "alignment": self.random.choice(["fill", "leading", "center", "trailing"]),
            "distribution": "fill" if self.chance(0.85) else "fillEqually",
            "spacing": self.random.choice([0, 4, 8, 10]),
            "keepsMargins": self.chance(0.2),
        }
        name = self.view("root", "stack", stack=stack)
        for axis in range(2):
            for part, sign in ((0, 1), (1, -1)):
                self.join(name, PARTS[axis][part], second="root", constant=sign * self.inset())
        for _ in range(self.random.randint(1, 4)):
            if self.chance(0.3):
                self.card(name)
            else:
                leaf = self.leaf(name)
                if self.view_of(leaf).get("compression", [0])[0] == 1000:
                    del self.view_of(leaf)["compression"]
                if self.view_of(leaf).get("hugging", [0])[0] == 1000:
                    del self.view_of(leaf)["hugging"]
        members = self.names(name)
        for _ in range(self.random.randint(0, 3)):
            first = self.random.choice(members)
            attribute = self.random.choice(["width", "height"])
            priority = self.random.choice([1000, 1000, 1000, *PRIORITIES])
            if len(members) > 1 and self.chance(0.4):
                second = self.random.choice([member for member in members if member != first])
                self.join(
                    first, attribute, self.relation(), second=second, priority=priority,
                    multiplier=self.random.choice([0.5, 1, 1, 2]),
                )
            else:
                self.join(first, attribute, self.relation(), constant=self.length(), priority=priority)

    def card(self, parent):
        """Adds a view with something in it that decides its size, and perhaps a height of its own."""
        card = self.view(parent)
        inner = self.leaf(card)
        for axis in range(2):
            if axis == 1 and self.chance(0.4):
                self.join(inner, "centerY", second=card)
                self.join(card, "height", self.relation(), constant=self.length())
                continue
            for part, sign in ((0, 1), (1, -1)):
                self.join(inner, PARTS[axis][part], second=card, constant=sign * self.inset())
        return card

KINDS = (
    "determined", "optional", "inequalities", "conflict", "own", "nested", "mixed", "negative",
    "narrow", "texts", "baselines", "ambiguous", "stacked",
)


def made(seed, place):
    """Returns the kind and the case at a place of a run."""
    kind = KINDS[place % len(KINDS)]
    maker = Maker(f"{seed}/{place}", kind)
    getattr(maker, kind)()
    return kind, maker.case()
