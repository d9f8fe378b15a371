import Components
import DefaultComponents
import Testing
import UIKitNames
import Views

/// The avatars of readers, and a tap on them, as the documentation writes them.
@Suite(.withoutDiagnostics)
struct PageReadersTests {
    @Test(arguments: Company.allCases)
    func threeSmallAvatarsAndHowManyMore(company: Company) throws {
        let status = try status(with: company.assigned(Self.assign))

        #expect(status.faces.map(\.isHidden) == [false, false, false])
        #expect(status.faces.map(\.frame.size) == Array(repeating: status.faceSize, count: 3))
        #expect(status.faces[0].imageView.layer.borderWidth == 1)
        #expect(status.messageReadСountsLabel.text == "and 2 more")
        #expect(status.faces[1].frame.x - status.faces[0].frame.x == 7.5)
    }

    @Test(arguments: Company.allCases)
    func aTapOnThemReachesTheList(company: Company) throws {
        let components = try company.assigned {
            Components.default.messageListVC = ReaderList.self
        }
        let data = ListedMessages([message])
        let list = try #require(data.list(with: components) as? ReaderList)
        let cell = try #require(list.listView.cell(at: 0))

        cell.raise(.tapOnDeliveryStatus, message)

        #expect(list.asked == ["a"])
    }

    private let message = FixtureChat.own("a") { $0.readBy = FixtureChat.others }

    @Sendable private static func assign() {
        Components.default.messageDeliveryStatusView = FaceStatus.self
    }

    private func status(with components: Components) throws -> FaceStatus {
        let status = try #require(components.make(.deliveryStatus) as? FaceStatus)
        status.content = DeliveryStatusContent(message: message, channel: FixtureChat.group)
        let tree = status.mount(in: ComponentContext(components))
        status.layout(width: 200)
        #expect(tree.diagnostics == [])
        return status
    }
}

private final class FaceStatus: ChatMessageDeliveryStatusView {
    let faceSize = CGSize(width: 15, height: 15)
    private(set) var faces: [ChatAvatarView] = []
    private let row = UIStackView()

    override func setUpLayout() {
        super.setUpLayout()
        row.translatesAutoresizingMaskIntoConstraints = false
        row.axis = .horizontal
        row.distribution = .fill
        row.spacing = -faceSize.width / 2
        (0..<3).forEach { _ in
            let face = components.avatarView.init()
            face.imageView.layer.borderColor = appearance.colorPalette.background6.cgColor
            face.imageView.layer.borderWidth = 1
            face.heightAnchor.constraint(equalToConstant: faceSize.height).isActive = true
            face.widthAnchor.constraint(equalToConstant: faceSize.width).isActive = true
            row.addArrangedSubview(face)
            faces.append(face)
        }
        stackView.addArrangedSubview(row)
        stackView.addArrangedSubview(messageReadСountsLabel)
    }

    override func updateContent() {
        super.updateContent()
        let readers = content?.message.readBy.sorted { $0.id < $1.id } ?? []
        row.isHidden = readers.count == 0
        for index in 0..<faces.count {
            let user = readers.indices.contains(index) ? readers[index] : nil
            faces[index].isHidden = user == nil
            components.imageLoader.loadImage(
                into: faces[index].imageView,
                url: user?.imageURL,
                imageCDN: components.imageCDN,
                placeholder: appearance.images.userAvatarPlaceholder4,
                preferredSize: faceSize
            )
        }
        let others = readers.count - faces.count
        messageReadСountsLabel.text = others > 0 ? "and \(others) more" : nil
        messageReadСountsLabel.isHidden = messageReadСountsLabel.text == nil
        isUserInteractionEnabled = readers.count > 0
    }
}

private final class ReaderList: ChatMessageListVC {
    private(set) var asked: [String] = []

    override func messageContentViewDidTapOnDeliveryStatusIndicator(_ indexPath: IndexPath?) {
        guard let indexPath, let message = dataSource?.chatMessageListVC(self, messageAt: indexPath)
        else { return }
        asked.append(message.id)
    }
}
