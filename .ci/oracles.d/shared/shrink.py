"""Makes a case that shows something smaller, as long as it shows the same."""

import copy

OPTIONS = (
    "hugging",
    "compression",
    "baselines",
    "margins",
    "isHidden",
    "customSpacing",
    "keepsMargins",
    "firstMargins",
    "secondMargins",
    "priority",
    "constant",
    "multiplier",
)
STACK_DEFAULTS = {
    "alignment": "fill",
    "distribution": "fill",
    "spacing": 0,
    "keepsMargins": False,
}


def without_view(case, name):
    """Returns the case without a view, what is in it, and what joins them."""
    gone = {name}
    for view in case["views"]:
        if view.get("parent") in gone:
            gone.add(view["name"])
    smaller = copy.deepcopy(case)
    smaller["views"] = [view for view in smaller["views"] if view["name"] not in gone]
    smaller["constraints"] = [
        constraint
        for constraint in smaller["constraints"]
        if constraint["first"] not in gone and constraint.get("second") not in gone
    ]
    return smaller


def without_layer(case, name):
    """Returns the case with what is in a view in its superview instead; none for a leaf."""
    view = next(view for view in case["views"] if view["name"] == name)
    if not any(other.get("parent") == name for other in case["views"]):
        return None
    smaller = copy.deepcopy(case)
    smaller["views"] = [other for other in smaller["views"] if other["name"] != name]
    for other in smaller["views"]:
        if other.get("parent") == name:
            other["parent"] = view["parent"]
    for constraint in smaller["constraints"]:
        for side in ("first", "second"):
            if constraint.get(side) == name:
                constraint[side] = view["parent"]
    smaller["constraints"] = [c for c in smaller["constraints"] if c["first"] != c.get("second")]
    return smaller


def candidates(case):
    """Yields cases that are a little smaller, those that lose most first."""
    for view in case["views"][1:]:
        yield without_view(case, view["name"])
    for view in case["views"][1:]:
        smaller = without_layer(case, view["name"])
        if smaller is not None:
            yield smaller
    for place in range(len(case["constraints"])):
        smaller = copy.deepcopy(case)
        del smaller["constraints"][place]
        yield smaller
    if case.get("isRightToLeft"):
        smaller = copy.deepcopy(case)
        del smaller["isRightToLeft"]
        yield smaller
    for part in ("views", "constraints"):
        for place, item in enumerate(case[part]):
            for option in OPTIONS:
                if option in item:
                    smaller = copy.deepcopy(case)
                    del smaller[part][place][option]
                    yield smaller
    yield from simpler(case)


def simpler(case):
    for place, view in enumerate(case["views"]):
        for option, value in STACK_DEFAULTS.items():
            if "stack" in view and view["stack"][option] != value:
                smaller = copy.deepcopy(case)
                smaller["views"][place]["stack"][option] = value
                yield smaller
        if view["kind"] == "leaf":
            smaller = copy.deepcopy(case)
            smaller["views"][place]["kind"] = "plain"
            del smaller["views"][place]["size"]
            yield smaller
            for axis in range(2):
                if view["size"][axis] not in (10, 20):
                    smaller = copy.deepcopy(case)
                    smaller["views"][place]["size"][axis] = 10 if view["size"][axis] < 20 else 20
                    yield smaller
    for place, constraint in enumerate(case["constraints"]):
        if constraint["relation"] != "=":
            smaller = copy.deepcopy(case)
            smaller["constraints"][place]["relation"] = "="
            yield smaller
    if case["width"] not in (100, 200):
        for width in (200, 100):
            smaller = copy.deepcopy(case)
            smaller["width"] = width
            yield smaller


def shrunken(case, shows, patience=1500):
    """Returns the smallest case found that shows the same, after so many attempts at most.

    `shows` is asked of several cases at once.
    """
    attempts = 0
    while attempts < patience:
        smaller = list(candidates(case))
        if not smaller:
            break
        attempts += len(smaller)
        answers = shows(smaller)
        if True not in answers:
            break
        case = smaller[answers.index(True)]
    return case
