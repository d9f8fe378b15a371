"""Makes random drawings that the canvas of HTML draws in the same way.

What the two say differently, or not at all, is not made:
- lines without a length, whose round ends SVG draws and a canvas does not;
- gradients whose end is their beginning, and paths that begin without a point;
- arcs of 360 degrees, which are a hair more or less in radians, and dashes on longer ones, which Chromium begins elsewhere.
"""

import re

from choices import Choices, part

KINDS = ("areas", "lines", "arcs", "data", "gradients", "groups", "shadows", "mirrors")
LETTERS = tuple("MLHVCQAZmlhvcqaz")


class Maker(Choices):
    """A drawing in the making."""

    def __init__(self, source, kind):
        super().__init__(source)
        self.kind = kind
        self.width = self.number(24, 80)
        self.height = self.number(24, 80)
        self.last = None

    def case(self):
        case = {"width": self.width, "height": self.height, "flips": True, "isRightToLeft": False}
        if self.kind == "mirrors" or self.chance(0.1):
            case["isRightToLeft"] = self.chance(0.7)
            case["flips"] = self.chance(0.7)
        if self.chance(0.3):
            case["tint"] = self.color()
        case["commands"] = self.commands(0)
        return case

    def commands(self, depth):
        return [self.command(depth) for _ in range(self.number(1, 3))]

    @part
    def command(self, depth):
        share = 0.6 if self.kind in ("groups", "shadows", "mirrors") else 0.1
        if depth < 3 and self.chance(share if depth == 0 else share / 2):
            return self.group(depth)
        command = {"path": self.path(), "paint": self.paint()}
        if self.chance(0.9 if self.kind == "lines" else 0.1 if self.kind == "areas" else 0.5):
            command["width"] = self.number(5, 80) / 10
            command["cap"] = self.choose("butt", "round")
            dash = [self.number(10, 90) / 10 for _ in range(self.number(1, 4))]
            if self.chance(0.4) and not any(map(is_whole, command["path"].get("pieces", []))):
                command["dash"] = dash
        return command

    def group(self, depth):
        group = {"commands": self.commands(depth + 1)}
        if self.chance(0.5):
            group["alpha"] = self.number(0, 100) / 100
        if self.chance(0.4):
            group["path"] = self.path()
        if self.chance(0.9 if self.kind == "shadows" else 0.2):
            offset = [self.number(-50, 50) / 10, self.number(-50, 50) / 10]
            group["shadow"] = {"color": self.color(), "offset": offset, "blur": self.number(0, 50) / 10}
        return group

    def color(self):
        return {"rgb": self.number(0, 0xFFFFFF), "alpha": self.choose(255, 255, 255, 200, 128, 20)}

    def paint(self):
        if self.kind != "gradients" or self.chance(0.2):
            return {"colors": [self.color()] if self.chance(0.8) else []}
        colors = [self.color() for _ in range(self.number(1, 4))]
        return {"colors": colors, "from": self.point(), "to": self.point()}

    def point(self):
        """Returns a point that is not the last one."""
        point = [self.number(-100, 10 * self.width + 100) / 10, self.number(-100, 10 * self.height + 100) / 10]
        if point == self.last:
            point[0] += 1
        self.last = point
        return point

    def path(self):
        if self.kind == "data" or self.chance(0.1):
            return {"data": self.data()}
        return {"pieces": self.choose(self.circle, self.rectangle, self.pieces, self.pieces)()}

    def circle(self):
        return [{"kind": "circle", "numbers": [*self.point(), self.number(5, 300) / 10]}]

    def rectangle(self):
        sides = [self.number(5, 500) / 10, self.number(5, 500) / 10]
        return [{"kind": "rectangle", "numbers": [*self.point(), *sides, self.choose(0, 2, 5.5, 40)]}]

    def pieces(self):
        pieces = [self.arc() if self.chance(0.5) else {"kind": "move", "numbers": self.point()}]
        for _ in range(self.number(1, 5)):
            self.piece(pieces)
        return pieces

    @part
    def piece(self, pieces):
        kind = self.choose("line", "line", "quad", "curve", "arc", "close", "move")
        if self.kind == "arcs" or kind == "arc":
            pieces.append(self.arc())
        elif kind not in ("close", "move") or pieces[-1]["kind"] not in ("close", "move"):
            count = {"quad": 2, "curve": 3, "close": 0}.get(kind, 1)
            pieces.append({"kind": kind, "numbers": [number for _ in range(count) for number in self.point()]})

    def arc(self):
        start, radius = self.number(-400, 400), self.number(20, 300) / 10
        end = start + self.choose(1, -1) * self.choose(self.number(5, 355), self.number(365, 500))
        arc = {"kind": "arc", "numbers": [*self.point(), radius, start, end]}
        if self.chance(0.6):
            arc["isClockwise"] = self.chance(0.5)
        self.last = None
        return arc

    def data(self):
        """Returns path data, in one of the ways to write them."""
        parts = ["M", *self.point()]
        for _ in range(self.number(1, 6)):
            parts += self.letter(parts)
        gap, text = self.choose(" ", ",", ", ", ""), ""
        for last, each in zip([None, *parts], parts):
            word = str(int(each)) if isinstance(each, bool) else str(each)
            if gap == "" and self.chance(0.5):
                # A number may begin with its point.
                word = re.sub(r"^(-?)0\.", r"\1.", word)
            if each not in LETTERS and last not in LETTERS:
                # A sign ends a number, and a flag is one digit.
                is_close = word.startswith("-") or isinstance(last, bool)
                text += gap or ("" if is_close else " ")
            text += word
        return text

    @part
    def letter(self, parts):
        letter = self.choose("L", "H", "V", "C", "Q", "A", "A", "M", "Z")
        if letter == "Z" and str(parts[-1]) in "Zz" or letter in "MZ" and parts[-3] in ("M", "m"):
            letter = "L"
        is_relative = self.chance(0.5)
        numbers = []
        if letter == "A":
            radii = [self.number(0, 400) / 10, self.number(0, 400) / 10]
            numbers += [*radii, self.number(-400, 400), self.chance(0.5), self.chance(0.5)]
        for place in range({"H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}.get(letter, 2)):
            length = self.height if letter == "V" or place % 2 else self.width
            absolute, relative = self.number(-100, 10 * length + 100) / 10, self.number(1, 200) / 10
            numbers.append(self.choose(1, -1) * relative if is_relative else absolute)
        return [letter.lower() if is_relative else letter, *numbers]


def is_whole(piece):
    """Returns whether a piece is an arc of more than 360 degrees in its direction."""
    if piece["kind"] != "arc":
        return False
    sweep = piece["numbers"][4] - piece["numbers"][3]
    return abs(sweep) > 360 and piece.get("isClockwise", sweep > 0) == (sweep > 0)


RED, BLUE, GREEN = ({"rgb": rgb, "alpha": 255} for rgb in (0xE00000, 0x0040FF, 0x008000))
# A drawing of everything, and what is wrong with it, by the way to it: each of these has to be found.
CARD = {
    "width": 80,
    "height": 60,
    "flips": True,
    "isRightToLeft": True,
    "tint": GREEN,
    "commands": [
        {
            "path": {
                "pieces": [
                    {"kind": "move", "numbers": [4, 4]},
                    {"kind": "line", "numbers": [30, 6]},
                    {"kind": "quad", "numbers": [40, 20, 24, 24]},
                    {"kind": "curve", "numbers": [20, 30, 10, 12, 4, 20]},
                    {"kind": "close", "numbers": []},
                ]
            },
            "paint": {"colors": [RED]},
        },
        {
            "path": {"pieces": [{"kind": "arc", "numbers": [60, 16, 10, 30, 120], "isClockwise": False}]},
            "paint": {"colors": []},
            "width": 4,
            "cap": "round",
            "dash": [8, 9],
        },
        {
            "path": {"pieces": [{"kind": "rectangle", "numbers": [2, 32, 30, 26, 10]}]},
            "alpha": 0.5,
            "commands": [
                {
                    "path": {"pieces": [{"kind": "circle", "numbers": [17, 45, 18]}]},
                    "paint": {"colors": [RED, GREEN, BLUE], "from": [2, 32], "to": [32, 58]},
                }
            ],
        },
        {
            "shadow": {"color": RED, "offset": [7, -5], "blur": 3},
            "commands": [{"path": {"data": "M44 52A14 10 30 0 0 62 44Z"}, "paint": {"colors": [BLUE]}}],
        },
    ],
}
FIRST, SECOND, THIRD, FOURTH = (("commands", place) for place in range(4))
WRONG = [
    (("flips",), False),
    (("isRightToLeft",), False),
    (("tint",), RED),
    (("commands",), CARD["commands"][::-1][1:]),
    ((*FIRST, "path", "pieces", 1, "numbers"), [30, 10]),
    ((*FIRST, "path", "pieces", 2), {"kind": "line", "numbers": [24, 24]}),
    ((*FIRST, "path", "pieces", 3, "numbers"), [10, 12, 20, 30, 4, 20]),
    ((*FIRST, "paint", "colors"), [GREEN]),
    ((*FIRST, "width"), 2),
    ((*SECOND, "path", "pieces", 0, "isClockwise"), True),
    ((*SECOND, "path", "pieces", 0, "numbers", 2), 12),
    ((*SECOND, "path", "pieces", 0, "numbers", 3), 40),
    ((*SECOND, "width"), 6),
    ((*SECOND, "cap"), "butt"),
    ((*SECOND, "dash"), []),
    ((*SECOND, "dash"), [8, 6]),
    ((*THIRD, "path"), None),
    ((*THIRD, "path", "pieces", 0, "numbers", 4), 0),
    ((*THIRD, "alpha"), 0.75),
    ((*THIRD, "commands", 0, "paint", "to"), [32, 32]),
    ((*THIRD, "commands", 0, "paint", "from"), [12, 32]),
    ((*THIRD, "commands", 0, "paint", "colors"), [RED, BLUE]),
    ((*FOURTH, "shadow"), None),
    ((*FOURTH, "shadow", "color"), BLUE),
    ((*FOURTH, "shadow", "offset"), [-7, -5]),
    ((*FOURTH, "shadow", "blur"), 9),
    ((*FOURTH, "commands", 0, "path", "data"), "M44 52A14 10 30 0 1 62 44Z"),
    ((*FOURTH, "commands", 0, "path", "data"), "M44 52A14 10 30 1 0 62 44Z"),
    ((*FOURTH, "commands", 0, "path", "data"), "M44 52A14 10 0 0 0 62 44Z"),
    ((*FOURTH, "commands", 0, "path", "data"), "M44 52A14 14 30 0 0 62 44Z"),
]
