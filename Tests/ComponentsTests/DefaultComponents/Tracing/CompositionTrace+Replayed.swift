@testable import Tracing
@testable import Views

extension CompositionTrace {
    /// Returns the root of a tree of bare views, of the same classes, with all writes of the trace and no others; nil
    /// for a trace without views.
    ///
    /// No hook runs and nothing is laid out: each view has its recorded frame. `names` are the names of the views.
    func replayed() -> (root: View, names: [ObjectIdentifier: String])? {
        var states = views.map(\.initial.value)
        for change in changes {
            for property in ViewProperty.written
            where !property.isKept(change.before.value, change.after.value) {
                property.copy(change.after.value, &states[change.view])
            }
        }
        var replay = Replay(states)
        guard let root = replay.view(0) else { return nil }
        replay.finish(views.map(\.frame))
        var names: [ObjectIdentifier: String] = [:]
        for (number, view) in replay.made { names[ObjectIdentifier(view)] = views[number].name }
        return (root, names)
    }
}

/// Views that are made from their states.
private struct Replay {
    private let states: [ViewState]
    private(set) var made: [Int: View] = [:]

    init(_ states: [ViewState]) {
        self.states = states
    }

    /// Returns a view with everything in it; nil for an unknown number.
    mutating func view(_ number: Int) -> View? {
        guard states.indices.contains(number) else { return nil }
        var order: [Int] = []
        var waiting = [number]
        while let next = waiting.popLast() {
            order.append(next)
            if made[next] == nil { make(next) }
            waiting += states[next].subviews.compactMap(\.number).reversed()
        }
        for number in order { fill(number) }
        return made[number]
    }

    /// Makes a view, with the subviews of its class.
    private mutating func make(_ number: Int) {
        let view = states[number].viewClass.type.init()
        made[number] = view
        var waiting = [(view, number)]
        while let (view, number) = waiting.popLast() {
            for (subview, state) in zip(view.core.subviews, states[number].subviews) {
                guard let number = state.number, made[number] == nil,
                    ViewClass(of: subview) == state.viewClass
                else { continue }
                made[number] = subview
                waiting.append((subview, number))
            }
        }
    }

    private func fill(_ number: Int) {
        guard let view = made[number] else { return }
        Constraint.deactivate(view.core.anchored)
        view.core.subviews.forEach { $0.removeFromSuperview() }
        for subview in states[number].subviews {
            subview.number.flatMap { made[$0] }.map(view.addSubview)
        }
        view.take(states[number])
    }

    /// Adds constraints between views, and restores their frames.
    func finish(_ frames: [Rect]) {
        for number in made.keys.sorted() {
            guard let view = made[number] else { continue }
            view.core.frame = frames[number]
            for state in states[number].constraints {
                let second = state.second?.number.flatMap { made[$0] }
                let constraint = state.constraint.constraint(from: view, to: second)
                constraint.isActive = true
            }
        }
    }
}

extension View {
    /// Restores the properties of the view itself from a state.
    fileprivate final func take(_ state: ViewState) {
        core.isHidden = state.own.isHidden
        core.alpha = state.own.alpha
        core.backgroundColor = state.own.backgroundColor
        core.tintColor = state.own.tintColor
        core.layer = state.own.layer
        core.clipsToBounds = state.own.clipsToBounds
        core.overlapsSiblings = state.own.overlapsSiblings
        core.placesSubviews = state.own.placesSubviews
        core.margins = state.own.margins
        core.role = state.own.role
        core.label = state.own.label
        accessibilityState = state.own.accessibilityState
        core.hitInsets = state.own.hitInsets
        core.isUserInteractionEnabled = state.own.isUserInteractionEnabled
        core.priorities = state.own.priorities
        core.ownFrame = state.own.ownFrame
        layoutDirection = state.own.layoutDirection
        core.leaf?.take(state.leaf)
        core.stack?.take(state.stack)
        for (place, view) in core.subviews.enumerated() {
            if let spacings = state.stack.customSpacing, place < spacings.count {
                view.core.customSpacing = spacings[place] ?? .nan
            }
            if let spans = state.stack.columnSpans, place < spans.count {
                view.handle.columnSpan = spans[place] ?? 1
            }
            if let keepsMargins = state.stack.keepsMargins, place < keepsMargins.count {
                view.core.keepsMargins = keepsMargins[place]
            }
        }
        guard let control = self as? Control else { return }
        control.isEnabled = state.control.isEnabled
        for name in (state.control.targetNames ?? []).dropFirst(control.targetNames.count) {
            control.addTarget(name) {}
        }
    }
}

extension LeafContent {
    fileprivate func take(_ state: LeafState) {
        text = state.text
        title = state.title
        image = state.image
        placeholder = state.placeholder
        pictureSize = state.pictureSize
        symbolSize = state.symbolSize
        imagePadding = state.imagePadding
        cursorWidth = state.cursorWidth
        font = state.font ?? font
        textColor = state.textColor
        textAlignment = state.textAlignment
        numberOfLines = state.numberOfLines
        inset = state.inset
    }
}

extension StackContent {
    fileprivate func take(_ state: StackState) {
        axis = state.axis
        alignment = state.alignment
        distribution = state.distribution
        spacing = state.spacing
        isMarginsRelative = state.isMarginsRelative
        wraps = state.wraps
        lineSpacing = state.lineSpacing
        columns = state.columns ?? []
        offset = state.offset
    }
}

extension ConstraintState {
    /// Returns the constraint between two views.
    fileprivate func constraint(from view: View, to other: View?) -> Constraint {
        let constraint = Constraint(
            LayoutItem(view, guide),
            attribute,
            relation,
            to: other.flatMap { view in second.map { LayoutItem(view, $0.guide) } },
            second?.attribute,
            multiplier: multiplier,
            constant: constant
        )
        constraint.priority = priority
        constraint.holdsInStacks = holdsInStacks
        return constraint
    }
}
