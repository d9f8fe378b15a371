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
    private var isMirrored = false
    /// The views around the one whose subviews are being written, the innermost last.
    private var levels: [Level] = []
    /// The orders of those among them whose subviews are written in another one than they are drawn.
    private var orders: [ReadingOrder] = []

    /// How deep elements may lie in each other, as browsers give up at 512.
    ///
    /// Deeper views are written beside the one at this depth, at the same place on the page.
    private static let depthLimit = 400

    init(carriesFrames: Bool) {
        self.carriesFrames = carriesFrames
    }

    /// A view whose subviews are being written.
    private struct Level {
        let view: DrawnView
        let isOrdered: Bool
        let place: Place
        /// What is to be closed behind the last one; none if the element around them is another view's.
        let tag: ElementTag?
        /// How many subviews were written.
        var count = 0
    }

    /// Where a view is written.
    private struct Place {
        /// The corner of the view's superview in the element around.
        var x = 0.0
        var y = 0.0
        var depth = 0
        /// The nearest colour behind the view; none means the card's.
        var ground: ColorPair?
        var isInButton = false
    }

    /// Writes a view and everything in it, in reading order, without recursion.
    mutating func draw(_ root: View) {
        let pass = LayoutPass(for: root)
        measurer = pass.measurer
        isMirrored = pass.isMirrored
        // Drawn views are read while somebody holds the root.
        withExtendedLifetime(root) {
            guard let view = root.drawn else { return }
            let place = Place(x: -view.frame.x, y: -view.frame.y)
            guard let level = enter(view, place, order: nil, pass) else { return }
            drawSubviews(of: level, pass)
        }
    }

    private mutating func drawSubviews(of root: Level, _ pass: LayoutPass) {
        var level = root
        while true {
            if level.count < level.view.subviewCount {
                let order = level.isOrdered ? orders.last?.places[level.count] : nil
                let view = level.view.subview(order ?? level.count)
                level.count += 1
                guard let view, let inner = enter(view, level.place, order: order, pass) else {
                    continue
                }
                levels.append(level)
                level = inner
            } else {
                if level.isOrdered { orders.removeLast() }
                if let tag = level.tag { out.plain(upTo: 9) { $0.closing(tag) } }
                guard let outer = levels.popLast() else { return }
                level = outer
            }
        }
    }

    /// How many lines a text may have to be left to the browser's automatic direction; a text of 62,500
    /// lines takes Chromium minutes otherwise.
    private static let automaticLimit = 1000

    /// Writes a view without its subviews, and returns what is to be done for these, if there are any.
    private mutating func enter(
        _ view: DrawnView,
        _ place: Place,
        order: Int?,
        _ pass: LayoutPass
    ) -> Level? {
        var frame = view.frame
        frame.x += place.x
        frame.y += place.y
        let text = view.hasText ? view.text(pass) : nil
        let lineCount =
            switch text {
            case .some(let text): text.lineCount
            case nil: Int.max
            }
        let subviewOrder =
            view.subviewCount < 2 ? nil : ReadingOrder(of: view, isMirrored: isMirrored)
        let meaning = HTMLMeaning(of: view, isInButton: place.isInButton)
        let look = view.box.flatMap { BoxLook($0, size: frame.size, isMirrored: isMirrored) }
        let number = look.map { UInt(classes.boxes.number(of: $0)) }
        let carriesFrames = carriesFrames
        let isPlain = !carriesFrames && meaning.label == .none
        // Browsers look for an automatic direction again after each line, and lines say their own.
        let hasDirection = lineCount <= Self.automaticLimit

        out.plain(upTo: 160 + ByteCursor.frameLimit) { cursor in
            cursor.opening(meaning.tag)
            if let number {
                cursor.markup(" s")
                cursor.integer(number)
            }
            if subviewOrder != nil { cursor.markup(" i") }
            if view.clipsToBounds { cursor.markup(" o") }
            cursor.markup("\" style=\"")
            cursor.frame(frame)
            if view.alpha < 1 {
                cursor.markup("opacity:")
                cursor.number(view.alpha)
                cursor.markup(";")
            }
            if let order {
                cursor.markup("z-index:")
                cursor.integer(UInt(order))
            }
            cursor.markup("\"")
            guard !carriesFrames else { return }
            if hasDirection { cursor.markup(" dir=\"auto\"") }
            if let role = meaning.role { cursor.markup(role) }
            if isPlain { cursor.markup(">") }
        }
        if !isPlain { finish(view, frame, meaning, hasDirection: hasDirection) }

        var inner = place
        inner.isInButton = place.isInButton || meaning.tag == .button
        if let background = look?.background, background.isOpaque { inner.ground = background }
        if view.hasImage, let image = view.image(pass) { draw(image, label: view.label) }
        if let text { draw(text, ground: inner.ground, isInButton: inner.isInButton) }
        guard view.subviewCount > 0 else {
            out.plain(upTo: 9) { $0.closing(meaning.tag) }
            return nil
        }
        let isDeep = place.depth >= Self.depthLimit
        if isDeep {
            out.plain(upTo: 9) { $0.closing(meaning.tag) }
            (inner.x, inner.y) = (frame.x, frame.y)
        } else {
            (inner.x, inner.y) = (0, 0)
            inner.depth += 1
        }
        if let subviewOrder { orders.append(subviewOrder) }
        return Level(
            view: view,
            isOrdered: subviewOrder != nil,
            place: inner,
            tag: isDeep ? nil : meaning.tag
        )
    }

    /// Writes the rest of the first tag of a view that says something or carries its frame.
    private mutating func finish(
        _ view: DrawnView,
        _ frame: Rect,
        _ meaning: HTMLMeaning,
        hasDirection: Bool
    ) {
        if carriesFrames {
            out.frameAttribute(frame)
            if hasDirection { out.markup(" dir=\"auto\"") }
            if let role = meaning.role { out.markup(role) }
        }
        let label = meaning.label == .none ? "" : view.label ?? ""
        if meaning.label == .attribute { out.attribute(" aria-label=\"", label) }
        out.markup(">")
        guard meaning.label == .text else { return }
        out.markup("<span class=\"h\">")
        out.text(label)
        out.markup(" </span>")
    }
}

extension ColorPair {
    /// Whether nothing behind the colour shines through.
    fileprivate var isOpaque: Bool {
        light.alpha == 255 && dark.alpha == 255
    }
}
