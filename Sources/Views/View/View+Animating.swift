public import Components

extension Lifecycle where Self: View {
    /// Sets a property, and shows the change in steps as the tree's clock advances.
    ///
    /// The property has its new value at once; drawing alone shows what lies between. So a tree whose animations have
    /// ended is one in which none began. An animation shows as long as the property keeps that value; it ends when
    /// another one of the property begins, which starts from the value that is shown, when the view has left its tree or
    /// shows another message, and when the plugin whose code this is has been uninstalled.
    ///
    /// ```swift
    /// badge.animate(.alpha(from: 0, to: 1), over: .milliseconds(300), startingAt: pin.createdAt)
    /// ```
    ///
    /// Give the value at the start and the instant, both derived from values, where a view may be made again in the
    /// midst of it. Outside of a tree, and in one with `reducesMotion`, the property is set without steps.
    public func animate(
        _ change: Animation.Change,
        over duration: Duration,
        curve: AnimationCurve = .easeInOut,
        startingAt start: Timestamp? = nil
    ) {
        let (now, name) = (now, change.name)
        let begin = start ?? now
        let animation = Animation(
            change.beginning(with: look(at: min(begin, now))),
            startingAt: begin,
            over: duration,
            curve: curve
        )
        core.animations = core.animations.filter {
            $0.change.name != name && scheduled($0.change.name) != nil
        }
        cancelScheduled(name)
        set(change)
        guard now < animation.end, hasValue(of: change), movesInSteps else { return }
        // Drawing finds the view by it.
        _ = handle
        core.animations.append(animation)
        guard begin > now else { return scheduleFrames(name) }
        schedule(name, at: begin) { $0.scheduleFrames(name) }
    }

    /// Calls a function with the share of a change, 0 to 1, now and in each frame, in place of the component's scheduled
    /// work of the same name.
    ///
    /// The last share is 1; outside of a tree, and in one with `reducesMotion`, it is the only one. The shares are those
    /// of the beginnings of frames, so that a view that is made again in the midst of it goes on with the same. Use it
    /// for what ``animate(_:over:curve:startingAt:)`` has no property for, and set in `updateContent` whatever the
    /// function sets, as it ends without a last call when the view shows another message.
    ///
    /// ```swift
    /// animate(steps: "count", over: .seconds(1), startingAt: poll.closedAt) { view, share in
    ///     view.countLabel.text = RichText("\(Int(share * Double(poll.votes)))")
    /// }
    /// ```
    public func animate(
        steps name: String,
        over duration: Duration,
        curve: AnimationCurve = .easeInOut,
        startingAt start: Timestamp? = nil,
        _ step: @escaping (Self, Double) -> Void
    ) {
        let timing = Animation(.alpha(to: 1), startingAt: start ?? now, over: duration, curve: curve)
        cancelScheduled(name)
        let isRunning = { (view: Self) in
            view.now.beginningOfFrame < timing.end && view.movesInSteps
        }
        guard isRunning(self) else { return step(self, 1) }
        schedule(name, every: Animation.frame) { view in
            if !isRunning(view) { view.cancelScheduled(name) }
            step(view, isRunning(view) ? timing.share(at: view.now.beginningOfFrame) : 1)
        }
        step(self, timing.share(at: now.beginningOfFrame))
    }

    private func scheduleFrames(_ name: String) {
        schedule(name, every: Animation.frame) { view in
            guard !view.animations.contains(where: { $0.change.name == name }) else { return }
            view.core.animations.removeAll { $0.change.name == name }
            view.cancelScheduled(name)
        }
    }
}

extension View {
    /// The running animations, the oldest first.
    public final var animations: [Animation] {
        guard core.isAnimated, movesInSteps else { return [] }
        let now = now
        return core.animations.filter {
            now < $0.end && hasValue(of: $0.change) && scheduled($0.change.name) != nil
        }
    }

    /// The opacity that is drawn at the present instant.
    package final var shownAlpha: Double {
        core.isAnimated ? look(at: now).alpha : core.alpha
    }

    /// The colour that is drawn behind everything else at the present instant.
    package final var shownBackgroundColor: Color? {
        core.isAnimated ? look(at: now).backgroundColor : core.backgroundColor
    }

    /// The shape and edge that are drawn at the present instant.
    package final var shownLayer: Layer {
        var layer = core.layer
        if core.isAnimated { layer.cornerRadius = look(at: now).cornerRadius }
        return layer
    }

    /// Returns the properties as the running animations show them at an instant.
    final func look(at instant: Timestamp) -> AnimatedLook {
        var look = AnimatedLook(
            alpha: core.alpha,
            cornerRadius: core.layer.cornerRadius,
            backgroundColor: core.backgroundColor
        )
        for animation in animations { look.show(animation, at: instant) }
        return look
    }

    /// Whether the view is in a tree whose reader has not asked for less motion.
    fileprivate final var movesInSteps: Bool {
        node.connectedTree.map { !$0.components[.reducesMotion] } ?? false
    }

    fileprivate final func set(_ change: Animation.Change) {
        switch change {
        case .alpha(_, let to): alpha = to
        case .cornerRadius(_, let to): layer.cornerRadius = to
        case .backgroundColor(_, let to): backgroundColor = to
        }
    }

    /// Whether a property has the value at the end of a change.
    fileprivate final func hasValue(of change: Animation.Change) -> Bool {
        switch change {
        case .alpha(_, let to): core.alpha == to
        case .cornerRadius(_, let to): core.layer.cornerRadius == to
        case .backgroundColor(_, let to): core.backgroundColor == to
        }
    }
}

extension Animation {
    /// The time from one frame to the next: 25 frames a second.
    public static let frame = Duration.milliseconds(40)
}

extension Timestamp {
    /// The beginning of the frame: the multiple of its duration since 1970-01-01T00:00:00Z.
    fileprivate var beginningOfFrame: Timestamp {
        let rest = microseconds % Animation.frame.microseconds
        let passed = rest < 0 ? rest + Animation.frame.microseconds : rest
        return Timestamp(microseconds: microseconds.addingClamped(-passed))
    }
}
