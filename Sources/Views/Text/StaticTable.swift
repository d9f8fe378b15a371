/// Values in memory that is written once and kept to the end of the process, so that reading them counts
/// no references.
///
/// **Invariant:** a place is one of those that there are values for. Debug builds check that at each access;
/// release builds rely on it.
@safe
@usableFromInline
// With arrays, laying out a message takes 4 % more instructions.
// Sound: nothing is written behind the pointer after the initializer, and nothing is freed.
package struct StaticTable<Value: BitwiseCopyable & Sendable>: @unchecked Sendable {
    @usableFromInline let start: UnsafePointer<Value>
    #if DEBUG
    @usableFromInline let count: Int
    #endif

    /// Creates a table, which takes memory for ever.
    package init(_ values: [Value]) {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: values.count)
        unsafe memory.initialize(from: values, count: values.count)
        unsafe start = UnsafePointer(memory)
        #if DEBUG
        count = values.count
        #endif
    }

    /// The value at a place.
    @inlinable
    package subscript(_ place: Int) -> Value {
        #if DEBUG
        precondition(0..<count ~= place, "Place \(place) is not in a table of \(count).")
        #endif
        return unsafe start[place]
    }
}
