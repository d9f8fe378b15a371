import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// Faults of a view that a plugin's function returned are excluded with the function.
@Suite(.diagnosticsOfIssues)
struct FunctionResultFaultTests {
    private static let places: [(injectedFault: InjectedFault, slot: String)] =
        ["headerDecoration(date)", "footerDecoration(own)", "messageContentViewType"]
        .flatMap { slot in
            InjectedFault.ofViews.map { ($0, slot) }
        }

    @Test(arguments: Cases(12, of: places.count))
    func theMessageIsAsWithoutTheFunction(place: Case) throws {
        let (injectedFault, slot) = Self.places[place.number]
        let message = alone(FixtureChat.message("1"))
        var components = try Components.with(
            TestPlugin("bad") { registrar in
                switch slot {
                case "messageContentViewType":
                    registrar.transform(.messageContentViewType) { _, _ in SpoiltMessage.self }
                case "footerDecoration(own)":
                    registrar.replace(.footerDecoration("own")) { _ in
                        SpoiltDecoration(injectedFault)
                    }
                default:
                    registrar.transform(.headerDecoration("date")) { _, _ in
                        SpoiltDecoration(injectedFault)
                    }
                }
            }
        )
        components[.injectedFaults] = [
            "bad": FaultPlan(injectedFault: injectedFault, hook: .setUpLayout, messages: ["1"])
        ]

        let (cell, _) = composeCell(message, with: components)
        cell.layout(width: 375)

        let (plain, _) = composeCell(message, with: Components())
        plain.layout(width: 375)
        let verb = slot == "footerDecoration(own)" ? "replace" : "transform"
        #expect(
            TreeNode(of: cell, variant: .frames).description
                == TreeNode(of: plain, variant: .frames).description,
            "\(injectedFault) of \(slot): \(place)"
        )
        #expect(
            cell.node.connectedTree?.diagnostics.map(\.summary) == ["bad \(verb) \(slot) 1"],
            "\(injectedFault) of \(slot): \(place)"
        )
    }

    @Test func whoPassesOnWhatIsBelowIsNotBlamed() throws {
        var components = try Components.with(
            TestPlugin("passing") { registrar in
                registrar.transform(.headerDecoration("date")) { next, request in next(request) }
                registrar.transform(.messageContentViewType) { next, request in next(request) }
            }
        )
        components.extend(.messageContentView, with: AppsClash.self)
        components.transform(.headerDecoration("date")) { _, _ in SpoiltDecoration(.noNumber) }

        let (cell, _) = composeCell(alone(FixtureChat.message("1")), with: components)
        cell.layout(width: 375)

        let told = cell.node.connectedTree?.diagnostics ?? []
        #expect(told.count == 2)
        #expect(told.allSatisfy { if case .excluded = $0 { false } else { true } })
    }

    @Test func whoSpoilsWhatIsBelowIsBlamed() throws {
        let components = try Components.with(
            TestPlugin("maker") { registrar in
                registrar.transform(.headerDecoration("date")) { _, _ in
                    ChatMessageDecorationView()
                }
            },
            TestPlugin(PluginManifest("spoiler", ordering: [.after("maker")])) { registrar in
                registrar.transform(.headerDecoration("date")) { next, request in
                    let view = next(request)
                    view?.frame.x = .nan
                    return view
                }
            },
            TestPlugin(PluginManifest("zebra", ordering: [.after("spoiler")])) { registrar in
                registrar.transform(.headerDecoration("date")) { next, request in next(request) }
            }
        )

        let (_, told) = composeCell(alone(FixtureChat.message("1")), with: components)

        #expect(told.map(\.summary) == ["spoiler transform headerDecoration(date) 1"])
    }

    @Test func theFunctionOfARowIsBlamedForItsType() throws {
        var components = try Components.with(
            TestPlugin("bad") { registrar in
                registrar.transform(.messageContentViewType) { next, request in
                    request.content.message()?.id == "1" ? SpoiltMessage.self : next(request)
                }
            },
            TestPlugin("other") { registrar in
                registrar.transform(.messageContentViewType) { next, request in
                    request.content.message()?.id == "2" ? OtherMessage.self : next(request)
                }
            }
        )
        components[.injectedFaults] = [
            "bad": FaultPlan(injectedFault: .noNumber, hook: .setUpLayout, messages: ["1"])
        ]

        let data = ListedMessages([FixtureChat.message("2"), FixtureChat.message("1")])
        let list = data.list(with: components)

        let told = list.node.connectedTree?.diagnostics.map(\.summary)
        let views = (0...1).map { list.listView.cell(at: $0)?.subviews ?? [] }
        #expect(told == ["bad transform messageContentViewType 1"])
        #expect(views[0].contains { $0 is OtherMessage })
        #expect(!views[1].contains { $0 is SpoiltMessage })
    }

    @Test func whatTheAppTiesInTheViewOfAPluginIsTheAppsFault() throws {
        var components = try Components.with(
            TestPlugin("other") { registrar in
                registrar.transform(.messageContentViewType) { _, _ in OtherMessage.self }
            }
        )
        components.extend(.messageContentView, with: AppsClash.self)

        let (cell, _) = composeCell(alone(FixtureChat.message("1")), with: components)
        cell.layout(width: 375)

        let told = cell.node.connectedTree?.diagnostics ?? []
        #expect(told.count == 1)
        #expect(told.allSatisfy { if case .excluded = $0 { false } else { true } })
        #expect(cell.subviews.contains { $0 is OtherMessage })
    }

    @Test func theAppsOwnTypeOfAListIsNobodyElsesFault() throws {
        var components = try Components.with(
            TestPlugin("passing") { registrar in
                registrar.transform(.messageContentViewType) { _, _ in OtherMessage.self }
            }
        )
        components[.injectedFaults] = [
            "bad": FaultPlan(injectedFault: .noNumber, hook: .setUpLayout, messages: ["1"])
        ]
        components.messageListVC = SpoiltList.self

        let list = ListedMessages([FixtureChat.message("1")]).list(with: components)

        let told = list.node.connectedTree?.diagnostics ?? []
        #expect(told.count == 1)
        #expect(told.allSatisfy { if case .excluded = $0 { false } else { true } })
        #expect(list.listView.cell(at: 0)?.subviews.contains { $0 is SpoiltMessage } == true)
    }

    @Test func aViewThatIsShownElsewhereStaysThere() throws {
        let components = try Components.with(
            TestPlugin("bad") { registrar in
                registrar.transform(.headerDecoration("date")) { _, request in
                    request.cell.components[.sharedDecoration].view
                }
            }
        )
        let data = ListedMessages([FixtureChat.message("2"), FixtureChat.message("1")])
        let list = data.list(with: components)

        let told = list.node.connectedTree?.diagnostics.map(\.summary)
        #expect(told == ["bad transform headerDecoration(date) 1"])
        #expect(list.listView.cell(at: 0)?.subviews.count == 2)
    }
}

extension InjectedFault {
    /// The faults after which a view is unusable wherever it is shown.
    fileprivate static let ofViews: [InjectedFault] = [
        .throwing, .noNumber, .infinite, .negative, .huge, .ownHost, .cycle, .clash,
        .tenThousandViews, .tenThousandConstraints, .endlessText, .endlessTextByHand,
        .endlessLines, .endlessInput, .endlessSpeech, .noOpacity, .endlessFont, .noMultiplier,
    ]
}

/// A decoration with a fault before it is shown.
private final class SpoiltDecoration: ChatMessageDecorationView {
    convenience init(_ injectedFault: InjectedFault) {
        self.init()
        injectedFault.commit(on: self)
    }
}

/// A message with a fault in its hooks.
private final class SpoiltMessage: ChatMessageContentView {
    override func setUpLayout() {
        super.setUpLayout()
        misbehave("bad", in: .setUpLayout)
    }
}

private final class OtherMessage: ChatMessageContentView {}

/// A list that shows all messages in its own way.
private final class SpoiltList: ChatMessageListVC {
    override func cellContentClassForMessage(at index: Int) -> any MessageContentView.Type {
        _ = super.cellContentClassForMessage(at: index)
        return SpoiltMessage.self
    }
}

/// Two lengths that conflict.
private final class AppsClash: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        host.heightAnchor.constraint(equalToConstant: 10).isActive = true
        host.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
}

/// One decoration for all messages.
private final class SharedDecoration: @unchecked Sendable {
    let view = ChatMessageDecorationView()
}

extension ValueSlot<SharedDecoration> {
    fileprivate static let sharedDecoration = ValueSlot(
        "sharedDecoration",
        default: SharedDecoration()
    )
}
