import Components
import DefaultComponents
import Testing

@testable import Workbench
@testable import demo

struct GallerySceneTests {
    @Test(arguments: Cases(5, of: GallerySample.all.count))
    func sceneIsAHandfulOfMessagesThatChangeOrAList(place: Case) throws {
        let name = GallerySample.all[place.number].name
        let scene = try scene(name, limit: 4)

        #expect((scene == ["list"]) == PluginSubsets.lists.contains(PluginID(rawValue: name)))
        #expect(!scene.isEmpty)
        #expect(scene.count <= 4)
        #expect(Set(scene).count == scene.count)
        #expect(try self.scene(name, limit: 4) == scene)
    }

    @Test func smallerSceneIsTheBeginningOfALargerOne() throws {
        let large = try scene("all-together", limit: 4)

        #expect(try scene("all-together", limit: 2) == Array(large.prefix(2)))
    }

    @Test func messagesThatChangeAlikeAreShownOnce() throws {
        let scene = try scene("squared-bubble", limit: 100)

        // Bubbles have as many sets of rounded corners as they have neighbours and sides.
        #expect(scene.count < 10)
    }

    /// Returns the messages of a sample's scene, each with the title of its section.
    private func scene(_ name: String, limit: Int) throws -> [String] {
        let sample = try #require(GallerySample.all.first { $0.name == name })
        let arguments = Arguments()
        let defaults = try ComponentsSetup(arguments: arguments).defaults()
        let conversation = try ConversationInput(arguments: arguments, components: defaults).load()
        let sections = try MessageSelection(arguments: arguments).sections(of: conversation)
        var comparison = MessageComparison(
            old: MessageComposer(defaults),
            new: MessageComposer(try sample.components())
        )
        let scene = GalleryScene(of: sections, &comparison, limit: limit)
        return scene.listed.map { _ in ["list"] }
            ?? scene.messages.map { "\($0.section.title) \($0.id)" }
    }
}
