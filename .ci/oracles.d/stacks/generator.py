"""Makes random nested stacks that flexbox can express exactly, the same for the same seed.

Widths are multiples of 10, so that a text of cells of 10 is as wide as its longest line wherever it breaks.
What flexbox cannot say is not made:
- hugging and compression are ranks, which flex factors far apart express;
- equal filling and proportional filling take place where the width of the stack comes from outside;
- equal centring, baselines and stacks that ignore their own order have no words in flexbox.
"""

import random

ALIGNMENTS = ("fill", "leading", "center", "trailing")


class Maker:
    """A case in the making."""

    def __init__(self, seed, kind):
        self.random = random.Random(seed)
        self.kind = kind
        self.views = []
        self.constraints = []

    def case(self):
        self.tree()
        case = {
            "width": self.random.choice([40, 60, 100, 160, 200, 240, 300, 320, 400]),
            "views": self.views,
            "constraints": self.constraints,
        }
        if self.chance(0.15):
            case["isRightToLeft"] = True
        return case

    def chance(self, share):
        return self.random.random() < share

    def tree(self):
        depth = {"flat": 1, "nested": 3, "deep": 5}.get(self.kind, 3)
        axis = self.random.choice(["row", "column"])
        self.stack(None, axis, depth, is_given=True)
        if self.kind == "heights":
            height = self.random.choice([20, 40, 60, 100, 160])
            self.constraints.append(
                {"first": "root", "attribute": "height", "relation": "=", "constant": height}
            )

    def add(self, parent, kind, **details):
        name = "root" if parent is None else f"{'abcdefghijklmnopqrstuvwxyz'[(len(self.views) - 1) % 26]}"
        if len(self.views) > 26:
            name += str((len(self.views) - 1) // 26)
        view = {"name": name, "kind": kind, **details}
        if parent is not None:
            view["parent"] = parent
        self.views.append(view)
        return view

    def stack(self, parent, axis, depth, is_given, may_have_margins=True):
        """Adds a stack; its width is given if it comes from outside."""
        distribution = "fill"
        if self.kind == "distributions" or self.chance(0.15):
            choices = ["equalSpacing"]
            if is_given and axis == "row":
                choices += ["fillEqually", "fillProportionally"]
            distribution = self.random.choice(choices)
        spacing = 0 if distribution == "fillProportionally" else self.random.choice([0, 10, 10, 20, -10])
        if distribution == "equalSpacing":
            spacing = abs(spacing)
        stack = {
            "axis": axis,
            "alignment": self.random.choice(ALIGNMENTS),
            "distribution": distribution,
            "spacing": spacing,
            "keepsMargins": may_have_margins and self.chance(0.3),
        }
        view = self.add(parent, "stack", stack=stack)
        if stack["keepsMargins"]:
            view["margins"] = [self.random.choice([0, 10, 20]) for _ in range(4)]
        self.priorities(view)
        self.members(view, depth, is_given)
        return view

    def members(self, view, depth, is_given):
        stack = view["stack"]
        # The width of what fills a column is its column's; equal parts may be no multiple of 10.
        is_given_inside = is_given and stack["axis"] == "column" and stack["alignment"] == "fill"
        has_texts = stack["distribution"] not in ("fillEqually", "fillProportionally")
        for _ in range(self.random.randint(1, 4)):
            has_stack = depth > 1 and self.chance(0.45) and len(self.views) < 16
            if has_stack and stack["distribution"] in ("fill", "equalSpacing"):
                other = "row" if stack["axis"] == "column" else "column"
                axis = other if self.chance(0.85) else stack["axis"]
                child = self.stack(view["name"], axis, depth - 1, is_given_inside)
            elif has_texts and self.chance(0.3):
                child = self.add(view["name"], "text", cells=self.random.randint(1, 30))
                self.priorities(child)
            else:
                child = self.leaf(view["name"])
            if self.kind == "hidden" and self.chance(0.3) or self.chance(0.03):
                child["isHidden"] = True
            if stack["distribution"] in ("fill", "fillEqually") and self.chance(0.12):
                child["customSpacing"] = self.random.choice([0, 10, 20, 30])

    def leaf(self, parent):
        size = [self.random.randint(1, 12) * 10, self.random.randint(1, 6) * 10]
        if self.kind == "wide" and self.chance(0.4):
            size[0] = self.random.choice([200, 300, 500])
        leaf = self.add(parent, "leaf", size=size)
        self.priorities(leaf)
        if self.kind == "least" and self.chance(0.5):
            attribute = self.random.choice(["width", "width", "height"])
            constant = self.random.choice([10, 40, 60, 70, 80, 120])
            self.constraints.append(
                {"first": leaf["name"], "attribute": attribute, "relation": ">=", "constant": constant}
            )
        return leaf

    def priorities(self, view):
        share = 0.5 if self.kind == "priorities" else 0.12
        if self.chance(share):
            view["hugging"] = [self.random.choice([200, 251, 300, 600]) for _ in range(2)]
        if self.chance(share):
            view["compression"] = [self.random.choice([650, 700, 751, 900, 1000]) for _ in range(2)]


KINDS = (
    "flat", "nested", "deep", "wide", "priorities", "distributions", "hidden", "least", "heights",
)


def made(seed, place):
    """Returns the kind and the case at a place of a run."""
    kind = KINDS[place % len(KINDS)]
    return kind, Maker(f"stacks/{seed}/{place}", kind).case()
