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
        let (now, name) = (now, Animation.work(change))
        let begin = start ?? now
        let change = look(at: min(begin, now)).starting(change)
        let animation = Animation(change, startingAt: begin, over: duration, curve: curve)
        cancelScheduled(name)
        if core.isAnimated { animated.removeAll { scheduled(Animation.work($0.change)) == nil } }
        take(change)
        guard now < animation.end, hasValue(of: change), movesInSteps else { return }
        animated.append(animation)
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
    ///     view.countLabel.text = "\(Int(share * Double(poll.votes)))"
    /// }
    /// ```
    public func animate(
        steps name: String,
        over duration: Duration,
        curve: AnimationCurve = .easeInOut,
        startingAt start: Timestamp? = nil,
        _ step: @escaping (Self, Double) -> Void
    ) {
        let start = start ?? now
        let timing = Animation(.alpha(to: 1), startingAt: start, over: duration, curve: curve)
        let showFrame = { (view: Self) in
            let instant = max(start, view.now.beginningOfFrame)
            let share = view.movesInSteps ? timing.share(at: instant) : 1
            if share == 1 { view.cancelScheduled(name) }
            step(view, share)
        }
        if movesInSteps { schedule(name, every: Animation.frame, showFrame) }
        showFrame(self)
    }

    private func scheduleFrames(_ name: String) {
        schedule(name, every: Animation.frame) { view in
            let isOfName = { (animation: Animation) in Animation.work(animation.change) == name }
            guard !view.animations.contains(where: isOfName) else { return }
            view.animated.removeAll(where: isOfName)
            view.cancelScheduled(name)
        }
    }
}

extension View {
    /// The running animations, the oldest first.
    public final var animations: [Animation] {
        guard core.isAnimated, movesInSteps else { return [] }
        let now = now
        return animated.filter {
            now < $0.end && hasValue(of: $0.change) && scheduled(Animation.work($0.change)) != nil
        }
    }

    /// The properties as they are drawn at the present instant.
    package final var shown: AnimatedLook {
        core.isAnimated ? look(at: now) : core.look
    }

    fileprivate final var animated: [Animation] {
        get { handle.animations }
        set {
            handle.animations = newValue
            core.isAnimated = !newValue.isEmpty
        }
    }

    fileprivate final func look(at instant: Timestamp) -> AnimatedLook {
        animations.reduce(into: core.look) { $0.take($1.change(at: instant)) }
    }

    /// Whether the view is in a tree whose reader has not asked for less motion.
    fileprivate final var movesInSteps: Bool {
        node.connectedTree.map { !$0.components[.reducesMotion] } ?? false
    }

    fileprivate final func take(_ change: Animation.Change) {
        var look = core.look
        look.take(change)
        (alpha, layer, backgroundColor) = (look.alpha, look.layer, look.backgroundColor)
    }

    fileprivate final func hasValue(of change: Animation.Change) -> Bool {
        var look = core.look
        look.take(change)
        return look == core.look
    }
}

extension ViewCore {
    fileprivate var look: AnimatedLook {
        AnimatedLook(alpha: alpha, layer: layer, backgroundColor: backgroundColor)
    }
}

extension Animation {
    /// The time from one frame to the next: 25 frames a second.
    public static let frame = Duration.milliseconds(40)

    /// Returns the name under which a view schedules the frames of a property.
    fileprivate static func work(_ change: Change) -> String {
        switch change {
        case .alpha: "animation of alpha"
        case .cornerRadius: "animation of cornerRadius"
        case .backgroundColor: "animation of backgroundColor"
        }
    }
}

extension Timestamp {
    /// The beginning of the frame: the multiple of its duration since 1970-01-01T00:00:00Z.
    fileprivate var beginningOfFrame: Timestamp {
        let frame = Animation.frame.microseconds
        let passed = (microseconds % frame + frame) % frame
        return Timestamp(microseconds: microseconds.addingClamped(-passed))
    }
}
