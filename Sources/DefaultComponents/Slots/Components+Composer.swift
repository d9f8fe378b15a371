public import Components

// The composer's slots as properties; an assignment is recorded as the app's.
extension Components {
    /// The type of what messages are written, edited and answered with.
    public var messageComposerVC: ComposerVC.Type {
        get { self[.messageComposerVC] }
        set { assign(.messageComposerVC, newValue) }
    }

    /// The type of the text in a composer.
    public var composerTextInputView: any ComposerTextInput.Type {
        get { self[.composerTextInput] }
        set { assign(.composerTextInput, newValue) }
    }

    /// The type of what sends, in a composer.
    public var composerSendButton: any ComposerSendButton.Type {
        get { self[.composerSendButton] }
        set { assign(.composerSendButton, newValue) }
    }

    /// The type of what says which message is edited or answered.
    public var composerHeaderView: any ComposerHeader.Type {
        get { self[.composerHeader] }
        set { assign(.composerHeader, newValue) }
    }

    /// The type of what goes with the text in a composer.
    public var composerAttachmentsView: any ComposerAttachmentList.Type {
        get { self[.composerAttachments] }
        set { assign(.composerAttachments, newValue) }
    }

    /// The type of what a composer offers for what is being typed.
    public var composerSuggestionsView: any ComposerSuggestionList.Type {
        get { self[.composerSuggestions] }
        set { assign(.composerSuggestions, newValue) }
    }

    /// The type of one thing that a composer offers.
    public var composerSuggestionItemView: any ComposerSuggestionItem.Type {
        get { self[.composerSuggestionItem] }
        set { assign(.composerSuggestionItem, newValue) }
    }

    /// The type of what says why something was not sent.
    public var composerNoticeView: any ComposerNotice.Type {
        get { self[.composerNotice] }
        set { assign(.composerNotice, newValue) }
    }

    /// The commands that a composer offers behind a `/`.
    public var composerCommands: [ComposerCommandInfo] {
        get { self[.composerCommands] }
        set { assign(.composerCommands, newValue) }
    }

    /// The names of the reactions that can be given to a message, in the order of the menu.
    public var availableReactions: [String] {
        get { self[.availableReactions] }
        set { assign(.availableReactions, newValue) }
    }
}
