import ArchiveSite
import Foundation
import Testing

/// Laws of sites over random exports; the number of cases comes from the environment.
@Suite struct SiteLawTests {
    static let seeds = 0..<(Int(ProcessInfo.processInfo.environment["SITE_CASES"] ?? "") ?? 4)

    /// Exports that overlap, added one after the other in any order, make the same site as all at once.
    @Test(arguments: seeds)
    func anyOrderOfExportsMakesTheSameSite(_ seed: Int) throws {
        var random = RandomMessages(seed)
        let messages = random.messages(random.number(1..<90))
        var parts: [[TestMessage]] = [[], [], []]
        for message in messages {
            let first = random.number(0..<3)
            parts[first].append(message)
            guard random.number(0..<3) == 0 else { continue }
            var edited = message
            edited.edited = message.seconds + Int64(random.number(0..<9))
            edited.text += " (edited)"
            parts[random.number(0..<3)].append(edited)
        }
        let whole = try TestSite()
        let exports = try parts.enumerated().map { try whole.export("e\($0)", $1) }
        _ = try whole.builder.build(exports)

        let stepwise = try TestSite()
        for export in exports.shuffled(using: &random.random) {
            _ = try stepwise.builder.build([export])
        }

        let difference = try TestSite.difference(whole.files, stepwise.files)
        #expect(difference == [], "seed \(seed)")
    }

    /// A mirror of one export is the same as a site that never had another one.
    @Test(arguments: seeds)
    func mirrorForgetsOtherExports(_ seed: Int) throws {
        var random = RandomMessages(seed &+ 1_000)
        let messages = random.messages(60)
        let kept = messages.filter { _ in random.number(0..<3) > 0 }
        let both = try TestSite()
        _ = try both.builder.build([try both.export("all", messages)])
        var mirror = both.builder
        mirror.isMirror = true
        let export = try both.export("kept", kept)
        _ = try mirror.build([export])

        let fresh = try TestSite()
        _ = try fresh.builder.build([export])

        #expect(try TestSite.difference(both.files, fresh.files) == [], "seed \(seed)")
    }

    /// The number of workers, the memory and a second build change nothing.
    @Test(arguments: seeds)
    func workersAndSecondBuildsChangeNothing(_ seed: Int) throws {
        var random = RandomMessages(seed &+ 2_000)
        let messages = random.messages(70)
        let one = try TestSite()
        var builder = one.builder
        builder.workers = 1
        let export = try one.export("e", messages)
        _ = try builder.build([export])
        let first = try one.files

        let again = try builder.build([export])
        let two = try TestSite()
        _ = try two.builder.build([export])

        #expect(again.pages == 0 && again.added == 0 && again.replaced == 0, "seed \(seed)")
        #expect(try TestSite.difference(first, one.files) == [], "seed \(seed)")
        #expect(try TestSite.difference(first, two.files) == [], "seed \(seed)")
    }

    /// A site that is drawn again in a look is the same as one that was built in it.
    @Test(arguments: seeds.prefix(4))
    func drawingAgainEqualsBuildingInTheLook(_ seed: Int) throws {
        var random = RandomMessages(seed &+ 3_000)
        let look = LookChoice(plugins: ["squared-bubble"], theme: "irc-theme", reader: "ada")
        let built = try TestSite()
        var builder = built.builder
        builder.look = { _ in look }
        let export = try built.export("e", random.messages(40))
        _ = try builder.build([export])

        let drawn = try TestSite()
        _ = try drawn.builder.build([export])
        let plain = try drawn.files
        var renderer = drawn.builder
        renderer.look = { _ in look }
        _ = try renderer.render()

        #expect(try TestSite.difference(built.files, drawn.files) == [], "seed \(seed)")
        #expect(try !TestSite.difference(plain, drawn.files).isEmpty)
    }
}
