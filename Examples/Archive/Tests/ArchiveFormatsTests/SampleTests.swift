import ArchiveFormats
import Testing

@Suite struct SampleTests {
    @Test(arguments: ["slack", "mattermost", "telegram", "whatsapp"])
    func sampleHasWholeModel(_ name: String) throws {
        let text = Samples.withoutFolder(try ModelText.text(try Samples.input(name)))

        #expect(text == ExpectedModels.texts[name])
    }
}
