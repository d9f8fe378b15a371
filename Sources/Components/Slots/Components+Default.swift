import Synchronization

extension Components {
    /// The process's container, or, inside `withValue(_:_:)`, the scope's own.
    ///
    /// Assign at start-up. Where several tasks write, use `updateDefault(_:)`, which loses nothing.
    public static var `default`: Components {
        get { DefaultCell.current.value }
        set { DefaultCell.current.value = newValue }
    }

    /// Changes the default as one step.
    ///
    /// The closure runs outside the lock, on a copy, and runs again if somebody else wrote in between,
    /// so it must do nothing but change the container. What it assigns through properties, which know no
    /// place in the sources, is recorded at the place of this call.
    ///
    /// - Throws: What the closure throws; the default is then as it was.
    public static func updateDefault<Failure: Error>(
        fileID: String = #fileID,
        line: Int = #line,
        _ change: (inout Components) throws(Failure) -> Void
    ) throws(Failure) {
        let cell = DefaultCell.current
        while true {
            let before = cell.value
            var after = before
            try change(&after)
            after.locate(newSince: before, at: SourceSite(fileID: fileID, line: line))
            if cell.replace(before, with: after) { return }
        }
    }

    /// Runs an operation in which `Components.default` is this value, to read and to write.
    ///
    /// What the operation writes is gone when it ends. Child tasks share the scope.
    public static func withValue<Result, Failure: Error>(
        _ components: Components,
        _ operation: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outcome = DefaultCell.$scope.withValue(.scope(of: components)) {
            () -> Swift.Result<Result, Failure> in
            do throws(Failure) {
                return .success(try operation())
            } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
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
    /// Who is told of diagnostics here.
    static var listener: DiagnosticListener {
        DefaultCell.current.listener
    }
}

/// Holds the process's or a scope's container, and who is told of diagnostics there.
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
    private let state: Mutex<Components>

    private init(_ components: Components, _ listener: DiagnosticListener) {
        self.listener = listener
        // A table of its own tells what was read here from what is equal.
        state = Mutex(Components(table: components.table.copy()))
    }

    var value: Components {
        get { state.withLock { $0 } }
        set { exchange(newValue) }
    }

    /// Puts the new value there; the old one goes outside the lock, because that may run any code.
    private func exchange(_ value: Components) {
        let old = state.withLock { current in
            let old = current
            current = value
            return old
        }
        withExtendedLifetime(old) {}
    }

    /// Puts the new value there if the old one still is, and says whether.
    func replace(_ before: Components, with after: Components) -> Bool {
        state.withLock { current in
            guard current.table === before.table else { return false }
            current = after
            return true
        }
    }
}
