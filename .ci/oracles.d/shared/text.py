"""Writes cases and frames as a reader of Swift would."""


def number(value):
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def side(name, attribute, is_guide):
    return f"{name}.{'layoutMarginsGuide.' if is_guide else ''}{attribute}"


def constraint_text(constraint):
    first = side(constraint["first"], constraint["attribute"], constraint.get("firstMargins"))
    relation = {"=": "=="}.get(constraint["relation"], constraint["relation"])
    constant = constraint.get("constant", 0)
    if constraint.get("second"):
        other = constraint.get("secondAttribute", constraint["attribute"])
        text = side(constraint["second"], other, constraint.get("secondMargins"))
        if constraint.get("multiplier", 1) != 1:
            text = f"{number(constraint['multiplier'])} * {text}"
        if constant:
            text += f" {'-' if constant < 0 else '+'} {number(abs(constant))}"
    else:
        text = number(constant)
    text = f"{first} {relation} {text}"
    return text + (f" @{number(constraint['priority'])}" if "priority" in constraint else "")


def view_text(view):
    parts = []
    if view["kind"] == "stack":
        stack = view["stack"]
        parts.append(
            f"{stack['axis']}(.{stack['alignment']}, .{stack['distribution']}, spacing: {number(stack['spacing'])}"
        )
        parts[0] += ", keepsMargins: true)" if stack["keepsMargins"] else ")"
    elif view["kind"] == "leaf":
        parts.append(f"leaf {number(view['size'][0])}x{number(view['size'][1])}")
    elif view["kind"] == "text":
        parts.append(f"text of {view['cells']} cells of 10x20")
    else:
        parts.append("view")
    for option in (
        "hugging",
        "compression",
        "baselines",
        "margins",
        "isHidden",
        "customSpacing",
        "keepsMargins",
    ):
        if option in view:
            parts.append(f"{option}: {view[option]}")
    return ", ".join(parts)


def case_text(case):
    """Returns the views as a tree, and the constraints in the order of their activation."""
    lines = [
        f"layout(width: {number(case['width'])})" + (" right to left" if case.get("isRightToLeft") else "")
    ]
    depths = {}
    for view in case["views"]:
        depths[view["name"]] = depths.get(view.get("parent"), 0) + 1

    def write(parent):
        for view in case["views"]:
            if view.get("parent") == parent:
                lines.append("  " * depths[view["name"]] + f"{view['name']}: {view_text(view)}")
                write(view["name"])

    write(None)
    for place, constraint in enumerate(case["constraints"]):
        lines.append(f"  {place:2}  {constraint_text(constraint)}")
    return "\n".join(lines)


def frame_text(frame):
    return "{},{} {}x{}".format(*(number(value) for value in frame))


def frames_text(case, ours, theirs, opponent):
    """Returns the frames of both, side by side; those that differ are marked."""
    lines = [f"  {'':8} {'the library':28} {opponent}"]
    for view in case["views"]:
        name = view["name"]
        first, second = ours.get(name), theirs.get(name)
        mark = ""
        if first and second and any(abs(a - b) > 0.03 for a, b in zip(first, second)):
            mark = "  <-"
        lines.append(
            f"  {name:8} {frame_text(first) if first else '-':28} "
            f"{frame_text(second) if second else '-'}{mark}"
        )
    return "\n".join(lines)
