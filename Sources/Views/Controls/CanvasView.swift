import Components

/// A view that is drawn by code: lines, curves and areas.
///
/// The drawing is a value, a ``VectorImage`` of the size of the view. It is made again after a layout that gave the view
/// another size, and after its content or appearance changed. It is a picture: give it a label, or it is decoration.
///
/// ```swift
/// let dot = CanvasView()
/// dot.pictureSize = Size(width: 12, height: 12)
/// dot.onDraw = { image in
///     image.fill(.circle(center: Point(x: 6, y: 6), radius: 6), .color(.systemGreen))
/// }
/// ```
open class CanvasView: ImageView {
    private final var state = CanvasState()

    /// Creates a view that draws nothing.
    public required init() {
        super.init()
        accessibilityRole = .image
        core.leaf?.image = .vector(VectorImage(size: .zero))
    }

    /// The code that draws the view; set it again, or call `setNeedsDrawing()`, when something changes that it reads.
    ///
    /// It is code of the plugin whose hook sets it: an error that it throws is a fault of that plugin.
    public final var onDraw: ((inout VectorImage) throws -> Void)? {
        get { state.onDraw }
        set {
            (state.onDraw, state.code) = (newValue, newValue.map { _ in registeredCode })
            setNeedsDrawing()
        }
    }

    /// Called after a layout that gave the view another size, and after changes, with an empty drawing of its size.
    ///
    /// Runs `onDraw` unless you override it. Change the drawing only. An error that it throws is a fault of the
    /// registration that made the view.
    open func draw(_ image: inout VectorImage) throws {
        try onDraw?(&image)
    }

    /// Requests that the view is drawn again in the next layout of its tree.
    public final func setNeedsDrawing() {
        state.needsDrawing = true
        askForPlacing()
    }

    /// Called when the content or the appearance changed, so that the view is drawn again; call `super` first.
    open override func updateContent() {
        super.updateContent()
        setNeedsDrawing()
    }

    /// Called after layouts, to draw the view where that is needed; call `super` first.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard state.needsDrawing || state.drawnSize != core.frame.size else { return }
        (state.needsDrawing, state.drawnSize) = (false, core.frame.size)
        var drawing = VectorImage(size: core.frame.size)
        (state.code ?? registeredCode).run(in: .layout) {
            try draw(&drawing)
            if !mayShow(drawing) { drawing = VectorImage(size: core.frame.size) }
        }
        core.leaf?.image = .vector(drawing)
        noteChange()
    }
}

/// The code of a canvas, and what it drew last.
private struct CanvasState {
    var onDraw: ((inout VectorImage) throws -> Void)?
    var code: RegisteredCode?
    var needsDrawing = true
    var drawnSize = Size.zero
}

extension View {
    /// Reports a drawing with numbers that cannot be drawn, and returns whether it is within the tree's budget.
    final func mayShow(_ drawing: VectorImage) -> Bool {
        if let value = drawing.unusable {
            let layer = node.connectedTree?.activeLayer ?? node.supplier ?? node.addedBy
            report {
                .unusableLength(component: $0, property: "drawing", value: value, by: layer)
            }
        }
        return node.connectedTree?.mayDraw(drawing.stepCount, on: self) ?? true
    }
}
