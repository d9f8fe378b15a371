import ArchiveFormats
import Foundation
import Testing

@Suite struct SampleTests {
    @Test(arguments: ["slack", "mattermost", "telegram", "whatsapp"])
    func sampleHasWholeModel(_ name: String) throws {
        let expected = try Samples.expected("\(name).txt")

        let text = Samples.withoutFolder(try ModelText.text(try Samples.input(name)) + "\n")

        #expect(text == expected)
    }

    @Test func messagesOfOneChannelAreThoseOfTheChannel() throws {
        let reading = try ArchiveReading(try Samples.input("slack"))
        var ids: [String] = []

        try reading.readMessages(of: "D01") { message throws(ArchiveError) in
            ids.append("\(message.channelID) \(message.id)")
        }

        #expect(ids == ["D01 1772442000.000100"])
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["SLACK_EXPORT"] != nil))
    func givenExportIsWhole() throws {
        let path = try #require(ProcessInfo.processInfo.environment["SLACK_EXPORT"])
        var inspector = Inspector()

        let inspection = inspector.inspect([path])

        #expect(inspection.exitCode == 0)
        #expect(inspection.messages > 0)
    }
}
