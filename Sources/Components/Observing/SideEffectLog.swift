import Synchronization

/// The side effects of the calls of a composition: the components that they make by hand, and the
/// names that they request.
///
/// Noted while a report composes, and at no other time.
package final class SideEffectLog: Sendable {
    /// A name that a call requested.
    package struct AskedName: Sendable, Hashable {
        /// The kind of names to which it belongs.
        package let kind: String
        package let name: String
        /// The number of the call; less than 0 between calls.
        package let run: Int
    }

    @TaskLocal private static var bound: SideEffectLog?
    /// The number of compositions that are noted, which costs less to read than the task local.
    private static let boundCount = Atomic(0)

    private let reads: (any SlotReadReceiver)?
    private let parts = Mutex<[UnmanagedComponent]>([])
    private let names = Mutex<Set<AskedName>>([])

    /// Creates a log for the calls by which reads are noted, or of what happens between calls.
    package init(beside reads: (any SlotReadReceiver)? = nil) {
        self.reads = reads
    }

    /// The number of the call that runs; less than 0 between calls.
    private var run: Int { reads?.run ?? -1 }

    /// The log of what happens now; nil if there is none.
    package static var current: SideEffectLog? {
        boundCount.load(ordering: .relaxed) == 0 ? nil : bound
    }

    /// Runs a closure and notes its side effects.
    package func collect<Result>(_ body: () throws -> Result) rethrows -> Result {
        Self.boundCount.add(1, ordering: .relaxed)
        defer { Self.boundCount.subtract(1, ordering: .relaxed) }
        return try Self.$bound.withValue(self, operation: body)
    }

    /// Runs a closure without noting its side effects.
    package static func ignoring<Result>(_ body: () throws -> Result) rethrows -> Result {
        try current == nil ? body() : $bound.withValue(nil, operation: body)
    }

    /// Notes a requested name.
    package func note(_ name: String, ofKind kind: String) {
        let asked = AskedName(kind: kind, name: name, run: run)
        _ = names.withLock { $0.insert(asked) }
    }

    /// The requested names, in no order.
    package var askedNames: Set<AskedName> {
        names.withLock(\.self)
    }

    /// The components that calls made by hand, in order; empty in release builds.
    package var unmanagedComponents: [UnmanagedComponent] {
        parts.withLock(\.self)
    }

    #if DEBUG
    /// Notes that a call makes a component.
    func noteMaking(of component: AnyObject) -> UnmanagedComponent? {
        guard run >= 0 else { return nil }
        let part = UnmanagedComponent(component, in: run)
        parts.withLock { $0.append(part) }
        return part
    }
    #endif
}

/// A component that a call made by hand, which need not be there any more.
package final class UnmanagedComponent: Sendable {
    /// The name of its type.
    package let component: String
    /// The identity of the component while it exists; a later one may have the same.
    package let id: ObjectIdentifier
    /// The number of the call.
    package let run: Int
    private let added = Atomic(false)

    init(_ component: AnyObject, in run: Int) {
        self.component = typeName(of: component)
        id = ObjectIdentifier(component)
        self.run = run
    }

    /// Whether it was ever put into another one, or mounted.
    package var isAdded: Bool {
        added.load(ordering: .relaxed)
    }

    func noteAdded() {
        added.store(true, ordering: .relaxed)
    }
}
