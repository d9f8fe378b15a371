package import Views

/// A key press, a paste or a mouse event in a terminal.
package enum ChatKey: Hashable, Sendable {
    case up, down, left, right, pageUp, pageDown, home, end
    case tab, backTab, enter, escape, backspace, delete
    /// A letter, a digit or a sign.
    case character(Character)
    /// Control and a letter or a sign.
    case control(Character)
    /// A key with others held down; Control and a letter alone is `control`.
    indirect case modified(ChatKey, KeyModifiers)
    /// A text that was pasted, as it came.
    case paste(String)
    /// A turn of the wheel, up or down or else to the left or right, over a cell.
    case wheel(isUp: Bool, row: Int = 0, column: Int = 0, axis: Axis = .vertical)
    /// A movement of the mouse to a cell, with no button down.
    case hover(row: Int, column: Int)
    /// An act of the first button of the mouse on a cell.
    case pointer(PointerAct, row: Int, column: Int)
    /// A tap or a long press on a cell; the first has the numbers 0 and 0.
    case click(isLong: Bool, row: Int, column: Int)
}

/// The acts of a button of a mouse.
package enum PointerAct: Hashable, Sendable {
    case press, move, release
}

/// The keys that are held down with another, by the bits of xterm's reports.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let shift = KeyModifiers(rawValue: 1)
    package static let alt = KeyModifiers(rawValue: 2)
    package static let control = KeyModifiers(rawValue: 4)

    /// The modifiers that are distinguished; others are ignored.
    static let known: KeyModifiers = [.shift, .alt, .control]
}

extension ChatKey {
    /// The key with others held down.
    package func with(_ modifiers: KeyModifiers) -> ChatKey {
        let modifiers = modifiers.intersection(.known)
        switch (self, modifiers) {
        case (_, []): return self
        case (.tab, .shift): return .backTab
        case (.character(let letter), .control): return .control(Character(letter.lowercased()))
        default: return .modified(self, modifiers)
        }
    }
}
