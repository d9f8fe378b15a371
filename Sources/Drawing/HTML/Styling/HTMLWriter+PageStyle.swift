import Views

extension PageStyle {
    /// The colours with the beginnings of the declarations of their custom properties.
    var properties: KeyValuePairs<HTMLMarkup, Color> {
        [
            "--text:": text, "--quiet:": quiet, "--link:": link, "--mention:": mention,
            "--page:": page, "--card:": card, "--edge:": edge, "--code:": code,
            "--inline-code:": inlineCode, "--inline-quote:": inlineQuote,
            "--picture:": picture, "--picture-end:": pictureEnd,
        ]
    }

    /// The colours of initials; at least one pair.
    var tones: [InitialsColors] {
        initials.isEmpty ? [InitialsColors(ground: card, letters: text)] : initials
    }
}

extension HTMLWriter {
    /// Writes the custom properties of a page's colours for one scheme.
    mutating func properties(of style: PageStyle, _ scheme: TreeScheme) {
        for (property, color) in style.properties {
            markup(property)
            self.color(scheme == .light ? color.light : color.dark)
            markup(";")
        }
        for (number, tone) in style.tones.enumerated() {
            property("--a", number, ColorPair(tone.ground), scheme)
            property("--b", number, ColorPair(tone.letters), scheme)
        }
    }

    /// Writes the custom properties of a page's fonts and lengths.
    mutating func lengths(of style: PageStyle) {
        markup("--sans:Helvetica,Arial,\"Liberation Sans\",sans-serif;")
        markup("--mono:\"Courier New\",\"Liberation Mono\",monospace;")
        markup("--words:")
        families(of: FontStyle(style.font))
        markup("--code-words:")
        families(of: FontStyle(style.codeFont), before: "ui-monospace,")
        markup("--initials:")
        families(of: FontStyle(style.initialsFont))
        let isBold = style.initialsFont.weight == .bold
        markup(isBold ? "--initials-weight:700;" : "--initials-weight:400;")
        length("--size:", style.font.size)
        length("--code-size:", style.codeFont.size)
        // In units of letters, for readers who have set larger ones.
        markup("--width:")
        number(style.width / 16)
        markup("rem;")
        length("--gap:", style.spacing)
        length("--inset:", style.listMargin)
        length("--radius:", style.cornerRadius)
        length("--line:", style.borderWidth)
    }

    /// Writes the families of a font: its own if it has one, then those whose widths the measurer has.
    mutating func families(of font: FontStyle, before fallback: HTMLMarkup = "") {
        if let family = font.family {
            styleString(family.name)
            markup(",")
        }
        markup(fallback)
        markup(font.isMonospaced ? "var(--mono);" : "var(--sans);")
    }

    /// Writes a string of a style sheet; all but ASCII letters, digits, spaces and `-` are escaped.
    private mutating func styleString(_ words: String) {
        markup("\"")
        for scalar in words.unicodeScalars.prefix(100) {
            plain(upTo: 10) { cursor in
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9", " ", "-":
                    cursor.append(UInt64(scalar.value), count: 1)
                default:
                    cursor.markup("\\")
                    cursor.hexDigits(scalar.value, count: 6)
                    cursor.markup(" ")
                }
            }
        }
        markup("\"")
    }
}
