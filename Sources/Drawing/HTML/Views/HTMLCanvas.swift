import Views

/// Writes laid-out views as elements at their frames.
struct HTMLCanvas {
    var out = HTMLWriter()
    var classes = HTMLClasses()
    var symbols: [String: HTMLWriter] = [:]
    let carriesFrames: Bool

    /// Who measured the views that are being drawn.
    var measurer: any TextMeasurer = HelveticaMeasurer()
    /// Whether leading is right in the views that are being drawn.
    var isMirrored = false
    /// The views whose subviews are being written, the innermost last.
    private var levels: [Level] = []

    /// How deep elements may lie in each other, as browsers give up at 512.
    ///
    /// Deeper views are written beside the one at this depth, at the same place on the page.
    private static let depthLimit = 400

    init(carriesFrames: Bool) {
        self.carriesFrames = carriesFrames
    }

    /// A view whose subviews are being written.
    private struct Level {
        let subviews: [View]
        let order: ReadingOrder?
        let place: Place
        /// What is to be written behind the last one; none if the element around them is another view's.
        let closing: HTMLMarkup?
        /// How many subviews were written.
        var count = 0
    }

    /// Where a view is written.
    private struct Place {
        /// The corner of the view's superview in the element around.
        var x = 0.0
        var y = 0.0
        var depth = 0
        /// The place among its siblings in drawing order, if they are written in another one.
        var order: Int?
        /// The nearest colour behind the view; none means the card's.
        var ground: ColorPair?
        var isInButton = false
    }

    /// Writes a view and everything in it, in reading order, without recursion.
    mutating func draw(_ root: View) {
        let pass = LayoutPass(for: root)
        measurer = pass.measurer
        isMirrored = pass.isMirrored
        let origin = root.frame
        enter(root, Place(x: -origin.x, y: -origin.y), pass)
        while let top = levels.indices.last {
            let count = levels[top].count
            guard count < levels[top].subviews.count else {
                if let closing = levels.removeLast().closing { out.markup(closing) }
                continue
            }
            levels[top].count = count + 1
            var place = levels[top].place
            place.order = levels[top].order?.places[count]
            enter(levels[top].subviews[place.order ?? count], place, pass)
        }
    }

    /// How many lines a text may have to be left to the browser's automatic direction; a text of 62,500
    /// lines takes Chromium minutes otherwise.
    private static let automaticLimit = 1000

    private mutating func enter(_ view: View, _ place: Place, _ pass: LayoutPass) {
        guard let drawn = view.drawn else { return }
        let subviews = drawn.subviews
        let (alpha, clips) = (drawn.alpha, drawn.clipsToBounds)
        var frame = drawn.frame
        frame.x += place.x
        frame.y += place.y
        let text = drawn.hasText ? LaidText(of: view, pass) : nil
        let lineCount: Int? =
            switch text {
            case .some(let text): text.lineCount
            case nil: nil
            }
        let order = subviews.count < 2 ? nil : ReadingOrder(of: view, isMirrored: isMirrored)
        let meaning = HTMLMeaning(of: drawn, isInButton: place.isInButton)
        let look = BoxLook(drawn, isMirrored: isMirrored)
        let number = look.map { UInt(classes.boxes.number(of: $0)) }

        out.plain(upTo: 120 + ByteCursor.frameLimit) { cursor in
            cursor.markup(meaning.tag.opening)
            if let number {
                cursor.markup(" s")
                cursor.integer(number)
            }
            if order != nil { cursor.markup(" i") }
            if clips { cursor.markup(" o") }
            cursor.markup("\" style=\"")
            cursor.frame(frame)
            if alpha < 1 {
                cursor.markup("opacity:")
                cursor.number(alpha)
                cursor.markup(";")
            }
            if let order = place.order {
                cursor.markup("z-index:")
                cursor.integer(UInt(order))
            }
            cursor.markup("\"")
        }
        if carriesFrames { out.frameAttribute(frame) }
        // Browsers look for an automatic direction again after each line, and lines say their own.
        if let lineCount, lineCount <= Self.automaticLimit { out.markup(" dir=\"auto\"") }
        meaning.writeAttributes(to: &out)
        out.markup(">")
        meaning.writeHiddenText(to: &out)

        var inner = place
        inner.isInButton = place.isInButton || meaning.tag == .button
        if let background = look?.background, background.isOpaque { inner.ground = background }
        if drawn.hasImage, let image = view.placedImage(pass) { draw(image, label: drawn.label) }
        if let text { draw(text, of: view, ground: inner.ground, isInButton: inner.isInButton) }
        let closing = meaning.tag.closing
        guard !subviews.isEmpty else {
            out.markup(closing)
            return
        }
        let isDeep = place.depth >= Self.depthLimit
        if isDeep {
            out.markup(closing)
            (inner.x, inner.y) = (frame.x, frame.y)
        } else {
            (inner.x, inner.y) = (0, 0)
            inner.depth += 1
        }
        levels.append(
            Level(
                subviews: subviews,
                order: order,
                place: inner,
                closing: isDeep ? nil : closing
            )
        )
    }
}

extension ColorPair {
    /// Whether nothing behind the colour shines through.
    fileprivate var isOpaque: Bool {
        light.alpha == 255 && dark.alpha == 255
    }
}
