import DefaultComponents
import Foundation
import Hosting

/// A file on its way: a draft beside its place, which takes the place when it is whole.
///
/// A draft that is let go before is deleted, as is one whose program is ended by a signal.
final class PageDraft {
    /// The destination of its text.
    let sink: DescriptorSink

    private let place: PagePlace
    private let path: String
    private let watched: SignalPath
    private let descriptor: Int32
    private var isOpen = true
    private var isThere = true

    /// Begins a draft; its name is short, however long the place's is.
    init(for place: PagePlace) throws(OutputError) {
        for number in 0..<Self.nameLimit {
            let path = "\(place.folder).workbench-\(getpid())-\(number)"
            let watched = TemporaryFileCleanup.watch(path)
            let descriptor = SystemCall.open(
                path,
                O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                mode: 0o666
            )
            let reason = errno
            if descriptor >= 0 {
                if let permissions = place.permissions { fchmod(descriptor, permissions) }
                self.place = place
                self.path = path
                self.watched = watched
                self.descriptor = descriptor
                sink = DescriptorSink(descriptor)
                return
            }
            TemporaryFileCleanup.forget(watched)
            guard reason == EEXIST else { throw .failed(reason) }
        }
        throw .failed(EEXIST)
    }

    /// Puts the whole draft in its place.
    func publish() throws(OutputError) {
        try sink.flush()
        isOpen = false
        guard close(descriptor) == 0, SystemCall.rename(path, to: place.target) else {
            throw .failed(errno)
        }
        isThere = false
    }

    deinit {
        if isOpen { close(descriptor) }
        if isThere { SystemCall.unlink(path) }
        TemporaryFileCleanup.forget(watched)
    }

    /// The number of drafts that killed processes may have left in a folder.
    private static let nameLimit = 1_000
}
