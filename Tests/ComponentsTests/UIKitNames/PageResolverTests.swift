import Components
import DefaultComponents
// Foundation has an `IndexPath` and a `CGFloat`, too, and neither is ambiguous here.
import Foundation
import Testing
import UIKitNames
import Views

/// Resolvers as the documentation writes and assigns them.
@Suite(.withoutDiagnostics)
struct PageResolverTests {
    @Test(arguments: Company.allCases)
    func factsAreAlwaysShownAtTheLeadingSide(company: Company) throws {
        let components = try company.assigned {
            Components.default.messageLayoutOptionsResolver = FactsResolver()
        }

        let options = try contentView(of: own, with: components).layoutOptions
        #expect(options.isSuperset(of: [.avatar, .timestamp, .authorName]))
        #expect(options.isDisjoint(with: [.flipped, .threadInfo, .reactions]))
    }

    @Test(arguments: Company.allCases)
    func aMethodWithoutAppearanceIsCalled(company: Company) throws {
        let components = try company.assigned {
            Components.default.messageLayoutOptionsResolver = OldFactsResolver()
        }

        let options = try contentView(of: own, with: components).layoutOptions
        #expect(options.isSuperset(of: [.avatar, .timestamp, .authorName]))
        #expect(options.isDisjoint(with: [.flipped, .bubble]))
    }

    @Test(arguments: Company.allCases)
    func theDeliveryStatusIsHidden(company: Company) throws {
        let components = try company.assigned {
            Components.default.messageLayoutOptionsResolver = QuietResolver()
        }

        let view = try contentView(of: own, with: components)
        #expect(!view.layoutOptions.contains(.deliveryStatusIndicator))
        #expect(view.deliveryStatusView == nil)
    }

    @Test(arguments: Company.allCases)
    func anOptionOfTheAppsIsDecidedByThePlaceOfTheMessage(company: Company) throws {
        let components = try company.assigned {
            Components.default.messageLayoutOptionsResolver = PinResolver()
        }

        #expect(try contentView(of: own, with: components).layoutOptions.contains(.pinned))
    }

    @Test func aFileThatImportsFoundationHasOnePathAndOneNumber() {
        let path = IndexPath(item: 4, section: 0)
        let size = CGSize(width: 3, height: 4)
        let sum: CGFloat = size.width + CGFloat(path.row)

        #expect(sum == 7)
        #expect(path.section == 0)
    }

    private let own = FixtureChat.own("a") { $0.reactions = FixtureChat.reactions }
}

extension ChatMessageLayoutOption {
    fileprivate static let pinned: Self = "pinned"
}

private final class FactsResolver: ChatMessageLayoutOptionsResolver {
    override func optionsForMessage(
        at indexPath: IndexPath,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        var options = super.optionsForMessage(
            at: indexPath,
            in: channel,
            with: messages,
            appearance: appearance
        )
        options.remove([.flipped, .threadInfo, .reactions])
        options.insert([.avatar, .timestamp, .authorName])
        return options
    }
}

private final class OldFactsResolver: ChatMessageLayoutOptionsResolver {
    override func optionsForMessage(
        at indexPath: IndexPath,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>
    ) -> ChatMessageLayoutOptions {
        var options = super.optionsForMessage(at: indexPath, in: channel, with: messages)
        options.remove([.flipped, .bubble, .threadInfo, .reactions])
        options.insert([.avatar, .timestamp, .authorName])
        return options
    }
}

private final class QuietResolver: ChatMessageLayoutOptionsResolver {
    override func optionsForMessage(
        at indexPath: IndexPath,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        var options = super.optionsForMessage(
            at: indexPath,
            in: channel,
            with: messages,
            appearance: appearance
        )
        options.remove(.deliveryStatusIndicator)
        return options
    }
}

private final class PinResolver: ChatMessageLayoutOptionsResolver {
    override func optionsForMessage(
        at indexPath: IndexPath,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        var options = super.optionsForMessage(
            at: indexPath,
            in: channel,
            with: messages,
            appearance: appearance
        )
        let index = messages.index(messages.startIndex, offsetBy: indexPath.item)
        if messages[index].isSentByCurrentUser { options.insert(.pinned) }
        return options
    }
}
