import DefaultComponents
import Drawing
import Foundation
import Hosting

/// The beginning of a page that is still written, in a file without a name instead of in memory.
///
/// The file lies in the folder of the page, where there must be room for it anyway, and is gone with the
/// program, however that ends. A short page needs none.
final class PageSpool {
    private let path: String
    /// The part of a page that stays in memory, in bytes.
    private let limit: Int
    private var descriptor: Int32?
    private var sink: DescriptorSink?

    /// Prepares for a page that is to stand at a path.
    init(for path: String, limit: Int = 1_000_000) {
        self.path = path
        self.limit = limit
    }

    /// Takes what was appended to a page, once there is enough of it.
    func take(from page: inout HTMLPage) throws(ProgramError) {
        guard let bytes = page.take(atLeast: limit) else { return }
        do throws(PageError) {
            try write(bytes)
        } catch {
            throw .page(error)
        }
    }

    /// Writes the whole text.
    func write(to other: DescriptorSink) throws(OutputError) {
        guard let descriptor, let sink else { return }
        try sink.flush()
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .failed(errno) }
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = SystemCall.read(descriptor, into: &piece)
            let reason = errno
            if count == 0 { return }
            if count < 0, reason == EINTR { continue }
            guard count > 0 else { throw .failed(reason) }
            try other.write(piece[..<count])
        }
    }

    deinit {
        descriptor.map { _ = close($0) }
    }

    private func write(_ bytes: [UInt8]) throws(PageError) {
        let folder = try PagePlace(path).folder
        do throws(OutputError) {
            try opened(in: folder).write(bytes)
        } catch {
            throw .failed(path, error)
        }
    }

    private func opened(in folder: String) throws(OutputError) -> DescriptorSink {
        if let sink { return sink }
        let name = "\(folder).workbench-\(getpid())-body"
        // A file that a killed process with the same number left.
        SystemCall.unlink(name)
        let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
        let descriptor = SystemCall.open(name, flags, mode: 0o600)
        guard descriptor >= 0 else { throw .failed(errno) }
        SystemCall.unlink(name)
        self.descriptor = descriptor
        let sink = DescriptorSink(descriptor)
        self.sink = sink
        return sink
    }
}
