import Components
import DefaultComponents
import Views

enum ChannelListVCExample: SlotExample {
    static let slot = "channelListVC"

    final class OwnChannelListVC: ChatChannelListVC {
        override func setUpAppearance() {
            super.setUpAppearance()
            view.backgroundColor = .white
        }
    }

    final class AroundChannelListVC: ComponentExtension<ChatChannelListVC> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.view.backgroundColor = .gray
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.channelListVC, with: OwnChannelListVC.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.channelListVC, with: AroundChannelListVC.self)
    }
}

enum ChannelListViewExample: SlotExample {
    static let slot = "channelListView"

    final class OwnChannelListView: ChatChannelListView {
        override func setUpAppearance() {
            super.setUpAppearance()
            backgroundColor = .white
        }
    }

    final class AroundChannelListView: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.channelListView, with: OwnChannelListView.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.channelListView, with: AroundChannelListView.self)
    }
}

enum ChannelListItemViewExample: SlotExample {
    static let slot = "channelListItemView"

    final class OwnChannelListItemView: ChatChannelListItemView {
        override func updateContent() {
            super.updateContent()
            previewStack.isHidden = content?.isMuted == true
        }
    }

    final class AroundChannelListItemView: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.cornerRadius = 0
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.channelListItemView, with: OwnChannelListItemView.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.channelListItemView, with: AroundChannelListItemView.self)
    }
}

enum ChannelHeaderViewExample: SlotExample {
    static let slot = "channelHeaderView"

    final class OwnChannelHeaderView: ChatChannelHeaderView {
        override func updateContent() {
            super.updateContent()
            titleLabel.text = content.map { "# \($0.channel.name)" }
        }
    }

    final class AroundChannelHeaderView: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.backgroundColor = .gray
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.channelHeaderView, with: OwnChannelHeaderView.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.channelHeaderView, with: AroundChannelHeaderView.self)
    }
}
