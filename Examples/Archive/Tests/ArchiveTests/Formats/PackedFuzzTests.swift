import ArchiveFormats
import Foundation
import Testing

/// Packed inputs whose bytes are changed; the number of cases comes from the environment.
@Suite(.enabled(if: Python.isThere)) struct PackedFuzzTests {
    private static let cases = Int(ProcessInfo.processInfo.environment["PACKED_CASES"] ?? "") ?? 30

    /// A changed input is refused, or read in part with a report, within its limits, and twice alike.
    @Test(.timeLimit(.minutes(5)), arguments: ["slack", "telegram"], ["zip", "tar.gz"])
    func changedInputIsRefusedOrReadInPart(_ name: String, _ ending: String) throws {
        let scratch = try Scratch()
        let kind = ending == "zip" ? "zip" : "tar"
        try Python.run(InputTests.pack, Samples.folder, name, scratch.path("whole.\(kind)"))
        let whole = [UInt8](
            try Data(contentsOf: URL(fileURLWithPath: scratch.path("whole.\(kind)")))
        )
        var refused = 0
        for seed in 0..<Self.cases {
            var random = Seeded(state: UInt64(seed) &* 0xA076_1D64_78BD_642F &+ 3)
            var bytes = whole
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                Mutation.change(&bytes, isZip: kind == "zip", &random)
            }
            let path = scratch.path("changed.\(ending)")
            try Data(kind == "zip" ? bytes : Mutation.stored(bytes)).write(
                to: URL(fileURLWithPath: path)
            )

            let first = Self.reading(of: path)
            let second = Self.reading(of: path)

            #expect(first == second, "seed \(seed)")
            #expect(first.bytes <= 2 << 20, "seed \(seed)")
            for fault in first.inspection?.faults ?? [] {
                #expect(!fault.place.isEmpty && !fault.summary.isEmpty, "seed \(seed)")
            }
            refused += first.inspection?.exitCode == 0 ? 0 : 1
        }
        #expect(refused > 0)
    }

    /// An entry with more bytes than its header says is damaged, whatever the limits of the input are.
    @Test func entryLargerThanItsHeaderIsDamaged() throws {
        let scratch = try Scratch()
        try Python.run(Self.liar, scratch.path("liar.zip"))
        let input = try ArchiveInput(path: scratch.path("liar.zip"))
        let stream = try input.open("users.json")
        var bytes = 0

        #expect(throws: ArchiveError.self) {
            while case let next = try stream.next(), !next.isEmpty { bytes += next.count }
        }

        #expect(input.entries.map(\.bytes) == [100])
        #expect(bytes < 1 << 20)
    }

    private struct Reading: Equatable {
        var bytes = 0
        var error: ArchiveError?
        var inspection: Inspection?
    }

    private static func reading(of path: String) -> Reading {
        var limits = ArchiveLimits()
        limits.freeBytes = 1 << 20
        limits.ratio = 20
        var reading = Reading()
        do throws(ArchiveError) {
            let input = try ArchiveInput(path: path, limits: limits)
            for entry in input.entries {
                do throws(ArchiveError) {
                    let stream = try input.open(entry.name)
                    while case let next = try stream.next(), !next.isEmpty {
                        reading.bytes += next.count
                    }
                } catch {
                    reading.error = reading.error ?? error
                }
            }
            let read = try ArchiveInput(path: path, limits: limits)
            var inspector = Inspector()
            reading.inspection = inspector.inspect([read])
        } catch {
            reading.error = error
        }
        return reading
    }

    /// Writes a zip with an entry of 100 MB that both headers give 100 bytes.
    private static let liar = """
        import io, struct, sys, zipfile
        file = io.BytesIO()
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as z:
            z.writestr("users.json", b"[" + b" " * (100 << 20) + b"]")
        bytes = bytearray(file.getvalue())
        for mark, place in [(b"PK\\x03\\x04", 22), (b"PK\\x01\\x02", 24)]:
            start = bytes.index(mark)
            bytes[start + place:start + place + 4] = struct.pack("<I", 100)
        open(sys.argv[1], "wb").write(bytes)
        """
}

/// Changes of packed bytes.
private enum Mutation {
    static func change(_ bytes: inout [UInt8], isZip: Bool, _ random: inout Seeded) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.removeSubrange(place...)
        case 3:
            bytes.removeSubrange(
                place..<min(bytes.count, place + Int.random(in: 1...600, using: &random))
            )
        case 4:
            bytes.insert(
                contentsOf: bytes[place...].prefix(Int.random(in: 1...600, using: &random)),
                at: place
            )
        default: isZip ? editZipLength(&bytes, &random) : editTarLength(&bytes, &random)
        }
    }

    /// Changes a length or an offset in a header of a zip.
    private static func editZipLength(_ bytes: inout [UInt8], _ random: inout Seeded) {
        let heads = [[0x50, 0x4B, 3, 4], [0x50, 0x4B, 1, 2], [0x50, 0x4B, 5, 6]] as [[UInt8]]
        let fields = [[14, 18, 22, 26], [20, 24, 28, 42], [8, 10, 12, 16]]
        let kind = Int.random(in: 0..<3, using: &random)
        let starts = bytes.indices.filter { bytes[$0...].starts(with: heads[kind]) }
        guard let start = starts.randomElement(using: &random),
            let field = fields[kind].randomElement(using: &random), start + field + 4 <= bytes.count
        else { return }
        let values = [0, 1, 0xFF, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF] as [UInt32]
        let value = values.randomElement(using: &random) ?? 0
        withUnsafeBytes(of: value.littleEndian) {
            bytes.replaceSubrange((start + field)..<(start + field + 4), with: $0)
        }
    }

    /// Changes the size in a header of a tar, and its checksum.
    private static func editTarLength(_ bytes: inout [UInt8], _ random: inout Seeded) {
        let starts = stride(from: 0, to: bytes.count - 511, by: 512).filter {
            bytes[($0 + 257)...].starts(with: "ustar".utf8)
        }
        guard let start = starts.randomElement(using: &random) else { return }
        let sizes = ["00000000000", "00000000001", "77777777777", "-0000000001", "00000012345"]
        bytes.replaceSubrange(
            (start + 124)..<(start + 135),
            with: (sizes.randomElement(using: &random) ?? "").utf8
        )
        bytes.replaceSubrange((start + 148)..<(start + 156), with: repeatElement(0x20, count: 8))
        let sum = bytes[start..<(start + 512)].reduce(0) { $0 + Int($1) }
        let digits = String(sum, radix: 8)
        let text = String(repeating: "0", count: 6 - digits.count) + digits + "\0 "
        bytes.replaceSubrange((start + 148)..<(start + 156), with: text.utf8)
    }

    /// Returns bytes as a gzip that is not compressed.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var file: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        for start in stride(from: 0, to: bytes.count, by: 0xFFFF) {
            let piece = bytes[start...].prefix(0xFFFF)
            let (low, high) = (UInt8(piece.count & 0xFF), UInt8(piece.count >> 8))
            file += [start + piece.count == bytes.count ? 1 : 0, low, high, ~low, ~high]
            file += piece
        }
        return file + [UInt8](repeating: 0, count: 8)
    }
}
