import Components

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

    /// Puts the view into a superview that places its subviews itself, and lays out what is in it.
    ///
    /// - Parameters:
    ///   - frame: The place, where `x` counts along the reading direction.
    ///   - width: The superview's width.
    /// - Returns: The view whose `layoutSubviews` asked for another layout last; none if none did.
    @discardableResult
    package final func place(_ frame: Rect, within width: Double) -> View? {
        core.ownFrame = frame
        core.noteChange()
        if isMeasured, !core.needsArranging, core.arrangedSize == frame.size {
            let isMirrored = components[.layoutDirection] == .rightToLeft
            core.frame = frame
            if isMirrored { core.frame.x = width - frame.x - frame.size.width }
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

    /// Whether what is known of the view's size was measured in the tree that it is in.
    private var isMeasured: Bool {
        guard core.measures.isKnown, let tree = node.connectedTree else { return false }
        return core.measures.tree == ObjectIdentifier(tree)
    }

    /// Says that the subviews are where they belong, whatever asked for placing them until now.
    package final func didPlaceSubviews() {
        core.needsLayout = false
    }
}
