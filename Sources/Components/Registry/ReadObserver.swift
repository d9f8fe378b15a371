/// Notes each read of a table's stacks, for a tree that is recorded.
///
/// Its room holds no stack, so that every read goes the way of a slot about which nothing was said, where the watch
/// is found. Where nobody records, that costs nothing anywhere else.
final class ReadObserver: Sendable {
    let stacks: StackAddresses
    let reads: SlotReadLog

    init(_ stacks: StackAddresses, _ reads: SlotReadLog) {
        self.stacks = stacks
        self.reads = reads
    }
}
