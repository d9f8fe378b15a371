import Components
import Views

/// Memory that one writer writes into; afterwards it may be shared.
///
/// **Invariant:** cursors write between its ends, and nothing behind what was written is read. Debug builds check
/// both; release builds rely on cursors for the first, and check the second.
@safe
final class OutputBuffer {
    private let start: UnsafeMutableRawPointer
    /// How many bytes there is room for.
    let capacity: Int
    /// How many bytes were written, once nothing more is.
    private(set) var count = 0

    init(capacity: Int) {
        unsafe start = .allocate(byteCount: capacity, alignment: 16)
        self.capacity = capacity
    }

    deinit {
        unsafe start.deallocate()
    }

    /// Returns what writes from the start on.
    func cursor() -> ByteCursor {
        unsafe ByteCursor(from: start, room: capacity, in: self)
    }

    /// Notes what a cursor wrote; nothing more is written.
    func seal(at cursor: ByteCursor) {
        count = written(by: cursor)
    }

    /// Lends what a cursor has written so far to a call.
    func withBytes<Result>(upTo cursor: ByteCursor, _ work: (BorrowedBytes) -> Result) -> Result {
        withBytes(written(by: cursor), work)
    }

    /// Lends what was written to a call, once nothing more is.
    func withBytes<Result>(_ work: (BorrowedBytes) -> Result) -> Result {
        withBytes(count, work)
    }

    /// Returns how many bytes a cursor has written so far.
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

/// Writes small things one behind the other into room that was made for them.
///
/// **Invariant:** what is written fits into the room, behind which `slack` bytes may be touched, and the part with the
/// room lives. Who makes the room says how much it is, and checks that at the end; debug builds check both at each
/// write.
@safe
struct ByteCursor {
    /// How many bytes behind the last one may be touched.
    static let slack = 8

    /// Where the next byte goes.
    private var place: UnsafeMutableRawPointer
    /// Where the room ends, slack included.
    private var end: UnsafeMutableRawPointer
    /// The characters of short numbers; to find them costs more than to read them.
    private let shortNumbers = ShortNumbers.all
    #if DEBUG
    private let part: UnownedReference<OutputBuffer>
    #endif

    /// Creates what writes into the room from a place on, which is in a part.
    @unsafe
    init(from place: UnsafeMutableRawPointer, room: Int, in part: OutputBuffer) {
        unsafe self.place = place
        unsafe end = place + room
        #if DEBUG
        self.part = UnownedReference(part)
        #endif
    }

    /// How many bytes may be touched.
    var room: Int { unsafe end - place }

    /// Returns how many bytes were written since the cursor was where another one is.
    func count(since other: ByteCursor) -> Int { unsafe place - other.place }

    /// Moves to where another cursor is.
    mutating func move(to other: ByteCursor) {
        unsafe place = other.place
    }

    /// Returns a cursor at the same place; in debug builds one for which the room is no larger.
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

    /// Writes markup; the length of a literal is known when this is compiled, so few stores do.
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

    /// Puts another byte in the place of the last one.
    @inline(__always)
    mutating func replaceLast(with byte: UInt8) {
        check(0)
        unsafe (place - 1).storeBytes(of: byte, as: UInt8.self)
    }

    /// Writes a number with at most four decimals, in at most 14 bytes; what is no number becomes 0, and
    /// what is beyond ten million, ten million.
    @inline(__always)
    mutating func number(_ value: Double) {
        // Lengths are rarely anything else.
        guard value >= 0, value < 100_000 else { return self = afterAnyNumber(value) }
        tenThousandths(UInt(bitPattern: Int(value * 10_000 + 0.5)))
    }

    // What is rare takes a cursor and returns one, as a cursor whose address is known lies in no register.
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
