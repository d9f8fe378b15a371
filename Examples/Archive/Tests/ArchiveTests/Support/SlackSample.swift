import Foundation

/// A Slack export of random messages, for tests that run the program.
enum SlackSample {
    /// Writes an export of a number of messages over some days, with threads.
    static func write(to folder: String, days: Int, messages: Int, seed: Int) throws {
        var random = Seeded(state: UInt64(seed) &* 0xD134_2543_DE82_EF95 &+ 3)
        let files = FileManager.default
        try files.createDirectory(atPath: "\(folder)/general", withIntermediateDirectories: true)
        try write([["id": "C1", "name": "general"]], to: "\(folder)/channels.json")
        try write(
            (1...9).map { ["id": "U\($0)", "name": "user \($0)"] },
            to: "\(folder)/users.json"
        )
        var roots: [String] = []
        for day in 0..<days {
            var lines: [[String: String]] = []
            for index in 0..<(messages / days) {
                let stamp = "\(1_767_225_600 + day * 86_400 + index * 30).\(100_000 + index)"
                var line = [
                    "type": "message", "user": "U\(Int.random(in: 1...9, using: &random))",
                    "ts": stamp, "text": "Message \(index) of day \(day)",
                ]
                if let root = roots.randomElement(using: &random), index % 5 == 0 {
                    line["thread_ts"] = root
                } else if index % 7 == 0 {
                    roots.append(stamp)
                }
                lines.append(line)
            }
            try write(lines, to: "\(folder)/general/2026-01-\(day < 9 ? "0" : "")\(day + 1).json")
        }
    }

    private static func write(_ value: [[String: String]], to path: String) throws {
        let data = try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
        try data.write(to: URL(fileURLWithPath: path))
    }
}
