import DefaultComponents
import Foundation

/// A terminal that a test controls.
struct PseudoTerminal {
    /// The side of the test, for typing and reading.
    let hand: Int32
    /// The side of the program.
    let device: Int32

    /// Opens one; nil if the system has none.
    init?() {
        #if os(Linux)
        let hand = SystemCall.open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var (number, isLocked) = (Int32(0), Int32(0))
        // TIOCSPTLCK and TIOCGPTN, which no module has.
        guard unsafe ioctl(hand, UInt(0x4004_5431), &isLocked) == 0,
            unsafe ioctl(hand, UInt(0x8004_5430), &number) == 0
        else { return nil }
        let device = SystemCall.open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        #else
        let hand = posix_openpt(O_RDWR | O_NOCTTY)
        guard grantpt(hand) == 0, unlockpt(hand) == 0, let path = unsafe ptsname(hand) else {
            return nil
        }
        let device = unsafe open(String(cString: path), O_RDWR | O_NOCTTY)
        #endif
        guard hand >= 0, device >= 0 else { return nil }
        (self.hand, self.device) = (hand, device)
    }

    /// Makes it the input and the output of this process.
    func take() {
        dup2(device, STDIN_FILENO)
        dup2(device, STDOUT_FILENO)
    }

    /// Types keys as soon as there is output, and reads all of it, for a function that takes it.
    func type(_ keys: String, reading: @escaping @Sendable (ArraySlice<UInt8>) -> Void = { _ in }) {
        Thread.detachNewThread {
            var bytes = [UInt8](repeating: 0, count: 4_096)
            var waiting = Array(keys.utf8)[...]
            while true {
                let count = SystemCall.read(hand, into: &bytes)
                guard count > 0 else { break }
                reading(bytes.prefix(count))
                _ = SystemCall.write(hand, waiting)
                waiting = []
            }
        }
    }
}
