extension TreeMember {
    /// Runs work for the component, or for the extension of one, when its tree's clock reaches an instant, in place of its
    /// work of the same name.
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
        schedule(name, at: instant, every: nil, work)
    }

    /// Runs work after a time, in place of the work of the same name.
    public func schedule(
        _ name: String,
        after duration: Duration,
        _ work: @escaping (Self) throws -> Void
    ) {
        schedule(name, at: now.advanced(by: duration), every: nil, work)
    }

    /// Runs work again and again, at the multiples of an interval since 1970-01-01T00:00:00Z, in place of the work of the
    /// same name.
    ///
    /// A turn runs it once, however far the clock goes. Since the instants do not depend on that of the call, a
    /// component that is made again goes on as before.
    public func schedule(
        _ name: String,
        every interval: Duration,
        _ work: @escaping (Self) throws -> Void
    ) {
        schedule(name, at: nil, every: interval, work)
    }

    private func schedule(
        _ name: String,
        at instant: Timestamp?,
        every interval: Duration?,
        _ work: @escaping (Self) throws -> Void
    ) {
        guard let tree = hostComponent?.treeForWork(name), tree.countTimer() else { return }
        let interval = interval.map { max(1, $0.microseconds) } ?? 0
        tree.state.removeOrphans()
        tree.state.turns.works.add(
            ComponentWork(origin: workOrigin) { [weak self] in _ = try self.map(work) },
            for: ComponentWork.Key(self, name),
            due: instant ?? tree.now.next(every: interval),
            every: interval
        )
    }

    /// Returns the instant at which the work of a name is due; nil if none is scheduled, or if it has ended.
    package func scheduled(_ name: String) -> Timestamp? {
        let item = hostComponent?.node.tree?.state.turns.works[ComponentWork.Key(self, name)]
        return item?.work.origin.tree == nil ? nil : item?.due
    }

    /// Ends the work of a name.
    public func cancelScheduled(_ name: String) {
        hostComponent?.node.tree?.state.turns.works.remove(ComponentWork.Key(self, name))
    }

    /// The origin of work of the component or the extension.
    var workOrigin: WorkOrigin {
        let host = hostComponent
        return WorkOrigin(object: self, component: host, registration: author, owner: stateOwner)
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
