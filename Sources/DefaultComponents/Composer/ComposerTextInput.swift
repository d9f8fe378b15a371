public import Components
public import Views

/// Shows what is typed and does what keys ask for.
public protocol ComposerTextInput: View, Component {
    /// The text with the cursor and what can be taken back.
    var editedText: EditedText { get set }

    /// What stands in the place of an empty text.
    var placeholder: String { get set }

    /// Whether keys go to the text.
    var isEditing: Bool { get set }

    /// Does what a key asks for and returns whether that changed the text, the cursor or the selection.
    func apply(_ edit: TextEdit) -> Bool
}

extension Slot where Value == any ComposerTextInput.Type, Part == any ComposerTextInput {
    /// What is typed, in a composer.
    public static let composerTextInput = Slot(
        "composerTextInput",
        default: ChatComposerTextInput.self
    ) { $0.init($1) }
}

extension Event where Payload == TextSelection {
    /// That the cursor of a composer goes somewhere, by a tap.
    public static let selectComposerText = Event("selectComposerText")
}

/// A text with a rounded border; a tap moves the cursor.
open class ChatComposerTextInput: TextInputView, ComposerTextInput, TapResponder {
    /// Called after `setUpLayout`, to choose font, colours and shape; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        let metrics = components[.appearance].metrics
        font = components[.appearance].fonts.body
        textColor = components[.appearance].palette.text
        placeholderColor = components[.appearance].palette.subtitleText
        cursorColor = components[.appearance].palette.accent
        selectionColor = components[.appearance].palette.selection
        backgroundColor = components[.appearance].palette.floating
        layer.borderColor = components[.appearance].palette.border
        layer.borderWidth = metrics.borderWidth
        layer.cornerRadius = metrics.composerCornerRadius
        textContainerInset = metrics.composerTextInsets
        cursorWidth = metrics.composerCursorWidth
    }

    /// Moves the cursor to the location of a tap.
    public final func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .tap else { return .passed }
        let offset = offset(nearest: tap.location(in: self))
        return raise(.selectComposerText, TextSelection(cursor: offset))
    }
}
