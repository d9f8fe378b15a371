package import Foundation

/// Calls of the operating system that take addresses, with values in their place.
///
/// What failed has its reason in `errno`.
///
/// **Invariant:** a call touches no more memory than it was told of, and keeps no address when it returns.
package enum SystemCall {
    /// Opens a file and returns its descriptor; negative if that fails.
    package static func open(_ path: String, _ flags: Int32, mode: mode_t = 0) -> Int32 {
        unsafe Foundation.open(path, flags, mode)
    }

    /// Reads into bytes, as many as there are at most, and returns how many; negative if that fails.
    package static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Int {
        unsafe bytes.withUnsafeMutableBytes {
            unsafe Foundation.read(descriptor, $0.baseAddress, $0.count)
        }
    }

    /// Writes bytes and returns how many, and the reason if there are none.
    package static func write(
        _ descriptor: Int32,
        _ bytes: ArraySlice<UInt8>
    ) -> (count: Int, reason: Int32) {
        unsafe bytes.withUnsafeBytes {
            let count = unsafe Foundation.write(descriptor, $0.baseAddress, $0.count)
            return (count, errno)
        }
    }

    /// Waits, so many milliseconds at most, until a descriptor can do what it is asked for; returns 1 if it can,
    /// 0 if it took too long, and what is negative if that fails.
    package static func wait(_ descriptor: Int32, for events: Int32, atMost time: Int32) -> Int32 {
        var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        return unsafe poll(&entry, 1, time)
    }

    /// Returns what is known of the file at a path, through its links unless told otherwise; nothing if that fails.
    package static func details(of path: String, followingLinks: Bool = true) -> stat? {
        var details = stat()
        let status =
            unsafe followingLinks ? stat(path, &details) : lstat(path, &details)
        return status == 0 ? details : nil
    }

    /// Returns what is known of an open file; nothing if that fails.
    package static func details(of descriptor: Int32) -> stat? {
        var details = stat()
        return unsafe fstat(descriptor, &details) == 0 ? details : nil
    }

    /// Returns a path without links; nothing if that fails.
    package static func resolved(_ path: String) -> String? {
        guard let target = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(target) }
        return unsafe String(cString: target)
    }

    /// Gives a file another path, in place of one that has it, and returns whether that worked.
    package static func rename(_ path: String, to other: String) -> Bool {
        unsafe Foundation.rename(path, other) == 0
    }

    /// Takes a file's path away.
    package static func unlink(_ path: String) {
        _ = unsafe Foundation.unlink(path)
    }

    /// Makes a folder and returns whether that worked.
    package static func makeFolder(_ path: String) -> Bool {
        unsafe mkdir(path, 0o777) == 0
    }

    /// Returns the system's words for a reason.
    package static func words(for reason: Int32) -> String {
        unsafe String(cString: strerror(reason))
    }

    /// Handles a signal from now on, and returns whether it was ignored before.
    package static func handle(
        _ number: Int32,
        _ handler: @convention(c) (Int32) -> Void
    ) -> Bool {
        let before = signal(number, handler)
        return unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Returns what a signal does; nothing if that fails.
    package static func action(of number: Int32) -> SignalAction? {
        var action = sigaction()
        guard unsafe sigaction(number, nil, &action) == 0 else { return nil }
        return SignalAction(number: number, action: action)
    }

    /// Lets a signal do again what it did.
    package static func restore(_ action: SignalAction) {
        var earlier = action.action
        _ = unsafe sigaction(action.number, &earlier, nil)
    }

    /// Lets the system send SIGXCPU once the process has used so many seconds of processor time, and end it by force a
    /// while later, both no later than a limit that it has; returns whether that worked.
    package static func limitProcessorTime(seconds: Int) -> Bool {
        #if os(Linux)
        let resource = Int32(RLIMIT_CPU.rawValue)
        #else
        let resource = RLIMIT_CPU
        #endif
        var limit = rlimit()
        guard unsafe getrlimit(resource, &limit) == 0 else { return false }
        let time = rlim_t(max(1, seconds))
        limit.rlim_max = min(time + 30, limit.rlim_max)
        // At the hard limit itself, no signal is sent before the end by force.
        limit.rlim_cur = min(time, max(2, limit.rlim_max) - 1)
        return unsafe setrlimit(resource, &limit) == 0
    }

    /// The words after the program's name in the bytes they came in.
    package static var arguments: [[UInt8]] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            unsafe CommandLine.unsafeArgv[index].map { word in
                (0..<(unsafe strlen(word))).map { UInt8(bitPattern: unsafe word[$0]) }
            }
        }
    }

    /// The time since some moment, in milliseconds.
    package static var milliseconds: Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
    }

    /// Returns the columns and rows of a terminal; nothing if it does not tell.
    package static func windowSize(of descriptor: Int32) -> (columns: Int, rows: Int)? {
        var size = winsize()
        let status = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size)
        guard status == 0, size.ws_col > 0 else { return nil }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Returns how a terminal treats what is typed and shown; nothing if that fails.
    package static func modes(of descriptor: Int32) -> termios? {
        var modes = termios()
        return unsafe tcgetattr(descriptor, &modes) == 0 ? modes : nil
    }

    /// Lets a terminal treat what is typed and shown in another way, and returns whether that worked.
    @discardableResult
    package static func setModes(of descriptor: Int32, _ modes: termios) -> Bool {
        var modes = modes
        return unsafe tcsetattr(descriptor, TCSANOW, &modes) == 0
    }

    /// Returns other modes that hand over each key at once and show none.
    package static func rawModes(_ modes: termios) -> termios {
        var modes = modes
        unsafe cfmakeraw(&modes)
        return modes
    }
}

/// What a signal does: its handler, with flags and mask.
@safe
package struct SignalAction {
    /// The signal.
    fileprivate let number: Int32
    fileprivate let action: sigaction
}
