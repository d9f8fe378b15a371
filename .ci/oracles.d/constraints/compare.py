"""Judges an answer of the library: is it the best that the case allows, and does it say what it drops."""

import math

from levels import TOLERANCE, Levels, violation
from rows import System


class Verdict:
    """What is wrong with an answer; nothing if `kind` is none."""

    def __init__(self, kind=None, text="", levels=None, system=None, is_open=False, views=()):
        self.kind = kind
        self.text = text
        self.levels = levels
        self.system = system
        # The names of the views that it is about.
        self.views = frozenset(views)
        # Whether a text's lines depend on a width that is open, so that nothing can be said.
        self.is_open = is_open


def solved(case, frames=None):
    """Returns the system of a case, and what HiGHS makes of it: one solution for each axis, or one for both.

    Widths come first, then heights at those widths: those of some frames, where they are given. A text
    whose lines broke is as wide as the longest of them.
    """
    system = System(case)
    texts = [place for place in system.texts if place in system.placed]
    axes = [(0, 1)] if system.is_mixed else [(0,), (1,)]
    fixed = system.fixed()
    is_open = False
    for _ in range(1 if not texts else (8 if system.is_mixed else 2)):
        horizontal = Levels(system.count, system.rows(axes[0]), fixed)
        before = list(system.naturals)
        for place in texts:
            natural = system.natural(system.views[place], math.inf)
            least, most = horizontal.range({4 * place + 2: 1.0})
            if least < natural[0] - TOLERANCE:
                if most - least > TOLERANCE:
                    is_open = True
                system.naturals[place] = system.natural(system.views[place], least)
        if system.naturals == before:
            break
    else:
        if texts:
            horizontal = Levels(system.count, system.rows(axes[0]), fixed)
    values = system.values(frames) if frames else horizontal.values
    if not system.is_mixed:
        for place in texts:
            width = values[4 * place + 2]
            height = system.natural(system.views[place], width)[1]
            system.naturals[place] = (system.naturals[place][0], height)
    found = [horizontal]
    if not system.is_mixed:
        found.append(Levels(system.count, system.rows(axes[1]), fixed))
    return system, found, is_open


def loose_views(case):
    """Returns the places of the views that nothing joins."""
    try:
        system = System(case)
    except (KeyError, ValueError):
        return range(1000)
    return [place for place in range(len(system.views)) if place not in system.joined]


def combined(system, levels):
    """Returns one list of numbers of what was solved; those that are open are near 0."""
    found = [level.near_zero() for level in levels]
    return [found[number % len(found)][number] for number in range(system.count)]


def judged(case, answer):
    """Compares an answer with what HiGHS finds."""
    if "error" in answer or answer["others"]:
        return Verdict("unexpected", str(answer))
    system, levels, is_open = solved(case, answer["frames"])
    values = system.values(answer["frames"])
    if is_open:
        return Verdict(levels=levels, system=system, is_open=True)
    dropped = sorted(row.place for level in levels for row in level.dropped)
    told = [conflict["dropped"] for conflict in answer["conflicts"]]
    constraints = case["constraints"]
    for level, axis in zip(levels, ("widths", "heights") if len(levels) > 1 else ("all",)):
        for kind, what, off in level.shortfalls(values):
            if kind == "required":
                about = owners(system, [what])
                name = "dropped" if any(what.place in places for places in told) else "required"
                text = f"constraint {what.place} is off by {off:.4g}"
            elif kind == "level":
                about = owners(system, differing(level, what, values))
                name = "priority" if off > 0 else "better"
                text = f"what is wanted at {what:g} is off by {off:.4g} more than it need be ({axis})"
            else:
                name = kind
                owner = system.views[what // 4]["name"]
                about = {owner}
                text = f"{'x y width height'.split()[what % 4]} of {owner} is off by {off:.4g}"
            return Verdict(name, text, levels, system, views=about)
    missing = [place for place in dropped if not any(place in places for places in told)]
    if missing:
        return Verdict("conflict-untold", f"not told: {missing}", levels, system)
    wrong = [places for places in told if not any(place in dropped for place in places)]
    if wrong:
        return Verdict("conflict-false", f"told without reason: {wrong}", levels, system)
    partners = {place: kept for level in levels for place, kept in level.partners.items()}
    for conflict in answer["conflicts"]:
        kept = conflict.get("kept") or [None]
        expected = [partners[place] for place in conflict["dropped"] if place in partners]
        if not set(kept) & set(expected):
            text = f"{conflict['dropped']} is told with {kept}, not with {expected}"
            told = [constraints[place] for place in (*conflict["dropped"], *kept, *expected) if place is not None]
            about = {c[side] for c in told for side in ("first", "second") if c.get(side)}
            return Verdict("conflict-partner", text, levels, system, views=about)
    return judged_ambiguities(system, levels, answer)


def differing(level, priority, values):
    """Returns the rows of a level that values violate more, or less, than its optimum does."""
    return [
        row
        for row in level.optional
        if row.priority == priority
        and abs(violation(row, values) - violation(row, level.values)) > TOLERANCE
    ]


def owners(system, rows):
    """Returns the names of the views that rows are about."""
    return {system.views[number // 4]["name"] for row in rows for number in row.coefficients}


def within(case, names):
    """Returns the names, and those of all views in them."""
    found = set(names)
    for view in case["views"]:
        if view.get("parent") in found:
            found.add(view["name"])
    return found


def beside(case, names):
    """Returns the names, and those of all views that constraints join with one of them, not by way of the root."""
    root = case["views"][0]["name"]
    pairs = [{c["first"], c.get("second", c["first"])} for c in case["constraints"]]
    found, count = set(names), -1
    while count != len(found):
        count = len(found)
        for pair in pairs:
            if pair & (found - {root}):
                found |= pair
    return found


def inner_scopes(case):
    """Returns the plain views that hold constraints of what is in them, and that no other scope reaches into."""
    parents = {view["name"]: view.get("parent") for view in case["views"]}
    kinds = {view["name"]: view["kind"] for view in case["views"]}

    def path(name):
        return [name, *path(parents[name])] if name else []

    holders, crossed = set(), set()
    for constraint in case["constraints"]:
        if constraint.get("second", constraint["first"]) == constraint["first"]:
            continue
        first, second = path(constraint["first"]), path(constraint["second"])
        holder = next(name for name in first if name in second)
        holders.add(holder)
        for side in (first, second):
            crossed.update(side[1 : side.index(holder)])
    return [name for name in holders - crossed if parents[name] and kinds[name] == "plain"]


def judged_ambiguities(system, levels, answer):
    """Compares the views whose place is told to be open with those whose place is.

    Of views in each other that are open along the same axis, one has to be told.
    """
    told = {(name, axis) for name, axis in answer["ambiguities"]}
    for axis, letter in ((0, "x"), (1, "y")):
        level = levels[axis] if len(levels) > 1 else levels[0]
        open_places = [
            place
            for place in range(1, len(system.views))
            if system.views[system.parents[place]]["kind"] != "stack"
            and is_open_at(system, level, place, axis)
        ]
        for place in range(1, len(system.views)):
            name = system.views[place]["name"]
            if (name, letter) in told:
                if not any(open_at in system.path(place) for open_at in open_places):
                    text = f"{name} is not open along {letter}"
                    return Verdict("ambiguity-false", text, levels, system, views=[name])
            elif place in open_places and not any(
                (system.views[other]["name"], letter) in told
                for other in range(1, len(system.views))
                if place in system.path(other) or other in system.path(place)
            ):
                text = f"{name} is open along {letter}"
                return Verdict("ambiguity-untold", text, levels, system, views=[name])
    return Verdict(levels=levels, system=system)


def is_open_at(system, level, place, axis):
    """Whether the length of a view, or its place in its superview, is open."""
    if place not in system.placed:
        # Nobody gave it a size.
        return True
    own = 4 * place + axis
    around = 4 * system.parents[place] + axis
    return not (level.is_determined({own + 2: 1.0}) and level.is_determined({own: 1.0, around: -1.0}))
