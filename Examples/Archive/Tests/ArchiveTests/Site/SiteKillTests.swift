import Foundation
import Testing

/// Builds that are killed; the number of kills comes from the environment.
@Suite struct SiteKillTests {
    private static let kills = Int(ProcessInfo.processInfo.environment["SITE_KILLS"] ?? "") ?? 3

    /// A build that was killed anywhere leaves whole files only, and the next call ends as an undisturbed one would.
    @Test func killedBuildGoesOn() throws {
        let site = try TestSite()
        let (first, both) = (site.scratch.path("first"), site.scratch.path("both"))
        try SlackSample.write(to: first, days: 3, messages: 90, seed: 1)
        try SlackSample.write(to: both, days: 7, messages: 210, seed: 1)
        let more = site.scratch.path("more")
        try SlackSample.write(to: more, days: 9, messages: 270, seed: 1)
        let whole = site.scratch.path("whole")
        let start = ContinuousClock.now
        #expect(try Program.archive("build", both, "--to", whole).status == 0)
        let length = start.duration(to: .now) / .milliseconds(1)
        let expected = try Self.files(of: whole)
        var random = Seeded(state: 5)
        for kill in 0..<Self.kills {
            let folder = site.scratch.path("killed \(kill)")
            // One in three is new, one adds to a site, and one mirrors a smaller export.
            let before = [nil, first, more][kill % 3]
            if let before { _ = try Program.archive("build", before, "--to", folder) }
            let delay = Double.random(in: 0..<(length * 1.1), using: &random)
            try Program.kill(after: delay / 1_000, ["build", both, "--mirror", "--to", folder])

            let half = try Self.files(of: folder)
            for (name, data) in half where name.hasSuffix(".html") {
                #expect(data.suffix(8) == Data("</html>\n".utf8), "kill \(kill): \(name)")
            }
            for (name, data) in half where name.hasSuffix(".jsonl") {
                #expect(data.last == 0x0A, "kill \(kill): \(name)")
            }
            #expect(try Program.archive("build", both, "--mirror", "--to", folder).status == 0)
            let difference = TestSite.difference(try Self.files(of: folder), expected)
            #expect(difference == [], "kill \(kill) after \(delay) ms")
        }
    }

    @Test func secondProgramIsRefused() throws {
        let site = try TestSite()
        let folder = site.scratch.path("busy")
        try FileManager.default.createDirectory(
            atPath: "\(folder)/.archive",
            withIntermediateDirectories: true
        )
        let lock = open("\(folder)/.archive/lock", O_RDWR | O_CREAT, 0o644)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)

        let program = try Program.archive("build", "\(Samples.folder)/slack", "--to", folder)

        #expect(program.status == 2)
    }

    private static func files(of folder: String) throws -> [String: Data] {
        guard FileManager.default.fileExists(atPath: folder) else { return [:] }
        return try TestSite.files(of: folder)
    }
}
