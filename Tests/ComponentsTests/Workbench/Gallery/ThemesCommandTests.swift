import Foundation
import Testing

@testable import Workbench
@testable import demo

@Suite struct ThemesCommandTests {
    @Test func listNamesEachTheme() {
        let run = DemoRun("themes")

        let names = run.lines.filter { !$0.hasPrefix(" ") }

        #expect(names == ["irc 1.0.0", "print 1.0.0", "round 1.0.0"])
        #expect(run.output.contains("\n  Dense as IRC: a line for each message, in letters"))
        #expect(run.code == .success)
    }

    @Test func checkFindsNothingInTheExamples() {
        let run = DemoRun("themes --check")

        let lines = run.lines.filter { $0.hasSuffix("all can be read and tapped") }

        let names = ["default", "irc", "print", "round"]
        #expect(lines == names.map { "\($0): all can be read and tapped" })
        #expect(run.output.contains("\n  metrics.largeTextScale\n"))
        #expect(run.errors == "")
        #expect(run.code == .success)
    }

    @Test func checkOfOneThemeTellsOfNoOther() {
        let run = DemoRun("themes --check --theme irc")

        #expect(run.lines.filter { !$0.hasPrefix(" ") }.count == 2)
        #expect(run.lines.first == "irc: all can be read and tapped")
    }

    @Test func themeThatIsNotThereIsNamedWithTheNearest() {
        let run = DemoRun("picture --theme rond --to page.html")

        #expect(
            run.errors == "error: There is no theme 'rond'. To fix, write the nearest, 'round', "
                + "or see 'demo themes'.\n"
        )
        #expect(run.code == .usage)
    }

    @Test func messagesAreDrawnInTheTheme() {
        let plain = DemoRun("terminal --columns 70")

        let dense = DemoRun("terminal --columns 70 --theme irc")

        #expect(dense.output.contains(" 18:02 <Mei 梅>   🤩⛵️\n"))
        #expect(dense.lines.count < plain.lines.count)
    }

    @Test func galleryShowsTheSameMessagesInAllThemes() throws {
        let page = try WrittenGallery.first.get().text("themes.html")

        let figures = page.components(separatedBy: "<figure").dropFirst()
        let counts = figures.map { $0.components(separatedBy: "<article").count - 1 }

        #expect(Set(counts).count == 1)
        #expect(counts.count == 8)
        #expect(page.contains("class=\"card light z0\""))
        #expect(page.contains("class=\"card dark z2\""))
        #expect(page.contains("public struct IRCThemePlugin: Plugin {"))
    }
}
