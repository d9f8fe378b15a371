import Components
import DefaultComponents
import Testing
import Views

struct DeliveryStatusPropertyTests {
    @Test func theDefaultAndItsSubclassesAreReachedAsThePageHasIt() throws {
        let status = try #require(try view(with: Components()).deliveryStatusView)

        #expect(status.messageDeliveryChecksView.image == .symbol("check"))
    }

    @Test func anotherConformerIsReachedByASecondProperty() throws {
        var components = Components()
        components.messageDeliveryStatusView = PlainStatus.self

        let view = try view(with: components)

        #expect(view.deliveryStatusView == nil)
        #expect(view.anyDeliveryStatusView is PlainStatus)
    }

    private func view(with components: Components) throws -> ChatMessageContentView {
        let (cell, _) = composeCell(alone(FixtureChat.own("a")), with: components)
        let content = (cell as? ChatMessageCell)?.messageContentView
        return try #require(content as? ChatMessageContentView)
    }
}

private final class PlainStatus: View, DeliveryStatusView {
    var content: DeliveryStatusContent?
}
