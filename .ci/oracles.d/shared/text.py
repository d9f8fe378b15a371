"""Writes cases and frames as a reader of Swift would."""

OPTIONS = ("hugging", "compression", "baselines", "margins", "isHidden", "customSpacing", "keepsMargins", "columnSpan")


def number(value):
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def side(name, attribute, is_guide):
    return f"{name}.{'layoutMarginsGuide.' if is_guide else ''}{attribute}"


def constraint_text(constraint):
    first = side(constraint["first"], constraint["attribute"], constraint.get("firstMargins"))
    relation = {"=": "=="}.get(constraint["relation"], constraint["relation"])
    constant = constraint.get("constant", 0)
    text = number(constant)
    if constraint.get("second"):
        other = constraint.get("secondAttribute", constraint["attribute"])
        factor = constraint.get("multiplier", 1)
        text = f"{number(factor)} * " if factor != 1 else ""
        text += side(constraint["second"], other, constraint.get("secondMargins"))
        if constant:
            text += f" {'-' if constant < 0 else '+'} {number(abs(constant))}"
    priority = f" @{number(constraint['priority'])}" if "priority" in constraint else ""
    return f"{first} {relation} {text}{priority}"


def view_text(view):
    match view["kind"]:
        case "stack":
            stack = view["stack"]
            text = f"{stack['axis']}(.{stack['alignment']}, .{stack['distribution']}, "
            text += f"spacing: {number(stack['spacing'])}{', keepsMargins: true' * stack['keepsMargins']}"
            text += f"{', wraps: true' * stack.get('wraps', False)}"
            text += f", columns: {' '.join(stack['columns'])}" if "columns" in stack else ""
            text += f", lineSpacing: {number(stack['lineSpacing'])})" if "lineSpacing" in stack else ")"
        case "leaf":
            text = f"leaf {number(view['size'][0])}x{number(view['size'][1])}"
        case "text":
            text = f"text of {view['cells']} cells of 10x20"
        case _:
            text = "view"
    return ", ".join([text, *(f"{option}: {view[option]}" for option in OPTIONS if option in view)])


def case_text(case):
    """Returns the views as a tree, and the constraints in the order of their activation."""
    lines = [f"layout(width: {number(case['width'])})" + " right to left" * case.get("isRightToLeft", False)]

    def write(parent, indent):
        for view in case["views"]:
            if view.get("parent") == parent:
                lines.append(f"{indent}{view['name']}: {view_text(view)}")
                write(view["name"], indent + "  ")

    write(None, "  ")
    lines += [f"  {place:2}  {constraint_text(each)}" for place, each in enumerate(case["constraints"])]
    return "\n".join(lines)


def frame_text(frame):
    return "{},{} {}x{}".format(*map(number, frame)) if frame else "-"


def frames_text(case, ours, theirs, opponent):
    """Returns the frames of both, side by side; those that differ are marked."""
    lines = [f"  {'':8} {'the library':28} {opponent}"]
    for view in case["views"]:
        name = view["name"]
        first, second = ours.get(name), theirs.get(name)
        differs = first and second and any(abs(a - b) > 0.03 for a, b in zip(first, second))
        lines.append(f"  {name:8} {frame_text(first):28} {frame_text(second)}{'  <-' * bool(differs)}")
    return "\n".join(lines)
