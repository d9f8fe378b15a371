/// The standard error of the process, as a stream of text.
///
/// Every platform's C library has the one function that it takes, so no platform is imported.
///
/// **Invariant:** `write` of POSIX reads no more bytes than it is given, and keeps no address.
@safe
struct StandardError: TextOutputStream {
    private static let descriptor: Int32 = 2

    /// Writes a text; the part that cannot be written is lost.
    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return }
            var count = 0
            while count < bytes.count {
                let written = unsafe systemWrite(
                    Self.descriptor,
                    start + count,
                    bytes.count - count
                )
                guard written > 0 else { return }
                count += written
            }
        }
    }
}

/// The system's function that writes bytes to an open file, and returns how many.
@_silgen_name("write")
private func systemWrite(
    _ descriptor: Int32,
    _ bytes: UnsafePointer<UInt8>,
    _ count: Int
) -> Int
