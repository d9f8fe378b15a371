extension TreeMember {
    /// Runs a closure that may throw, and returns its result; nil if it threw.
    ///
    /// An error is a mistake of the running registration, as any other: in a message, the registration is left out.
    ///
    /// ```swift
    /// override func updateContent() {
    ///     super.updateContent()
    ///     attempt { host.badge = try Badge(parsing: host.content) }
    /// }
    /// ```
    @discardableResult
    public func attempt<Result>(_ work: () throws -> Result) -> Result? {
        do {
            return try work()
        } catch {
            hostComponent?.report { .refused(.thrown(error, in: $0)) }
            return nil
        }
    }
}

extension Lifecycle {
    /// Calls functions of slots, so that their errors are reported as faults of their registrations, with the
    /// item for which they are called, and their reader is updated when state changes that they read.
    package func calling<Result>(
        for item: @autoclosure () -> String? = nil,
        notingAnswers: Bool = false,
        readBy reader: @autoclosure () -> AnyObject? = nil,
        _ work: () -> Result
    ) -> Result {
        guard let tree = node.connectedTree else { return work() }
        return tree.calling(for: item(), notingAnswers: notingAnswers, readBy: reader(), work)
    }
}

extension RejectedOperation {
    /// An error that a component or the function of a slot threw.
    static func thrown(_ error: any Error, in component: String) -> Self {
        // The text that is shown is shorter still.
        .errorThrown(component: component, error: String("\(error)".prefix(1_000)))
    }
}
