import ArchiveFormats
import Foundation
import Testing

@Suite struct FuzzTests {
    /// Mutates a sample, reads it, and checks that every fault has a place and that a second reading is the same.
    @Test(arguments: ["slack", "mattermost", "telegram", "whatsapp"], 0..<60)
    func mutatedSampleNeverTraps(_ name: String, _ seed: Int) throws {
        let files = try Self.files(of: name)
        var random = Seeded(state: UInt64(seed) &* 0x9E37_79B9 &+ 1)
        let mutated = Self.mutate(files, &random)

        let first = Self.inspection(of: mutated, format: name)
        let second = Self.inspection(of: mutated, format: name)

        #expect(first == second, "seed \(seed)")
        for fault in first.faults {
            #expect(!fault.place.isEmpty, "seed \(seed)")
            guard case .malformed(let file, let line, let column, _, let expected) = fault else {
                continue
            }
            let lines = mutated[String(file.dropFirst(4))]?.count { $0 == UInt8(ascii: "\n") } ?? 0
            #expect(1...(lines + 1) ~= line, "seed \(seed): \(fault.summary)")
            #expect(column >= 1 && !expected.isEmpty, "seed \(seed): \(fault.summary)")
        }
    }

    @Test(arguments: ["*", "<", "`", "_~*", "<@", "[", "{\"a\":", "\\x"])
    func repeatedSignsTakeNoMoreThanTheirLength(_ sign: String) throws {
        let text = String(repeating: sign, count: 20_000).replacing("\\", with: "\\\\")
            .replacing("\"", with: "\\\"")
        let day = #"[{"user": "U1", "ts": "1.000000", "text": "\#(text)"}]"#

        let inspection = Self.inspection(
            of: ["general/2026-03-02.json": Array(day.utf8)],
            format: "slack"
        )

        #expect(inspection.messages == 1)
    }

    private static func inspection(of files: [String: [UInt8]], format: String) -> Inspection {
        var inspector = Inspector(ReadingSettings(format: format))
        return inspector.inspect([ArchiveInput(path: "any", files: files)])
    }

    private static func files(of name: String) throws -> [String: [UInt8]] {
        let input = try Samples.input(name)
        var files: [String: [UInt8]] = [:]
        for entry in input.entries {
            files[entry.name] = try input.prefix(of: entry.name, bytes: 1 << 20)
        }
        return files
    }

    private static func mutate(
        _ files: [String: [UInt8]],
        _ random: inout Seeded
    ) -> [String: [UInt8]] {
        var files = files
        let names = files.keys.sorted()
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let name = names.randomElement(using: &random) ?? ""
            guard var bytes = files[name], !bytes.isEmpty else { continue }
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: place)
            case 2: bytes.removeSubrange(place...)
            case 3: bytes.insert(contentsOf: bytes[place...].prefix(40), at: 0)
            case 4: bytes.insert("{}[]\",:\\\n".utf8.randomElement(using: &random) ?? 0, at: place)
            default:
                let digits = bytes.indices.filter { 0x30...0x39 ~= bytes[$0] }
                guard let digit = digits.randomElement(using: &random) else { continue }
                bytes.insert(contentsOf: Array("99999999999999".utf8), at: digit)
            }
            files[name] = bytes
        }
        return files
    }
}

/// SplitMix64.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
