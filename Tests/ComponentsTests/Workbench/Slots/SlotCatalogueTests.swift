import Components
import DefaultComponents
import Foundation
import Testing

@testable import Workbench

struct SlotCatalogueTests {
    @Test func everySlotIsAChapterThatContentsLeadTo() throws {
        let chapters = try Self.elements().filter { $0.name == "h2" }
        let links = try Self.elements().values(of: "href").filter { $0.hasPrefix("#m-") }

        #expect(Set(chapters.map(\.text)) == Set(Self.slots.map(\.name)))
        #expect(links.map { String($0.dropFirst()) }.sorted() == chapters.values(of: "id").sorted())
    }

    @Test func everySlotSaysWhatItIsAsItsDeclarationDoes() throws {
        for slot in Self.slots {
            let text = try #require(SlotText.of(slot.name), "\(slot.name)")
            let comment = try Self.comment(above: slot.site)

            #expect(comment == text.sentence, "\(slot.name). To fix, run '.ci/tables/slots'.")
        }
    }

    @Test func everyRoleIsDeclaredAsTheSourcesDo() throws {
        let sources = try Self.sources.get()
        let roles = Self.slots.compactMap { SlotText.of($0.name)?.role }

        #expect(roles.count > 40)
        for role in Set(roles) {
            let isThere = sources.contains { $0.contains(role) }
            #expect(isThere, "\(role) To fix, run '.ci/tables/slots'.")
        }
    }

    @Test func everySlotOfOthersHasCode() {
        let missing = Self.slots.filter { $0.kind != .event && SlotCode.of($0.name) == nil }

        // It is not public API: a property assigns it.
        #expect(missing.map(\.name) == ["messageLayoutOptionsResolverObject"])
    }

    @Test(arguments: SlotExamples.slots)
    func codeReplacesAndExtendsItsSlot(slot: String) throws {
        let example = try #require(SlotExamples.all.first { $0.slot == slot })
        var (replaced, extended) = (Components(), Components())

        example.replace(in: &replaced)
        example.extend(in: &extended)

        let bases = replaced.slots.filter { $0.base.owner == .app }.map(\.name)
        #expect(bases.map { String($0.prefix { $0 != "(" }) } == [slot])
        #expect(extended.slots.contains { $0.layers.contains { $0.owner == .app } })
        let code = try #require(SlotCode.of(slot))
        #expect(code.contains("static func replace(in components"))
    }

    @Test func partsOfMessagesListsAndComposersAreSeen() throws {
        let seen = try Self.elements().filter { $0.attributes["class"] == "mark" }

        #expect(seen.count > 35)
    }

    @Test func sameCatalogueHasTheSameBytes() throws {
        #expect(try Self.text() == Self.text())
    }

    private static let slots: [SlotReport] = {
        var components = Components()
        try? components.install([DefaultComponentsPlugin()])
        return components.slots
    }()

    private static let root = Readme.root.appending(path: "Sources")

    private static let sources = Result {
        try ["Views", "DefaultComponents"].flatMap { module -> [String] in
            let folder = root.appending(path: module)
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return try files.filter { $0.hasSuffix(".swift") }.map {
                try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
            }
        }
    }

    private static func text() throws -> String {
        try withTemporaryFolder { folder in
            let run = DemoRun(["slots", "--catalogue", "\(folder)/slots.html"])
            #expect(run.errors == "")
            return try String(contentsOfFile: "\(folder)/slots.html", encoding: .utf8)
        }
    }

    private static func elements() throws -> [TagScanner.Element] {
        try TagScanner.elements(of: text().utf8)
    }

    /// Returns the first paragraph of the comment above a declaration.
    private static func comment(above site: SourceSite) throws -> String {
        let parts = site.fileID.split(separator: "/").map(String.init)
        let files = FileManager.default.enumerator(
            at: root.appending(path: parts[0]),
            includingPropertiesForKeys: nil
        )
        let file = files?.compactMap { $0 as? URL }.first { $0.lastPathComponent == parts[1] }
        let text = try String(contentsOf: #require(file), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let above = lines.prefix(site.line - 1).reversed().prefix {
            $0.contains("///")
        }
        let comment = above.reversed().map {
            $0.drop { $0 == " " }.dropFirst(3).drop { $0 == " " }
        }
        return comment.prefix { !$0.isEmpty }.joined(separator: " ")
    }
}
