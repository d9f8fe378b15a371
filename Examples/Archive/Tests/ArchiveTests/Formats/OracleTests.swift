import ArchiveFormats
import Foundation
import Testing
import Views

/// Python's `zipfile` and `json` read the same messages.
@Suite(.enabled(if: Python.isThere)) struct OracleTests {
    @Test(arguments: 0..<4)
    func zippedSlackMessagesAreThoseOfPython(_ seed: Int) throws {
        let scratch = try Scratch()
        let path = scratch.path("export.zip")
        let expected = try Python.run(Self.script, path, "\(seed)")

        let reading = try ArchiveReading(try ArchiveInput(path: path))
        var lines: [String] = []
        try reading.readMessages { message throws(ArchiveError) in
            let text = message.text.plain.unicodeScalars.map { "\($0.value)" }
            lines.append("\(message.channelID) \(message.id) \(text.joined(separator: ","))")
        }

        #expect(lines.sorted().joined(separator: "\n") + "\n" == expected, "seed \(seed)")
        #expect(reading.input.log.faults.isEmpty, "seed \(seed)")
    }

    /// Writes an export with texts of random characters, reads it again, and prints what it read.
    private static let script = #"""
        import json, random, sys, zipfile
        path, seed = sys.argv[1], int(sys.argv[2])
        chance = random.Random(seed)
        letters = [chr(c) for c in (0x61, 0x20, 0x0A, 0x22, 0x5C, 0x2F, 0x7F, 0xE9, 0x4E2D, 0x1F600, 0x2028, 0x1, 0x30)]
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as z:
            names = ["general", "café", "日本"]
            z.writestr("channels.json", json.dumps([{"id": f"C{i}", "name": n} for i, n in enumerate(names)]))
            for name in names:
                for day in range(1, 6):
                    texts = ["".join(chance.choices(letters, k=chance.randrange(1, 40))) for _ in range(chance.randrange(30))]
                    messages = [{"user": "U1", "ts": f"{day}.{i:06d}", "text": t} for i, t in enumerate(texts)]
                    z.writestr(f"{name}/2026-03-0{day}.json", json.dumps(messages, ensure_ascii=chance.random() < .5, indent=chance.choice([None, 1])))
        lines = []
        with zipfile.ZipFile(path) as z:
            ids = {c["name"]: c["id"] for c in json.loads(z.read("channels.json"))}
            for entry in z.namelist():
                if "/" in entry:
                    for m in json.loads(z.read(entry)):
                        lines.append(f'{ids[entry.split("/")[0]]} {m["ts"]} {",".join(str(ord(c)) for c in m["text"])}')
        print("\n".join(sorted(lines)))
        """#
}
