import DefaultComponents
import Foundation

/// Writes text to an open file in large pieces.
package final class DescriptorSink {
    /// The size of a piece, in bytes.
    private static let pieceSize = 65_536

    private let descriptor: Int32
    private var held: [UInt8] = []

    package init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    package func write(_ text: String) throws(OutputError) {
        try write(text.utf8)
    }

    /// Takes some bytes.
    package func write(_ bytes: some Sequence<UInt8>) throws(OutputError) {
        held.append(contentsOf: bytes)
        if held.count >= Self.pieceSize { try flush() }
    }

    package func flush() throws(OutputError) {
        var start = 0
        defer { held.removeAll(keepingCapacity: true) }
        while start < held.count {
            start += try writeSome(held[start...])
        }
    }

    /// Writes at least one byte and returns how many.
    private func writeSome(_ bytes: ArraySlice<UInt8>) throws(OutputError) -> Int {
        while true {
            let (count, reason) = SystemCall.write(descriptor, bytes)
            if count > 0 { return count }
            switch reason {
            case EINTR: continue
            case EAGAIN: waitUntilWritable()
            case EPIPE: throw .closed
            default: throw .failed(reason)
            }
        }
    }

    private func waitUntilWritable() {
        _ = SystemCall.wait(descriptor, for: POLLOUT, atMost: 1_000)
    }
}

/// A reason why text could not be written.
package enum OutputError: Error, Equatable {
    /// The reading end is closed, as after `| head -1`.
    case closed
    /// The system refused, with its number for the reason.
    case failed(Int32)
}

extension OutputError: CustomStringConvertible {
    /// The reason, in the system's words.
    package var description: String {
        switch self {
        case .closed: "its reader closed it"
        case .failed(let reason): SystemCall.words(for: reason)
        }
    }
}
