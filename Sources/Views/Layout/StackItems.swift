/// The items of the stacks that are being worked on, those of inner ones last.
///
/// Memory that all stacks of a layout share, so that none of them needs its own.
struct StackItems: ~Copyable {
    // Sound: items hold nothing, and who asks for a place pushed an item there. An array checks at each
    // access that nobody else has its memory, which makes layouts a thirtieth longer.
    private var memory = UnsafeMutableBufferPointer<StackItem>(start: nil, count: 0)
    /// How many items are in use.
    private(set) var count = 0

    deinit {
        memory.deallocate()
    }

    subscript(_ place: Int) -> StackItem {
        get { memory[place] }
        _modify { yield &memory[place] }
    }

    @inline(__always)
    mutating func push(_ item: StackItem) {
        if count == memory.count { grow() }
        memory.initializeElement(at: count, to: item)
        count += 1
    }

    /// Gives up all items but the first so many.
    mutating func pop(to count: Int) {
        self.count = count
    }

    private mutating func grow() {
        let larger = UnsafeMutableBufferPointer<StackItem>.allocate(capacity: max(32, 2 * count))
        _ = larger.moveInitialize(fromContentsOf: memory)
        memory.deallocate()
        memory = larger
    }
}
