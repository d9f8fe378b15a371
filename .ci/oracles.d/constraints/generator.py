"""Makes random cases of each kind, the same for the same seed."""

from maker import PARTS, PRIORITIES, Maker


class Kinds(Maker):
    """The kinds of cases: a method for each."""

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
                        inner,
                        PARTS[axis][part],
                        second=card,
                        constant=constant,
                        priority=priority,
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
                name,
                first,
                self.random.choice(["=", "=", "=", "<=", ">="]),
                second=self.random.choice(others),
                other=second,
                multiplier=self.random.choice([16 / 9, 9 / 16, 0.5, 1, 2]),
                constant=self.random.choice([0, 0, 0, 10]),
            )
            if self.chance(0.3):
                attribute = self.random.choice(["width", "height"])
                self.join(
                    name,
                    attribute,
                    self.relation(),
                    constant=self.length(),
                    priority=self.random.choice([1000, 500]),
                )
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
                self.join(
                    name,
                    "width",
                    self.relation(),
                    constant=self.length(),
                    priority=self.random.choice([1000, 760, 600, 300]),
                )
        self.end_below("root")

    def baselines(self):
        names = [self.content("root") for _ in range(self.random.randint(2, 3))]
        for place, name in enumerate(names):
            self.pin(name, "root", 0, self.random.choice([1, 2]))
            self.join(name, "top", ">=", second="root", constant=self.inset())
            if place > 0:
                line = self.random.choice(["firstBaseline", "lastBaseline"])
                other = self.random.choice(["firstBaseline", "lastBaseline"])
                self.join(
                    name, line, second=names[place - 1], other=other, constant=self.random.choice([0, 0, 20])
                )
        self.join(
            names[0], "top", second="root", constant=self.inset(), priority=self.random.choice([1000, 400])
        )
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
                    first,
                    attribute,
                    self.relation(),
                    second=second,
                    priority=priority,
                    multiplier=self.random.choice([0.5, 1, 1, 2]),
                )
            else:
                self.join(first, attribute, self.relation(), constant=self.length(), priority=priority)

    def card(self, parent):
        """Adds a view with something in it that decides its size, and perhaps a height of its own."""
        card = self.view(parent)
        inner = self.leaf(card)
        for axis in range(2):
            start, end, center, length = PARTS[axis]
            choice = self.random.random()
            if axis == 1 and choice < 0.4:
                self.join(inner, center, second=card)
                self.join(card, length, self.relation(), constant=self.length())
            elif axis == 0 and choice < 0.25:
                self.join(inner, start, second=card, constant=self.inset())
                factor = self.random.choice([0.25, 0.5, 0.75])
                self.join(inner, length, second=card, multiplier=factor)
                if self.chance(0.5):
                    self.join(inner, length, self.random.choice(["=", ">="]), constant=self.length())
            else:
                for part, sign in ((start, 1), (end, -1)):
                    self.join(inner, part, second=card, constant=sign * self.inset())
                if self.chance(0.3):
                    self.join(inner, length, ">=", constant=self.length())
        return card


KINDS = (
    "determined",
    "optional",
    "inequalities",
    "conflict",
    "own",
    "nested",
    "mixed",
    "negative",
    "narrow",
    "texts",
    "baselines",
    "ambiguous",
    "stacked",
)


def made(seed, place):
    """Returns the kind and the case at a place of a run."""
    kind = KINDS[place % len(KINDS)]
    maker = Kinds(f"{seed}/{place}", kind)
    getattr(maker, kind)()
    return kind, maker.case()
