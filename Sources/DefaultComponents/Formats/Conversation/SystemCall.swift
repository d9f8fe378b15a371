package import Foundation

/// Calls of the operating system, with values in place of addresses.
///
/// The reason of a failure is in `errno`.
///
/// **Invariant:** a call accesses only the memory that was passed to it, and keeps no address when it returns.
package enum SystemCall {
    /// Opens a file and returns its descriptor; negative if that fails.
    package static func open(_ path: String, _ flags: Int32, mode: mode_t = 0) -> Int32 {
        unsafe Foundation.open(path, flags, mode)
    }

    /// Reads at most as many bytes as the array has, and returns their number; negative if that fails.
    package static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Int {
        unsafe bytes.withUnsafeMutableBytes {
            unsafe Foundation.read(descriptor, $0.baseAddress, $0.count)
        }
    }

    /// Writes bytes and returns their number, and the reason if there are none.
    package static func write(
        _ descriptor: Int32,
        _ bytes: ArraySlice<UInt8>
    ) -> (count: Int, reason: Int32) {
        unsafe bytes.withUnsafeBytes {
            let count = unsafe Foundation.write(descriptor, $0.baseAddress, $0.count)
            return (count, errno)
        }
    }

    /// Waits until a descriptor is ready for events, for a number of milliseconds at most; returns 1 if it is
    /// ready, 0 after that time, and a negative number if that fails.
    package static func wait(_ descriptor: Int32, for events: Int32, atMost time: Int32) -> Int32 {
        var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        return unsafe poll(&entry, 1, time)
    }

    /// Waits until one of some descriptors is ready for events, for a number of milliseconds at most; returns for each
    /// whether it is, or `nil` if that fails.
    package static func wait(
        _ descriptors: [Int32],
        for events: Int32,
        atMost time: Int32
    ) -> [Bool]? {
        var entries = descriptors.map { pollfd(fd: $0, events: Int16(events), revents: 0) }
        let count = unsafe poll(&entries, nfds_t(entries.count), time)
        return count < 0 ? nil : entries.map { $0.revents != 0 }
    }

    /// Returns the ends of a new pipe, neither of which blocks; `nil` if that fails.
    package static func makePipe() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [0, 0]
        guard unsafe pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        return (ends[0], ends[1])
    }

    /// Closes a descriptor.
    package static func close(_ descriptor: Int32) {
        _ = Foundation.close(descriptor)
    }

    /// Returns the status of the file at a path, by default following links; `nil` if that fails.
    package static func details(of path: String, followingLinks: Bool = true) -> stat? {
        var details = stat()
        let status =
            unsafe followingLinks ? stat(path, &details) : lstat(path, &details)
        return status == 0 ? details : nil
    }

    /// Returns the status of an open file; `nil` if that fails.
    package static func details(of descriptor: Int32) -> stat? {
        var details = stat()
        return unsafe fstat(descriptor, &details) == 0 ? details : nil
    }

    /// Returns a path without links; `nil` if that fails.
    package static func resolved(_ path: String) -> String? {
        guard let target = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(target) }
        return unsafe String(cString: target)
    }

    /// Renames a file, replacing another one, and returns whether that succeeded.
    package static func rename(_ path: String, to other: String) -> Bool {
        unsafe Foundation.rename(path, other) == 0
    }

    /// Removes a file.
    package static func unlink(_ path: String) {
        _ = unsafe Foundation.unlink(path)
    }

    /// Makes a folder and returns whether that succeeded.
    package static func makeFolder(_ path: String) -> Bool {
        unsafe mkdir(path, 0o777) == 0
    }

    /// Returns the system's text for a reason.
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

    /// Returns the action of a signal; `nil` if that fails.
    package static func action(of number: Int32) -> SignalAction? {
        var action = sigaction()
        guard unsafe sigaction(number, nil, &action) == 0 else { return nil }
        return SignalAction(number: number, action: action)
    }

    /// Restores the action of a signal.
    package static func restore(_ action: SignalAction) {
        var earlier = action.action
        _ = unsafe sigaction(action.number, &earlier, nil)
    }

    /// Lets the system send SIGXCPU once the process has used a number of seconds of processor time, and kill it
    /// later, both within its existing limits; returns whether that succeeded.
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
        // At the hard limit itself, the process is killed without a signal.
        limit.rlim_cur = min(time, max(2, limit.rlim_max) - 1)
        return unsafe setrlimit(resource, &limit) == 0
    }

    /// The arguments after the program's name, as bytes.
    package static var arguments: [[UInt8]] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            unsafe CommandLine.unsafeArgv[index].map { word in
                (0..<(unsafe strlen(word))).map { UInt8(bitPattern: unsafe word[$0]) }
            }
        }
    }

    /// The time of a monotonic clock, in milliseconds.
    package static var milliseconds: Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
    }

    /// Returns the columns and rows of a terminal; `nil` if they are unknown.
    package static func windowSize(of descriptor: Int32) -> (columns: Int, rows: Int)? {
        var size = winsize()
        let status = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size)
        guard status == 0, size.ws_col > 0 else { return nil }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Returns the input and output modes of a terminal; `nil` if that fails.
    package static func modes(of descriptor: Int32) -> termios? {
        var modes = termios()
        return unsafe tcgetattr(descriptor, &modes) == 0 ? modes : nil
    }

    /// Sets the input and output modes of a terminal, and returns whether that succeeded.
    @discardableResult
    package static func setModes(of descriptor: Int32, _ modes: termios) -> Bool {
        var modes = modes
        return unsafe tcsetattr(descriptor, TCSANOW, &modes) == 0
    }

    /// Returns modes that deliver each key at once without echo.
    package static func rawModes(_ modes: termios) -> termios {
        var modes = modes
        unsafe cfmakeraw(&modes)
        return modes
    }
}

/// The action of a signal: its handler, with flags and mask.
@safe
package struct SignalAction {
    /// The signal.
    fileprivate let number: Int32
    fileprivate let action: sigaction
}
