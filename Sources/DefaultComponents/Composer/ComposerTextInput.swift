public import Components
public import Views

/// A text that is edited by keys.
public protocol ComposerTextInput: EditableView, Component {
    /// The placeholder of an empty text.
    var placeholder: String { get set }
}

extension Slot where Value == any ComposerTextInput.Type, Part == any ComposerTextInput {
    /// The text, in a composer.
    public static let composerTextInput = Slot(
        "composerTextInput",
        default: ChatComposerTextInput.self,
        contract: .experimental(changes: ["Its requirements are those of 'EditableView'."])
    ) { $0.init($1) }
}

extension Event where Payload == TextSelection {
    /// A tap that moves the cursor of a composer.
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
