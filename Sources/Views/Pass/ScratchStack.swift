/// A stack of items in memory that is used again.
///
/// What all parts of a layout share, so that none of them needs memory of its own. An array checks at each access
/// that its memory is not shared, which makes layouts a thirtieth longer.
///
/// **Invariant:** a place is asked for between its `push` and its `pop`. Debug builds check that at each access;
/// release builds rely on it.
@safe
final class ScratchStack<Item> {
    private var memory = unsafe UnsafeMutableBufferPointer<Item>(start: nil, count: 0)
    /// The number of items.
    private(set) var count = 0

    deinit {
        pop(to: 0)
        unsafe memory.deallocate()
    }

    /// The item at a place.
    @inline(__always)
    subscript(_ place: Int) -> Item {
        get {
            check(place)
            return unsafe memory[place]
        }
        _modify {
            check(place)
            yield unsafe &memory[place]
        }
    }

    /// Adds an item.
    @inline(__always)
    func push(_ item: Item) {
        if unsafe count == memory.count { grow() }
        unsafe memory.initializeElement(at: count, to: item)
        count += 1
    }

    /// Removes all items behind the first ones.
    @inline(__always)
    func pop(to count: Int) {
        assert(0...self.count ~= count, "There are \(self.count) items, and \(count) are to stay.")
        unsafe memory.extracting(count..<self.count).deinitialize()
        self.count = count
    }

    @inline(__always)
    private func check(_ place: Int) {
        assert(0..<count ~= place, "Place \(place) is none of the \(count) that were pushed.")
    }

    @inline(never)
    private func grow() {
        let larger = UnsafeMutableBufferPointer<Item>.allocate(
            capacity: max(32, 2 * count)
        )
        _ = unsafe larger.moveInitialize(fromContentsOf: memory.extracting(0..<count))
        unsafe memory.deallocate()
        unsafe memory = larger
    }
}
