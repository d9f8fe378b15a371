import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// Where a function of a plugin throws, the layer below answers, and that is reported once.
@Suite(.diagnosticsOfIssues)
struct FunctionFaultTests {
    /// A function slot around which a plugin throws.
    struct Place: Sendable, CustomTestStringConvertible {
        let slot: String
        let register: @Sendable (inout Registrar) -> Void
        var testDescription: String { slot }
    }

    @Test(arguments: [
        Place(slot: "messageLayoutOptions") { registrar in
            registrar.transform(.messageLayoutOptions) { _, _ in throw InjectedError() }
        },
        Place(slot: "messageContentViewType") { registrar in
            registrar.transform(.messageContentViewType) { _, _ in throw InjectedError() }
        },
        Place(slot: "headerDecoration(date)") { registrar in
            registrar.transform(.headerDecoration("date")) { _, _ in throw InjectedError() }
        },
    ])
    func theLayerBelowAnswers(place: Place) throws {
        let components = try Components.with(TestPlugin("bad", place.register))
        let message = alone(FixtureChat.message("1"))

        let (cell, told) = composeCell(message, with: components)

        let (plain, _) = composeCell(message, with: Components())
        #expect(TreeNode(of: cell).description == TreeNode(of: plain).description)
        #expect(told.map(\.summary) == ["bad transform \(place.slot) 1"])
    }

    @Test func whatIsSentOfferedAndChosenIsAsWithoutWhoThrows() throws {
        let components = try Components.with(
            TestPlugin("bad") { registrar in
                registrar.transform(.messageSubmission) { _, _ in throw InjectedError() }
                registrar.transform(.composerSuggestionRule) { _, _ in throw InjectedError() }
                registrar.transform(.messageActions) { _, _ in throw InjectedError() }
            }
        )
        let channel = ComposedChannel([FixtureChat.message("1")], components)
        channel.composer.apply(.insert("Hi @b"))
        let message = try #require(channel.newest)
        let actions = channel.screen.messageListVC.actions(for: message)
        channel.composer.sendMessage()

        #expect(!actions.isEmpty)
        #expect(channel.newest?.text.plain == "Hi @b")
        #expect(
            channel.tree.diagnostics.map(\.summary) == [
                "bad transform composerSuggestionRule -", "bad transform messageActions 1",
                "bad transform messageSubmission -",
            ]
        )
    }

    @Test(arguments: [false, true])
    func formattersBelowStandInForEndlessText(isBase: Bool) throws {
        let endless = String(repeating: "endless ", count: 20_000)
        var appearance = Appearance()
        appearance.formatters.messageTimestamp = { _, _ in endless }
        appearance.formatters.edited = { "Changed" }
        let given = appearance
        let components = try Components.with(
            TestPlugin("bad") { registrar in
                if isBase {
                    registrar.replace(.appearance, with: given)
                } else {
                    registrar.transform(.appearance) { appearance in
                        var appearance = appearance
                        appearance.formatters = given.formatters
                        return appearance
                    }
                }
            },
            TestPlugin(PluginManifest("later", ordering: [.after("bad")])) { registrar in
                registrar.transform(.appearance) { $0 }
            }
        )
        let message = alone(FixtureChat.message("1"))

        let (cell, told) = composeCell(message, with: components)

        let (plain, _) = composeCell(message, with: Components())
        #expect(TreeNode(of: cell).description == TreeNode(of: plain).description)
        #expect(told.map(\.summary) == ["bad \(isBase ? "replace" : "transform") appearance 1"])
        #expect(
            told.first?.description.contains("'messageTimestamp' returned 160000 bytes") == true
        )
        #expect(components[.appearance].formatters.edited() == "Changed")
    }

    @Test func aListenerThatThrowsPassesOn() throws {
        let components = try Components.with(
            TestPlugin("bad") { $0.on(.quiet) { _ in throw InjectedError() } }
        )
        let (cell, _) = composeCell(alone(FixtureChat.message("1")), with: components)

        let reply = cell.raise(.quiet, "")

        #expect(reply == .passed)
        let told = cell.node.connectedTree?.diagnostics ?? []
        #expect(told.map(\.summary) == ["bad on certificateQuiet 1"])
    }

    @Test func aValueThatThrowsIsThatBelow() throws {
        let heard = HeardDiagnostics()
        try Components.withValue(Components()) {
            Components.onDiagnostic = { heard.note($0) }
            let components = try Components.with(
                TestPlugin("bad") { registrar in
                    registrar.transform(.maxContentWidthMultiplier) { _ in throw InjectedError() }
                }
            )

            #expect(
                components[.maxContentWidthMultiplier] == Components()[.maxContentWidthMultiplier]
            )
        }

        #expect(heard.all.map(\.summary) == ["bad transform maxContentWidthMultiplier -"])
    }

    @Test func whatIsThrownDoesNotActOnATerminal() throws {
        let components = try Components.with(
            TestPlugin("bad") { registrar in
                registrar.transform(
                    .messageLayoutOptions,
                    fileID: "Bad/Plugin.swift",
                    line: 3
                ) { _, _ in throw InjectedError() }
            }
        )

        let (_, told) = composeCell(alone(FixtureChat.message("1")), with: components)

        #expect(told.count == 1)
        #expect(
            told.first?.description.hasSuffix(
                """
                of '1', because of transform: 'messageLayoutOptions' met the error 'no\\u{1B}[2Jwind', which is \
                not handled. To fix, catch it, or throw no error for this content.
                """
            ) == true,
            "\(told)"
        )
    }
}
