import ArchiveFormats
import Foundation
import Testing
import Views

@Suite(.enabled(if: Python.isThere)) struct InputTests {
    @Test(arguments: ["slack", "mattermost", "telegram", "whatsapp"], ["zip", "tar.gz"])
    func packedSampleReadsAsItsFolder(_ name: String, _ ending: String) throws {
        let packed = try Scratch()
        try Python.run(Self.pack, Samples.folder, name, packed.path("\(name).\(ending)"))

        let text = try ModelText.text(try ArchiveInput(path: packed.path("\(name).\(ending)")))

        let folder = Samples.withoutFolder(try ModelText.text(try Samples.input(name)))
        let plain = text.replacing("\(packed.folder)/\(name).\(ending)", with: name)
        #expect(plain == folder)
    }

    @Test func hostileEntriesAreNamedAndTheRestIsRead() throws {
        let scratch = try Scratch()
        try Python.run(Self.hostile, scratch.path("bad.zip"))

        let input = try ArchiveInput(path: scratch.path("bad.zip"))

        #expect(input.entries.map(\.name) == ["users.json"])
        let faults = input.log.faults.map { $0.summary.replacing("\(scratch.folder)/", with: "") }
        #expect(
            faults == [
                "'bad.zip' has an entry '../out.json', which is no name of a file in it.",
                "'bad.zip' has an entry '/etc/out.json', which is no name of a file in it.",
                "'bad.zip' has an entry 'a/../b.json', which is no name of a file in it.",
                "'link.json' in 'bad.zip' is a link or a device, and was not read.",
                "'bad.zip' has 'users.json' twice; the first was read.",
            ]
        )
    }

    @Test func bombIsRefused() throws {
        let scratch = try Scratch()
        try Python.run(Self.bomb, scratch.path("bomb.zip"))

        #expect(throws: ArchiveError.tooDense(file: scratch.path("bomb.zip"), limit: 200)) {
            try ArchiveInput(path: scratch.path("bomb.zip"))
        }
    }

    @Test func entriesAreLimited() throws {
        var limits = ArchiveLimits()
        limits.entries = 3
        let path = "\(Samples.folder)/slack"

        #expect(throws: ArchiveError.tooManyEntries(file: path, limit: 3)) {
            try ArchiveInput(path: path, limits: limits)
        }
    }

    @Test func damagedZipKeepsWhatComesBefore() throws {
        let scratch = try Scratch()
        let path = scratch.path("slack.tar.gz")
        try Python.run(Self.pack, Samples.folder, "slack", path)
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        try Data(bytes.dropLast(bytes.count / 2)).write(to: URL(fileURLWithPath: path))

        var inspector = Inspector()
        let inspection = inspector.inspect([path])

        #expect(inspection.exitCode != 0)
        #expect(inspection.faults.contains { $0.summary.contains("is damaged") })
    }

    @Test func linksInFoldersAreNotFollowed() throws {
        let scratch = try Scratch()
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("users.json"),
            withDestinationPath: "/etc/passwd"
        )

        let input = try ArchiveInput(path: scratch.folder)

        #expect(input.entries.isEmpty)
        #expect(input.log.faults == [.noFile(file: scratch.folder, name: "users.json")])
    }

    @Test func unsortedZipIsReadInTheOrderOfDays() throws {
        let scratch = try Scratch()
        try Python.run(Self.unsorted, scratch.path("days.zip"))

        let reading = try ArchiveReading(try ArchiveInput(path: scratch.path("days.zip")))
        var texts: [String] = []
        try reading.readMessages { message throws(ArchiveError) in
            texts.append(message.text.plain)
        }

        #expect(texts == (1...9).map { "day \($0)" })
    }

    static let pack = """
        import sys, tarfile, zipfile, os
        folder, name, out = sys.argv[1:]
        os.chdir(os.path.join(folder, name))
        files = sorted(os.path.relpath(os.path.join(d, f)) for d, _, fs in os.walk(".") for f in fs)
        if out.endswith(".zip"):
            with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as z:
                for f in files: z.write(f)
        else:
            with tarfile.open(out, "w:gz" if out.endswith(".gz") else "w", format=tarfile.USTAR_FORMAT) as t:
                for f in files: t.add(f)
        """

    private static let hostile = """
        import sys, warnings, zipfile
        warnings.simplefilter("ignore")
        with zipfile.ZipFile(sys.argv[1], "w") as z:
            for name in ["users.json", "../out.json", "/etc/out.json", "a\\\\..\\\\b.json"]:
                z.writestr(name, "[]")
            link = zipfile.ZipInfo("link.json")
            link.create_system = 3
            link.external_attr = 0o120777 << 16
            z.writestr(link, "/etc/passwd")
            z.writestr("users.json", "[]")
        """

    private static let bomb = """
        import sys, zipfile
        with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as z:
            with z.open("users.json", "w") as f:
                for _ in range(100): f.write(b" " * (1 << 20))
        """

    private static let unsorted = """
        import json, sys, zipfile
        with zipfile.ZipFile(sys.argv[1], "w") as z:
            for day in [5, 3, 9, 1, 7, 2, 8, 6, 4]:
                message = {"user": "U1", "ts": f"{day}.000000", "text": f"day {day}"}
                z.writestr(f"general/2026-03-0{day}.json", json.dumps([message]))
            z.writestr("channels.json", '[{"id": "C1", "name": "general"}]')
        """
}
