import Foundation

/// A value that signal handlers read and write, in memory of its own.
///
/// **Invariant:** one thread uses it, and handlers that interrupt that one. It is made before the first handler is
/// installed, and stays to the end of the process.
@safe
// Sound: one thread at a time. A lock cannot stand here: a handler that interrupts who holds it waits for ever.
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

/// A file's path, in memory of its own, by which signal handlers may delete the file.
package struct SignalPath {
    /// The address of the path, which handlers keep.
    package let address: Int

    package init(_ path: String) {
        address = unsafe Int(bitPattern: strdup(path))
    }

    /// Deletes the file whose path lies at an address, if any does; allowed in handlers.
    package static func deleteFile(at address: Int) {
        if let path = unsafe UnsafePointer<CChar>(bitPattern: address) { unsafe unlink(path) }
    }

    /// Gives the memory back, once no handler has the address.
    package func end() {
        unsafe free(UnsafeMutableRawPointer(bitPattern: address))
    }
}
