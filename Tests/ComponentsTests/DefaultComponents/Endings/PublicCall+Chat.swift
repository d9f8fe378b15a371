import Components
import DefaultComponents
import Views

extension PublicCall {
    static let controller = [
        PublicCall("ChatChannelController.receive(_:)") { scene in
            scene.controller.receive(
                .newMessage(FixtureChat.message("new-\(scene.count)", at: 100))
            )
        },
        PublicCall("ChatChannelController.receive(_:)") { scene in
            var message = scene.newest
            message.text = "edited \(scene.count)"
            scene.controller.receive(.messageEdited(message))
        },
        PublicCall("ChatChannelController.receive(_:)") { scene in
            let isLost = scene.count % 2 == 0
            scene.controller.receive(isLost ? .connectionLost : .connectionRestored)
        },
        PublicCall("ChatChannelController.receive(_:)") { scene in
            scene.controller.receive(.typingStarted(ChatUser(id: "typist-\(scene.count)")))
        },
        PublicCall("ChatChannelController.synchronize()") { $0.controller.synchronize() },
        PublicCall("ChatChannelController.loadPreviousMessages(limit:)") {
            $0.controller.loadPreviousMessages(limit: 1)
        },
        PublicCall("ChatChannelController.loadNextMessages(limit:)") {
            $0.controller.loadNextMessages(limit: .max)
        },
        PublicCall("ChatChannelController.loadMessages(around:)") {
            $0.controller.loadMessages(around: $0.count % 2 == 0 ? "own-0" : "own-11")
        },
        PublicCall("ChatChannelController.markRead()") { $0.controller.markRead() },
        PublicCall("ChatChannelController.createNewMessage(text:)") {
            try $0.controller.createNewMessage(text: "Number \($0.count)")
        },
        PublicCall(
            "ChatChannelController.createNewMessage"
                + "(text:attachments:fields:quotedMessageID:threadID:isShownInChannel:createdAt:)"
        ) {
            try $0.controller.createNewMessage(
                text: "fail",
                quotedMessageID: $0.newest.id,
                threadID: $0.newest.id,
                isShownInChannel: true
            )
        },
        PublicCall("ChatChannelController.editMessage(id:text:attachments:fields:editedAt:)") {
            try $0.controller.editMessage(id: $0.newest.id, text: "edited \($0.count)")
        },
        PublicCall("ChatChannelController.setProgress(_:ofAttachment:inMessage:)") { scene in
            let file = FileAttachment(assetURL: "\(scene.count)")
            let id = try scene.controller.createNewMessage(
                text: "",
                attachments: [ChatAttachment(kind: .file, payload: .file(file))]
            )
            scene.controller.setProgress(0.5, ofAttachment: "1", inMessage: id)
        },
        PublicCall("ChatChannelController.deleteMessage(id:)") {
            $0.controller.deleteMessage(id: $0.newest.id)
        },
        PublicCall("ChatChannelController.resendMessage(id:)") { scene in
            let failed = scene.controller.messages.first { $0.localState == .sendingFailed }
            failed.map { scene.controller.resendMessage(id: $0.id) }
        },
        PublicCall("ChatChannelController.addReaction(_:emoji:to:)") {
            try $0.controller.addReaction("wave-\($0.count)", to: $0.newest.id)
        },
        PublicCall("ChatChannelController.deleteReaction(_:from:)") { scene in
            let name = "wave"
            if scene.count % 2 == 0 {
                try scene.controller.deleteReaction(name, from: scene.newest.id)
            } else {
                try scene.controller.addReaction(name, to: scene.newest.id)
            }
        },
        PublicCall("ChatChannelController.message(id:)") { _ = $0.controller.message(id: "none") },
        PublicCall("ChatChannelController.send(_:_:about:)") { scene in
            try scene.controller.send(.choice, PickedChoice(option: scene.count))
        },
        PublicCall("ChatChannelController.resendRequest(id:)") {
            $0.controller.resendRequest(id: "ann-request-\($0.count)")
        },
        PublicCall("ChatChannelController.state(ofRequest:)") {
            _ = $0.controller.state(ofRequest: "none")
        },
        PublicCall("ChatChannelController.receive(_:)") { scene in
            let payload = ChatPayload(name: "test.choice", json: ["option": 1])
            scene.controller.receive(.custom(payload))
        },
    ]

    static let composer = [
        PublicCall("ComposerVC.receive(_:)") {
            _ = $0.composer.receive(RaisedEvent(.tapOnSend, $0.composer.content))
        },
        PublicCall("ComposerVC.selectSuggestion(by:)") { $0.composer.selectSuggestion(by: .min) },
        PublicCall("ComposerVC.pickSuggestion(_:)") { scene in
            let typed = scene.composer.content.text
            scene.composer.pickSuggestion(
                ComposerSuggestion("more", typed: typed, replacement: typed + "a")
            )
        },
        PublicCall("ComposerVC.dismissSuggestions()") { $0.composer.dismissSuggestions() },
        PublicCall("ComposerVC.setUpLayout()") { $0.composer.setUpLayout() },
        PublicCall("ComposerVC.setUpAppearance()") { $0.composer.setUpAppearance() },
        PublicCall("ComposerVC.updateContent()") { $0.composer.updateContent() },
        PublicCall("ComposerVC.sendMessage()") { scene in
            scene.composer.content.text = "Number \(scene.count)"
            scene.composer.sendMessage()
        },
        PublicCall("ComposerVC.sendMessage()") { $0.composer.sendMessage() },
        PublicCall("ComposerVC.apply(_:)") { $0.composer.apply(.insert("a")) },
    ]
}
