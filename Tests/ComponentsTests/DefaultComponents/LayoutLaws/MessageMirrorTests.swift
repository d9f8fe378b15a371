import Components
import ComponentsTesting
import DefaultComponents
import ExamplePlugins
import Testing
import Views

@Suite struct MessageMirrorTests {
    @Test(arguments: ChatLength.allCases)
    func everyMessageIsTheMirrorOfItself(_ length: ChatLength) throws {
        let transcript = length.transcript
        try expectMirrors(of: transcript, with: [])
        try expectMirrors(of: transcript, with: ExampleCatalogue.plugins)
    }

    @Test(arguments: Cases(4, of: ExampleCatalogue.plugins.count))
    func everyMessageIsTheMirrorOfItselfWithEachPlugin(place: Case) throws {
        let plugin = ExampleCatalogue.plugins[place.number]

        try expectMirrors(of: FixtureChat.transcript, with: [plugin])
    }

    private func expectMirrors(
        of transcript: ChannelTranscript,
        with plugins: [any Plugin]
    ) throws {
        var components = try Components.with(plugins)
        let leftToRight = ComposedChat.cells(transcript, with: components)
        components[.layoutDirection] = .rightToLeft
        let rightToLeft = ComposedChat.cells(transcript, with: components)

        for width in [240.0, 375, 1000.5] {
            for (cell, mirrored) in zip(leftToRight, rightToLeft) {
                cell.layout(width: width)
                mirrored.layout(width: width)

                let id = cell.content?.message()?.id ?? ""
                let found = cell.differences(fromMirror: mirrored)
                #expect(found.map(\.fact) == [], "\(id), width \(width)")
            }
        }
    }
}
