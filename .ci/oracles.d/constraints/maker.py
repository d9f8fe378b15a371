"""The parts of random cases: views, ways to place them, and wishes."""

from choices import Choices, part

PARTS = (
    # start, end, centre, length along and down
    ("leading", "trailing", "centerX", "width"),
    ("top", "bottom", "centerY", "height"),
)
PRIORITIES = (100, 200, 249, 251, 500, 700, 749, 751, 900, 999)


class Maker(Choices):
    """A case in the making."""

    def __init__(self, source):
        super().__init__(source)
        self.views = [{"name": "root", "kind": "plain"}]
        self.constraints = []
        self.width = self.choose(100, 200, 160, 240, 300, 320, 375)

    def case(self):
        case = {"width": self.width, "views": self.views, "constraints": self.constraints}
        if self.chance(0.1):
            case["isRightToLeft"] = True
        return case

    # Parts

    def view(self, parent, kind="plain", **details):
        name = "abcdefghijklmnopqrstuvwxyz"[len(self.views) - 1]
        self.views.append({"name": name, "parent": parent, "kind": kind, **details})
        return name

    def leaf(self, parent, width=None):
        height = self.number(1, 6) * 8
        details = {"size": [width or self.number(1, 12) * 10, height]}
        if self.chance(0.15):
            details["hugging"] = [self.choose(250, 251, 700, 800, 1000), 250]
        if self.chance(0.2):
            details["compression"] = [self.choose(751, 740, 200, 900, 1000), 750]
        if self.chance(0.2):
            details["baselines"] = [height // 2, height - 3]
        return self.view(parent, "leaf", **details)

    def text(self, parent):
        return self.view(parent, "text", cells=self.number(1, 40))

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

    def limit(self, name, attribute, priority=1000):
        """Says how long a view is, or how long at most or at least."""
        self.join(name, attribute, self.relation(), constant=self.length(), priority=priority)

    def fill(self, name, parent, axis):
        """Joins both ends of a view with those of the view around it."""
        for place, sign in ((0, 1), (1, -1)):
            self.join(name, PARTS[axis][place], second=parent, constant=sign * self.inset())

    def inset(self):
        return self.choose(0, 0, 8, 8, 4, 10, 12, 16, 20)

    def length(self):
        return self.choose(10, 20, 24, 30, 40, 44, 50, 60, 80, 100)

    def relation(self):
        return self.choose("=", "=", "<=", ">=")

    def priority(self):
        return self.choose(*PRIORITIES)

    def names(self, parent):
        return [view["name"] for view in self.views if view.get("parent") == parent]

    def view_of(self, name):
        return next(view for view in self.views if view["name"] == name)

    # Places

    @part
    def pin(self, name, parent, axis, ways=2, priority=1000):
        """Decides where a view lies on an axis: one way for each of its start, end, centre or length."""
        names = self.names(parent)
        siblings = names[: names.index(name)]
        for place in sorted(self.order(range(4), ways)):
            attribute = PARTS[axis][place]
            if place == 3:
                self.pin_length(name, parent, siblings, axis, priority)
            elif siblings and self.chance(0.4):
                other = self.choose(*siblings)
                if place == 0 and self.chance(0.7):
                    end = PARTS[axis][1]
                    self.join(name, attribute, second=other, other=end, constant=self.inset(), priority=priority)
                else:
                    constant = self.inset() * self.choose(1, -1)
                    self.join(name, attribute, second=other, constant=constant, priority=priority)
            else:
                guide = self.chance(0.2)
                if guide and "margins" not in self.view_of(parent) and self.chance(0.3):
                    self.view_of(parent)["margins"] = [self.inset() for _ in range(4)]
                constant = self.inset() * (-1 if place == 1 else 1)
                more = {"priority": priority, "secondMargins": guide}
                self.join(name, attribute, second=parent, constant=constant, **more)

    def pin_length(self, name, parent, siblings, axis, priority=1000):
        attribute = PARTS[axis][3]
        choice = self.number(1, 4)
        if choice <= 2 or axis == 1 and not siblings:
            self.join(name, attribute, constant=self.length(), priority=priority)
        elif siblings and choice == 3:
            other, factor = self.choose(*siblings), self.choose(1, 1, 0.5, 1.5, 2)
            constant = self.choose(0, 0, 8, -8)
            self.join(name, attribute, second=other, multiplier=factor, constant=constant, priority=priority)
        else:
            factor, constant = self.choose(0.5, 0.25, 0.75), self.choose(0, 0, -8)
            self.join(name, attribute, second=parent, multiplier=factor, constant=constant, priority=priority)

    def end_below(self, parent, relation=">="):
        """Makes a view as high as what is in it needs."""
        for name in self.names(parent):
            self.join(parent, "bottom", relation, second=name, constant=self.inset())

    @part
    def member(self, parent):
        """Adds something with a place that is decided, one way or another."""
        is_content = self.chance(0.5)
        name = self.content(parent) if is_content else self.view(parent)
        for axis in range(2):
            self.pin(name, parent, axis, self.choose(1, 1, 2) if is_content else 2)

    def chain(self, parent, names, gap):
        """Joins views one after the other, from leading to trailing."""
        self.join(names[0], "leading", second=parent, constant=self.inset())
        for name, following in zip(names, names[1:]):
            self.join(following, "leading", second=name, other="trailing", constant=gap)
        for name in names:
            self.down(name, parent)
        self.join(names[-1], "trailing", second=parent, constant=-self.inset())

    def down(self, name, parent):
        self.join(name, "top", second=parent, constant=self.inset())
        if self.view_of(name)["kind"] == "plain":
            self.join(name, "height", constant=self.length())

    @part
    def extra(self, relation=None, priority=None):
        """Adds a wish between things that are there."""
        names = [view["name"] for view in self.views]
        axis, place = self.number(0, 1), self.number(0, 3)
        first = self.choose(*names[1:])
        relation, priority = relation or self.relation(), priority or self.priority()
        attribute = PARTS[axis][place]
        if place == 3 and self.chance(0.6):
            self.join(first, attribute, relation, constant=self.length(), priority=priority)
            return
        more = {"second": self.choose(*(name for name in names if name != first)), "priority": priority}
        if place == 3:
            more["multiplier"] = self.choose(1, 0.5, 2)
            more["constant"] = self.choose(0, 8, -8)
        else:
            more["other"] = PARTS[axis][self.choose(place, self.number(0, 2))]
            more["constant"] = self.choose(0, 8, -8, 20, -20)
        self.join(first, attribute, relation, **more)
