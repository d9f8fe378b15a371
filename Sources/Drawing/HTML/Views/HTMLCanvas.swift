import Components
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
    /// What is still to be written of the views that are being drawn, the next last.
    private var steps: [Step] = []

    /// How deep elements may lie in each other, as browsers give up at 512.
    ///
    /// Deeper views are written beside the one at this depth, at the same place on the page.
    private static let depthLimit = 400

    init(carriesFrames: Bool) {
        self.carriesFrames = carriesFrames
    }

    /// Something that is to be written.
    private enum Step {
        case enter(View, Place)
        case leave(ElementTag)
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
        let tree = root.node.connectedTree
        measurer = tree.map { $0.components[.textMeasurer] } ?? HelveticaMeasurer()
        isMirrored = tree.map { $0.components[.layoutDirection] == .rightToLeft } ?? false
        let origin = root.frame
        steps.append(.enter(root, Place(x: -origin.x, y: -origin.y)))
        while let step = steps.popLast() {
            switch step {
            case .leave(let tag): out.markup(tag.closing)
            case .enter(let view, let place): enter(view, place)
            }
        }
    }

    /// How many lines a text may have to be left to the browser's automatic direction; a text of 62,500
    /// lines takes Chromium minutes otherwise.
    private static let automaticLimit = 1000

    private mutating func enter(_ view: View, _ place: Place) {
        guard !view.isHidden else { return }
        let alpha = view.alpha
        guard alpha > 0 else { return }
        var frame = view.frame
        frame.x += place.x
        frame.y += place.y
        let text = view.placedText
        let subviews = view.subviews
        let order = ReadingOrder(of: view, isMirrored: isMirrored)
        let meaning = HTMLMeaning(of: view, isInButton: place.isInButton)

        out.markup(meaning.tag.opening)
        let look = BoxLook(view, frame.size, isMirrored: isMirrored)
        if let look {
            out.markup(" s")
            out.integer(UInt(classes.boxes.number(of: look)))
        }
        if order != nil { out.markup(" i") }
        out.markup("\" style=\"")
        out.place(frame)
        if alpha < 1 {
            out.markup("opacity:")
            out.number(alpha)
            out.markup(";")
        }
        if let order = place.order {
            out.markup("z-index:")
            out.integer(UInt(order))
        }
        out.markup("\"")
        if carriesFrames { out.frameAttribute(frame) }
        // Browsers look for an automatic direction again after each line, and lines say their own.
        if let text, text.lines.count <= Self.automaticLimit { out.markup(" dir=\"auto\"") }
        meaning.writeAttributes(to: &out)
        out.markup(">")
        meaning.writeHiddenText(to: &out)

        var inner = place
        inner.isInButton = place.isInButton || meaning.tag == .button
        if let background = look?.background, background.isOpaque { inner.ground = background }
        if let image = view.placedImage { draw(image, of: view) }
        if let text {
            let kind: TextCleaner.Kind = view is TextView ? .body : .name
            draw(text, kind, ground: inner.ground, isInButton: inner.isInButton)
        }
        guard !subviews.isEmpty else {
            out.markup(meaning.tag.closing)
            return
        }
        if place.depth < Self.depthLimit {
            steps.append(.leave(meaning.tag))
            (inner.x, inner.y) = (0, 0)
            inner.depth += 1
        } else {
            out.markup(meaning.tag.closing)
            (inner.x, inner.y) = (frame.x, frame.y)
        }
        push(subviews, order, inner)
    }

    private mutating func push(_ subviews: [View], _ order: ReadingOrder?, _ inner: Place) {
        var inner = inner
        inner.order = nil
        guard let order else {
            for view in subviews.reversed() {
                steps.append(.enter(view, inner))
            }
            return
        }
        for place in order.places.reversed() {
            inner.order = place
            steps.append(.enter(subviews[place], inner))
        }
    }
}

extension ColorPair {
    /// Whether nothing behind the colour shines through.
    fileprivate var isOpaque: Bool {
        light.alpha == 255 && dark.alpha == 255
    }
}
