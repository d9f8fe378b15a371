import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// What is wrong with a view that a function of a plugin returned is left out with the function.
struct FunctionResultFaultTests {
    private static let places: [(misdeed: Misdeed, slot: String)] =
        ["headerDecoration(date)", "footerDecoration(own)", "messageContentViewType"]
        .flatMap { slot in
            Misdeed.ofViews.map { ($0, slot) }
        }

    @Test(arguments: Cases(12, of: places.count))
    func theMessageIsAsWithoutTheFunction(place: Case) throws {
        let (misdeed, slot) = Self.places[place.number]
        let message = alone(FixtureChat.message("1"))
        var components = try Components.with(
            TestPlugin("bad") { registrar in
                switch slot {
                case "messageContentViewType":
                    registrar.transform(.messageContentViewType) { _, _ in SpoiltMessage.self }
                case "footerDecoration(own)":
                    registrar.replace(.footerDecoration("own")) { _ in
                        SpoiltDecoration(misdeed)
                    }
                default:
                    registrar.transform(.headerDecoration("date")) { _, _ in
                        SpoiltDecoration(misdeed)
                    }
                }
            }
        )
        components[.misdeeds] = [
            "bad": MisdeedPlan(misdeed: misdeed, hook: .setUpLayout, messages: ["1"])
        ]

        let (cell, _) = composeCell(message, with: components)
        cell.layout(width: 375)

        let (plain, _) = composeCell(message, with: Components())
        plain.layout(width: 375)
        let verb = slot == "footerDecoration(own)" ? "replace" : "transform"
        #expect(
            TreeNode(of: cell, variant: .frames).description
                == TreeNode(of: plain, variant: .frames).description,
            "\(misdeed) of \(slot): \(place)"
        )
        #expect(
            cell.node.connectedTree?.diagnostics.map(\.summary) == ["bad \(verb) \(slot) 1"],
            "\(misdeed) of \(slot): \(place)"
        )
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

extension Misdeed {
    /// Those after which a view that did them to itself is wrong wherever it is shown.
    fileprivate static let ofViews: [Misdeed] = [
        .throwing, .noNumber, .infinite, .negative, .huge, .ownHost, .cycle, .clash,
        .tenThousandViews, .tenThousandConstraints, .endlessText, .endlessTextByHand,
    ]
}

/// A decoration that did something wrong before anybody showed it.
private final class SpoiltDecoration: ChatMessageDecorationView {
    convenience init(_ misdeed: Misdeed) {
        self.init()
        misdeed.commit(on: self)
    }
}

/// A message that does something wrong when it is set up.
private final class SpoiltMessage: ChatMessageContentView {
    override func setUpLayout() {
        super.setUpLayout()
        misbehave("bad", in: .setUpLayout)
    }
}

/// One decoration for all messages.
private final class SharedDecoration: @unchecked Sendable {
    let view = ChatMessageDecorationView()
}

extension Slot where Value == SharedDecoration, Part == Never {
    fileprivate static let sharedDecoration = Slot("sharedDecoration", default: SharedDecoration())
}
