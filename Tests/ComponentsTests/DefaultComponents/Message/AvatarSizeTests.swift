import Components
import DefaultComponents
import Testing
import Views

/// Who decides the size of an avatar, and whose the constraints are.
@Suite struct AvatarSizeTests {
    @Test func constraintsOfTheViewAroundWin() throws {
        var components = Components()
        components.messageDeliveryStatusView = SmallAvatarStatus.self

        let (status, tree) = try mounted(components)

        #expect(status.avatar?.frame.size == Size(width: 15, height: 15))
        #expect(tree.diagnostics == [])
    }

    @Test func aConstraintOfAViewThatWasNotConnectedIsItsAuthors() throws {
        var components = Components()
        components.messageDeliveryStatusView = SmallAvatarStatus.self

        let (status, tree) = try mounted(components)
        let avatar = try #require(status.avatar)
        avatar.widthAnchor.constraint(equalToConstant: 20).isActive = true
        avatar.layoutIfNeeded()
        status.setNeedsLayout()
        status.layout(width: 200)

        let conflict = ComponentDiagnostic.conflictingConstraints(
            dropped: ConstraintClaim(relation: "ChatAvatarView.width = 15", activatedBy: "app"),
            kept: ConstraintClaim(relation: "ChatAvatarView.width = 20", activatedBy: nil)
        )
        #expect(tree.diagnostics.first == conflict)
    }

    private func mounted(
        _ components: Components
    ) throws -> (SmallAvatarStatus, ComponentTree) {
        let status = try #require(components.make(.deliveryStatus) as? SmallAvatarStatus)
        status.content = DeliveryStatusContent(
            message: FixtureChat.own("a"),
            channel: FixtureChat.group
        )
        let tree = status.mount(in: ComponentContext(components))
        status.layout(width: 200)
        return (status, tree)
    }
}

private final class SmallAvatarStatus: ChatMessageDeliveryStatusView {
    private(set) var avatar: (any AvatarView)?

    override func setUpLayout() {
        super.setUpLayout()
        let avatar = components.avatarView.init()
        avatar.heightAnchor.constraint(equalToConstant: 15).isActive = true
        avatar.widthAnchor.constraint(equalToConstant: 15).isActive = true
        stackView.addArrangedSubview(avatar)
        self.avatar = avatar
    }
}
