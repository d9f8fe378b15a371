public import Components

/// A field in which the reader enters text, of one line unless ``TextInputView/numberOfLines`` says otherwise.
///
/// Its host gives it the focus and sends it edits; code receives its changes, see ``Components/TreeMember/addHandler(to:_:)``. What
/// is entered is lost with the view, unless it is bound to state.
open class TextField: TextInputView, TapResponder {
    final var fieldState = TextFieldState()

    /// Creates an empty field with a thin border.
    public required init() {
        super.init()
        numberOfLines = 1
        textContainerInset = DirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
        layer.borderWidth = 1
        layer.borderColor = .gray
        layer.cornerRadius = 4
        // Drawing finds the field by it.
        _ = handle
    }

    /// Whether the field can have the focus and be edited; so it is unless set.
    public final var isEnabled: Bool {
        get { fieldState.isEnabled }
        set {
            fieldState.isEnabled = newValue
            noteChange()
        }
    }

    /// Whether dots are shown in place of the characters, to everybody; not unless set.
    public final var isSecure: Bool {
        get { isMasked }
        set { isMasked = newValue }
    }

    /// The greatest number of characters that the reader can enter; nil is no limit.
    ///
    /// Text that code sets may be longer.
    public final var maximumLength: Int? {
        get { fieldState.maximumLength }
        set {
            fieldState.maximumLength = newValue.map { max(0, $0) }
            noteChange()
        }
    }

    override final var targetState: TargetState {
        TargetState(isEnabled: isEnabled, isSecure: isSecure, maximumLength: maximumLength)
    }

    /// Whether the text can have several lines; in a single line, spaces stand for line feeds that are pasted.
    public final var isMultiline: Bool { numberOfLines != 1 }

    /// Applies an edit of the reader, as far as the field allows it, and calls the handlers; returns whether that changed
    /// the text, the cursor or the selection.
    @discardableResult
    public final func take(_ edit: TextEdit) -> Bool {
        guard isEnabled, let edit = allowed(edit) else { return false }
        let old = editedText
        let isChanged = apply(edit)
        // Characters may join or part where some are inserted.
        if let maximumLength, text.count > max(maximumLength, old.text.count) {
            editedText = old
            return false
        }
        if editedText != old { tell(text == old.text ? .moved : .edited) }
        return isChanged
    }

    /// Reports to the handlers that the reader has entered the text, as with Enter; returns whether there is one.
    @discardableResult
    public final func submit() -> Bool {
        guard isEnabled else { return false }
        tell(.submitted)
        return fieldState.handlers.contains { $0.code.tree != nil && !$0.isBinding }
    }

    /// Takes the focus at a tap, and moves the cursor to it.
    public final func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .tap else { return .passed }
        guard isEnabled else { return .handled }
        guard takeFocus() else { return .passed }
        var edited = editedText
        edited.select(TextSelection(cursor: offset(nearest: tap.location(in: self))))
        editedText = edited
        tell(.moved)
        return .handled
    }

    /// Returns what of an edit the field allows; nil for nothing.
    private func allowed(_ edit: TextEdit) -> TextEdit? {
        switch edit {
        case .insert(let words): insertion(of: words)
        case .yank: insertion(of: editedText.killed)
        default: edit
        }
    }

    private func insertion(of words: String) -> TextEdit? {
        var words = words
        if !isMultiline {
            if words.allSatisfy(\.isNewline) { return nil }
            words = String(words.map { $0.isNewline ? " " : $0 })
        }
        if let maximumLength {
            let kept = text.count - editedText.selectedText.count
            words = String(words.prefix(max(0, maximumLength - kept)))
        }
        return words.isEmpty ? nil : .insert(words)
    }
}

/// The limits of a field and the code that receives its changes.
struct TextFieldState {
    var isEnabled = true
    var maximumLength: Int?
    var handlers: [TextFieldHandler] = []
}

/// A change of a field by the reader, as its handlers receive it.
public struct TextFieldChange: Sendable, Hashable {
    /// The kinds of changes.
    public enum Phase: Sendable, Hashable {
        /// The field has the focus.
        case focused
        /// The text changed.
        case edited
        /// The reader has entered the text.
        case submitted
        /// The field lost the focus.
        case lost(FocusLoss)
        /// The cursor or the selection moved, which bindings alone receive.
        case moved
    }

    /// The kind of change.
    public let phase: Phase
    /// The text with cursor, selection and history; hostile until escaped.
    public let editedText: EditedText

    /// The characters; hostile until escaped.
    public var text: String { editedText.text }
}
