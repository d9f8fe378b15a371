import Synchronization

extension SlotRegistrations {
    /// Returns sealed values, the diagnostics of sealing them, which are reported to the listener as well, and whether
    /// transforms read other slots.
    func instrumented<Value>(
        _ seal: () -> Value
    ) -> (value: Value, faults: [ComponentDiagnostic], readsSlots: Bool) {
        let (components, bases) = (Sealing.current.components, Sealing.current.bases)
        let calls = FunctionCalls(in: .current, with: components, readingFirst: bases)
        let inner = Sealing(depth: Sealing.current.depth + 1)
        let value = Sealing.$current.withValue(inner) {
            FunctionCalls.$current.withValue(calls, operation: seal)
        }
        // What lacks slots is sealed again, and then what reads none has been reported.
        let faults = calls.lacksSlots ? [] : calls.faults(for: nil).map(\.report)
        if calls.hasRead == (components != nil) { faults.forEach(Components.listener.tell) }
        return (value, faults, calls.hasRead)
    }
}

/// The components that transforms of values read while these are sealed.
private struct Sealing: Sendable {
    /// The components with all values; nil while these are not there yet.
    var components: Components?
    /// The components without transforms, which are read until then.
    var bases: SealedBases?
    /// The number of values being sealed whose transforms led to this, as they changed or read other components.
    var depth = 0

    @TaskLocal static var current = Sealing()
}

/// The components of a record without transforms, which are made when they are read.
final class SealedBases: Sendable {
    private let record: InstallRecord
    private let made = Mutex<Components?>(nil)

    init(_ record: InstallRecord) {
        self.record = record
    }

    var components: Components {
        if let components = made.withLock(\.self) { return components }
        let bases = record.mapping { $0.isTransform ? nil : $0 }
        let components = Components(table: SealedTable(.sealing(bases)))
        made.withLock { $0 = components }
        return components
    }
}

extension Registration {
    /// Whether its function read slots that are not there yet.
    var lacksSlots: Bool { FunctionCalls.current?.lacksSlots == true }
}

extension Components {
    /// Seals values whose transforms read these slots.
    func sealingOthers<Result>(_ seal: () -> Result) -> Result {
        let sealing = Sealing(components: self, depth: Sealing.current.depth)
        return Sealing.$current.withValue(sealing, operation: seal)
    }

    /// Seals values of a record whose transforms read its slots without transforms, as no others are there yet.
    static func sealingFirst<Result>(_ record: InstallRecord, _ seal: () -> Result) -> Result {
        let sealing = Sealing(bases: SealedBases(record), depth: Sealing.current.depth)
        return Sealing.$current.withValue(sealing, operation: seal)
    }

    /// Whether so many transforms change components in each other that the values they read are not made again.
    static var sealsTooDeep: Bool { Sealing.current.depth > 1 }

    /// Calls functions of slots outside of a tree, so that these are ``current``, and reports their errors.
    package func calling<Result>(_ work: () -> Result) -> Result {
        let calls = FunctionCalls(in: .current, with: self)
        defer { calls.faults(for: nil).map(\.report).forEach(Components.listener.tell) }
        return FunctionCalls.$current.withValue(calls, operation: work)
    }
}
