import Components

extension View {
    /// The reading direction of the view and everything in it; nil, the default, means that of the view around it.
    ///
    /// What is in the view is laid out, drawn and read in this direction, whatever the direction of the tree. The view
    /// itself lies in its superview as that one's direction says. Leading and trailing in a constraint count in the
    /// direction of the nearest view that contains or is both of its views.
    ///
    /// ```swift
    /// codeView.layoutDirection = .leftToRight  // also in a right-to-left chat
    /// ```
    public final var layoutDirection: LayoutDirection? {
        get { core.layoutDirection }
        set {
            guard core.layoutDirection != newValue else { return }
            core.layoutDirection = newValue
            noteChange()
            inheritDirection()
            constraintsChanged()
        }
    }

    /// The reading direction in which the view and what is in it are laid out.
    public final var effectiveLayoutDirection: LayoutDirection {
        core.direction ?? components[.layoutDirection]
    }

    /// The reading direction that was set for the view or one around it; nil for the tree's.
    package final var inheritedDirection: LayoutDirection? { core.direction }

    /// Whether leading is right in the view, in a tree where it is or is not.
    package final func isMirrored(inTree isMirrored: Bool) -> Bool {
        core.direction.map { $0 == .rightToLeft } ?? isMirrored
    }

    /// Gives the view, and those in it that set none, the direction of the view around it.
    final func inheritDirection() {
        var waiting = [self]
        while let view = waiting.popLast() {
            let direction = view.core.layoutDirection ?? view.core.superview?.core.direction
            guard direction != view.core.direction else { continue }
            view.core.direction = direction
            view.setNeedsLayout()
            waiting += view.core.subviews
        }
    }
}

extension LayoutPass {
    /// Whether leading is right in a view.
    @inline(__always)
    func isMirrored(in core: ViewCore) -> Bool {
        core.direction.map { $0 == .rightToLeft } ?? isTreeMirrored
    }
}
