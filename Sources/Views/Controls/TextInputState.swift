/// What a text input shows beside what is measured.
struct TextInputState {
    var edited = EditedText()
    var isEditing = false
    /// The first row in view, as the last layout left it.
    var firstRow = 0
    var placeholderColor = Color.gray
    var selectionColor = Color(
        "selection",
        light: RGBA(0xB3D7FF),
        dark: RGBA(0x2F5D94)
    )
    var cursorColor = Color.systemBlue
}
