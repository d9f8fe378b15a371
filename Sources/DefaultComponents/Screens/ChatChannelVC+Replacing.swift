import Components
import Views

extension ChatChannelVC {
    /// Replaces the list, and keeps its scroll position.
    func replaceList() {
        let old = messageListVC
        old.removeOverlays()
        old.overlays.places = []
        messageListVC = remake(.messageListVC, for: old)
        messageListVC.takeOver(whatWasToldTo: old)
        messageListVC.takePlace(of: old)
        messageListVC.listView.rows.anchor = old.listView.rows.anchor
        messageListVC.listView.isScrolling = old.listView.isScrolling
        old.listView.successor = messageListVC.listView
        // The new list makes room for bars anew.
        if !old.listView.isAtLatest {
            messageListVC.listView.rows.anchor.offset -= old.overlays.bottom
        }
        messageListVC.showTypingIndicator(typingUsers: old.typingIndicatorView.content)
        messageListVC.scrollToLatestMessageButton.content = old.scrollToLatestMessageButton.content
        showLoading()
    }

    /// Replaces the composer, and keeps its content.
    func replaceComposer() {
        let old = messageComposerVC
        messageComposerVC = remake(.messageComposerVC, for: old)
        messageComposerVC.takeOver(whatWasToldTo: old)
        messageComposerVC.takePlace(of: old)
    }
}

extension ChatChannelVC: ComponentUpdating {
    /// Replaces the list and the composer if the new components make parts of them differently, outside of rows.
    package func renewParts() {
        guard let parts = node.connectedTree?.change?.parts else { return }
        for part in [messageListVC, messageComposerVC] as [any Component]
        where part.isMade(of: parts, leavingOut: { $0 is any MessageCell })
            || part === messageListVC && parts.contains(Slot.messageListRouter.name)
        {
            replace(part)
        }
    }
}

extension ChatMessageListVC {
    /// Copies the configuration of another list.
    fileprivate func takeOver(whatWasToldTo old: ChatMessageListVC) {
        (name, isInThread, client) = (old.name, old.isInThread, old.client)
        checksReuse = old.checksReuse
        dataSource = old.dataSource
        delegate = old.delegate
    }
}

extension ComposerVC {
    /// Copies the configuration and the content of another composer.
    fileprivate func takeOver(whatWasToldTo old: ComposerVC) {
        channelController = old.channelController
        content = old.content
        notice = old.notice
        undisturbedText = old.undisturbedText
        isEditing = old.isEditing
    }
}

extension ViewController {
    /// Replaces another controller in its parent, and its view with the constraints of others to it.
    fileprivate func takePlace(of old: ViewController) {
        old.parent?.addChild(self)
        view.isHidden = old.view.isHidden
        if let around = old.view.superview,
            let place = around.subviews.firstIndex(where: { $0 === old.view })
        {
            if let stack = around as? ContainerStackView {
                stack.insertArrangedSubview(view, at: place)
            } else {
                around.insertSubview(view, at: place)
            }
            let layers = old.node.extensions + [old.node.supplier].compactMap(\.self)
            view.takeOverConstraints(of: old.view, unlessBy: layers)
            old.view.removeFromSuperview()
        }
        old.removeFromParent()
    }
}
