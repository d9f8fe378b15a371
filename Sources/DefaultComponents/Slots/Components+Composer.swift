public import Components

// The composer's slots as properties; an assignment is registered as the app's.
extension Components {
    /// The type of the composer.
    public var messageComposerVC: ComposerVC.Type {
        get { self[.messageComposerVC] }
        set { assign(.messageComposerVC, newValue) }
    }

    /// The type of the text in a composer.
    public var composerTextInputView: any ComposerTextInput.Type {
        get { self[.composerTextInput] }
        set { assign(.composerTextInput, newValue) }
    }

    /// The type of the button that sends, in a composer.
    public var composerSendButton: any ComposerSendButton.Type {
        get { self[.composerSendButton] }
        set { assign(.composerSendButton, newValue) }
    }

    /// The type of the header with the message that is edited or quoted.
    public var composerHeaderView: any ComposerHeader.Type {
        get { self[.composerHeader] }
        set { assign(.composerHeader, newValue) }
    }

    /// The type of the list of attachments in a composer.
    public var composerAttachmentsView: any ComposerAttachmentList.Type {
        get { self[.composerAttachments] }
        set { assign(.composerAttachments, newValue) }
    }

    /// The type of the list of suggestions in a composer.
    public var composerSuggestionsView: any ComposerSuggestionList.Type {
        get { self[.composerSuggestions] }
        set { assign(.composerSuggestions, newValue) }
    }

    /// The type of one suggestion in a composer.
    public var composerSuggestionItemView: any ComposerSuggestionItem.Type {
        get { self[.composerSuggestionItem] }
        set { assign(.composerSuggestionItem, newValue) }
    }

    /// The type of the notice of a message that was not sent.
    public var composerNoticeView: any ComposerNotice.Type {
        get { self[.composerNotice] }
        set { assign(.composerNotice, newValue) }
    }

    /// The commands that a composer suggests after a `/`.
    public var composerCommands: [ComposerCommandInfo] {
        get { self[.composerCommands] }
        set { assign(.composerCommands, newValue) }
    }

    /// The names of the reactions that can be added to a message, in the order of the menu.
    public var availableReactions: [String] {
        get { self[.availableReactions] }
        set { assign(.availableReactions, newValue) }
    }
}
