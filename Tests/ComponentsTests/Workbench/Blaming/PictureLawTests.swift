import Components
import DefaultComponents
import Drawing
import Testing

@testable import Workbench
@testable import demo

/// Trees with frames contain everything that pictures are drawn from, so that the causes of a picture are those of a
/// tree.
struct PictureLawTests {
    @Test(arguments: Cases(1, of: 40))
    func picturesDifferOnlyWhereTreesWithFramesDo(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let subset = Int.random(in: 0..<PluginSubsets.count, using: &generator)
        let program = Program(output: CapturedText(), errors: CapturedText())
        let arguments = try ArgumentParser.parse(["blame", "--all-plugins"])
        var equal = 0

        for added in Examples.plugins {
            let others = PluginSubsets.plugins(subset).filter { $0.id != added.id }
            let old = try Components.with([DefaultComponentsPlugin()] + others)
            let new = try Components.with([DefaultComponentsPlugin(), added] + others)
            var composers = [old, new].map { MessageComposer($0, variant: .frames) }
            let section = try #require(try program.sections(arguments, new).first)
            let place = try #require(section.places.randomElement(using: &generator))
            let trees = composers.indices.map { composers[$0].entry(of: section[place]).tree }
            guard trees[0].showsSame(as: trees[1]) else { continue }
            equal += 1
            let pictures = composers.indices.map { index in
                var page = HTMLPage(title: "")
                page.append(transcript: [composers[index].picture(of: section[place])])
                return page.text
            }
            #expect(pictures[0] == pictures[1], "seed \(seed), \(added.id), place \(place)")
        }
        #expect(equal > 0)
    }
}
