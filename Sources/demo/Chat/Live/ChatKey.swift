/// Something that a person does at a terminal.
enum ChatKey: Equatable {
    case up, down, pageUp, pageDown, home, end
    case tab, backTab, enter, escape
    /// A letter, a digit or a sign.
    case character(Character)
    /// Control and a letter.
    case control(Character)
    /// A turn of the wheel, up or down.
    case wheel(isUp: Bool)
    /// A press of a button of the mouse on a cell; the first has the numbers 0 and 0.
    case click(isLong: Bool, row: Int, column: Int)
}
