"""Makes random nested stacks that flexbox can express exactly.

Widths are multiples of 10, so that a text of cells of 10 is as wide as its longest line wherever it breaks.
What flexbox cannot say is not made:
- hugging and compression are ranks, which flex factors far apart express;
- equal filling and proportional filling take place where the width of the stack comes from outside;
- equal centring, baselines and stacks that ignore their own order have no words in flexbox;
- stacks that wrap have a width from outside or their natural one, as a box in CSS is not so narrow as its longest line;
  the same holds for grids. They have no custom spacings, which would count at the end of a line, and no equal parts,
  whose lines have no end.
"""

from choices import Choices, part

KINDS = ("flat", "nested", "deep", "wide", "priorities", "distributions", "hidden", "least", "heights")
KINDS += ("lines", "grids")


class Maker(Choices):
    """A case in the making."""

    def __init__(self, source, kind):
        super().__init__(source)
        self.kind = kind
        self.views = []
        self.constraints = []

    def case(self):
        depth = {"flat": 1, "nested": 3, "deep": 5}.get(self.kind, 3)
        axis = self.choose("row", "column")
        self.stack(None, axis, depth, is_given=True, has_height=self.kind == "heights")
        if self.kind == "heights":
            top, _, bottom, _ = self.views[0].get("margins", [0] * 4)
            height = top + bottom + self.choose(20, 40, 60, 100, 160)
            self.constrain("root", "height", "=", height)
        width = self.choose(100, 200, 40, 60, 160, 240, 300, 320, 400)
        case = {"width": width, "views": self.views, "constraints": self.constraints}
        if self.chance(0.15):
            case["isRightToLeft"] = True
        return case

    def constrain(self, name, attribute, relation, constant):
        self.constraints.append(
            {"first": name, "attribute": attribute, "relation": relation, "constant": constant}
        )

    def add(self, parent, kind, **details):
        name = "root"
        if parent is not None:
            turn, letter = divmod(len(self.views) - 1, 26)
            name = "abcdefghijklmnopqrstuvwxyz"[letter] + str(turn or "")
            details["parent"] = parent
        view = {"name": name, "kind": kind, **details}
        self.views.append(view)
        return view

    def stack(self, parent, axis, depth, is_given, has_height, is_exact=True):
        """Adds a stack; its width and height are given if they come from outside, and the width is exact if it comes
        from outside or is the natural one."""
        may_wrap = axis == "row" and is_exact and self.kind != "heights"
        wraps = may_wrap and self.chance(0.6 if self.kind == "lines" else 0.1)
        is_grid = may_wrap and not wraps and self.chance(0.6 if self.kind == "grids" else 0.05)
        distribution = "fill"
        if not is_grid and (self.chance(0.15) or self.kind == "distributions"):
            choices = ["equalSpacing"]
            if is_given and axis == "row" and not wraps:
                choices += ["fillEqually", "fillProportionally"]
            distribution = self.choose(*choices)
        spacing = 0 if distribution == "fillProportionally" else self.choose(0, 10, 10, 20, -10)
        if distribution == "equalSpacing" or wraps or is_grid:
            spacing = abs(spacing)
        # Where the height of the root is given, a percentage says how high a view is at most, and in Chromium it means
        # nothing in rows whose height does not come from the root's.
        may_align = self.kind != "heights" or axis == "column" or has_height
        stack = {
            "axis": axis,
            "alignment": self.choose("fill", "leading", "center", "trailing") if may_align else "fill",
            "distribution": distribution,
            "spacing": spacing,
            "keepsMargins": self.chance(0.3),
        }
        if wraps:
            stack["wraps"] = True
        if is_grid:
            columns = [self.column() for _ in range(self.number(1, 4))]
            # In CSS what is repeated stands beside fixed columns only, and repeats of a natural width are left out.
            stack["columns"] = self.choose([self.choose("40+", "70+", "100+")], columns) if is_given else columns
        if wraps or is_grid:
            if self.chance(0.5):
                stack["lineSpacing"] = self.choose(0, 10, 20)
        view = self.add(parent, "stack", stack=stack)
        if stack["keepsMargins"]:
            # A box in CSS is never narrower than its padding, even where what is in it overlaps.
            stack["spacing"] = abs(spacing)
            view["margins"] = [self.choose(0, 10, 20) for _ in range(4)]
        self.priorities(view)
        # The width of what fills a column is its column's; equal parts may be no multiple of 10.
        is_given = is_given and axis == "column" and stack["alignment"] == "fill"
        has_height = has_height and (axis == "column" or stack["alignment"] == "fill")
        # The width of a view is its column's, or its share of a row.
        is_exact = is_exact and (axis == "row" or stack["alignment"] == "fill")
        for _ in range(self.number(1, 8 if wraps or is_grid else 4)):
            self.member(view, depth, is_given, has_height, is_exact)
        return view

    @part
    def member(self, view, depth, is_given, has_height, is_exact):
        """Adds a view to a stack, in which width and height come from outside or do not."""
        stack = view["stack"]
        columns = stack.get("columns", [])
        has_texts = stack["distribution"] not in ("fillEqually", "fillProportionally")
        # The width of a column that shares may be no multiple of 10.
        has_texts = has_texts and all(column.isdigit() for column in columns)
        if has_texts and depth > 1 and len(self.views) < 16 and self.chance(0.45):
            other = "row" if stack["axis"] == "column" else "column"
            axis = stack["axis"] if self.chance(0.15) else other
            child = self.stack(view["name"], axis, depth - 1, is_given, has_height, is_exact)
        elif has_texts and self.chance(0.3):
            child = self.add(view["name"], "text", cells=self.number(1, 30))
            self.priorities(child)
        else:
            child = self.leaf(view["name"], may_be_least=has_texts)
        if self.chance(0.32 if self.kind == "hidden" else 0.03):
            child["isHidden"] = True
        if stack.get("wraps") and stack["distribution"] == "equalSpacing":
            # Whether a view is alone in its line, and is stretched, is not known here.
            child.pop("hugging", None)
        if columns and not columns[0].endswith("+") and self.chance(0.3):
            child["columnSpan"] = self.number(2, 4)
        may_be_spaced = stack["distribution"] in ("fill", "fillEqually") and not stack.get("wraps") and not columns
        if may_be_spaced and self.chance(0.12):
            child["customSpacing"] = self.choose(0, 10, 20, 30)

    def column(self):
        return self.choose("60", "1fr", "30", "100", "1fr", "2fr", "0.5fr")

    def leaf(self, parent, may_be_least):
        size = [self.number(1, 12) * 10, self.number(1, 6) * 10]
        if self.kind == "wide" and self.chance(0.4):
            size[0] = self.choose(200, 300, 500)
        leaf = self.add(parent, "leaf", size=size)
        self.priorities(leaf)
        if self.kind == "least" and may_be_least and self.chance(0.5):
            attribute = self.choose("width", "width", "height")
            self.constrain(leaf["name"], attribute, ">=", self.choose(10, 40, 60, 70, 80, 120))
        return leaf

    def priorities(self, view):
        share = 0.5 if self.kind == "priorities" else 0.12
        if self.chance(share):
            view["hugging"] = [self.choose(251, 300, 600, 200) for _ in range(2)]
        if self.chance(share):
            # A stack has no size of its own that could be required.
            most = [] if view["kind"] == "stack" else [1000]
            view["compression"] = [self.choose(751, 700, 650, 900, *most) for _ in range(2)]
            if view["kind"] == "text":
                # What CSS keeps of a height is a number, and that of a text follows from its width.
                view["compression"][1] = min(view["compression"][1], 900)
