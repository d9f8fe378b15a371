public import Components
import Views

extension ChatChannelVC: PartKeeper {
    /// Returns whether a component is the list or the composer.
    public final func keeps(_ part: any Lifecycle) -> Bool {
        part === messageListVC || part === messageComposerVC
    }

    /// Puts another list, or another composer, in the place of one in which a plugin did something wrong.
    ///
    /// The list goes on where the old one was, and the composer with what was typed.
    public final func replace(_ part: any Lifecycle) {
        if part === messageListVC {
            let old = messageListVC
            messageListVC = remake(.messageListVC, for: old)
            messageListVC.takeOver(whatWasToldTo: old)
            messageListVC.takePlace(of: old)
            messageListVC.listView.rows.anchor = old.listView.rows.anchor
            showUnreadCount()
            showTyping(channelController?.typingUsers ?? [])
        } else if part === messageComposerVC {
            let old = messageComposerVC
            messageComposerVC = remake(.messageComposerVC, for: old)
            messageComposerVC.takeOver(whatWasToldTo: old)
            messageComposerVC.takePlace(of: old)
            showComposer()
        }
    }
}

extension ChatMessageListVC {
    /// Takes over what another list was told.
    fileprivate func takeOver(whatWasToldTo old: ChatMessageListVC) {
        (name, isInThread, client) = (old.name, old.isInThread, old.client)
        checksReuse = old.checksReuse
        dataSource = old.dataSource
        delegate = old.delegate
    }
}

extension ComposerVC {
    /// Takes over what another composer was told, and what was typed.
    fileprivate func takeOver(whatWasToldTo old: ComposerVC) {
        channelController = old.channelController
        content = old.content
        notice = old.notice
        undisturbedText = old.undisturbedText
        isEditing = old.isEditing
    }
}

extension ViewController {
    /// Comes in the place of another one: in the controller around it, and with the view.
    fileprivate func takePlace(of old: ViewController) {
        old.parent?.addChild(self)
        if let around = old.view.superview,
            let place = around.subviews.firstIndex(where: { $0 === old.view })
        {
            if let stack = around as? ContainerStackView {
                stack.insertArrangedSubview(view, at: place)
            } else {
                around.insertSubview(view, at: place)
            }
            old.view.removeFromSuperview()
        }
        old.removeFromParent()
    }
}
