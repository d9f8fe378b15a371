import Components
import Views

/// Turns views into scene items, without recursion.
struct SceneBuilder {
    private struct Place {
        var view: View
        /// The bounds of the root around it.
        let root: CellBounds
        /// The origin of the superview's coordinates.
        var x: Double
        var y: Double
        var holder: Int?
        var opacity: Double
        var tint: Color?
        var bias: SceneGlyph.Bias
        /// The colour of the nearest background around it.
        var ground: Color?
        /// The visible part, if a view around it clips.
        var clip: CellBounds?
        /// The index of the first item in a view that scrolls, if it stands for the marks of that.
        var firstMarked: Int?
    }

    private(set) var items: [SceneItem] = []
    private let isRightToLeft: Bool
    /// Whether texts were measured with room, as `CellMeasurer.makesRoom` says.
    private let makesRoom: Bool
    /// The colour of edges without one of their own.
    private let edge: Color

    init(roots: [View], from origin: Point, edge: Color) {
        self.edge = edge
        let root = roots[0]
        isRightToLeft = root.node.connectedTree?.components[.layoutDirection] == .rightToLeft
        let measurer = root.node.connectedTree?.components[.textMeasurer] as? CellMeasurer
        makesRoom = measurer?.makesRoom ?? false
        var waiting = roots.reversed().map { root in
            Place(
                view: root,
                root: CellBounds(root.frame, x: -origin.x, y: -origin.y),
                x: -origin.x,
                y: -origin.y,
                opacity: 1,
                tint: root.tintColor,
                bias: .center
            )
        }
        while let place = waiting.popLast() {
            if let first = place.firstMarked {
                addMarks(place, from: first)
                continue
            }
            guard let inner = add(place) else { continue }
            if place.view is ScrollView {
                // They lie over the subviews.
                waiting.append(inner)
                waiting[waiting.count - 1].firstMarked = items.count
            }
            for subview in place.view.subviews.reversed() {
                var next = inner
                next.view = subview
                waiting.append(next)
            }
        }
    }

    /// Adds the items of the view itself and returns the state for its subviews; nil if it is invisible.
    private mutating func add(_ place: Place) -> Place? {
        let view = place.view
        let frame = view.frame
        let bounds = CellBounds(frame, x: place.x, y: place.y)
        guard !view.isHidden, bounds.isFinite else { return nil }
        var inner = place
        inner.x = bounds.left
        inner.y = bounds.top
        inner.opacity = place.opacity * max(0, min(view.shown.alpha, 1))
        guard inner.opacity >= 0.01 else { return nil }
        inner.tint = view.tintColor ?? place.tint
        inner.bias = bias(in: view) ?? place.bias
        // The items of the view itself lie in its frame.
        if view.clipsToBounds { inner.clip = place.clip?.common(with: bounds) ?? bounds }
        if let image = view.placedImage, !(view is Button) {
            if case .vector = image.image { addBox(bounds, of: view, &inner) }
            addImage(image, of: view, inner)
            return inner
        }
        addBox(bounds, of: view, &inner)
        addText(of: view, bounds, inner)
        return inner
    }

    private mutating func append(
        _ kind: SceneItem.Kind,
        _ bounds: CellBounds,
        _ place: Place
    ) {
        let item = SceneItem(
            bounds: bounds,
            kind: kind,
            holder: place.holder,
            opacity: place.opacity
        )
        guard let clip = place.clip else { return items.append(item) }
        if let rest = item.clipped(to: clip) { items.append(rest) }
    }

    // MARK: Boxes

    private mutating func addBox(_ bounds: CellBounds, of view: View, _ inner: inout Place) {
        let fill = view.shown.backgroundColor.flatMap { $0.isVisible ? $0 : nil }
        let layer = view.shown.layer
        let edge =
            layer.borderWidth > 0 ? layer.borderColor.flatMap { $0.isVisible ? $0 : nil } : nil
        guard fill != nil || edge != nil, bounds.width > 0, bounds.height > 0 else { return }
        var form = form(bounds, edge != nil, inner, layer, isSeen: fill != inner.ground)
        let isLow = bounds.height < CellBounds.cellHeight * 2.5
        if form == .fill, view.isDivider(whereLow: isLow) { form = .rule }
        if form == .bar, view.subviews.contains(where: \.isStroke) { form = .fill }
        let rounded = layer.cornerRadius > 0 ? layer.roundedCorners : []
        let isMirrored = view.isMirrored(inTree: isRightToLeft)
        let box = SceneBox(
            form: form,
            fill: fill,
            edge: edge,
            rounded: isMirrored ? rounded.mirrored : rounded,
            isRightToLeft: isMirrored
        )
        let count = items.count
        append(.box(box), bounds, inner)
        guard items.count > count else { return }
        inner.ground = fill ?? inner.ground
        switch form {
        case .frame, .bar, .chip, .rule: inner.holder = count
        case .fill, .stroke: break
        }
    }

    private func form(
        _ bounds: CellBounds,
        _ hasEdge: Bool,
        _ place: Place,
        _ layer: Layer,
        isSeen: Bool
    ) -> SceneBox.Form {
        let isOneRow = bounds.height < CellBounds.cellHeight * 1.5
        if bounds.height <= 4, bounds.width >= CellBounds.cellWidth { return .rule }
        if bounds.width <= 4, !isOneRow { return .stroke }
        let columns = bounds.columns.count
        if isOneRow { return hasEdge || layer.cornerRadius > 0 ? .chip : .fill }
        if hasEdge { return columns >= 3 ? .frame : .fill }
        guard isSeen, columns >= 3 else { return .fill }
        // A colour over the whole width of the root is its background.
        let isBackground =
            bounds.left <= place.root.left && bounds.right >= place.root.right
            && layer.cornerRadius <= 0
        return isBackground ? .fill : place.holder != nil ? .bar : .frame
    }

    // MARK: Text

    private mutating func addText(of view: View, _ bounds: CellBounds, _ inner: Place) {
        let isButton = view is Button
        if let text = view.drawn.text(LayoutPass(for: view)), text.lineCount > 0 {
            add(text, bounds, isButton: isButton, inner)
        } else if isButton, let image = view.placedImage {
            addImage(image, of: view, inner)
        }
    }

    private mutating func add(
        _ text: borrowing LaidText,
        _ bounds: CellBounds,
        isButton: Bool,
        _ inner: Place
    ) {
        let color = text.color ?? (isButton ? inner.tint : nil)
        var span = SpanPlace()
        for place in 0..<text.lineCount {
            let frame = text.frame(ofLine: place)
            let pieces = text.pieces(ofLine: place, from: &span)
            let line = SceneText(pieces: pieces, color: color, makesRoom: makesRoom)
            if isButton {
                var place = bounds
                place.top = bounds.top + frame.y
                place.bottom = place.top + frame.size.height
                append(.button(line), place, inner)
            } else {
                append(.text(line), CellBounds(frame, x: bounds.left, y: bounds.top), inner)
            }
        }
    }

    /// Adds arrows at the ends of a view that scrolls behind which there is more: in the lines of text that are cut there,
    /// or else in the middle.
    private mutating func addMarks(_ place: Place, from first: Int) {
        guard let view = place.view as? ScrollView else { return }
        let lines = items[first...].filter { !$0.hasEdges }.map(\.bounds)
        for mark in ScrollMark.all(of: view, isMirrored: view.isMirrored(inTree: isRightToLeft)) {
            let bounds = CellBounds(mark.frame, x: place.x, y: place.y)
            var cut = lines.filter { $0.left < bounds.left && $0.right > bounds.right }
            if cut.isEmpty || view.axis == .vertical { cut = [bounds] }
            for var line in cut {
                (line.left, line.right) = (bounds.left, bounds.right)
                append(.glyph(mark.glyph), line, place)
            }
        }
    }

    // MARK: Pictures

    private mutating func addImage(_ image: PlacedImage, of view: View, _ inner: Place) {
        let bounds = CellBounds(image.frame, x: inner.x, y: inner.y)
        guard bounds.isFinite, bounds.width > 0, bounds.height > 0 else { return }
        let side = min(view.frame.size.width, view.frame.size.height)
        var place = inner
        if case .remote = image.image, bounds.columns.count >= 6,
            bounds.height >= CellBounds.cellHeight * 2.5
        {
            let box = SceneBox(
                form: .frame,
                fill: view.shown.backgroundColor,
                edge: view.layer.borderColor ?? edge,
                rounded: view.shown.layer.cornerRadius > 0 ? .all : [],
                isRightToLeft: view.isMirrored(inTree: isRightToLeft)
            )
            let count = items.count
            append(.box(box), bounds, inner)
            if items.count > count { place.holder = count }
            place.bias = .center
        }
        let glyph = SceneGlyph(
            image: image.image,
            symbol: view.shownSymbol ?? view.symbol("picture"),
            label: view.accessibilityLabel,
            isRound: view.shown.layer.cornerRadius * 4 >= side,
            isRightToLeft: view.isMirrored(inTree: isRightToLeft),
            fill: view.shown.backgroundColor,
            tint: image.tint ?? inner.tint,
            bias: place.bias,
            wholeFrame: image.image.isTall(bounds) ? bounds : nil
        )
        append(.glyph(glyph), bounds, place)
    }

    /// Returns the row of pictures beside texts, so that they stay with the text.
    private func bias(in view: View) -> SceneGlyph.Bias? {
        guard let stack = view as? ContainerStackView, stack.axis == .horizontal else { return nil }
        guard stack.subviews.lazy.filter({ !$0.isHidden }).prefix(2).count == 2 else { return nil }
        switch stack.alignment {
        case .leading, .firstBaseline: return .top
        case .trailing, .lastBaseline: return .bottom
        case .center: return .center
        case .fill: return nil
        }
    }
}

extension Image {
    /// Whether it is a drawing, and its frame is at least one and a half rows high, and no more than 400.
    fileprivate func isTall(_ bounds: CellBounds) -> Bool {
        guard case .vector = self else { return false }
        return 1.5...400 ~= bounds.height / CellBounds.cellHeight
    }
}

extension CellBounds {
    /// Whether all edges are numbers.
    fileprivate var isFinite: Bool {
        left.isFinite && top.isFinite && right.isFinite && bottom.isFinite
    }
}

extension Color {
    /// Whether the colour is visible in some mode.
    fileprivate var isVisible: Bool {
        light.alpha > 0 || dark.alpha > 0
    }
}

extension View {
    /// Whether the view is a vertical line, so that the one around it needs no bar.
    fileprivate var isStroke: Bool {
        frame.size.width <= 4 && frame.size.height > 4 && shown.backgroundColor != nil && !isHidden
    }
}

extension Corners {
    /// The corners with leading and trailing exchanged.
    fileprivate var mirrored: Corners {
        var corners: Corners = []
        if contains(.topLeading) { corners.insert(.topTrailing) }
        if contains(.topTrailing) { corners.insert(.topLeading) }
        if contains(.bottomLeading) { corners.insert(.bottomTrailing) }
        if contains(.bottomTrailing) { corners.insert(.bottomLeading) }
        return corners
    }
}
