import Components
import DefaultComponents
import Testing
import Views

/// The size of an avatar, and the authors of its constraints.
@Suite(.diagnosticsOfIssues)
struct AvatarSizeTests {
    @Test func constraintsOfTheViewAroundWin() throws {
        var components = Components()
        components.messageDeliveryStatusView = SmallAvatarStatus.self

        let (status, tree) = try mounted(components)

        #expect(status.avatar?.frame.size == Size(width: 15, height: 15))
        #expect(tree.diagnostics == [])
    }

    @Test func lengthsOfASubclassWin() {
        let avatar = BigAvatar()
        let row = ContainerStackView(alignment: .fill, arrangedSubviews: [avatar, block()])

        let tree = row.mount(in: ComponentContext(Components()))
        row.layout(width: 200)

        #expect(avatar.frame.size == Size(width: 48, height: 48))
        #expect(tree.diagnostics == [])
    }

    @Test(arguments: [Axis.horizontal, .vertical], [StackDistribution.fill, .fillEqually])
    func noStackStretchesAnAvatar(axis: Axis, distribution: StackDistribution) {
        let avatar = ChatAvatarView()
        let stack = ContainerStackView(
            axis: axis,
            alignment: .fill,
            arrangedSubviews: [avatar, block()]
        )
        stack.distribution = distribution

        let tree = stack.mount(in: ComponentContext(Components()))
        stack.layout(width: 200, height: 300)

        #expect(avatar.frame.size == Size(width: 32, height: 32))
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

    /// Returns a view of 70 x 90 points.
    private func block() -> View {
        let view = View()
        view.widthAnchor.constraint(equalToConstant: 70).isActive = true
        view.heightAnchor.constraint(equalToConstant: 90).isActive = true
        return view
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

private final class BigAvatar: ChatAvatarView {
    override func setUpLayout() {
        super.setUpLayout()
        widthAnchor.constraint(equalToConstant: 48).isActive = true
        heightAnchor.constraint(equalToConstant: 48).isActive = true
    }
}
