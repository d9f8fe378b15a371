import Views

/// Writes laid-out views as elements at their frames.
struct HTMLCanvas: ~Copyable {
    var out = HTMLWriter()
    var classes: HTMLClasses
    let carriesFrames: Bool
    /// Whether running animations are written as CSS.
    private let animates: Bool
    /// The way in which remote pictures are written.
    let pictures: HTMLPictures
    /// Whether the browser lays views out again.
    let flows: Bool
    /// Whether it keeps those that are being drawn at their frames.
    var isFixed = false
    /// The number of parts of inspected pictures that were written.
    var partCount = 0
    /// Whether parts, facts or outlines were written, which have styles of their own.
    var isInspected = false
    /// The number of elements in drawings that others refer to.
    var drawingCount = 0
    /// The id of the row that is drawn alone; nil in a page.
    private(set) var rowID: String?
    /// Whether buttons can be pressed, and fields written in.
    private let enablesButtons: Bool
    /// Whether something is done for readers who press what is written.
    private let isPressed: Bool
    /// The views and runs of a row whose elements carry their numbers; nil if they do not.
    private(set) var numbered: [NumberedElement]?
    /// The run of the piece that is being written, if elements are numbered.
    var run = 0

    /// The measurer of the views that are being drawn.
    var measurer: any TextMeasurer = HelveticaMeasurer()
    /// Whether leading is right in the views that are being drawn.
    var isMirrored = false
    /// The view whose subviews are being written.
    private var level = Level()
    /// The views around it, the innermost last.
    private var levels: [Level] = []
    /// The reading orders of the superviews that differ from the drawing order.
    private var orders: [ReadingOrder] = []
    /// The rules for the subviews of the views around it in a page that flows, the innermost last.
    var flowLevels: [FlowLevel] = []

    /// The maximum nesting of elements, as browsers stop at 512.
    ///
    /// Deeper views are written as siblings of the one at this depth, at the same position on the page.
    private static let depthLimit = 400

    init(
        layout: HTMLLayout,
        carriesFrames: Bool,
        animates: Bool,
        pictures: HTMLPictures,
        style: PageStyle
    ) {
        flows = layout == .flow
        (enablesButtons, isPressed) = (false, false)
        self.carriesFrames = carriesFrames
        self.animates = animates
        self.pictures = pictures
        classes = HTMLClasses(style)
    }

    /// Creates a canvas of a row whose page has a sheet with classes.
    init(
        rowOf id: String,
        _ classes: HTMLClasses,
        pictures: HTMLPictures,
        enablesButtons: Bool = false,
        numbersViews: Bool = false
    ) {
        flows = true
        self.enablesButtons = enablesButtons
        numbered = numbersViews ? [] : nil
        isPressed = enablesButtons || numbersViews
        carriesFrames = false
        animates = false
        self.pictures = pictures
        self.classes = classes
        rowID = id
    }

    /// Creates a canvas with the settings and content of another one.
    init(copying other: borrowing HTMLCanvas) {
        carriesFrames = other.carriesFrames
        animates = other.animates
        pictures = other.pictures
        flows = other.flows
        classes = other.classes
        partCount = other.partCount
        isInspected = other.isInspected
        rowID = other.rowID
        enablesButtons = other.enablesButtons
        numbered = other.numbered
        isPressed = other.isPressed
        drawingCount = other.drawingCount
        out.append(other.out)
    }

    /// A view whose subviews are being written.
    private struct Level {
        /// The subviews; nil around the outermost view.
        var subviews = RenderedSubviews()
        /// The number of subviews that were written.
        var count = 0
        /// Whether they are written in another order than they are drawn.
        var isOrdered = false
        /// The tag to close after the last one; nil if the element around them is another view's.
        var tag: ElementTag?
        /// The corner of the view in the element around its subviews, and the size of that.
        var x = 0.0
        var y = 0.0
        var size = Size.zero
        /// The nearest colour behind the subviews; nil for the card's.
        var ground: ColorPair?
        var isInButton = false
    }

    /// Writes a view and everything in it, in reading order, without recursion, into an element of its size.
    mutating func draw(_ root: View) {
        let pass = LayoutPass(for: root)
        measurer = pass.measurer
        isMirrored = pass.isTreeMirrored
        // Levels retain their views: a measurer must not change the tree meanwhile, but could.
        withExtendedLifetime(root) {
            let view = root.drawn
            level = Level(x: -view.frame.x, y: -view.frame.y, size: view.frame.size)
            if isVisible(view) { enter(view, order: nil, pass) }
            drawSubviews(pass)
        }
    }

    private mutating func drawSubviews(_ pass: LayoutPass) {
        while true {
            if level.count < level.subviews.count {
                let order = level.isOrdered ? orders.last?.places[level.count] : nil
                let view = level.subviews[order ?? level.count]
                level.count += 1
                if isVisible(view) { enter(view, order: order, pass) }
            } else {
                if level.isOrdered { orders.removeLast() }
                if flows { _ = flowLevels.popLast() }
                if let tag = level.tag { close(tag) }
                guard let outer = levels.popLast() else { return }
                level = outer
            }
        }
    }

    /// Whether there is something to see of a view, or will be when its animations have ended.
    private func isVisible(_ view: RenderedView) -> Bool {
        view.isVisible || animates && view.isAnimated && view.ended.isVisible
    }

    /// Returns the number of the class of a view's running animations; nil if there are none.
    @inline(never)
    private mutating func motion(of view: RenderedView, _ size: Size) -> UInt? {
        let style = MotionStyle(of: view, size: size, isMirrored: isMirrored(in: view))
        return style.map { UInt(classes.motions.number(of: $0)) }
    }

    /// Numbers the view that is being written, or a run of its text.
    mutating func number(run: Int?) {
        var order = 0
        let path = (levels + [level]).dropFirst().map { level in
            let place = level.count - 1
            guard level.isOrdered else { return place }
            defer { order += 1 }
            return orders[order].places[place]
        }
        numbered?.append(NumberedElement(path: path, run: run))
    }

    /// Numbers the view that is being written, and returns whether it is a button that can be pressed.
    @inline(never)
    private mutating func noteForPressing(isButton: Bool, _ order: Int?) -> Bool {
        if numbered != nil { number(run: nil) }
        guard isButton, enablesButtons, level.subviews.count > 0 else { return false }
        return !level.subviews.isDisabled(order ?? level.count - 1)
    }

    private mutating func close(_ tag: ElementTag) {
        out.plain(upTo: 9) { $0.closing(tag) }
    }

    /// Writes a view without its subviews, which are next if there are any.
    private mutating func enter(_ view: RenderedView, order: Int?, _ pass: LayoutPass) {
        var frame = view.frame
        frame.x += level.x
        frame.y += level.y
        let subviews = view.subviewCount == 0 ? RenderedSubviews() : view.subviews
        let isMirrored = isMirrored(in: view)
        let subviewOrder =
            subviews.count < 2 ? nil : ReadingOrder(of: subviews, isMirrored: isMirrored)
        let isInButton = level.isInButton
        let meaning = HTMLAccessibility(of: view, isInButton: isInButton)
        var ground = level.ground
        var look: UInt?
        let motion = animates && view.isAnimated ? motion(of: view, frame.size) : nil
        let alpha = motion == nil ? view.alpha : view.ended.alpha
        if view.hasBox,
            let box = BoxStyle(
                motion == nil ? view.box : view.ended.box,
                size: frame.size,
                isMirrored: isMirrored
            )
        {
            look = UInt(classes.boxes.number(of: box))
            if let background = box.background, background.isOpaque { ground = background }
        }
        let size = level.size
        let isButton = meaning.tag == .button
        var isMerged = false
        if flows {
            if enablesButtons, !isInButton, drawField(view, level.count - 1, order) { return }
            let isEnabled = isPressed && noteForPressing(isButton: isButton, order)
            isMerged = !enterFlowing(
                view,
                frame,
                meaning,
                at: order ?? level.count - 1,
                order: order,
                look: look,
                motion: motion,
                alpha: alpha,
                isolates: subviewOrder != nil,
                ground: ground,
                isInButton: isInButton || isButton,
                isEnabled: isEnabled,
                pass
            )
        } else {
            let text = view.hasText ? view.text(pass) : nil
            let lineCount =
                switch text {
                case .some(let text): text.lineCount
                case nil: Int.max
                }
            let isPlain = meaning.isPlain && !carriesFrames
            let hasDirection = hasDirection(view, lineCount)
            let scrolls = view.scrolls
            out.plain(upTo: 250 + ByteCursor.frameLimit) { cursor in
                cursor.opening(
                    meaning.tag,
                    look: look,
                    motion: motion,
                    isolates: subviewOrder != nil,
                    clips: view.clipsToBounds
                )
                cursor.style { cursor in
                    cursor.frame(frame, in: size)
                    if scrolls { cursor.markup("overflow:auto;") }
                    if alpha < 1 {
                        cursor.markup("opacity:")
                        cursor.number(alpha)
                        cursor.markup(";")
                    }
                    if let order {
                        cursor.markup("z-index:")
                        cursor.integer(UInt(order))
                    }
                }
                if scrolls { cursor.scrolling(isMirrored: isMirrored) }
                guard isPlain else { return }
                if hasDirection { cursor.markup(view.direction.attribute) }
                cursor.end(meaning)
            }
            if !isPlain { finish(view, frame, meaning, hasDirection: hasDirection) }
            if view.hasImage, let image = view.image(pass) {
                let isNamed = view.hasLabel || lineCount != Int.max
                draw(image, of: view, isNamed: isNamed, in: frame.size, pass)
            }
            if let text {
                draw(text, in: frame.size, ground: ground, isInButton: isInButton || isButton)
            }
        }
        let isDeep = isMerged || levels.count >= Self.depthLimit
        if !isMerged, isDeep || subviews.count == 0 { close(meaning.tag) }
        guard subviews.count > 0 else { return }
        if let subviewOrder { orders.append(subviewOrder) }
        let unscrolled = view.scrolls ? view.unscrolled : Point(x: 0, y: 0)
        let inner = Level(
            subviews: subviews,
            isOrdered: subviewOrder != nil,
            tag: isDeep ? nil : meaning.tag,
            x: (isDeep ? frame.x : 0) + unscrolled.x,
            y: (isDeep ? frame.y : 0) + unscrolled.y,
            size: isDeep ? size : frame.size,
            ground: ground,
            isInButton: isInButton || isButton
        )
        // Moved, not copied, to avoid reference counting of the views.
        levels.append(exchange(&level, with: inner))
    }
}
