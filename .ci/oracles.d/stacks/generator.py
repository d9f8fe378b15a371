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
        self.stack(None, axis, depth, is_given=True, has_height=self.kind == "heights")
        if self.kind == "heights":
            top, _, bottom, _ = self.views[0].get("margins", [0] * 4)
            height = top + bottom + self.random.choice([20, 40, 60, 100, 160])
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

    def stack(self, parent, axis, depth, is_given, has_height):
        """Adds a stack; its width and height are given if they come from outside."""
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
            "alignment": self.random.choice(ALIGNMENTS) if self.may_align(axis, has_height) else "fill",
            "distribution": distribution,
            "spacing": spacing,
            "keepsMargins": self.chance(0.3),
        }
        view = self.add(parent, "stack", stack=stack)
        if stack["keepsMargins"]:
            # A box in CSS is never narrower than its padding, even where what is in it overlaps.
            stack["spacing"] = abs(spacing)
            view["margins"] = [self.random.choice([0, 10, 20]) for _ in range(4)]
        self.priorities(view)
        self.members(view, depth, is_given, has_height)
        return view

    def may_align(self, axis, has_height):
        """Whether the views of a stack may be as high as they like.

        Where the height of the root is given, a percentage says how high at most, and in Chromium it means
        nothing in rows whose height does not come from the root's.
        """
        return self.kind != "heights" or axis == "column" or has_height

    def members(self, view, depth, is_given, has_height):
        stack = view["stack"]
        # The width of what fills a column is its column's; equal parts may be no multiple of 10.
        is_given_inside = is_given and stack["axis"] == "column" and stack["alignment"] == "fill"
        has_height_inside = has_height and (stack["axis"] == "column" or stack["alignment"] == "fill")
        has_texts = stack["distribution"] not in ("fillEqually", "fillProportionally")
        for _ in range(self.random.randint(1, 4)):
            has_stack = depth > 1 and self.chance(0.45) and len(self.views) < 16
            if has_stack and stack["distribution"] in ("fill", "equalSpacing"):
                other = "row" if stack["axis"] == "column" else "column"
                axis = other if self.chance(0.85) else stack["axis"]
                child = self.stack(view["name"], axis, depth - 1, is_given_inside, has_height_inside)
            elif has_texts and self.chance(0.3):
                child = self.add(view["name"], "text", cells=self.random.randint(1, 30))
                self.priorities(child)
            else:
                child = self.leaf(view["name"], may_be_least=has_texts)
            if self.kind == "hidden" and self.chance(0.3) or self.chance(0.03):
                child["isHidden"] = True
            if stack["distribution"] in ("fill", "fillEqually") and self.chance(0.12):
                child["customSpacing"] = self.random.choice([0, 10, 20, 30])

    def leaf(self, parent, may_be_least):
        size = [self.random.randint(1, 12) * 10, self.random.randint(1, 6) * 10]
        if self.kind == "wide" and self.chance(0.4):
            size[0] = self.random.choice([200, 300, 500])
        leaf = self.add(parent, "leaf", size=size)
        self.priorities(leaf)
        if self.kind == "least" and may_be_least and self.chance(0.5):
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
            # A stack has no size of its own that could be required.
            most = [] if view["kind"] == "stack" else [1000]
            choices = [650, 700, 751, 900, *most]
            view["compression"] = [self.random.choice(choices) for _ in range(2)]
            if view["kind"] == "text":
                # What CSS keeps of a height is a number, and that of a text follows from its width.
                view["compression"][1] = min(view["compression"][1], 900)


KINDS = (
    "flat",
    "nested",
    "deep",
    "wide",
    "priorities",
    "distributions",
    "hidden",
    "least",
    "heights",
)


def made(seed, place):
    """Returns the kind and the case at a place of a run."""
    kind = KINDS[place % len(KINDS)]
    return kind, Maker(f"stacks/{seed}/{place}", kind).case()


def is_expressible(case):
    """Whether flexbox can say what the case says."""
    views = {view["name"]: view for view in case["views"]}
    for constraint in case["constraints"]:
        if "constant" not in constraint:
            return False
        if constraint["relation"] == "=":
            if constraint["first"] != "root" or constraint["attribute"] != "height":
                return False
        elif constraint["relation"] != ">=" or views[constraint["first"]]["kind"] != "leaf":
            return False
    for view in case["views"]:
        if view["kind"] not in ("stack", "leaf", "text"):
            return False
        if view["kind"] == "stack":
            if view["stack"]["keepsMargins"] and "margins" not in view:
                return False
            distribution = view["stack"]["distribution"]
            if case["constraints"] and not is_height_expressible(case, view, views):
                return False
            if distribution in ("fillEqually", "fillProportionally"):
                members = [other for other in case["views"] if other.get("parent") == view["name"]]
                if any(member["kind"] != "leaf" for member in members):
                    return False
                names = [member["name"] for member in members]
                if any(constraint["first"] in names for constraint in case["constraints"]):
                    return False
                if not is_given(view, views) or view["stack"]["axis"] != "row":
                    return False
                if distribution == "fillProportionally" and view["stack"]["spacing"] != 0:
                    return False
    return True


def is_given(view, views):
    """Whether the width of a stack comes from outside."""
    while "parent" in view:
        view = views[view["parent"]]
        stack = view["stack"]
        if stack["axis"] != "column" or stack["alignment"] != "fill":
            return False
    return True


def is_height_expressible(case, view, views):
    """Whether a row whose views may be as high as they like has its height from the root's."""
    if not any(constraint["first"] == "root" for constraint in case["constraints"]):
        return True
    top, _, bottom, _ = case["views"][0].get("margins", [8] * 4)
    height = next(c["constant"] for c in case["constraints"] if c["first"] == "root")
    if case["views"][0]["stack"]["keepsMargins"] and height < top + bottom:
        return False
    stack = view["stack"]
    if stack["axis"] == "column" or stack["alignment"] == "fill":
        return True
    while "parent" in view:
        view = views[view["parent"]]
        if view["stack"]["axis"] == "row" and view["stack"]["alignment"] != "fill":
            return False
    return True
