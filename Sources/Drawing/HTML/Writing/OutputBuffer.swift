import Components
import Views

/// Memory that one writer fills with the bytes of a page; afterwards it can be shared.
///
/// **Invariant:** cursors write between its ends, and only written bytes are read. Debug builds check both; release
/// builds rely on cursors for the first, and check the second.
@safe
final class OutputBuffer {
    private let start: UnsafeMutableRawPointer
    /// The capacity in bytes.
    let capacity: Int
    /// The number of written bytes, once writing has ended.
    private(set) var count = 0

    init(capacity: Int) {
        unsafe start = .allocate(byteCount: capacity, alignment: 16)
        self.capacity = capacity
    }

    deinit {
        unsafe start.deallocate()
    }

    /// Returns a cursor at the start.
    func cursor() -> ByteCursor {
        unsafe ByteCursor(from: start, room: capacity, in: self)
    }

    /// Records the end of writing at a cursor.
    func seal(at cursor: ByteCursor) {
        count = written(by: cursor)
    }

    /// Calls a closure with the bytes that a cursor has written so far.
    func withBytes<Result>(upTo cursor: ByteCursor, _ work: (BorrowedBytes) -> Result) -> Result {
        withBytes(written(by: cursor), work)
    }

    /// Calls a closure with the written bytes, once writing has ended.
    func withBytes<Result>(_ work: (BorrowedBytes) -> Result) -> Result {
        withBytes(count, work)
    }

    /// Returns the number of bytes that a cursor has written so far.
    func written(by cursor: ByteCursor) -> Int {
        let count = cursor.count(since: self.cursor())
        precondition(0...capacity ~= count, "The cursor is that of another part.")
        return count
    }

    private func withBytes<Result>(_ count: Int, _ work: (BorrowedBytes) -> Result) -> Result {
        unsafe BorrowedBytes.lend(
            UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count),
            to: work
        )
    }
}

/// Writes small pieces one after the other into reserved memory.
///
/// **Invariant:** the written bytes fit into the reserved memory, after which `slack` bytes may be touched, and the
/// buffer with that memory is alive. The caller that reserves memory states its size, and checks that at the end; debug
/// builds check both at each write.
@safe
struct ByteCursor {
    /// The number of bytes after the last one that may be touched.
    static let slack = 8

    /// The position of the next byte.
    private var place: UnsafeMutableRawPointer
    /// The end of the reserved memory, slack included.
    private var end: UnsafeMutableRawPointer
    /// The characters of short numbers; looking them up globally costs more than reading them.
    private let shortNumbers = ShortNumbers.all
    #if DEBUG
    private let part: UnownedReference<OutputBuffer>
    #endif

    /// Creates a cursor at a position in a buffer.
    @unsafe
    init(from place: UnsafeMutableRawPointer, room: Int, in part: OutputBuffer) {
        unsafe self.place = place
        unsafe end = place + room
        #if DEBUG
        self.part = UnownedReference(part)
        #endif
    }

    /// The number of bytes that may be touched.
    var room: Int { unsafe end - place }

    /// Returns the number of bytes written since another cursor's position.
    func count(since other: ByteCursor) -> Int { unsafe place - other.place }

    /// Moves to the position of another cursor.
    mutating func move(to other: ByteCursor) {
        unsafe place = other.place
    }

    /// Returns a cursor at the same position; in debug builds one whose reserved memory is no larger.
    func confined(to room: Int) -> ByteCursor {
        #if DEBUG
        check(room)
        var cursor = self
        unsafe cursor.end = place + room
        return cursor
        #else
        return self
        #endif
    }

    @inline(__always)
    private func check(_ count: Int) {
        #if DEBUG
        _ = part.object
        precondition(
            0...room ~= count,
            "There is room for \(room) bytes, not \(count): give 'plain(upTo:)' a higher limit."
        )
        #endif
    }

    /// Writes markup; the length of a literal is known at compile time, so few stores are needed.
    @inline(__always)
    mutating func markup(_ markup: HTMLMarkup) {
        let count = markup.text.utf8CodeUnitCount
        check(count)
        unsafe place.copyMemory(from: markup.text.utf8Start, byteCount: count)
        unsafe place += count
    }

    /// Writes bytes.
    @inline(__always)
    mutating func append(_ bytes: BorrowedBytes) {
        guard let start = unsafe bytes.rawMemory.baseAddress else { return }
        check(bytes.count)
        unsafe place.copyMemory(from: start, byteCount: bytes.count)
        unsafe place += bytes.count
    }

    /// Replaces the last byte.
    @inline(__always)
    mutating func replaceLast(with byte: UInt8) {
        check(0)
        unsafe (place - 1).storeBytes(of: byte, as: UInt8.self)
    }

    /// Writes a number with at most four decimals, in at most 14 bytes; NaN becomes 0, and a number beyond ten million
    /// becomes ten million.
    @inline(__always)
    mutating func number(_ value: Double) {
        // Most lengths are like this.
        guard value >= 0, value < 100_000 else { return self = afterAnyNumber(value) }
        tenThousandths(UInt(bitPattern: Int(value * 10_000 + 0.5)))
    }

    // Rare cases take a cursor and return one, as a cursor whose address is taken is not kept in registers.
    @inline(never)
    private func afterAnyNumber(_ value: Double) -> ByteCursor {
        var ahead = self
        let limit = 10_000_000.0
        let bounded = value.isNaN ? 0 : min(max(value, -limit), limit)
        let scaled = Int(bounded * 10_000 + (bounded < 0 ? -0.5 : 0.5))
        if scaled < 0 { ahead.append(UInt64(UInt8(ascii: "-")), count: 1) }
        ahead.tenThousandths(scaled.magnitude)
        return ahead
    }

    @inline(__always)
    private mutating func tenThousandths(_ value: UInt) {
        let (whole, fraction) = value.quotientAndRemainder(dividingBy: 10_000)
        integer(whole)
        guard fraction > 0 else { return }
        let digits = FourDigits(UInt32(truncatingIfNeeded: fraction))
        append(digits.characters << 8 | UInt64(UInt8(ascii: ".")), count: 5 - digits.zerosAtEnd)
    }

    /// Writes a number of at most eight digits.
    @inline(__always)
    mutating func integer(_ value: UInt) {
        guard value < 1_000 else {
            return self = afterLongInteger(UInt32(truncatingIfNeeded: value))
        }
        let number = shortNumbers[Int(bitPattern: value)]
        append(UInt64(number), count: Int(number >> 24))
    }

    @inline(never)
    private func afterLongInteger(_ value: UInt32) -> ByteCursor {
        var ahead = self
        let (high, low) = (FourDigits(value / 10_000 % 10_000), FourDigits(value % 10_000))
        if value >= 10_000 {
            let zeros = min(high.zerosAtStart, 3)
            ahead.append(high.characters >> (8 * UInt64(zeros)), count: 4 - zeros)
        }
        // From 1,000 on there are four.
        ahead.append(low.characters, count: 4)
        return ahead
    }

    /// Writes the lowest digits of a number to the base of 16, in capitals.
    mutating func hexDigits(_ value: UInt32, count: Int) {
        for place in (0..<count).reversed() {
            let digit = UInt64(value >> (4 * UInt32(place)) & 15)
            append(digit < 10 ? 0x30 + digit : 0x37 + digit, count: 1)
        }
    }

    /// Writes up to eight characters, the first in the lowest byte.
    @inline(__always)
    mutating func append(_ characters: UInt64, count: Int) {
        check(8)
        unsafe place.storeBytes(of: characters.littleEndian, as: UInt64.self)
        unsafe place += count
    }
}
