/// Breaks bytes in ways that depend only on a seed.
struct Mutator {
    var generator: SeededGenerator

    init(seed: Case) {
        generator = SeededGenerator(seed: seed)
    }

    /// Returns the bytes after one to three changes.
    mutating func mutated(_ original: [UInt8]) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
            change(&bytes)
        }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        let index = Int.random(in: bytes.indices, using: &generator)
        let end = min(bytes.count, index + Int.random(in: 1...40, using: &generator))
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 2: bytes.removeSubrange(index...)
        case 3: bytes.removeSubrange(index..<end)
        case 4: bytes.insert(contentsOf: Array(bytes[index..<end]), at: index)
        case 5: splice(&bytes, Array(bytes[index..<end]))
        default: replaceValue(&bytes, from: index)
        }
    }

    private mutating func splice(_ bytes: inout [UInt8], _ piece: [UInt8]) {
        bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &generator))
    }

    /// Replaces the next value after a colon, so that the document stays JSON more often.
    private mutating func replaceValue(_ bytes: inout [UInt8], from index: Int) {
        guard let colon = bytes[index...].firstIndex(of: UInt8(ascii: ":")) else { return }
        let stops = Array(",}]".utf8)
        let stop = bytes[colon...].firstIndex { stops.contains($0) } ?? bytes.endIndex
        let value = Self.values.randomElement(using: &generator) ?? "null"
        bytes.replaceSubrange((colon + 1)..<stop, with: Array(value.utf8))
    }

    private static let values = [
        "null", "true", "-1", "1.5", "1e999", "99999999999999999999", "\"\"", "[]", "{}", "[[]]",
        #""\ud800""#, #""\u0000""#, #""1""#, #""U1""#, #""1.0""#, #""<@U1> *_`~""#, #""```<|>""#,
        #""&gt;&gt;&gt; :tada:""#, #""9999-12-31T23:59:59.999999-23:59""#, #""999999999999.9""#,
        #""<!date^9223372036854775807^x>""#, #"{"name": 1}"#, #"[{"kind": "x", "ts": "2.0"}]"#,
    ]
}
