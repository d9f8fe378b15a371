import Views

extension HTMLWriter {
    /// Writes the rules of a look.
    mutating func rule(of look: BoxStyle, _ place: Int, _ colors: inout Interner<ColorPair>) {
        markup(".s")
        integer(UInt(place))
        markup("{")
        if let background = look.background, look.line == .none {
            color("background:", background, &colors)
        }
        radii(of: look)
        markup("}\n")
        if let background = look.background, look.line != .none {
            line(look.line, place, background, &colors)
        }
        if let border = look.borderColor {
            // Inside the frame, over its content, and without moving that.
            markup(".s")
            integer(UInt(place))
            markup("::after{content:\"\";position:absolute;inset:0;border-radius:inherit;")
            markup("pointer-events:none;border-style:solid;")
            length("border-width:", look.borderWidth)
            color("border-color:", border, &colors)
            markup("}\n")
        }
    }

    /// Writes the radii of the corners, if one is rounded.
    mutating func radii(of look: BoxStyle) {
        if look.corners == 15 {
            length("border-radius:", look.radius)
        } else if look.corners != 0 || look.tightRadius > 0 {
            markup("border-radius:")
            for corner in 0..<4 {
                number(look.corners >> UInt8(corner) & 1 == 1 ? look.radius : look.tightRadius)
                markup("px ")
            }
            markup(";")
        }
    }

    /// Writes a line that is at least one pixel of the screen wide, whatever the size of a pixel.
    private mutating func line(
        _ line: BoxStyle.Line,
        _ number: Int,
        _ background: ColorPair,
        _ colors: inout Interner<ColorPair>
    ) {
        markup(".s")
        integer(UInt(number))
        markup("::before{content:\"\";position:absolute;left:0;top:0;")
        if line == .horizontal {
            markup("width:100%;border-top:.333px solid;")
        } else {
            markup("height:100%;border-left:.333px solid;")
        }
        color("border-color:", background, &colors)
        markup("}\n")
    }

    /// Writes size, weight, slant and family; the page's own family is left out.
    mutating func declarations(of font: FontStyle, growing: Bool = false) {
        letters("font-size:", font.size, growing: growing)
        markup(font.isBold ? "font-weight:700;" : "font-weight:400;")
        if font.isItalic { markup("font-style:italic;") }
        guard font.isMonospaced || font.family != nil else { return }
        markup("font-family:")
        families(of: font)
    }

    /// Writes a declaration of a length of letters, which grows with those of the reader if it should.
    mutating func letters(_ property: HTMLMarkup, _ length: Double, growing: Bool) {
        guard growing else { return self.length(property, length) }
        markup(property)
        number(length / 16)
        markup("rem;")
    }

    /// Writes a declaration of a colour by the name of its custom property.
    mutating func color(
        _ property: HTMLMarkup,
        _ color: ColorPair,
        _ colors: inout Interner<ColorPair>
    ) {
        markup(property)
        markup("var(--c")
        integer(UInt(colors.number(of: color)))
        markup(");")
    }

    /// Writes the custom properties of all colours for one scheme.
    mutating func properties(_ colors: [ColorPair], _ style: PageStyle?, _ scheme: TreeScheme) {
        markup(scheme == .light ? "color-scheme:light;" : "color-scheme:dark;")
        if let style { properties(of: style, scheme) }
        for (number, color) in colors.enumerated() {
            property("--c", number, color, scheme)
        }
    }

    /// Writes the custom property of a numbered colour; for an invisible one, nothing.
    mutating func property(
        _ prefix: HTMLMarkup,
        _ number: Int,
        _ color: ColorPair?,
        _ scheme: TreeScheme
    ) {
        guard let color else { return }
        markup(prefix)
        integer(UInt(number))
        markup(":")
        self.color(scheme == .light ? color.light : color.dark)
        markup(";")
    }
}
