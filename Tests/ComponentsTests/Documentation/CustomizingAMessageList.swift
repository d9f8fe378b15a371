import Components
import DefaultComponents
import Views

extension ViewController {
    func addChildViewController(_ child: ViewController, targetView superview: View) {
        addChild(child)
        superview.addSubview(child.view)
    }
}

enum OtherMessages {
    final class CustomMessageListVC: ChatMessageListVC {
        override func cellContentClassForMessage(
            at index: Int
        ) -> any MessageContentView.Type {
            CustomChatMessageContentView.self
        }
    }

    final class CustomChatMessageContentView: ChatMessageContentView {}
}

enum OtherLayout {
    final class CustomMessageListVC: ChatMessageListVC {
        override func setUpLayout() {
            super.setUpLayout()

            Constraint.activate([
                scrollToLatestMessageButton.centerXAnchor.constraint(
                    equalTo: view.layoutMarginsGuide.centerXAnchor
                )
            ])

            dateOverlayView.removeFromSuperview()
        }
    }
}

final class CustomChatMessageListRouter: ChatMessageListRouter {
    override func showUser(_ user: ChatUser) {
        let profile = ViewController()
        rootViewController?.parent?.addChild(profile)
    }
}

struct PinnedMessagesPlugin: Plugin {
    let manifest = PluginManifest("pinned-messages")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageContentViewType) { next, request in
            let message = request.content.message()
            return request.listName == "pinned" && message?.quote == nil
                ? OtherMessages.CustomChatMessageContentView.self : next(request)
        }
    }
}
