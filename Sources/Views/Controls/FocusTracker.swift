import Components

/// The focus in a tree: the view that the keys of its host go to.
///
/// Make one for the root that your host mounts, and keep it. What can have the focus are fields, controls with actions,
/// responders to taps and views with gestures; see ``stops``. The focus is lost, at the latest in the next layout of the
/// root, when its view is gone, hidden or not enabled. It then stays with the same message or follows a view that was
/// made anew: keep ``focus`` to restore it in another tree. Calls that handlers of fields make meanwhile have no effect.
public final class FocusTracker {
    private let root: View
    /// The view that has the focus; nil if none has.
    public private(set) var view: View?
    /// The reason of the last loss; nil before that.
    public private(set) var lastLoss: FocusLoss?
    private var kept: Focus?
    /// The objects that receive a loss, which may have left the tree.
    private var objects: [AnyObject] = []
    /// The focus outside of each view that confines it now.
    private var covered: [Focus] = []
    private weak var lastBoundary: View?
    /// The view over which the focus hovers.
    private weak var hovered: View?
    private var isBusy = false

    /// Creates the focus of a tree, which no view has.
    public init(in root: View) {
        self.root = root
        lastBoundary = root
        let hooks = root.handle.hooks ?? HostHooks()
        root.handle.hooks = hooks
        hooks.settleFocus = { [weak self] in self?.perform {} }
        hooks.takeFocus = { [weak self] in self?.focus(on: $0) ?? false }
    }

    deinit {
        lose(.cancelled)
        noteHovered()
    }

    /// The focus as a value, with those that views which confine it keep from others.
    ///
    /// Setting it gives the focus to the view that it leads to, if there is one, or as soon as nothing confines it
    /// elsewhere. A value that leads nowhere takes the focus away, unless a view confines it.
    public var focus: Focus? {
        get {
            var all = covered + (kept.map { [$0] } ?? [])
            var last = all.popLast()
            last?.covered = all
            return last
        }
        set {
            perform {
                guard var own = newValue else { return lose(.moved) }
                let target = own.view(in: root)
                covered = own.covered
                own.covered = []
                guard target == nil || target !== view else { return }
                covered.append(own)
                let isConfined = target.map { loss(of: $0) == .confined } ?? (boundary !== root)
                if !isConfined { lose(.moved) }
                settle()
            }
        }
    }

    /// The view that the focus stays in: the last drawn one that is shown and confines it, or the root.
    ///
    /// - Complexity: Linear in the views.
    public var boundary: View { root.focusScope }

    /// The views in ``boundary`` that can have the focus and are in view, in reading order: from top to bottom, then along
    /// the reading direction, and a view before what it holds.
    ///
    /// - Complexity: Linear in the views, and quadratic in the subviews of one view.
    public var stops: [View] { stops(inView: true) }

    private func stops(inView: Bool) -> [View] {
        let isMirrored = root.components[.layoutDirection] == .rightToLeft
        var found: [View] = []
        var anchored: [(view: View, anchor: View)] = []
        var waiting = [(view: boundary, outside: ClippedPlace.root)]
        while let (view, outside) = waiting.popLast() {
            guard view.takesTaps, let place = inView ? outside.entering(view) : outside else {
                continue
            }
            let size = view.hitArea.size
            if size.width > 0, size.height > 0, view.isStop { found.append(view) }
            if let anchor = (view as? any FocusNaming)?.focusAnchor {
                anchored.append((view, anchor))
            }
            let subviews = ReadingOrder.subviews(
                of: view,
                isMirrored: view.isMirrored(inTree: isMirrored)
            )
            waiting += subviews.reversed().map { ($0, place) }
        }
        for (view, anchor) in anchored.reversed() {
            let own = found.filter { $0.isDescendant(of: view) }
            found.removeAll { $0.isDescendant(of: view) }
            // The part itself may be none, and so the next one around it counts.
            let last = anchor.andAround.lazy.compactMap { around in
                found.lastIndex { $0.isDescendant(of: around) }
            }
            found.insert(contentsOf: own, at: last.first { _ in true }.map { $0 + 1 } ?? 0)
        }
        return found
    }

    /// Gives a view the focus, or none; returns false if the view cannot have it.
    @discardableResult
    public func focus(on view: View?) -> Bool {
        perform {
            if let view, loss(of: view) != nil { return false }
            if view !== self.view {
                lose(.moved)
                view.map(gain)
            }
            return true
        } ?? false
    }

    /// Moves the focus to the next of the ``stops``, from the last to the first; returns false if there is none.
    @discardableResult
    public func focusNext() -> Bool { move(by: 1) }

    /// Moves the focus to the previous of the ``stops``, from the first to the last; returns false if there is none.
    @discardableResult
    public func focusPrevious() -> Bool { move(by: -1) }

    /// Taps the focused view, or presses it long, as a pointer does that hits it; returns whether that is handled.
    ///
    /// Responders are asked from the focused view outwards, as ``TapResponder`` documents; a ``TextField`` is submitted.
    @discardableResult
    public func press(_ kind: Tap.Kind = .tap) -> Bool {
        guard let view else { return false }
        if kind == .tap, let field = view as? TextField { return field.submit() }
        return root.press(kind, on: view)
    }

    private func move(by step: Int) -> Bool {
        let stops = stops
        guard !stops.isEmpty else { return false }
        // The focused view may have been scrolled away.
        let all = stops.contains { $0 === view } ? stops : self.stops(inView: false)
        var place = all.firstIndex { $0 === view } ?? (step > 0 ? -1 : all.count)
        repeat {
            place = (place + step + all.count) % all.count
        } while !stops.contains { $0 === all[place] }
        return focus(on: all[place])
    }

    // MARK: Losing it

    /// Runs a call, unless one is running, and finds out what was lost before or by it.
    @discardableResult
    private func perform<Result>(_ call: () -> Result) -> Result? {
        guard !isBusy else { return nil }
        isBusy = true
        settle()
        let result = call()
        isBusy = false
        noteHovered()
        return result
    }

    /// Hovers over the view that has the focus, which is the keyboard's way to do that.
    private func noteHovered() {
        // A handler may move the focus, which the next call notes.
        let target = view
        guard target !== hovered, root.handle.hooks?.hover?(target) != false else { return }
        hovered = target
    }

    private func settle() {
        let boundary = boundary
        if let kept { check(kept) }
        while kept == nil, let last = covered.last {
            let old = last.view(in: root)
            let reason = old.map { loss(of: $0) } ?? .removed
            // Still below a modal one.
            if reason == .confined { break }
            covered.removeLast()
            if reason == nil, let old { gain(old) }
        }
        // A modal one keeps the focus, unless the reader took it away.
        let isWanted = boundary !== lastBoundary || lastLoss != .moved
        if kept == nil, boundary !== root, isWanted, let first = stops.first { gain(first) }
        if boundary === root { covered = [] }
        lastBoundary = boundary
    }

    /// Finds out whether the focus is lost, and whether it goes to a view that was made anew.
    private func check(_ old: Focus) {
        guard let view else { return }
        let reason = loss(of: view)
        let new = Focus(of: view, in: root)
        if reason == nil, new.hasSameOwners(as: old) { return kept = new }
        lose(reason ?? .removed)
        switch reason {
        case .confined: covered.append(old)
        case .removed, nil:
            if let view = old.view(in: root), loss(of: view) == nil { gain(view) }
        default: break
        }
    }

    /// Returns why a view cannot have the focus; nil if it can.
    private func loss(of view: View) -> FocusLoss? {
        guard view.isDescendant(of: root) else { return .removed }
        guard view.andAround.prefix(while: { $0 !== root }).allSatisfy(\.takesTaps), root.takesTaps
        else { return .hidden }
        guard view.isStop else { return .disabled }
        return view.isDescendant(of: boundary) ? nil : .confined
    }

    private func gain(_ view: View) {
        self.view = view
        kept = Focus(of: view, in: root)
        (view as? any EditableView)?.isEditing = true
        guard let field = view as? TextField else { return }
        objects = field.fieldState.handlers.flatMap(\.code.objects)
        field.tell(.focused)
    }

    private func lose(_ reason: FocusLoss) {
        guard kept != nil, let old = view else { return }
        (view, kept, lastLoss) = (nil, nil, reason)
        (old as? any EditableView)?.isEditing = false
        (old as? TextField)?.tell(.lost(reason))
        objects = []
    }
}

@available(*, unavailable)
extension FocusTracker: Sendable {}

extension View {
    /// Whether the focus stays in the view while it is shown, as in a modal sheet; false by default.
    ///
    /// Of several such views, the last drawn one counts; see ``FocusTracker/boundary``.
    public final var confinesFocus: Bool {
        get { core.handle?.confinesFocus ?? false }
        set {
            guard newValue != confinesFocus else { return }
            handle.confinesFocus = newValue
            noteChange()
        }
    }

    /// Asks the host of the tree for the focus; returns whether the view has it.
    @discardableResult
    public final func takeFocus() -> Bool {
        let root = andAround.first { $0.superview == nil }
        return root?.core.handle?.hooks?.takeFocus?(self) ?? false
    }

    /// The view here or below that the focus stays in: the last drawn one that is shown and confines it, or this one.
    package final var focusScope: View {
        reached.reduce(self) { $1.confinesFocus ? $1 : $0 }
    }

    /// Whether the view can have the focus where it is shown.
    fileprivate final var isStop: Bool {
        if self is any EditableView { return (self as? TextField)?.isEnabled ?? true }
        if !viewGestures.isEmpty { return true }
        if let control = self as? Control, !control.targetNames.isEmpty { return control.isEnabled }
        return answersTaps || core.controller?.answersTaps == true
    }
}

extension Lifecycle {
    /// Whether the component or one of its extensions is asked about taps.
    fileprivate var answersTaps: Bool {
        var found = self is any TapResponder && !(self is any TapBarrier)
        node.visitExtensions { found = found || $0 is any TapResponder }
        return found
    }
}
