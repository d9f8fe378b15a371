import Views

extension HTMLCanvas {
    /// Writes a drawing as shapes; its description is in the name of its view.
    mutating func draw(
        _ drawing: VectorImage,
        isMirrored: Bool,
        at frame: Rect,
        in size: Size
    ) {
        let (width, height) = (drawing.size.width, drawing.size.height)
        guard width > 0, height > 0 else { return }
        out.markup("<svg class=\"g")
        if flows { out.markup(" o") }
        flowClass(at: frame, in: size)
        out.markup("\"")
        out.viewBox(Rect(width: width, height: height))
        out.markup(" aria-hidden=\"true\"")
        if !flows {
            out.markup(" style=\"overflow:hidden;")
            out.place(frame, in: size)
            out.markup("\"")
        }
        if carriesFrames { out.frameAttribute(frame) }
        out.markup("><g stroke=\"none\" stroke-linecap=\"butt\"")
        if isMirrored, drawing.flipsForRightToLeft {
            write(" transform=\"matrix(-1 0 0 1 ", width, end: " 0)\"")
        }
        out.markup(">")
        for command in drawing.commands {
            switch command {
            case .fill(let path, let paint): shape(path, " fill=\"", paint)
            case .stroke(let path, let paint, let style): shape(path, " stroke=\"", paint, style)
            case .beginGroup(let group): begin(group, in: drawing.size)
            case .endGroup: out.markup("</g>")
            }
        }
        out.markup("</g></svg>")
    }

    private mutating func shape(
        _ path: VectorPath,
        _ attribute: HTMLMarkup,
        _ paint: Paint,
        _ style: StrokeStyle? = nil
    ) {
        if case .linearGradient(let colors, let start, let end) = paint {
            let gradient = gradient(colors, from: start, to: end)
            out.markup("<path")
            refer(to: gradient, by: attribute)
        } else {
            out.markup("<path")
            color(attribute, paint.colors.first)
        }
        if let style {
            write(" stroke-width=\"", style.width)
            if style.cap == .round { out.markup(" stroke-linecap=\"round\"") }
            for (place, length) in style.dash.enumerated() {
                let isLast = place == style.dash.count - 1
                write(place == 0 ? " stroke-dasharray=\"" : " ", length, end: isLast ? "\"" : "")
            }
        }
        write(path)
    }

    private mutating func gradient(_ colors: [Color], from start: Point, to end: Point) -> Int {
        let number = begin("<linearGradient")
        write(" gradientUnits=\"userSpaceOnUse\" x1=\"", start.x)
        write(" y1=\"", start.y)
        write(" x2=\"", end.x)
        write(" y2=\"", end.y)
        out.markup(">")
        for (place, stop) in colors.enumerated() {
            write("<stop offset=\"", Double(place) / Double(max(1, colors.count - 1)))
            color(" stop-color=\"", stop)
            out.markup("/>")
        }
        out.markup("</linearGradient>")
        return number
    }

    private mutating func begin(_ group: VectorImage.Group, in size: Size) {
        var (clip, filter): (Int?, Int?)
        if let path = group.clip {
            clip = begin("<clipPath")
            out.markup("><path")
            write(path)
            out.markup("</clipPath>")
        }
        if let shadow = group.shadow {
            filter = begin("<filter")
            // With room around the drawing, as shadows of what lies there, and of other shadows, fall into it.
            let length = size.width + size.height + 2 * shadow.blur
            let room = length + abs(shadow.offset.x) + abs(shadow.offset.y)
            write(" filterUnits=\"userSpaceOnUse\" x=\"", -room)
            write(" y=\"", -room)
            write(" width=\"", size.width + 2 * room)
            write(" height=\"", size.height + 2 * room)
            write(" color-interpolation-filters=\"sRGB\"><feDropShadow dx=\"", shadow.offset.x)
            write(" dy=\"", shadow.offset.y)
            write(" stdDeviation=\"", shadow.blur / 2)
            color(" flood-color=\"", shadow.color)
            out.markup("/></filter>")
        }
        out.markup("<g")
        if group.alpha < 1 { write(" opacity=\"", group.alpha) }
        if let clip { refer(to: clip, by: " clip-path=\"") }
        if let filter { refer(to: filter, by: " filter=\"") }
        out.markup(">")
    }

    /// Writes the beginning of an element that others refer to, and returns its number, which no other on the page has.
    private mutating func begin(_ element: HTMLMarkup) -> Int {
        drawingCount += 1
        out.markup(element)
        out.markup(" id=\"d")
        out.drawing(drawingCount, of: rowID)
        out.markup("\"")
        return drawingCount
    }

    private mutating func refer(to number: Int, by attribute: HTMLMarkup) {
        out.markup(attribute)
        out.markup("url(#d")
        out.drawing(number, of: rowID)
        out.markup(")\"")
    }

    /// Writes a class with a colour, and an attribute that uses it.
    private mutating func color(_ attribute: HTMLMarkup, _ color: Color?) {
        if let pair = ColorPair(color) {
            write(" class=\"c", Double(classes.tints.number(of: pair)))
            out.markup(attribute)
            out.markup("currentColor\"")
        } else {
            out.markup(attribute)
            out.markup("transparent\"")
        }
    }

    private mutating func write(_ path: VectorPath) {
        out.markup(" d=\"")
        out.data(of: path)
        out.markup("\"/>")
    }

    private mutating func write(_ name: HTMLMarkup, _ number: Double, end: HTMLMarkup = "\"") {
        out.markup(name)
        out.number(number)
        out.markup(end)
    }
}
