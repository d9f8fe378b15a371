import Components
import Foundation
import Testing

@testable import Workbench

struct InspectCommandTests {
    @Test(arguments: Cases(3, of: 36))
    func pageTellsOfEachViewWhatExplainTells(number: Case) throws {
        let words = "--message m\(number.number + 1) --all-plugins"
        let json = DemoRun("explain \(words) --json").output
        let explained = try JSONDecoder().decode([ExplainedJSON].self, from: Data(json.utf8))

        let accounts = try InspectedPage(words).accounts

        let views = explained.flatMap(\.views)
        #expect(accounts.map(\.path) == views.map(\.path), "case \(number)")
        for (account, view) in zip(accounts, views) {
            #expect(Set(account.facts) == view.facts, "\(view.path), case \(number)")
            #expect(account.kind == view.type, "\(view.path), case \(number)")
        }
    }

    @Test func eachViewHasANameAndWhatIsSeenASpot() throws {
        let page = try InspectedPage("--message m33 --all-plugins")
        let addresses = page.accounts.map { "#\($0.id)" }

        #expect(addresses.count > 10)
        #expect(page.names == addresses)
        #expect(Set(page.spots).isSubset(of: addresses))
        #expect(page.spots.count > addresses.count / 2)
    }

    @Test func reasonOfTheStackIsReported() throws {
        let page = try InspectedPage("--message m33 --plugin squared-bubble")
        let bubble = try #require(page.accounts.first { $0.path.hasSuffix("/bubble") })

        #expect(
            bubble.notes == ["ChatMessageBubbleView stands in it, as no other was registered."]
        )
    }

    @Test func winnerStandsAboveWhatItWroteOver() throws {
        let page = try InspectedPage("--message m33 --plugin squared-bubble")
        let bubble = try #require(page.accounts.first { $0.path.hasSuffix("/bubble") })
        let corners = bubble.facts.filter { $0.name == "layer.cornerRadius" }

        #expect(corners.map(\.value) == ["0.0", "18.0", "0.0"])
        #expect(corners.map(\.isLost) == [false, true, true])
        #expect(corners[0].origin == "SquareCorners.setUpAppearance")
        #expect(corners[0].place?.hasPrefix("squared-bubble at ExamplePlugins/") == true)
    }

    @Test func boxSaysPlaceSizeAndMargins() throws {
        let page = try InspectedPage("--message m23 --plugin squared-bubble")
        let path = "/bubble/bubbleContentContainer"
        let content = try #require(page.accounts.first { $0.path.hasSuffix(path) })

        #expect(
            content.box == "at 0, 0, Top margin 6, left margin 6, size 157.392 × 54, right margin 6"
                + ", bottom margin 6"
        )
    }

    @Test func pageRunsNothingAndAsksForNothing() throws {
        let text = try InspectedPage("--message m33 --all-plugins").text

        #expect(text.contains("content=\"default-src 'none'; style-src 'unsafe-inline'"))
        #expect(!text.contains("<script"))
        #expect(!text.contains("src="))
    }

    @Test func samePageHasTheSameBytes() throws {
        let words = "--message m33 --all-plugins --rtl"

        #expect(try InspectedPage(words).text == InspectedPage(words).text)
    }

    @Test func pageNeedsAPlace() {
        #expect(
            DemoRun("inspect").errors
                == "error: 'demo inspect' has nowhere to write to. To fix, write "
                + "'--to FILE.html'.\n"
        )
    }
}
