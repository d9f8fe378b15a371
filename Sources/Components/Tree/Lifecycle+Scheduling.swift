/// A component that shows a message, a channel or a reader's own, to which state and timers of what is in it belong.
public protocol StateOwning: Lifecycle {
    /// The owner; nil as long as nothing is shown.
    var ownerOfState: StateOwner? { get }
}

/// An extension of a component; every extension is one, and its methods have the extension's own type.
public protocol SchedulingExtension: AnyComponentExtension {}

extension ComponentExtension: SchedulingExtension {}

extension Lifecycle {
    /// The message, channel or reader to which the state and the timers of the component belong: that of the nearest
    /// component, this one or around it, that shows one.
    public var stateOwner: StateOwner? {
        for case let found as any StateOwning in outward { return found.ownerOfState }
        return nil
    }

    /// The instant at which the clock of the tree stands; before connection, that of ``Components/now``.
    ///
    /// A component that shows it schedules its next change, as no other reason updates it.
    public var now: Timestamp {
        node.connectedTree?.now ?? Components.now
    }

    /// Runs work for the component when its tree's clock reaches an instant, in place of its work of the same name.
    ///
    /// It ends, without running, when the component has ended, is in no tree or shows another message, and when the
    /// plugin whose code this is has been uninstalled. A component may be made again at any time, so derive the
    /// instant from values; ``ComponentTree/schedule(_:_:at:for:)`` is for what belongs to a message.
    ///
    /// ```swift
    /// schedule("hide", at: message.createdAt.advanced(by: .seconds(60))) { $0.isHidden = true }
    /// ```
    ///
    /// An instant that is not later than `now` is due in the next turn. An error that the work throws is a fault of the
    /// plugin whose code this is.
    ///
    /// - Complexity: Logarithmic in the amount of scheduled work.
    public func schedule(
        _ name: String,
        at instant: Timestamp,
        _ work: @escaping (Self) throws -> Void
    ) {
        schedule(name, for: self, at: instant) { [weak self] in _ = try self.map(work) }
    }

    /// Runs work for the component after a time, in place of its work of the same name.
    public func schedule(
        _ name: String,
        after duration: Duration,
        _ work: @escaping (Self) throws -> Void
    ) {
        schedule(name, at: now.advanced(by: duration), work)
    }

    /// Runs work for the component again and again, at the multiples of an interval since 1970-01-01T00:00:00Z, in place
    /// of its work of the same name.
    ///
    /// A turn runs it once, however far the clock goes. Since the instants do not depend on that of the call, a
    /// component that is made again goes on as before.
    public func schedule(
        _ name: String,
        every interval: Duration,
        _ work: @escaping (Self) throws -> Void
    ) {
        schedule(name, for: self, every: interval) { [weak self] in _ = try self.map(work) }
    }

    /// Returns the instant at which the component's work of a name is due; nil if none is scheduled, or if it has ended.
    package func scheduled(_ name: String) -> Timestamp? {
        let item = node.tree?.state.turns.works[ComponentWork.Key(self, name)]
        return item?.work.origin.tree == nil ? nil : item?.due
    }

    /// Ends the component's work of a name.
    public func cancelScheduled(_ name: String) {
        node.tree?.state.turns.works.remove(ComponentWork.Key(self, name))
    }

    /// Schedules work of the component or of an extension of it.
    fileprivate func schedule(
        _ name: String,
        for object: AnyObject,
        at instant: Timestamp? = nil,
        every interval: Duration? = nil,
        _ registration: UnownedReference<Registration>? = nil,
        _ body: @escaping () throws -> Void
    ) {
        guard let tree = node.connectedTree else {
            return report { .refused(.scheduledOutsideTree(component: $0, name: name)) }
        }
        guard tree.countTimer() else { return }
        let interval = interval.map { max(1, $0.microseconds) } ?? 0
        tree.state.removeOrphans()
        tree.state.turns.works.add(
            ComponentWork(origin: origin(of: object, registration), body: body),
            for: ComponentWork.Key(object, name),
            due: instant ?? tree.now.next(every: interval),
            every: interval
        )
    }

    /// Returns the origin of work of the component or of an extension of it, whose registration is given.
    func origin(of object: AnyObject, _ own: UnownedReference<Registration>?) -> WorkOrigin {
        WorkOrigin(
            object: object,
            component: self,
            registration: author(own),
            owner: stateOwner
        )
    }

    /// Returns the registration whose code runs: the given one of an extension, or that which is running, or the base.
    func author(_ registration: UnownedReference<Registration>?) -> Registration? {
        (registration ?? node.connectedTree?.state.current)?.object
            ?? (node.isSubstitute ? nil : node.info?.base)
    }
}

extension SchedulingExtension {
    /// The component that this extends; nil once it has ended.
    package var hostComponent: (any Lifecycle)? {
        hostObject as? any Lifecycle
    }

    /// The message, channel or reader to which the state and the timers of the host belong.
    public var stateOwner: StateOwner? {
        hostComponent?.stateOwner
    }

    /// The instant at which the clock of the tree stands; before connection, that of ``Components/now``.
    public var now: Timestamp {
        hostComponent?.now ?? Components.now
    }

    /// Runs work for the extension when its tree's clock reaches an instant, in place of its work of the same name.
    ///
    /// It ends as that of the host does; see ``Lifecycle/schedule(_:at:_:)``.
    public func schedule(
        _ name: String,
        at instant: Timestamp,
        _ work: @escaping (Self) throws -> Void
    ) {
        hostComponent?.schedule(name, for: self, at: instant, registration) { [weak self] in
            _ = try self.map(work)
        }
    }

    /// Runs work for the extension after a time, in place of its work of the same name.
    public func schedule(
        _ name: String,
        after duration: Duration,
        _ work: @escaping (Self) throws -> Void
    ) {
        schedule(name, at: now.advanced(by: duration), work)
    }

    /// Runs work for the extension again and again, at the multiples of an interval since 1970-01-01T00:00:00Z, in place
    /// of its work of the same name.
    public func schedule(
        _ name: String,
        every interval: Duration,
        _ work: @escaping (Self) throws -> Void
    ) {
        hostComponent?.schedule(name, for: self, every: interval, registration) { [weak self] in
            _ = try self.map(work)
        }
    }

    /// Ends the extension's work of a name.
    public func cancelScheduled(_ name: String) {
        hostComponent?.node.tree?.state.turns.works.remove(ComponentWork.Key(self, name))
    }
}

extension TreeState {
    /// Removes work whose component has ended, when the amount of work has doubled.
    fileprivate func removeOrphans() {
        guard turns.works.count >= turns.workLimit else { return }
        turns.works.removeAll { $0.origin.object == nil }
        turns.workLimit = max(1_024, 2 * turns.works.count)
    }
}
