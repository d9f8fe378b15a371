"""Writes nested stacks as nested flexboxes, and reads from Chromium where everything lies.

A row is a flexbox of direction row, a column one of direction column:
- spacing, and custom spacing after a view: a margin at the end of each visible item but the last;
- layout margins: padding, in a border box, so that it never shrinks;
- alignment fill, leading, center, trailing: align-items stretch, flex-start, center, flex-end;
- a length is natural (flex-basis auto, of content so large) and may be anything from 0 (min-width 0);
- who stretches, the least hugging and the first of equals: flex-grow, 100,000 times that of the next;
- who shrinks, the least compression resistance and the last of equals: flex-shrink, in the same way;
- compression resistance 1,000: flex-shrink 0; across the axis, no view is longer than the stack
  (max-width 100 %) unless its compression resistance is 1,000;
- fillEqually: flex 1 1 0; fillProportionally: as much flex-grow as the natural width, from 0;
- equalSpacing: justify-content space-between, with the spacing as the least distance;
- a stack that wraps: flex-wrap, with gaps for margins, and align-content as align-items; in it only views that hug less
  than 250 grow;
- a grid: display grid, with columns of minmax(0, 1fr) for shares and repeat(auto-fill, …) for what is repeated, and
  spans of as many columns as there are at most;
- a hidden view: display none; right to left: dir=rtl;
- `width >= 60` on a view: min-width 60px; the height of the root: height.
Texts are inline blocks of 10 by 20, so that they wrap at the same places without any font.
"""

FACTOR = 100_000
ALIGN = {"fill": "stretch", "leading": "flex-start", "center": "center", "trailing": "flex-end"}
STYLE = """
body { margin: 0 }
.case { position: absolute; left: 0; top: 0 }
.stack { display: flex }
.view, .case > div { box-sizing: border-box; min-width: 0; min-height: 0 }
.text { font-size: 0; line-height: 0 }
.text span { display: inline-block; width: 10px; height: 20px; vertical-align: top }
.size { flex: none }
"""
SCRIPT = """
[...document.querySelectorAll('.case')].map(page => {
  const frames = {};
  for (const view of page.querySelectorAll('[data-name]')) {
    const own = view.getBoundingClientRect();
    const around = view.parentElement.getBoundingClientRect();
    const isShown = getComputedStyle(view).display != 'none';
    const isRoot = view.dataset.name == 'root';
    if (isShown && (own.width || own.height || view.offsetParent || isRoot))
      frames[view.dataset.name] = [own.x - around.x, own.y - around.y, own.width, own.height];
  }
  return frames;
})
"""


class Page:
    """The cases of a page."""

    def __init__(self, cases):
        self.parts = []
        for case in cases:
            children = {}
            for view in case["views"]:
                children.setdefault(view.get("parent"), []).append(view)
            least = {}
            for constraint in case["constraints"]:
                least.setdefault(constraint["first"], []).append(constraint)
            direction = ' dir="rtl"' if case.get("isRightToLeft") else ""
            self.parts.append(f'<div class="case"{direction} style="width:{case["width"]}px">')
            self.write(children[None][0], children, least, f"width:{case['width']}px;")
            self.parts.append("</div>")

    def html(self):
        return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style><body>" + "".join(self.parts)

    def write(self, view, children, least, style):
        for constraint in least.get(view["name"], []):
            if view["name"] == "root" and constraint["relation"] == "=":
                style += f"{constraint['attribute']}:{constraint['constant']}px;"
            elif constraint["relation"] == ">=":
                style += f"min-{constraint['attribute']}:{constraint['constant']}px;"
        classes = f"view {view['kind']}"
        if view["kind"] == "stack":
            style += self.stack_style(view)
            if view["name"] != "root":
                # A stack never gives up what is required in it: margins, spacings, least lengths and views of
                # compression resistance 1,000.
                for axis, length in ((0, "width"), (1, "height")):
                    style += f"min-{length}:{floor(view, children, least, axis)}px;"
        if view.get("isHidden"):
            style += "display:none;"
        self.parts.append(f'<div class="{classes}" data-name="{view["name"]}" style="{style}">')
        if view["kind"] == "leaf":
            width, height = view["size"]
            self.parts.append(f'<div style="width:{width}px;height:{height}px"></div>')
        elif view["kind"] == "text":
            self.parts.append("<span></span>" * view["cells"])
        else:
            self.write_members(view, children.get(view["name"], []), children, least)
        self.parts.append("</div>")

    def stack_style(self, view):
        stack = view["stack"]
        style = f"flex-direction:{stack['axis']};align-items:{ALIGN[stack['alignment']]};"
        columns = stack.get("columns")
        if columns:
            style += f"display:grid;grid-template-columns:{' '.join(map(track, columns))};"
        if stack["distribution"] == "equalSpacing":
            style += "justify-content:space-between;"
        if stack.get("wraps") or columns:
            spacing = stack["spacing"]
            style += f"flex-wrap:wrap;gap:{stack.get('lineSpacing', spacing)}px {spacing}px;"
            style += f"align-content:{ALIGN[stack['alignment']]};"
        if stack["keepsMargins"]:
            top, leading, bottom, trailing = view.get("margins", [8, 8, 8, 8])
            style += f"padding-block:{top}px {bottom}px;padding-inline:{leading}px {trailing}px;"
        return style

    def write_members(self, view, members, children, least):
        stack = view["stack"]
        axis = 0 if stack["axis"] == "row" else 1
        shown = [member for member in members if not member.get("isHidden")]
        grows = ranks(shown, lambda place, member: (-priority(member, "hugging", axis), -place))
        shrinks = ranks(shown, lambda place, member: (-priority(member, "compression", axis), place))
        for member in members:
            style = ""
            if member in shown:
                style = self.member_style(stack, axis, member, shown, grows, shrinks)
            self.write(member, children, least, style)

    def member_style(self, stack, axis, member, shown, grows, shrinks):
        place = shown.index(member)
        style = ""
        if "columns" in stack:
            return self.cell_style(stack, member)
        if place < len(shown) - 1 and not stack.get("wraps"):
            gap = member.get("customSpacing", stack["spacing"])
            style += f"margin-{'inline' if axis == 0 else 'block'}-end:{gap}px;"
        match stack["distribution"]:
            case "fillEqually":
                style += "flex:1 1 0;"
            case "fillProportionally":
                style += f"flex:{member['size'][0] if 'size' in member else 10 * member['cells']} 1 0;"
            case _:
                grow = FACTOR ** grows[place]
                if stack["distribution"] == "equalSpacing" and len(shown) > 1:
                    grow = 0
                if stack.get("wraps") and priority(member, "hugging", axis) >= 250:
                    grow = 0
                is_fixed = priority(member, "compression", axis) >= 1000
                shrink = 0 if is_fixed else FACTOR ** shrinks[place]
                style += f"flex:{grow} {shrink} auto;"
        # Across the axis.
        gives_way = priority(member, "compression", 1 - axis) < 1000 or axis == 1 and member["kind"] == "text"
        if stack["alignment"] != "fill" and gives_way:
            style += "max-height:100%;" if axis == 0 else "max-width:100%;"
        return style

    def cell_style(self, stack, member):
        count = min(member.get("columnSpan", 1), len(stack["columns"]))
        return f"grid-column:span {count};" if count > 1 else ""


def track(column):
    if column.endswith("fr"):
        return f"minmax(0,{column})"
    if column.endswith("+"):
        return f"repeat(auto-fill,minmax(min({column[:-1]}px,100%),1fr))"
    return f"{column}px"


def priority(view, name, axis):
    return view.get(name, [250, 250] if name == "hugging" else [750, 750])[axis]


def floor(view, children, least, axis):
    """Returns how long a view is at least, by what is required of it and in it."""
    length = max(
        [
            constraint["constant"]
            for constraint in least.get(view["name"], [])
            if constraint["attribute"] == ("width", "height")[axis]
        ],
        default=0,
    )
    if view["kind"] == "leaf" and priority(view, "compression", axis) >= 1000:
        length = max(length, view["size"][axis])
    if view["kind"] != "stack":
        return length
    stack = view["stack"]
    shown = [member for member in children.get(view["name"], []) if not member.get("isHidden")]
    floors = [floor(member, children, least, axis) for member in shown]
    if stack["axis"] == "row" and axis == 0:
        # In a column lines break all the same.
        for place, member in enumerate(shown):
            if member["kind"] == "text" and priority(member, "compression", axis) >= 1000:
                floors[place] = max(floors[place], 10 * member["cells"])
    margins = view["margins"] if stack["keepsMargins"] else [0, 0, 0, 0]
    inset = margins[1] + margins[3] if axis == 0 else margins[0] + margins[2]
    columns = stack.get("columns")
    if columns and axis == 0:
        return max(length, inset + sum(int(c) for c in columns if c.isdigit()) + stack["spacing"] * (len(columns) - 1))
    if stack["axis"] != ("row", "column")[axis] or stack.get("wraps") or columns:
        return max([length, inset, *(floor + inset for floor in floors)])
    gaps = sum(member.get("customSpacing", stack["spacing"]) for member in shown[:-1])
    return max(length, sum(floors) + gaps + inset)


def ranks(views, key):
    """Returns the rank of each view, 0 for the first in the order of a key."""
    ordered = sorted(range(len(views)), key=lambda place: key(place, views[place]))
    return {place: rank for rank, place in enumerate(ordered)}


def frames(browser, cases):
    """Returns, for each case, the frames of its views that are shown."""
    found = []
    for start in range(0, len(cases), 500):
        browser.write(Page(cases[start : start + 500]).html())
        found += browser.value(SCRIPT)
    return found
