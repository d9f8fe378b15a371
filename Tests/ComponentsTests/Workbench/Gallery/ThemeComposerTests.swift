import Components
import DefaultComponents
import Drawing
import Hosting
import Testing
import Views
import Workbench

/// The composer is drawn in the appearance's lengths, and each of them has an effect.
@Suite(.diagnosticsOfIssues)
struct ThemeComposerTests {
    @Test(arguments: [false, true])
    func viewsHaveNoOtherLength(isTerminal: Bool) {
        let marks = MarkedAppearance()
        let components = components(marks.value, isTerminal: isTerminal)
        var found = FoundLengths()

        found.add(MarkedComposer(components).composer.view)
        for view in around(components) { found.add(view) }

        let row = components[.textMeasurer].metrics(marks.value.fonts.body).lineHeight
        let metrics = marks.value.metrics
        let margins = metrics.composerButtonMargins
        let middle = [margins.top, margins.bottom].map { $0 + (row - metrics.symbolSize) / 2 }
        let round = around(components).flatMap { view in
            view.subviews.map { min($0.frame.size.width, $0.frame.size.height) / 2 }
        }
        #expect(found.strangers(to: marks, besides: middle + round) == [])
        #expect(found.count > 150)
    }

    @Test func eachLengthIsSeenOnPagesAndTerminals() {
        let (page, picture) = (page(Appearance()), picture(Appearance()))
        var unseen: [String] = []
        for (name, change) in Self.changes {
            var changed = Appearance()
            change(&changed.metrics)
            if self.page(changed) == page { unseen.append("\(name) on pages") }
            if self.picture(changed) == picture { unseen.append("\(name) on terminals") }
        }

        // Margins leave an empty row there already, and terminals show one at most.
        #expect(
            unseen == ["composerHeaderSpacing on terminals", "suggestionsSpacing on terminals"]
        )
    }

    @Test func theWidthOfTheCursorIsSeenOnPages() {
        var changed = Appearance()
        changed.metrics.composerCursorWidth = 5

        #expect(page(changed) != page(Appearance()))
        #expect(picture(changed) == picture(Appearance()))
    }

    // MARK: Drawn content

    private func components(_ appearance: Appearance, isTerminal: Bool) -> Components {
        var components = Components()
        components[.appearance] = appearance
        if isTerminal { components[.textMeasurer] = CellMeasurer() }
        return components
    }

    /// The views around a list.
    private func around(_ components: Components) -> [View] {
        [
            AroundFixture.button(3, with: components),
            AroundFixture.indicator(AroundFixture.users, with: components),
            AroundFixture.overlay("Today", with: components),
        ]
    }

    private func page(_ appearance: Appearance) -> String {
        let style = PageStyle(appearance)
        var page = HTMLPage(title: "Page", settings: HTMLSettings(style: style))
        let composer = MarkedComposer(components(appearance, isTerminal: false)).composer
        page.append(transcript: [HTMLEntry(id: "composer", name: "", view: composer.view)])
        return page.text
    }

    private func picture(_ appearance: Appearance) -> String {
        let composer = MarkedComposer(components(appearance, isTerminal: true)).composer
        return TerminalPicture(of: composer.view, options: TerminalOptions(columns: 60)).text
    }

    /// The lengths of a composer, with a change that makes each much larger, or nil.
    private static var changes: [(String, (inout Appearance.Metrics) -> Void)] {
        let margins = DirectionalEdgeInsets(all: 40)
        return [
            ("composerMargins", { $0.composerMargins = margins }),
            ("composerSpacing", { $0.composerSpacing = 40 }),
            ("composerPartSpacing", { $0.composerPartSpacing = 40 }),
            ("composerHeaderSpacing", { $0.composerHeaderSpacing = 40 }),
            ("composerAttachmentSpacing", { $0.composerAttachmentSpacing = 40 }),
            ("composerTextInsets", { $0.composerTextInsets = margins }),
            ("composerCornerRadius", { $0.composerCornerRadius = 0 }),
            ("composerButtonMargins", { $0.composerButtonMargins = margins }),
            ("composerCancelMargins", { $0.composerCancelMargins = margins }),
            ("suggestionsMargins", { $0.suggestionsMargins = margins }),
            ("suggestionsSpacing", { $0.suggestionsSpacing = 40 }),
            ("suggestionSpacing", { $0.suggestionSpacing = 40 }),
            ("suggestionMargins", { $0.suggestionMargins = margins }),
            ("symbolSize", { $0.symbolSize = 40 }),
            ("smallAvatarSize", { $0.smallAvatarSize = 40 }),
        ]
    }
}
