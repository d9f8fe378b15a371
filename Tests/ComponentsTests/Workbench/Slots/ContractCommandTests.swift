import Components
import Foundation
import Testing

@testable import Workbench

struct ContractCommandTests {
    @Test func contractIsWrittenAndCompares() throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/contract.json"

            let written = DemoRun(["slots", "--contract", path])
            let compared = DemoRun(["slots", "--since", path])

            #expect(written.output == "\(path)\n")
            #expect(written.code == .success)
            #expect(compared.output == "")
            #expect(
                compared.errors == """
                    contract: 0 compatible, 0 announced, 0 incompatible since \(Components.version)

                    """
            )
            #expect(compared.code == .success)
        }
    }

    @Test func renamedSlotIsFoundUnlessTheChangelogSaysSo() throws {
        try withTemporaryFolder { folder in
            let (path, changelog) = ("\(folder)/old.json", "\(folder)/CHANGELOG.md")
            _ = DemoRun(["slots", "--contract", path])
            let text = try String(contentsOfFile: path, encoding: .utf8)
            try text.replacing("\"name\": \"bubble\",\n", with: "\"name\": \"bauble\",\n")
                .write(toFile: path, atomically: true, encoding: .utf8)
            try "## Unreleased\n### Removed\n- `bauble`\n"
                .write(toFile: changelog, atomically: true, encoding: .utf8)

            let silent = DemoRun(["slots", "--since", path])
            let told = DemoRun(["slots", "--since", path, "--changelog", changelog])

            #expect(silent.code == .found)
            #expect(
                silent.lines == [
                    PlantedChange.breaking(
                        "slot 'bauble' was removed, and 'bubble', of the same role, was added.",
                        "bauble"
                    ),
                    "compatible: slot 'bubble' was added.",
                ]
            )
            #expect(told.code == .success)
            #expect(told.lines.first?.hasPrefix("announced: slot 'bauble' was removed") == true)
        }
    }

    @Test func contractOfTheLastReleaseHolds() throws {
        let folder = Readme.root.appending(path: "Contracts").path
        let releases = try FileManager.default.contentsOfDirectory(atPath: folder)
            .compactMap { $0.hasSuffix(".json") ? Version(String($0.dropLast(5))) : nil }
        let last = try #require(releases.max())
        let changelog = Readme.root.appending(path: "CHANGELOG.md").path

        let run = DemoRun([
            "slots", "--all-plugins", "--since", "\(folder)/\(last).json", "--changelog", changelog,
        ])

        #expect(run.code == .success, "\(run.output)")
        #expect(last <= Components.version)
    }

    @Test func whatIsNoContractIsRefused() throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/wrong.json"
            try "{\n  \"contract\": true\n}\n"
                .write(toFile: path, atomically: true, encoding: .utf8)

            let wrong = DemoRun(["slots", "--since", path])
            let absent = DemoRun(["slots", "--since", "\(folder)/absent.json"])
            let unread = DemoRun(["slots", "--since", path, "--changelog", folder])

            #expect(
                wrong.errors == """
                    error: '\(path)' is malformed at line 2, column 15, path 'contract': expected a \
                    whole number from 0 on, found 'true'. To fix, write it with 'demo slots \
                    --contract FILE.json'.

                    """
            )
            #expect(wrong.code == .badData)
            #expect(
                absent.errors == """
                    error: '\(folder)/absent.json' cannot be read. To fix, check that it is there, is \
                    a file, and may be read.

                    """
            )
            #expect(absent.code == .noInput)
            #expect(unread.code == .noInput)
        }
    }

    @Test(arguments: [
        (
            "slots --changelog a.md",
            "'--changelog' has no effect without '--since'. To fix, write '--since' too, or leave it out."
        ),
        (
            "slots --since a.json --contract b.json",
            "'--since' has no effect beside '--contract'. To fix, leave one of them out."
        ),
        (
            "slots --since a.json --catalogue b.html",
            "'--since' has no effect beside '--catalogue'. To fix, leave one of them out."
        ),
        (
            "tree --contract a.json",
            """
            'demo tree' does not take '--contract'. To fix, leave it out; 'demo tree --help' lists what \
            it takes.
            """
        ),
    ])
    func flagsThatDoNotGoTogetherAreRefused(words: String, text: String) {
        let run = DemoRun(words)

        #expect(run.errors == "error: \(text)\n")
        #expect(run.code == .usage)
    }

    @Test func listingsTellWhatIsNotStable() {
        let lines = DemoRun("slots").lines
        let promises = lines.indices.filter { lines[$0] == "  experimental, version 1" }

        #expect(lines[promises.first.map { $0 - 2 } ?? 0].hasPrefix("channelHeaderView: "))
        #expect(!lines.contains { $0.hasPrefix("  stable") })
    }

    @Test func wordsTellStabilityVersionAndReplacement() {
        #expect(SlotContract.stable(changes: ["It grew."]).words == "stable, version 2")
        #expect(
            SlotContract.deprecated(replacedBy: "a\u{1B}").words
                == "deprecated, version 1, replaced by a\\u{1B}"
        )
    }
}
