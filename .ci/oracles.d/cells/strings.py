"""Random strings of several kinds."""

from choices import Choices, part

def expand(ranges):
    """Returns the characters of ranges such as '0041-005A 0301'."""
    found = []
    for item in ranges.split():
        first, _, last = item.partition("-")
        found += map(chr, range(int(first, 16), int(last or first, 16) + 1))
    return found


# The letters, signs and marks of scripts, as ranges; a string keeps to one script.
SCRIPTS = {
    "Latin": "0041-005A 0061-007A 00C0-017F 0300-0315", "Greek": "0391-03C9 0301",
    "Cyrillic": "0410-044F 0301", "Hebrew": "05D0-05EA 05B0-05BC", "Arabic": "0620-064A 064B-0652",
    "Syriac": "0710-072C 0730-0740", "Thaana": "0780-07B1", "Devanagari": "0900-0952 0958-0963",
    "Bengali": "0981-0983 0985-098C 0993-09A8 09AA-09B0 09BC 09BE-09C4 09C7-09C8 09CB-09CD",
    "Gurmukhi": "0A05-0A0A 0A13-0A28 0A3C 0A3E-0A42 0A4B-0A4D",
    "Gujarati": "0A85-0A8B 0A93-0AA8 0AAA-0AB0 0ABC 0ABE-0AC5 0ACD",
    "Oriya": "0B05-0B0C 0B13-0B28 0B3C 0B3E-0B44 0B4B-0B4D",
    "Tamil": "0B85-0B8A 0B92-0B95 0BAE-0BB9 0BBE-0BC2 0BC6-0BC8 0BCA-0BCD",
    "Telugu": "0C05-0C0C 0C12-0C28 0C3E-0C44 0C4A-0C4D",
    "Kannada": "0C85-0C8C 0C92-0CA8 0CBC 0CBE-0CC4 0CCA-0CCD",
    "Malayalam": "0D05-0D0C 0D12-0D3A 0D3E-0D44 0D4A-0D4D",
    "Sinhala": "0D85-0D96 0D9A-0DB1 0DCA 0DCF-0DD4 0DD8-0DDF", "Thai": "0E01-0E3A 0E40-0E4E",
    "Lao": "0E81-0E82 0E8C-0EA3 0EA7-0EBD 0EC0-0EC4 0EC8-0ECD", "Tibetan": "0F40-0F47 0F71-0F84 0F90-0F97",
    "Burmese": "1000-104F", "Georgian": "10D0-10FA", "Hangul": "AC00-AC40 1100-1112 1161-1175 11A8-11C2",
    "Old Hangul": "1100-11FF A960-A97C D7B0-D7C6 D7CB-D7FB", "Ethiopic": "1200-1248 135D-135F",
    "Khmer": "1780-17B3 17B6-17D3", "Mongolian": "1820-1842 1885-1886", "Balinese": "1B00-1B4C",
    "Javanese": "A980-A9C0", "Kana": "3041-3096 3099-309A 30A1-30FA FF66-FF9F", "Han": "4E00-4E80 302A-302F",
    "Chakma": "11100-11134", "Brahmi": "11000-11046", "Grantha": "11305-1130C 11313-11328 1133C-11344 1134B-1134D",
}
SCRIPTS = {name: expand(ranges) for name, ranges in SCRIPTS.items()}
HIDDEN = expand("00AD 200B-200E 202E 2060 2066 034F FE0E-FE0F FEFF E0041")
BARE = expand("0301 0308 20DD 093F 094D 102B 1038 0E31 1161 11A8 FF9E 0903 3099")
EMOJI = expand(
    "1F469 1F468 1F467 1F680 1F44D 1F3F3 1F308 2764 1F525 263A 231A 1F697 26BD 1F1E9-1F1EB 0031 0023 20E3 1F3FB 1F3FF "
    "1F575 2640 200D 200D 200D FE0F FE0F FE0E 0061 00A9 2194"
)


class Letters(Choices):
    """A string in the making."""

    def anything(self):
        """Returns any character but a control character; half of them lie where scripts are."""
        value = self.number(0xA0, self.choose(0x3000, 0x20000, 0x110000) - 1)
        is_none = 0xD800 <= value < 0xE000 or 0xFDD0 <= value < 0xFDF0 or value & 0xFFFE == 0xFFFE
        return " " if is_none or value in (0x2028, 0x2029) else chr(value)

    @part
    def letter(self, kind, script):
        match kind:
            case "scripts":
                return self.choose(*script, " ")
            case "emoji":
                return self.choose(*EMOJI)
            case "marks":
                return self.choose(*self.choose(script, script, HIDDEN, BARE))
        return self.anything()


KINDS = ("scripts", "emoji", "marks", "anything")


def string(source, kind):
    """Returns a random string of a kind."""
    letters = Letters(source)
    script = letters.choose(*SCRIPTS.values())
    text = "".join(letters.letter(kind, script) for _ in range(letters.number(1, 12)))
    # Spaces at the end of a line hang, and are not measured.
    return text.rstrip() or "a"
