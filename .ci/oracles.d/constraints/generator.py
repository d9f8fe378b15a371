"""Makes random cases of each kind."""

from choices import part
from maker import PARTS, PRIORITIES, Maker


class Kinds(Maker):
    """The kinds of cases: a method for each."""

    def determined(self):
        for _ in range(self.number(1, 5)):
            self.member("root")
        self.end_below("root")

    def optional(self):
        self.determined()
        for _ in range(self.number(1, 4)):
            self.extra()

    def inequalities(self):
        for _ in range(self.number(1, 4)):
            name = self.content("root")
            for axis in range(2):
                start, end = PARTS[axis][:2]
                self.join(name, start, ">=", second="root", constant=self.inset())
                self.join(name, end, "<=", second="root", constant=-self.inset())
                self.pin(name, "root", axis, 1, self.choose(1000, 999, 500))
        self.end_below("root")
        for _ in range(self.number(0, 2)):
            self.extra(self.choose("<=", ">="))

    def conflict(self):
        self.determined()
        for _ in range(self.number(1, 3)):
            self.extra(priority=1000)
        if self.chance(0.5):
            self.constraints = self.order(self.constraints)

    def own(self):
        """Views with a height of their own, and something in the middle or all over them."""
        card = "root" if self.chance(0.4) else self.view("root")
        if card != "root":
            self.pin(card, "root", 0)
            self.pin(card, "root", 1, 1)
        inner = self.content(card)
        for axis in range(2):
            if self.chance(0.5):
                self.pin(inner, card, axis, self.choose(1, 2))
            else:
                guide = self.chance(0.5)
                for place, sign in ((0, 1), (1, -1)):
                    constant = 0 if guide else sign * self.inset()
                    more = {"priority": self.choose(1000, 999), "secondMargins": guide}
                    self.join(inner, PARTS[axis][place], second=card, constant=constant, **more)
        for _ in range(self.number(1, 2)):
            self.limit(card, "height", self.choose(1000, 1000, 1000, 751, 500))
        if card != "root":
            if self.chance(0.3):
                self.limit(card, "width", self.priority())
            self.end_below("root")

    def nested(self):
        """Views in views in views, each placed in the one around it, and some across."""
        parents = ["root"]
        for _ in range(self.number(2, 6)):
            parent = self.choose(*parents[-2:])
            if self.chance(0.5) and len(parents) < 4:
                name = self.view(parent)
                parents.append(name)
                for axis in range(2):
                    self.pin(name, parent, axis, self.choose(1, 1, 2))
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
        for _ in range(self.number(0, 2)):
            self.extra()

    def mixed(self):
        """Widths that depend on heights: pictures, squares, and rings of lengths."""
        for _ in range(self.number(1, 3)):
            name = self.view("root") if self.chance(0.6) else self.leaf("root")
            self.pin(name, "root", 0, self.choose(1, 2))
            self.pin(name, "root", 1, 1)
            first, second = self.order(["width", "height"])
            others = self.names("root") if self.chance(0.3) else [name]
            relation = self.choose("=", "=", "=", "<=", ">=")
            factor, constant = self.choose(1, 2, 0.5, 16 / 9, 9 / 16), self.choose(0, 0, 0, 10)
            more = {"other": second, "multiplier": factor, "constant": constant}
            self.join(name, first, relation, second=self.choose(*others), **more)
            if self.chance(0.3):
                self.limit(name, self.choose("width", "height"), self.choose(1000, 500))
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
        for name in (first, second):
            self.join(name, "top", second="root")
        self.join(second, "height", second=first, other="width", multiplier=self.choose(1, 0.5, 2))
        self.join(second, "width", second=second, other="height", multiplier=self.choose(1, 0.5))
        self.join(first, "height", second=second, multiplier=self.choose(1, 0.5))

    def negative(self):
        """Lengths that would be below nothing: too much content, and what is less than another."""
        if self.chance(0.5):
            names = [self.leaf("root", width=self.choose(60, 100, 200)) for _ in range(2)]
            names.insert(1, self.view("root"))
            self.chain("root", names, self.inset())
        else:
            name = self.view("root")
            share = self.choose(-80, -150, -200, -300)
            priority = self.choose(999, 999, 600)
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
        self.width = self.choose(0, 40, 80, 100, 200)
        names = []
        for _ in range(self.number(1, 3)):
            if self.chance(0.4):
                name = self.leaf("root", width=self.choose(100, 200, 640))
            else:
                name = self.view("root")
                relation = self.choose("=", ">=")
                self.join(name, "width", relation, constant=self.choose(60, 100, 200, 640))
            names.append(name)
        self.chain("root", names, self.inset())
        if self.chance(0.5):
            name = self.leaf("root", width=20)
            self.join(name, "trailing", second="root", constant=-10)
            self.down(name, "root")
        self.end_below("root")
        if self.chance(0.3):
            self.constraints = self.order(self.constraints)

    def texts(self):
        """Texts that break their lines where there is less room."""
        names = [self.text("root")]
        if self.chance(0.7):
            names.insert(self.number(0, 1), self.content("root"))
        if self.chance(0.6):
            self.chain("root", names, self.inset())
        else:
            for name in names:
                self.pin(name, "root", 0, 2)
                self.pin(name, "root", 1, 1)
        for name in names:
            if self.chance(0.4):
                self.limit(name, "width", self.choose(1000, 760, 600, 300))
        self.end_below("root")

    def baselines(self):
        names = [self.content("root") for _ in range(self.number(2, 3))]
        for place, name in enumerate(names):
            self.pin(name, "root", 0, self.choose(1, 2))
            self.join(name, "top", ">=", second="root", constant=self.inset())
            if place > 0:
                line = self.choose("firstBaseline", "lastBaseline")
                other = self.choose("firstBaseline", "lastBaseline")
                self.join(name, line, second=names[place - 1], other=other, constant=self.choose(0, 0, 20))
        self.join(names[0], "top", second="root", constant=self.inset(), priority=self.choose(1000, 400))
        self.end_below("root")

    def ambiguous(self):
        """Views whose place is decided half, or not at all."""
        for _ in range(self.number(1, 3)):
            name = self.view("root") if self.chance(0.5) else self.leaf("root")
            for axis in range(2):
                self.pin(name, "root", axis, self.choose(0, 1, 1, 2))
        if self.chance(0.3):
            last = self.views[-1]
            if last["kind"] == "plain":
                inner = self.view(last["name"])
                if self.chance(0.5):
                    self.pin(inner, last["name"], 0, 1)
        if self.chance(0.7) and self.constraints:
            self.end_below("root")

    def stacked(self):
        """A stack whose views have constraints of their own, and with each other."""
        stack = {
            "axis": self.choose("row", "column"),
            "alignment": self.choose("fill", "leading", "center", "trailing"),
            "distribution": "fillEqually" if self.chance(0.15) else "fill",
            "spacing": self.choose(0, 4, 8, 10),
            "keepsMargins": self.chance(0.2),
        }
        name = self.view("root", "stack", stack=stack)
        for axis in range(2):
            self.fill(name, "root", axis)
        for _ in range(self.number(1, 4)):
            if self.chance(0.3):
                self.card(name)
            else:
                leaf = self.view_of(self.leaf(name))
                for option in ("compression", "hugging"):
                    if leaf.get(option, [0])[0] == 1000:
                        del leaf[option]
        members = self.names(name)
        for _ in range(self.number(0, 3)):
            first = self.choose(*members)
            attribute = self.choose("width", "height")
            priority = self.choose(1000, 1000, 1000, *PRIORITIES)
            if len(members) > 1 and self.chance(0.4):
                second = self.choose(*(member for member in members if member != first))
                more = {"priority": priority, "multiplier": self.choose(1, 1, 0.5, 2)}
                self.join(first, attribute, self.relation(), second=second, **more)
            else:
                self.limit(first, attribute, priority)

    @part
    def card(self, parent):
        """Adds a view with something in it that decides its size, and perhaps a height of its own."""
        card = self.view(parent)
        inner = self.leaf(card)
        for axis in range(2):
            start, _, center, length = PARTS[axis]
            if axis == 1 and self.chance(0.4):
                self.join(inner, center, second=card)
                self.limit(card, length)
            elif axis == 0 and self.chance(0.25):
                self.join(inner, start, second=card, constant=self.inset())
                self.join(inner, length, second=card, multiplier=self.choose(0.5, 0.25, 0.75))
                if self.chance(0.5):
                    self.join(inner, length, self.choose("=", ">="), constant=self.length())
            else:
                self.fill(inner, card, axis)
                if self.chance(0.3):
                    self.join(inner, length, ">=", constant=self.length())


KINDS = ("determined", "optional", "inequalities", "conflict", "own", "nested", "mixed")
KINDS += ("negative", "narrow", "texts", "baselines", "ambiguous", "stacked")
