import NIOCore
import Synchronization

/// The instants at which messages were written, by their numbers.
final class SendTimes: Sendable {
    private let times: Mutex<[Int64]>
    /// The number of messages.
    let count: Int

    init(count: Int) {
        self.count = count
        times = Mutex(Array(repeating: 0, count: count))
    }

    /// Notes that a message is written now.
    func note(_ number: Int) {
        let now = Int64(NIODeadline.now().uptimeNanoseconds)
        times.withLock { $0[number] = now }
    }

    /// Returns the instant of a message; nil if it was not written.
    func time(of number: Int) -> Int64? {
        times.withLock { $0.indices.contains(number) && $0[number] > 0 ? $0[number] : nil }
    }
}

/// The number of a message, in its text.
enum MessageMark {
    private static let prefix = Array("lt".utf8)
    private static let digits = 7

    /// Returns the mark of a message.
    static func text(of number: Int) -> String {
        let digits = String(number)
        return "lt\(String(repeating: "0", count: max(0, self.digits - digits.count)))\(digits)"
    }

    /// Calls a function with the numbers of all marks in a text.
    static func find(in text: ByteBuffer, _ body: (Int) -> Void) {
        let bytes = text.readableBytesView
        var place = bytes.startIndex
        let last = bytes.endIndex - prefix.count - digits
        while place <= last {
            guard bytes[place] == prefix[0], bytes[place + 1] == prefix[1] else {
                place += 1
                continue
            }
            var number: Int? = 0
            for digit in bytes[place + 2..<place + 2 + digits] {
                number = 48...57 ~= digit ? number.map { $0 * 10 + Int(digit - 48) } : nil
            }
            if let number { body(number) }
            place += 2
        }
    }
}

/// A receiver that notes when it reads each message for the first time.
final class DelayReader: SocketReceiver {
    private let times: SendTimes
    private let reads = Mutex<[Int: Int64]>([:])

    init(_ times: SendTimes) {
        self.times = times
    }

    func receive(_ text: ByteBuffer) {
        let now = Int64(NIODeadline.now().uptimeNanoseconds)
        MessageMark.find(in: text) { number in
            guard let sent = times.time(of: number) else { return }
            reads.withLock { reads in
                if reads[number] == nil { reads[number] = now - sent }
            }
        }
    }

    func end(code: Int?) {}

    /// Returns the times of messages from a number on.
    func delays(from first: Int) -> [Int64] {
        reads.withLock { reads in reads.filter { $0.key >= first }.map(\.value) }
    }

    /// Returns how many of some messages were read.
    func count(of numbers: [Int]) -> Int {
        reads.withLock { reads in numbers.count { reads[$0] != nil } }
    }
}
