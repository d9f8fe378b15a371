import Components

extension View {
    /// Gives everything in the view its frame, in a view of this size.
    ///
    /// What is at its place already is left alone. What the view asks for its own lengths counts, unless a
    /// constraint group around it has heeded that.
    final func arrange(_ size: Size, _ pass: LayoutPass, withOwn: Bool = true) {
        guard beginArranging(size, pass, withOwn) else { return }
        let isTurned = core.direction != nil && pass.isMirrored != pass.isMirrored(in: core)
        if isTurned { pass.isMirrored.toggle() }
        if !arrangeGroup(size, pass, withOwn) {
            if core.stack != nil { arrangeStack(size, pass) } else { arrangeByHand(size, pass) }
        }
        if isTurned { pass.isMirrored.toggle() }
    }

    // Debug builds keep each function's memory at every level, so that work that does not nest is in others.

    /// Notes the size that the view's subviews are placed for; returns false if they are in their places already.
    @inline(__always)
    private final func beginArranging(_ size: Size, _ pass: LayoutPass, _ withOwn: Bool) -> Bool {
        core.enter(pass)
        let isResized = core.arrangedSize != size
        guard core.needsArranging || isResized else { return false }
        core.needsArranging = false
        core.arrangedSize = size
        core.heedsOwn = withOwn
        if core.needsLayout || isResized { pass.callLater(self) }
        if core.holdsHidden { forgetFramesOfHidden() }
        return true
    }

    /// Places the views of the view's constraint group; returns false if it has none.
    @inline(__always)
    private final func arrangeGroup(_ size: Size, _ pass: LayoutPass, _ withOwn: Bool) -> Bool {
        guard let plan = planOfConstrained else { return false }
        let missed = withOwn ? plan.reportConflicts(of: self, at: size) : []
        if let group = plan.group {
            group.arrange(size, withOwn: withOwn, missing: missed, pass)
            return true
        }
        for constraint in missed { report(dropped: constraint, kept: nil) }
        return false
    }

    @inline(__always)
    private final func arrangeStack(_ size: Size, _ pass: LayoutPass) {
        core.unretainedStack?.with { arrangeStack($0, size, pass) }
    }

    @inline(__always)
    private final func arrangeByHand(_ size: Size, _ pass: LayoutPass) {
        guard !core.subviews.isEmpty, !core.isPlacing, pass.descend(by: 1, into: self) else {
            return
        }
        for view in core.subviews { view.putByHand(within: size.width, pass) }
        pass.ascend(by: 1)
    }

    /// Gives subviews that a stack leaves out, and what is in them, the frames that they would have without any layout so far.
    @inline(never)
    private final func forgetFramesOfHidden() {
        var waiting = core.subviews.filter { $0.core.isHidden }
        core.holdsHidden = !waiting.isEmpty
        guard core.stack != nil else { return }
        while let view = waiting.popLast() {
            let core = view.core
            guard core.arrangedSize != .zero || core.frame != core.ownFrame else { continue }
            (core.frame, core.arrangedSize, core.needsArranging) = (core.ownFrame, .zero, true)
            waiting += core.subviews
        }
    }

    /// Places a view at the frame that was set by hand, in a superview of this width, as its own constraints allow.
    ///
    /// One that was given no size is as large as constraints on it and in it ask for.
    final func putByHand(within width: Double, _ pass: LayoutPass) {
        var frame = core.ownFrame
        if !core.constraints.isEmpty {
            if frame.size == .zero {
                frame.size = fitting(.infinity, pass)
            } else {
                frame.size.width = clampedWidth(frame.size.width, pass)
                frame.size.height = clampedHeight(
                    frame.size.height,
                    at: frame.size.width,
                    pass
                )
            }
        }
        put(x: frame.x, y: frame.y, frame.size, within: width, pass)
    }

    /// Places a view at a frame counted along the reading direction, in a superview of this width.
    @inline(__always)
    final func put(
        x: Double,
        y: Double,
        _ size: Size,
        within width: Double,
        _ pass: LayoutPass,
        withOwn: Bool = true
    ) {
        let left = pass.isMirrored ? width - x - size.width : x
        core.frame = Rect(x: left, y: y, width: size.width, height: size.height)
        arrange(size, pass, withOwn: withOwn)
    }
}

extension View {
    /// Whether the view places its subviews itself, in `layoutSubviews`, and takes no size from them.
    ///
    /// Changes in the subviews then ask this view to place them again, and cost nothing around it.
    package final var placesSubviews: Bool {
        get { core.placesSubviews }
        set {
            core.placesSubviews = newValue
            core.noteChange()
        }
    }

    /// Whether the view is placing its subviews, so that layouts that are requested meanwhile leave them alone.
    package final var isPlacingSubviews: Bool {
        get { core.isPlacing }
        set { core.isPlacing = newValue }
    }

    /// Returns the height that the view needs at a width, in points.
    ///
    /// - Complexity: Constant if nothing changed since it was measured.
    package final func heightThatFits(_ width: Double) -> Double {
        if isMeasured, core.measures.width == width { return core.measures.height }
        let pass = LayoutPass(for: self)
        let height = height(at: width, pass)
        pass.giveUp()
        return height
    }

    /// Places the view in a superview that places its subviews itself, and lays out its subviews.
    ///
    /// - Parameters:
    ///   - frame: The place, where `x` counts along the reading direction.
    ///   - width: The superview's width.
    /// - Returns: The view whose `layoutSubviews` last requested another layout; nil if no view did.
    @discardableResult
    package final func place(_ frame: Rect, within width: Double) -> View? {
        core.ownFrame = frame
        core.noteChange()
        if isMeasured, !core.needsArranging, core.arrangedSize == frame.size {
            core.frame = frame
            let direction = core.superview?.core.direction ?? components[.layoutDirection]
            if direction == .rightToLeft { core.frame.x = width - frame.x - frame.size.width }
            return nil
        }
        var changer: View?
        var rounds = 0
        repeat {
            let pass = LayoutPass(for: self)
            put(x: frame.x, y: frame.y, frame.size, within: width, pass)
            changer = pass.callWaiting(in: self) ?? changer
            rounds += 1
        } while core.needsArranging && rounds < 8
        if core.needsArranging { reportUnsettled() }
        return changer
    }

    /// Whether the view's size was measured in the tree that it is in.
    private var isMeasured: Bool {
        guard core.measures.isKnown, let tree = node.connectedTree else { return false }
        return core.measures.tree == ObjectIdentifier(tree)
    }

    /// Cancels requests for placing the subviews, which are where they belong.
    package final func didPlaceSubviews() {
        core.needsLayout = false
    }
}
