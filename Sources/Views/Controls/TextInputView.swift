/// An editable text in rows, with cursor and selection.
///
/// It is as high as its rows, up to a number of them; then it scrolls, and the row of the cursor is in view.
/// Give it what keys ask for with `apply`.
///
/// To a reader who does not see it, it is a `textbox` with the text as its value; its label is what stands
/// in the place of an empty text, unless set.
open class TextInputView: View, EditableView {
    /// The view that clips the rows to the area within the insets.
    final let textArea = View()
    final let textView = TextView()
    final let cursorView = View()
    final var selectionViews: [View] = []
    final var inputState = TextInputState()

    /// Creates a view without text.
    public required init() {
        super.init()
        core.leaf = LeafContent(.input)
        placesSubviews = true
        textArea.placesSubviews = true
        textArea.clipsToBounds = true
        accessibilityRole = .textbox
        textView.textContainerInset = .zero
        addSubview(textArea)
        textArea.addSubview(cursorView)
        textArea.addSubview(textView)
        showColors()
    }

    /// The text with its cursor and history.
    public final var editedText: EditedText {
        get { inputState.edited }
        set {
            guard !newValue.text.utf8.elementsEqual(inputState.edited.text.utf8) else {
                inputState.edited = newValue
                return askForPlacing()
            }
            give([newValue.text], insteadOf: [text]) {
                inputState.edited = newValue
                $0.leaf?.title = displayedText.text
                showColors()
            }
        }
    }

    /// Whether dots are shown in place of the characters.
    final var isMasked: Bool {
        get { inputState.isMasked }
        set {
            guard newValue != isMasked else { return }
            inputState.isMasked = newValue
            changeLeaf { $0.title = text.isEmpty ? $0.title : displayedText.text }
        }
    }

    /// The text as it is shown.
    package final var displayedText: EditedText { isMasked ? editedText.masked : editedText }

    /// The characters; hostile until escaped.
    ///
    /// Setting them puts the cursor at the end and forgets what could be taken back.
    public final var text: String {
        get { inputState.edited.text }
        set { editedText = EditedText(newValue) }
    }

    /// The text that is shown while the text is empty.
    public final var placeholder: String {
        get { core.leaf?.text.plain ?? "" }
        set {
            if accessibilityLabel ?? "" == placeholder {
                accessibilityLabel = newValue.isEmpty ? nil : newValue
            }
            give([newValue], insteadOf: [placeholder]) { $0.leaf?.text = RichText(plain: newValue) }
        }
    }

    /// The font; `body` unless set.
    public final var font: Font {
        get { core.leaf?.font ?? .body }
        set {
            changeFont(to: newValue)
            textView.font = font
        }
    }

    /// The greatest number of rows that are shown; 0 means all, and 5 unless set.
    public final var numberOfLines: Int {
        get { core.leaf?.numberOfLines ?? 0 }
        set { changeLeaf { $0.numberOfLines = max(0, newValue) } }
    }

    /// The distances between the edges and the text, in points; `.zero` by default.
    public final var textContainerInset: DirectionalEdgeInsets {
        get { core.leaf?.inset ?? .zero }
        set {
            check(newValue, "textContainerInset")
            changeLeaf { $0.inset = newValue.finite }
        }
    }

    /// The colour of the text; none means the appearance's usual one.
    public final var textColor: Color? {
        get { core.leaf?.textColor }
        set {
            core.leaf?.textColor = newValue
            noteChange()
            showColors()
        }
    }

    /// The colour of what stands in the place of an empty text; grey unless set.
    public final var placeholderColor: Color {
        get { inputState.placeholderColor }
        set {
            inputState.placeholderColor = newValue
            showColors()
        }
    }

    /// The colour behind selected characters; a light blue unless set.
    public final var selectionColor: Color {
        get { inputState.selectionColor }
        set {
            inputState.selectionColor = newValue
            showColors()
        }
    }

    /// The colour of the cursor; `systemBlue` unless set.
    public final var cursorColor: Color {
        get { inputState.cursorColor }
        set {
            inputState.cursorColor = newValue
            showColors()
        }
    }

    /// The width of the cursor, in points; 2 unless set, and a cell in a terminal.
    public final var cursorWidth: Double {
        get { core.leaf?.cursorWidth ?? 0 }
        set {
            check(extent: newValue, "cursorWidth")
            changeLeaf { $0.cursorWidth = max(0, newValue.finite) }
        }
    }

    /// Whether keys go to the text, so that the cursor and the selection are shown; not unless set.
    public final var isEditing: Bool {
        get { inputState.isEditing }
        set {
            guard newValue != inputState.isEditing else { return }
            inputState.isEditing = newValue
            askForPlacing()
        }
    }

    /// The frame of the cursor after layout, in points of this view, physical.
    public final var cursorFrame: Rect {
        var frame = cursorView.frame
        frame.x += textArea.frame.x
        frame.y += textArea.frame.y
        return frame
    }

    /// The number of the first row in view after layout.
    public final var firstVisibleRow: Int { inputState.firstRow }

    /// The rows of the text at the view's present width; before layout, its lines.
    ///
    /// - Complexity: Linear in the length of the text.
    public final var rows: TextRows {
        let pass = LayoutPass(for: self)
        guard let leaf = core.leaf, !text.isEmpty else {
            return TextRows("", measurer: pass.measurer, font: font)
        }
        let width = core.frame.size.width
        return leaf.rows(width > 0 ? width - leaf.inset.horizontal : .infinity, pass)
    }

    /// Applies an edit and returns whether that changed the text, the cursor or the selection.
    ///
    /// - Complexity: As of `EditedText`, and linear in the length of the text for steps from row to row.
    @discardableResult
    public final func apply(_ edit: TextEdit) -> Bool {
        var edited = inputState.edited
        let isChanged = edited.apply(edit, rows: edit.needsRows && !isMasked ? rows : nil)
        editedText = edited
        return isChanged
    }

    /// Returns the place in the text that is nearest to a point of this view, in points, physical.
    public final func offset(nearest point: Point) -> Int {
        guard !text.isEmpty, let leaf = core.leaf else { return 0 }
        let rows = rows
        let x = effectiveLayoutDirection == .rightToLeft ? core.frame.size.width - point.x : point.x
        let y = point.y - leaf.inset.top + rows.lines[min(inputState.firstRow, rows.count - 1)].top
        let row = rows.lines.lastIndex { $0.top <= y } ?? 0
        let offset = rows.offset(nearest: x - leaf.inset.leading, inRow: row)
        return isMasked ? editedText.offset(ofMasked: offset) : offset
    }

    /// Called after layouts that gave the view another size, and after changes of the text, the cursor or the
    /// selection, to place them; call `super` first.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeRows()
    }
}

/// The state of a text input that measuring does not read.
struct TextInputState {
    var edited = EditedText()
    var isEditing = false
    var isMasked = false
    /// The first row in view, as the last layout left it.
    var firstRow = 0
    /// At least 4.5 to 1 on the bubbles and pages of the default appearance (WCAG).
    var placeholderColor = Color("placeholder", light: RGBA(0x5C5C5C), dark: RGBA(0xC4C4C4))
    var selectionColor = Color(
        "selection",
        light: RGBA(0xB3D7FF),
        dark: RGBA(0x2F5D94)
    )
    var cursorColor = Color.systemBlue
}

/// A view in which keys edit a text while it has the focus.
public protocol EditableView: View {
    /// The text with cursor and undo history.
    var editedText: EditedText { get set }

    /// Whether the text has the focus, so that its cursor is shown.
    var isEditing: Bool { get set }

    /// Applies an edit and returns whether that changed the text, the cursor or the selection.
    func apply(_ edit: TextEdit) -> Bool
}
