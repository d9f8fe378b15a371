import CLibarchive

/// Compression by libarchive, whose gzip has a header of 10 bytes and a trailer of 8 around the deflated data.
enum Deflate {
    /// Returns raw deflated data; `nil` without memory.
    static func compress(_ bytes: [UInt8]) -> [UInt8]? {
        guard let archive = archive_write_new(), let entry = archive_entry_new() else { return nil }
        defer {
            archive_entry_free(entry)
            archive_write_free(archive)
        }
        archive_write_add_filter_gzip(archive)
        archive_write_set_format_raw(archive)
        archive_write_set_options(archive, "gzip:!timestamp,gzip:compression-level=9")
        archive_entry_set_filetype(entry, 0o100000)
        var used = 0
        let packed = [UInt8](unsafeUninitializedCapacity: bytes.count + bytes.count / 8 + 1_024) {
            buffer,
            count in
            let isWhole =
                archive_write_open_memory(archive, buffer.baseAddress, buffer.count, &used)
                == ARCHIVE_OK
                && archive_write_header(archive, entry) == ARCHIVE_OK
                && archive_write_data(archive, bytes, bytes.count) == bytes.count
                && archive_write_close(archive) == ARCHIVE_OK
            count = isWhole ? used : 0
        }
        guard packed.count > 18 else { return nil }
        return Array(packed[10..<packed.count - 8])
    }
}
