"""Judges an answer of the library: is it the best that the case allows, and does it say what it drops."""

import math

import weighted
from gate import Finding
from levels import TOLERANCE, Levels, violation
from rows import System


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
    for _ in range(8 if system.is_mixed else 2):
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


def combined(system, levels):
    """Returns one list of numbers of what was solved; those that are open are near 0."""
    found = [level.near_zero() for level in levels]
    return [found[number % len(found)][number] for number in range(system.count)]


def judged(case, answer):
    """Returns what HiGHS finds wrong, and whether kiwi finds the same optimum as HiGHS."""
    if "error" in answer or answer["others"]:
        return Finding("unexpected", str(answer)), None
    try:
        system, levels, is_open = solved(case, answer["frames"])
        if is_open:
            return Finding(skipped="open"), None
        finding = shortfall(system, levels, answer) or conflict(case, system, levels, answer)
        finding = finding or ambiguity(system, levels, answer) or Finding()
        if finding.sort:
            finding.frames = system.frames(combined(system, levels))
            dropped = [(row.place, level.partners[row.place]) for level in levels for row in level.dropped]
            finding.notes = f"HiGHS drops {dropped}" if dropped else ""
        return finding, weighted.opinion(system, levels)
    except RuntimeError as error:
        return Finding(skipped=str(error)), None


def shortfall(system, levels, answer):
    """Returns which constraint, given number or level of priorities the frames fail, if they fail one."""
    values = system.values(answer["frames"])
    told = [place for conflict in answer["conflicts"] for place in conflict["dropped"]]
    for level, axis in zip(levels, ("widths", "heights") if len(levels) > 1 else ("all",)):
        for kind, what, off in level.shortfalls(values):
            if kind == "required":
                sort, about = "dropped" if what.place in told else "required", owners(system, [what])
                text = f"constraint {what.place} is off by {off:.4g}"
            elif kind == "level":
                sort, about = "priority" if off > 0 else "better", owners(system, differing(level, what, values))
                text = f"what is wanted at {what:g} is off by {off:.4g} more than it need be ({axis})"
            else:
                owner = system.views[what // 4]["name"]
                sort, about = kind, {owner}
                text = f"{'x y width height'.split()[what % 4]} of {owner} is off by {off:.4g}"
            return Finding(sort, text, views=about)
    return None


def conflict(case, system, levels, answer):
    """Returns which constraint is told to be dropped, or not, other than HiGHS has it."""
    partners = {place: kept for level in levels for place, kept in level.partners.items()}
    told = [conflict["dropped"] for conflict in answer["conflicts"]]
    missing = sorted(place for place in partners if not any(place in places for places in told))
    if missing:
        return Finding("conflict-untold", f"not told: {missing}")
    wrong = [places for places in told if not any(place in partners for place in places)]
    if wrong:
        return Finding("conflict-false", f"told without reason: {wrong}")
    for dropped, kept in ((c["dropped"], c.get("kept") or [None]) for c in answer["conflicts"]):
        expected = [partners[place] for place in dropped if place in partners]
        if not set(kept) & set(expected):
            about = [case["constraints"][place] for place in (*dropped, *kept, *expected) if place is not None]
            views = {c[side] for c in about for side in ("first", "second") if c.get(side)}
            return Finding("conflict-partner", f"{dropped} is told with {kept}, not with {expected}", views=views)
    return None


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


def ambiguity(system, levels, answer):
    """Returns which view's place is told to be open, or not, other than it is.

    Of views in each other that are open along the same axis, one has to be told.
    """
    told = {(name, axis) for name, axis in answer["ambiguities"]}
    places = range(1, len(system.views))
    for axis, letter in ((0, "x"), (1, "y")):
        level = levels[axis] if len(levels) > 1 else levels[0]
        open_places = [
            place
            for place in places
            if system.views[system.parents[place]]["kind"] != "stack" and is_open_at(system, level, place, axis)
        ]
        for place in places:
            name = system.views[place]["name"]
            if (name, letter) in told:
                if not any(open_at in system.path(place) for open_at in open_places):
                    return Finding("ambiguity-false", f"{name} is not open along {letter}", views={name})
            elif place in open_places and not any(
                (system.views[other]["name"], letter) in told
                for other in places
                if place in system.path(other) or other in system.path(place)
            ):
                return Finding("ambiguity-untold", f"{name} is open along {letter}", views={name})
    return None


def is_open_at(system, level, place, axis):
    """Whether the length of a view, or its place in its superview, is open."""
    if place not in system.placed:
        # Nobody gave it a size.
        return True
    own = 4 * place + axis
    around = 4 * system.parents[place] + axis
    return not (level.is_determined({own + 2: 1.0}) and level.is_determined({own: 1.0, around: -1.0}))
