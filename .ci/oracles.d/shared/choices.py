"""Random choices for the parts of a case: a seed makes them, and hypothesis makes them smaller where a case differs.

hypothesis could make them in the first place as well, but takes longer for that than all else of a run together.
"""

import functools

import hypothesis.core
from hypothesis import strategies
from hypothesis.database import InMemoryExampleDatabase, choices_to_bytes

# The same smallest case each time; with a seed in its stead, hypothesis uses no database.
hypothesis.core.global_force_seed = 0


class Source:
    """Where numbers come from, and those that were taken from it."""

    def __init__(self, random, draw=None):
        self.random = random
        # What hypothesis draws with.
        self.draw = draw
        self.taken = []

    def number(self, least, most):
        self.taken.append(self.random.randint(least, most))
        return self.taken[-1]


class Choices:
    """A case in the making. Of each choice, the first value and the least number are the simplest."""

    def __init__(self, source):
        self.source = source
        self.number = source.number

    def choose(self, *values):
        return values[self.number(0, len(values) - 1)]

    def chance(self, share):
        return self.number(1, 100) > 100 - round(100 * share)

    def order(self, values, count=None):
        """Returns so many of the values, or all of them, in a random order."""
        rest = list(values)
        return [rest.pop(self.number(0, len(rest) - 1)) for _ in range(len(rest) if count is None else count)]


def part(make):
    """Marks a method that makes a part of a case, which a smaller case leaves out as a whole."""

    @functools.wraps(make)
    def made(self, *arguments, **options):
        if self.source.draw is None:
            return make(self, *arguments, **options)
        return self.source.draw(strategies.builds(lambda: make(self, *arguments, **options)))

    return made


def smallest(make, taken, differs):
    """Returns the smallest case that differs, which hypothesis finds from the choices of one that does."""

    @strategies.composite
    def cases(draw):
        return make(Source(draw(strategies.randoms(use_true_random=False)), draw))

    database = InMemoryExampleDatabase()
    # Cases under a key itself are taken to be the smallest already.
    database.save(b"taken.secondary", choices_to_bytes(taken))
    phases = [hypothesis.Phase.reuse, hypothesis.Phase.shrink]
    settings = hypothesis.settings(database=database, phases=phases, deadline=None)
    return hypothesis.find(cases(), differs, settings=settings, database_key=b"taken")
