import Components
import Views

extension ChatChannelVC {
    /// Puts another list in the place of one, where it was.
    func replaceList() {
        let old = messageListVC
        messageListVC = remake(.messageListVC, for: old)
        messageListVC.takeOver(whatWasToldTo: old)
        messageListVC.takePlace(of: old)
        messageListVC.listView.rows.anchor = old.listView.rows.anchor
        messageListVC.showTypingIndicator(typingUsers: old.typingIndicatorView.content)
        showUnreadCount()
    }

    /// Puts another composer in the place of one, with what was typed.
    func replaceComposer() {
        let old = messageComposerVC
        messageComposerVC = remake(.messageComposerVC, for: old)
        messageComposerVC.takeOver(whatWasToldTo: old)
        messageComposerVC.takePlace(of: old)
    }
}

extension ChatMessageListVC {
    /// Takes over what another list was reported.
    fileprivate func takeOver(whatWasToldTo old: ChatMessageListVC) {
        (name, isInThread, client) = (old.name, old.isInThread, old.client)
        checksReuse = old.checksReuse
        dataSource = old.dataSource
        delegate = old.delegate
    }
}

extension ComposerVC {
    /// Takes over what another composer was reported, and what was typed.
    fileprivate func takeOver(whatWasToldTo old: ComposerVC) {
        channelController = old.channelController
        content = old.content
        notice = old.notice
        undisturbedText = old.undisturbedText
        isEditing = old.isEditing
    }
}

extension ViewController {
    /// Comes in the place of another one: in the controller around it, and with the view, as it was tied by others.
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
