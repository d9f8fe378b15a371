/// A value that signal handlers read and write, in memory of its own.
///
/// **Invariant:** one thread uses it, and handlers that interrupt that one. It is made before the first handler is
/// installed, and stays to the end of the process.
@safe
struct SignalMemory<Value: BitwiseCopyable>: @unchecked Sendable {
    private let memory: UnsafeMutablePointer<Value>

    init(_ value: Value) {
        unsafe memory = .allocate(capacity: 1)
        unsafe memory.initialize(to: value)
    }

    /// The value; a part of it that changes is written alone.
    var value: Value {
        get { unsafe memory.pointee }
        nonmutating _modify { yield unsafe &memory.pointee }
    }
}
