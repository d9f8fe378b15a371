#if DEBUG
public import Components
#endif

/// Bytes that a caller lends for the time of a call.
///
/// **Invariant:** nothing reads them after the call that they were lent to, nor beyond their ends. Debug builds check
/// both at each access; release builds rely on it.
@safe
@usableFromInline
package struct BorrowedBytes {
    @usableFromInline let memory: UnsafeBufferPointer<UInt8>
    #if DEBUG
    @usableFromInline let loan: UnownedReference<BorrowScope>

    /// An object that lives as long as the bytes are lent.
    @usableFromInline
    package final class BorrowScope: Sendable {
        @inlinable
        init() {}
    }
    #endif

    /// Lends bytes to a call.
    @unsafe
    @inlinable
    @inline(__always)
    package static func lend<Result>(
        _ memory: UnsafeBufferPointer<UInt8>,
        to work: (BorrowedBytes) -> Result
    ) -> Result {
        #if DEBUG
        let loan = BorrowScope()
        return withExtendedLifetime(loan) {
            work(unsafe BorrowedBytes(memory, loan: UnownedReference(loan)))
        }
        #else
        unsafe work(BorrowedBytes(memory))
        #endif
    }

    #if DEBUG
    @usableFromInline
    init(_ memory: UnsafeBufferPointer<UInt8>, loan: UnownedReference<BorrowScope>) {
        unsafe self.memory = memory
        self.loan = loan
    }
    #else
    @inlinable
    init(_ memory: UnsafeBufferPointer<UInt8>) {
        unsafe self.memory = memory
    }
    #endif

    /// The number of bytes.
    @inlinable package var count: Int { unsafe memory.count }

    /// Whether there are none.
    @inlinable package var isEmpty: Bool { count == 0 }

    /// The byte at a place.
    @inlinable
    package subscript(_ place: Int) -> UInt8 {
        check(place, 1)
        return unsafe memory[place]
    }

    /// The bytes in a range, lent to the same call.
    @inlinable
    package subscript(_ range: Range<Int>) -> BorrowedBytes {
        check(range.lowerBound, range.count)
        let part = unsafe UnsafeBufferPointer(rebasing: memory[range])
        #if DEBUG
        return unsafe BorrowedBytes(part, loan: loan)
        #else
        return unsafe BorrowedBytes(part)
        #endif
    }

    /// Appends the bytes to others.
    @inlinable
    package func append(to bytes: inout [UInt8]) {
        unsafe bytes.append(contentsOf: rawMemory)
    }

    /// The memory, to be copied at once.
    @unsafe
    @inlinable
    package var rawMemory: UnsafeRawBufferPointer {
        check(0, count)
        return unsafe UnsafeRawBufferPointer(memory)
    }

    @inlinable
    @inline(__always)
    func check(_ place: Int, _ length: Int) {
        #if DEBUG
        _ = loan.object
        precondition(
            place >= 0 && place + length <= count,
            "\(length) bytes from \(place) on are not all among the \(count) that were lent."
        )
        #endif
    }
}

extension BorrowedBytes: Hashable {
    /// Whether all bytes are equal.
    @inlinable
    package static func == (lhs: Self, rhs: Self) -> Bool {
        unsafe lhs.rawMemory.elementsEqual(rhs.rawMemory)
    }

    /// Hashes all bytes.
    @inlinable
    package func hash(into hasher: inout Hasher) {
        unsafe hasher.combine(bytes: rawMemory)
    }
}

extension String {
    /// Lends the text in UTF-8 to a call.
    @inlinable
    @inline(__always)
    package consuming func withBytes<Result>(_ work: (BorrowedBytes) -> Result) -> Result {
        withUTF8 { unsafe BorrowedBytes.lend($0, to: work) }
    }
}

extension Substring {
    /// Lends the text in UTF-8 to a call.
    @inlinable
    @inline(__always)
    package consuming func withBytes<Result>(_ work: (BorrowedBytes) -> Result) -> Result {
        withUTF8 { unsafe BorrowedBytes.lend($0, to: work) }
    }
}

extension [UInt8] {
    /// Lends the bytes to a call.
    @inlinable
    @inline(__always)
    package func withBytes<Result>(_ work: (BorrowedBytes) -> Result) -> Result {
        unsafe withUnsafeBufferPointer { unsafe BorrowedBytes.lend($0, to: work) }
    }
}

@available(*, unavailable)
extension BorrowedBytes: Sendable {}
