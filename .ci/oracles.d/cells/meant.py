"""The differences from wcwidth that are meant, as rewritings; `meant.md` has the reasons."""

from wcwidth import iter_graphemes, table_grapheme, table_vs16, wcswidth, wcwidth
from wcwidth._constants import _ISC_VIRAMA_SET

CIRCLE = "\u25CC"
JOINER = "\u200D"


def members(ranges):
    """Returns the scalars of some ranges."""
    return {chr(value) for first, last in ranges for value in range(first, last + 1)
            if not 0xD800 <= value < 0xE000}


CONTROLS = members(table_grapheme.GRAPHEME_CONTROL)
IGNORED = members([
    (0x34F, 0x34F), (0x1160, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x200C, 0x200D),
    (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xE0000, 0xE0FFF), (0xAD, 0xAD),
])
JAMO = members([(0x1160, 0x11FF), (0xD7B0, 0xD7FF)])
CONSONANTS = members(table_grapheme.ISC_CONSONANT)
PICTURES = members(table_grapheme.EXTENDED_PICTOGRAPHIC)
INDICATORS = "".join(members(table_grapheme.GRAPHEME_REGIONAL_INDICATOR))
TONES = "".join(map(chr, range(0x1F3FB, 0x1F400)))
TRAILING = "".join(scalar for scalar in members([(0x300, 0xFFFF)]) if wcwidth(scalar) == 0)
VIRAMAS = set(map(chr, _ISC_VIRAMA_SET))
SELECTED = members(table_grapheme.EXTENDED_PICTOGRAPHIC) | members(table_vs16.VS16_NARROW_TO_WIDE["9.0.0"])


def is_hidden(scalar):
    """Whether a scalar is not drawn where nothing needs it."""
    return scalar == "\xAD" or wcwidth(scalar) == 0 and (scalar in CONTROLS or scalar in IGNORED)


def follows_virama(text):
    """Whether wcwidth waits for a consonant behind a text: only then a joiner swallows nothing."""
    return text[-1:] in VIRAMAS and wcswidth(text + JOINER + "x") > wcswidth(text)


def needs_joiner(before, scalar):
    """Whether a joiner between both is drawn: between emoji, and in a conjunct."""
    if follows_virama(before):
        return scalar in CONSONANTS
    return scalar in PICTURES and before.rstrip(TRAILING + TONES)[-1:] in PICTURES


def clean(cluster):
    """Returns what is drawn of a cluster."""
    kept = ""
    held = False
    for scalar in cluster:
        if kept and scalar in "\uFE0E\uFE0F" and kept[-1] in SELECTED:
            kept += scalar
        elif scalar == JOINER:
            held = kept != ""
            continue
        elif is_hidden(scalar):
            continue
        else:
            kept += JOINER * (held and needs_joiner(kept, scalar)) + scalar
        held = False
    return kept


def continues(drawn, before):
    """Whether a cluster is drawn in the cells of what stands before it."""
    if not before:
        return False
    first = drawn[0]
    if wcwidth(first) == 0:
        return first not in JAMO
    if first in INDICATORS:
        return (len(before) - len(before.rstrip(INDICATORS))) % 2 == 1
    if first in TONES:
        return before.rstrip(TRAILING)[-1:] in PICTURES
    return first in CONSONANTS and follows_virama(before)


def meant(text):
    """Returns what is drawn, its cells by wcwidth, and the names of the differences that are meant."""
    found = joiner = ""
    names = set()
    for cluster in iter_graphemes(text):
        drawn = clean(cluster)
        if not drawn:
            joiner = JOINER if cluster == JOINER else joiner
            continue
        if continues(drawn, found):
            found += joiner * needs_joiner(found, drawn[0]) + drawn
        elif wcwidth(drawn[0]) == 0:
            names.add("bare")
            found += CIRCLE + drawn
        else:
            found += drawn
        # What is hidden behind a joiner does not keep it from joining.
        unseen = "".join(scalar for scalar in cluster if scalar != JOINER and is_hidden(scalar))
        joiner = JOINER if cluster.rstrip(unseen).endswith(JOINER) else ""
    if any(map(is_hidden, text)):
        names.add("hidden")
    return found, wcswidth(found), sorted(names)
