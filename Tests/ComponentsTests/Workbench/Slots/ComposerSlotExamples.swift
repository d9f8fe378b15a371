import Components
import DefaultComponents
import Views

enum MessageComposerVCExample: SlotExample {
    static let slot = "messageComposerVC"

    final class OwnMessageComposerVC: ComposerVC {
        override func setUpAppearance() {
            super.setUpAppearance()
            view.backgroundColor = .white
        }
    }

    final class AroundMessageComposerVC: ComponentExtension<ComposerVC> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.view.backgroundColor = .gray
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.messageComposerVC, with: OwnMessageComposerVC.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.messageComposerVC, with: AroundMessageComposerVC.self)
    }
}

enum ComposerTextInputExample: SlotExample {
    static let slot = "composerTextInput"

    final class OwnComposerTextInput: ChatComposerTextInput {
        override func setUpAppearance() {
            super.setUpAppearance()
            textColor = .black
        }
    }

    final class AroundComposerTextInput: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.composerTextInput, with: OwnComposerTextInput.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.composerTextInput, with: AroundComposerTextInput.self)
    }
}

enum ComposerSendButtonExample: SlotExample {
    static let slot = "composerSendButton"

    final class OwnComposerSendButton: ChatComposerSendButton {
        override func setUpAppearance() {
            super.setUpAppearance()
            tintColor = .black
        }
    }

    final class AroundComposerSendButton: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.composerSendButton, with: OwnComposerSendButton.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.composerSendButton, with: AroundComposerSendButton.self)
    }
}

enum ComposerHeaderExample: SlotExample {
    static let slot = "composerHeader"

    final class OwnComposerHeader: ChatComposerHeader {
        override func setUpAppearance() {
            super.setUpAppearance()
            spacing = 4
        }
    }

    final class AroundComposerHeader: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.composerHeader, with: OwnComposerHeader.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.composerHeader, with: AroundComposerHeader.self)
    }
}

enum ComposerAttachmentsExample: SlotExample {
    static let slot = "composerAttachments"

    final class OwnComposerAttachments: ChatComposerAttachmentList {
        override func setUpAppearance() {
            super.setUpAppearance()
            spacing = 4
        }
    }

    final class AroundComposerAttachments: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.composerAttachments, with: OwnComposerAttachments.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.composerAttachments, with: AroundComposerAttachments.self)
    }
}

enum ComposerSuggestionsExample: SlotExample {
    static let slot = "composerSuggestions"

    final class OwnComposerSuggestions: ChatComposerSuggestionList {
        override func setUpAppearance() {
            super.setUpAppearance()
            spacing = 4
        }
    }

    final class AroundComposerSuggestions: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.composerSuggestions, with: OwnComposerSuggestions.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.composerSuggestions, with: AroundComposerSuggestions.self)
    }
}

enum ComposerSuggestionItemExample: SlotExample {
    static let slot = "composerSuggestionItem"

    final class OwnComposerSuggestionItem: ChatComposerSuggestionItem {
        override func setUpAppearance() {
            super.setUpAppearance()
            layer.cornerRadius = 0
        }
    }

    final class AroundComposerSuggestionItem: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.composerSuggestionItem, with: OwnComposerSuggestionItem.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.composerSuggestionItem, with: AroundComposerSuggestionItem.self)
    }
}

enum ComposerNoticeExample: SlotExample {
    static let slot = "composerNotice"

    final class OwnComposerNotice: ChatComposerNotice {
        override func setUpAppearance() {
            super.setUpAppearance()
            spacing = 4
        }
    }

    final class AroundComposerNotice: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.composerNotice, with: OwnComposerNotice.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.composerNotice, with: AroundComposerNotice.self)
    }
}

enum MessageSubmissionExample: SlotExample {
    static let slot = "messageSubmission"

    static func replace(in components: inout Components) {
        components.replace(.messageSubmission) { submission in
            .send(submission.content)
        }
    }

    static func extend(in components: inout Components) {
        components.transform(.messageSubmission) { next, submission in
            var submission = submission
            if submission.content.text == "/shrug" { submission.content.text = #"¯\_(ツ)_/¯"# }
            return next(submission)
        }
    }
}

enum ComposerSuggestionRuleExample: SlotExample {
    static let slot = "composerSuggestionRule"

    static func replace(in components: inout Components) {
        components.replace(.composerSuggestionRule) { _ in [] }
    }

    static func extend(in components: inout Components) {
        components.transform(.composerSuggestionRule) { next, request in
            Array(next(request).prefix(3))
        }
    }
}

enum ComposerCommandsExample: SlotExample {
    static let slot = "composerCommands"

    static func replace(in components: inout Components) {
        components.set(.composerCommands, to: [])
    }

    static func extend(in components: inout Components) {
        components.transform(.composerCommands) { below in
            Array(below.prefix(3))
        }
    }
}
