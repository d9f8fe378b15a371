import Components

extension View {
    /// The frame in the superview's coordinates, in points; `x` counts from the left.
    ///
    /// Layout sets it. What you set is kept for views that no stack and no constraint places; there `x`
    /// counts along the reading direction, so that right-to-left mirrors these views, too.
    public final var frame: Rect {
        get { core.frame }
        set {
            check(newValue.x, "frame.x")
            check(newValue.y, "frame.y")
            check(extent: newValue.size.width, "frame.size.width")
            check(extent: newValue.size.height, "frame.size.height")
            let frame = newValue.finite
            guard core.frame != frame || core.ownFrame != frame else { return }
            core.ownFrame = frame
            core.frame = frame
            noteChange()
            setNeedsLayout()
        }
    }

    /// The shape and edge.
    public final var layer: Layer {
        get { core.layer }
        set {
            core.layer = newValue
            if !newValue.isUsable { keepUsableLayer() }
            noteChange()
        }
    }

    /// The colour behind everything else; none is transparent.
    public final var backgroundColor: Color? {
        get { core.backgroundColor }
        set { change { $0.backgroundColor = newValue } }
    }

    /// The colour of symbols and titles; none means the superview's.
    public final var tintColor: Color? {
        get { core.tintColor }
        set { change { $0.tintColor = newValue } }
    }

    /// The opacity, 0 to 1.
    public final var alpha: Double {
        get { core.alpha }
        set {
            guard newValue.isLength else {
                return report {
                    .refused(.unusableNumber(of: $0, "alpha", "\(newValue)", limits: 0...1))
                }
            }
            core.alpha = newValue
            noteChange()
        }
    }

    /// Whether the view and everything in it is left out of drawing, and by stacks of layout.
    ///
    /// Constraints still hold for a hidden view, so that it keeps its room outside of stacks.
    public final var isHidden: Bool {
        get { core.isHidden }
        set {
            guard core.isHidden != newValue else { return }
            core.isHidden = newValue
            if newValue { core.superview?.core.holdsHidden = true }
            noteChange()
            setNeedsLayout()
            core.superview?.setNeedsLayout()
        }
    }

    /// Whether nothing is drawn of what the view holds outside of its frame; not unless set.
    ///
    /// Taps do not reach what lies outside, clipped or not, but where nothing is clipped by `hitInsets`, and where negative
    /// margins of a stack put it.
    public final var clipsToBounds: Bool {
        get { core.clipsToBounds }
        set { change { $0.clipsToBounds = newValue } }
    }

    /// Whether taps reach the view and everything in it.
    public final var isUserInteractionEnabled: Bool {
        get { core.isUserInteractionEnabled }
        set { change { $0.isUserInteractionEnabled = newValue } }
    }

    /// The distances of the area that taps reach from the edges, in points; negative where it goes beyond them.
    ///
    /// So a button can be drawn smaller than a finger hits. The area may go beyond the superview, unless that
    /// clips. What lies there is passed over, but for controls with actions, which keep their own frames.
    ///
    /// ```swift
    /// button.hitInsets = DirectionalEdgeInsets(top: -7, bottom: -7)  // 30 points high, hit on 44
    /// ```
    public final var hitInsets: DirectionalEdgeInsets {
        get { core.hitInsets }
        set {
            check(newValue, "hitInsets")
            core.hitInsets = newValue.finite
            if core.hitInsets != .zero { noteReachedBeyond() }
            core.noteChange()
        }
    }

    /// The distances that the margins guide keeps from the edges, in points; 8 unless set.
    public final var directionalLayoutMargins: DirectionalEdgeInsets {
        get { core.margins }
        set {
            check(newValue, "directionalLayoutMargins")
            let margins = newValue.finite
            guard core.margins != margins else { return }
            core.margins = margins
            noteChange()
            constraintsChanged()
        }
    }

    /// The role of the view for assistive technology.
    public final var accessibilityRole: AccessibilityRole? {
        get { core.role }
        set { change { $0.role = newValue } }
    }

    /// The label of the view for assistive technology.
    public final var accessibilityLabel: String? {
        get { core.label }
        set {
            if !node.isRegistrationRunning
                || mayGive([newValue ?? ""], insteadOf: [core.label ?? ""])
            {
                change { $0.label = newValue }
            }
        }
    }

    /// The value of the view for assistive technology, such as of a bar.
    public final var accessibilityValue: AccessibilityValue? {
        get { core.handle?.accessibilityValue }
        set {
            let old = core.handle?.accessibilityValue
            guard newValue != old, mayGive([newValue?.text ?? ""], insteadOf: [old?.text ?? ""])
            else { return }
            handle.accessibilityValue = newValue
            noteChange()
        }
    }

    /// The state of the view for assistive technology, such as whether it is selected.
    ///
    /// A view with a state, but without a role and a text, is a group. Pages and accessibility trees have the state:
    ///
    /// ```swift
    /// menuButton.accessibilityState.isExpanded = state[.isMenuOpen]
    /// ```
    public final var accessibilityState: AccessibilityState {
        get { core.accessibilityState }
        set {
            guard newValue != core.accessibilityState else { return }
            change { $0.accessibilityState = newValue }
        }
    }

    /// Whether the view is meant to lie over its neighbours, so that a check of the layout accepts it.
    ///
    /// Neighbours in a stack of negative spacing are without it.
    public final var overlapsSiblings: Bool {
        get { core.overlapsSiblings }
        set { change { $0.overlapsSiblings = newValue } }
    }
}

extension View {
    /// Replaces the leaf's texts, unless the running hook of a plugin is beyond its budget.
    @inline(__always)
    final func give(
        _ new: @autoclosure () -> [String],
        insteadOf old: @autoclosure () -> [String],
        _ change: (ViewCore) -> Void
    ) {
        guard core.leaf != nil,
            !node.isRegistrationRunning || mayGive(new(), insteadOf: old())
        else { return }
        self.change(change)
        setNeedsLayout()
    }

    /// Whether the plugin's hook that runs may add the view to a tree, with the text and the constraints that are in it.
    @inline(__always)
    final func mayJoin(_ tree: ComponentTree) -> Bool {
        !tree.isRunningRegistration || tree.mayHave(self)
    }
}

extension ComponentTree {
    @inline(never)
    fileprivate func mayHave(_ view: View) -> Bool {
        var (texts, constraints, views): ([String], Int, [View]) = ([], 0, [view])
        while let view = views.popLast() {
            let leaf = view.core.leaf
            texts += [view.core.label, leaf?.title].compactMap(\.self) + (leaf?.text.strings ?? [])
            constraints += view.core.constraints.count
            views += view.subviews
        }
        return mayGive(texts) && countConstraints(constraints)
    }
}

extension RichText {
    /// The characters of its runs.
    var strings: [String] { runs.map(\.text) }
}

extension View {
    /// Returns how strongly the view resists being larger than its content.
    public final func contentHuggingPriority(for axis: Axis) -> Priority {
        core.priorities[axis].hugging
    }

    /// Sets how strongly the view resists being larger than its content.
    public final func setContentHuggingPriority(_ priority: Priority, for axis: Axis) {
        core.priorities[axis].hugging = priority
        prioritiesChanged()
    }

    /// Returns how strongly the view resists being smaller than its content.
    public final func contentCompressionResistancePriority(for axis: Axis) -> Priority {
        core.priorities[axis].compression
    }

    /// Sets how strongly the view resists being smaller than its content.
    public final func setContentCompressionResistancePriority(
        _ priority: Priority,
        for axis: Axis
    ) {
        core.priorities[axis].compression = priority
        prioritiesChanged()
    }

    private func prioritiesChanged() {
        core.noteChange()
        setNeedsLayout()
        core.superview?.setNeedsLayout()
    }
}
