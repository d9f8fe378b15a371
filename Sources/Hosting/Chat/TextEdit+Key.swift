import Views

extension TextEdit {
    /// Creates the edit of a key, as in readline; nil for keys that do not edit.
    init?(_ key: ChatKey) {
        switch key {
        case .character(let letter): self = .insert(String(letter))
        case .paste(let text):
            let words = PastedText(text).text
            guard !words.isEmpty else { return nil }
            self = .insert(words)
        case .control("j"), .modified(.enter, _): self = .insert("\n")
        case .backspace: self = .delete(.characterBack)
        case .delete, .control("d"): self = .delete(.characterForward)
        case .modified(.delete, .control), .modified(.character("d"), .alt):
            self = .kill(.wordForward)
        case .modified(.backspace, _), .control("w"): self = .kill(.wordBack)
        case .control("u"): self = .kill(.lineStart)
        case .control("k"): self = .kill(.lineEnd)
        case .control("y"): self = .yank
        case .control("t"): self = .transpose
        case .control("_"): self = .undo
        case .modified(.character("_"), .alt), .modified(.character("z"), [.control, .shift]):
            self = .redo
        case .modified(.character("w"), .alt): self = .copy
        case .modified(.character("a"), .alt): self = .selectAll
        case .modified(let key, let modifiers) where modifiers.contains(.shift):
            guard let way = TextMovement(key.with(modifiers.subtracting(.shift))) else {
                return nil
            }
            self = .select(way)
        default:
            guard let way = TextMovement(key) else { return nil }
            self = .move(way)
        }
    }
}

extension TextMovement {
    /// Creates the movement of a key; nil for keys that do not move the cursor.
    init?(_ key: ChatKey) {
        switch key {
        case .left, .control("b"): self = .characterBack
        case .right, .control("f"): self = .characterForward
        case .up, .control("p"): self = .rowUp
        case .down, .control("n"): self = .rowDown
        case .home, .control("a"): self = .lineStart
        case .end, .control("e"): self = .lineEnd
        case .modified(.left, _), .modified(.character("b"), .alt): self = .wordBack
        case .modified(.right, _), .modified(.character("f"), .alt): self = .wordForward
        case .modified(.up, _): self = .paragraphBack
        case .modified(.down, _): self = .paragraphForward
        case .modified(.home, _), .modified(.character("<"), .alt): self = .textStart
        case .modified(.end, _), .modified(.character(">"), .alt): self = .textEnd
        default: return nil
        }
    }
}
