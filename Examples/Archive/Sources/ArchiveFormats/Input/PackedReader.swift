import CLibarchive

/// A reading of a packed file by libarchive, from its first entry to its last.
///
/// **Invariant:** the pointer is that of `archive_read_new` until `deinit`; that of an entry is used only until the next
/// header is read.
final class PackedReader {
    /// The header of an entry.
    struct Header {
        let name: String?
        let bytes: Int?
        let isFile: Bool
        let isFolder: Bool
    }

    /// The number of headers that were read.
    private(set) var count = 0
    /// The bytes of the entry by its header, if that has them.
    private(set) var size: Int?

    private let path: String
    private let archive: OpaquePointer

    init(path: String) throws(ArchiveError) {
        guard let archive = archive_read_new() else {
            throw .damaged(file: path, entry: "", reason: "no memory for reading it")
        }
        self.path = path
        self.archive = archive
        archive_read_support_filter_gzip(archive)
        archive_read_support_format_zip(archive)
        archive_read_support_format_tar(archive)
        let status = Self.inUTF8 { archive_read_open_filename(archive, path, 1 << 16) }
        guard status == ARCHIVE_OK else {
            throw .damaged(file: path, entry: "", reason: Self.reason(of: archive))
        }
    }

    deinit {
        archive_read_free(archive)
    }

    /// Returns the next header; `nil` at the end.
    func next() throws(ArchiveError) -> Header? {
        var entry: OpaquePointer?
        let status = Self.inUTF8 { archive_read_next_header(archive, &entry) }
        if status == ARCHIVE_EOF {
            return nil
        }
        guard status >= ARCHIVE_WARN, let entry else {
            throw .damaged(file: path, entry: "", reason: Self.reason(of: archive))
        }
        count += 1
        size = archive_entry_size_is_set(entry) != 0 ? Int(archive_entry_size(entry)) : nil
        let type = archive_entry_filetype(entry) & 0o170000
        let isLink = archive_entry_hardlink(entry) != nil || archive_entry_symlink(entry) != nil
        return Header(
            name: Self.inUTF8 { Self.name(of: entry) },
            bytes: size,
            isFile: type == 0o100000 && !isLink,
            isFolder: type == 0o040000
        )
    }

    /// Returns the next bytes of the entry; none at its end.
    func read(entry name: String) throws(ArchiveError) -> [UInt8] {
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            let result = archive_read_data(archive, buffer.baseAddress, buffer.count)
            failed = result < 0
            count = max(0, result)
        }
        guard !failed else {
            throw .damaged(file: path, entry: name, reason: Self.reason(of: archive))
        }
        return bytes
    }

    private static func name(of entry: OpaquePointer) -> String? {
        guard let name = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry) else {
            return nil
        }
        return String(cString: name)
    }

    private static func reason(of archive: OpaquePointer) -> String {
        archive_error_string(archive).map { String(cString: $0) } ?? "libarchive gives no reason"
    }

    /// Runs a call with names of entries as UTF-8, whatever the locale of the process is.
    private static func inUTF8<Result>(_ body: () -> Result) -> Result {
        guard let utf8 = archive_names_locale() else { return body() }
        let before = archive_names_begin(utf8)
        defer {
            _ = archive_names_begin(before)
            freelocale(utf8)
        }
        return body()
    }
}
