import Synchronization

extension Components {
    /// The process's container, or, inside `withValue(_:_:)`, the scope's own.
    ///
    /// Assign at start-up. Where several tasks write, use `updateDefault(_:)`, with which no change is lost.
    public static var `default`: Components {
        get { DefaultCell.current.value }
        set { DefaultCell.current.value = newValue }
    }

    /// Changes the default as one step.
    ///
    /// The closure runs outside the lock, on a copy, and runs again if other code wrote in between,
    /// so it must only change the container. Its own writes to the default count as those of other
    /// code; if each run writes, it runs eight times, and a mistake is reported. Its assignments through
    /// properties, which have no source location, are recorded at that of this call.
    ///
    /// - Throws: The error of the closure; the default is then unchanged.
    public static func updateDefault<Failure: Error>(
        fileID: String = #fileID,
        line: Int = #line,
        _ change: (inout Components) throws(Failure) -> Void
    ) throws(Failure) {
        let cell = DefaultCell.current
        var ownWrites = 0
        while true {
            let before = cell.content
            var after = before.value
            let ran: Void? = try NestedCalls.run(.defaultChange, orEnd: tellOfEndlessChange) {
                () throws(Failure) in try change(&after)
            }
            guard ran != nil else { return }
            after.locate(newSince: before.value, at: SourceSite(fileID: fileID, line: line))
            if cell.content.writesInChanges != before.writesInChanges { ownWrites += 1 }
            if cell.replace(before.value, with: after, always: ownWrites == 8) {
                if ownWrites == 8 { tellOfEndlessChange() }
                return
            }
        }
    }

    private static func tellOfEndlessChange() {
        listener.tell(.callNeverEnds(call: "Components.updateDefault(_:)"))
    }

    /// Runs an operation in which `Components.default` is this value, to read and to write.
    ///
    /// The changes of the operation are lost when it ends. Child tasks share the scope.
    public static func withValue<Result, Failure: Error>(
        _ components: Components,
        _ operation: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try DefaultCell.$scope.withValue(.scope(of: components)) {
            Swift.Result<Result, Failure>(catching: operation)
        }.get()
    }

    /// Runs an asynchronous operation in which `Components.default` is this value.
    public static func withValue<Result>(
        _ components: Components,
        isolation: isolated (any Actor)? = #isolation,
        _ operation: () async throws -> Result
    ) async rethrows -> Result {
        try await DefaultCell.$scope.withValue(.scope(of: components), operation: operation)
    }
}

extension Components {
    /// The function that is called with each diagnostic, once; nil to report none.
    ///
    /// Trees report mistakes as they happen, and, when they are mounted, the diagnostics of their
    /// components. Debug builds write a line to the standard error; release builds have no hook
    /// unless you set one. In tests, make issues of diagnostics:
    ///
    /// ```swift
    /// Components.onDiagnostic = { Issue.record("\($0)") }
    /// ```
    ///
    /// Inside `withValue(_:_:)` it is the scope's own, to read and to write; unless the scope sets one, that of
    /// around it is called. It is called in the task that composes or lays out, outside of any lock.
    public static var onDiagnostic: (@Sendable (ComponentDiagnostic) -> Void)? {
        get { listener.hook }
        set { listener.hook = newValue }
    }

    /// Reports a diagnostic of something outside of all trees to `onDiagnostic`.
    package static func tell(_ diagnostic: ComponentDiagnostic) {
        listener.tell(diagnostic)
    }

    /// The receiver of diagnostics in this scope.
    static var listener: DiagnosticListener {
        DefaultCell.current.listener
    }
}

/// Holds the container of the process or of a scope, and the receiver of diagnostics there.
final class DefaultCell: Sendable {
    @TaskLocal static var scope: DefaultCell?
    private static let process = DefaultCell(Components(), DiagnosticListener())

    static var current: DefaultCell {
        scope ?? process
    }

    /// Returns a cell for a scope inside the current one.
    static func scope(of components: Components) -> DefaultCell {
        DefaultCell(components, DiagnosticListener(in: current.listener))
    }

    let listener: DiagnosticListener
    private let state: Mutex<Content>

    /// The container, and how often code that was to change a default put one there itself.
    struct Content {
        var value: Components
        var writesInChanges = 0
    }

    private init(_ components: Components, _ listener: DiagnosticListener) {
        self.listener = listener
        // A table of its own distinguishes components that were read here from equal ones.
        state = Mutex(Content(value: components.copy()))
    }

    var content: Content { state.withLock { $0 } }

    var value: Components {
        get { content.value }
        set { replace(nil, with: newValue) }
    }

    /// Puts the new value there, if the old one still is unless it always does so, and returns whether it did.
    @discardableResult
    func replace(
        _ before: Components?,
        with after: Components,
        always isForced: Bool = false
    ) -> Bool {
        let writes = NestedCalls.areRunning(.defaultChange) ? 1 : 0
        let old: Components? = state.withLock { content in
            if !isForced, let before, content.value.table !== before.table { return nil }
            let old = content.value
            content = Content(value: after, writesInChanges: content.writesInChanges + writes)
            return old
        }
        // The old one goes outside the lock, because that may run any code.
        return withExtendedLifetime(old) { old != nil }
    }
}
