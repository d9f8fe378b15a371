import Components
import Views

/// A block of text and fields that a program wrote.
open class ChatCardAttachmentView: ChatAttachmentView {
    private var lines: [TextView] = []

    /// Called after `setUpAppearance`, to show a line for each thing the card says; call `super` first.
    open override func updateContent() {
        super.updateContent()
        guard case .card(let card) = content?.payload else { return }
        let texts = card.lines
        while lines.count > texts.count {
            lines.removeLast().removeFromSuperview()
        }
        while lines.count < texts.count {
            let line = TextView()
            line.textContainerInset = .zero
            lines.append(line)
            addArrangedSubview(line)
        }
        let appearance = components[.appearance]
        for (line, text) in zip(lines, texts) {
            line.text = text.text
            line.font = text.isTitle ? appearance.fonts.footnoteBold : appearance.fonts.footnote
            line.textColor =
                text.isQuiet ? appearance.palette.subtitleText : appearance.palette.text
        }
    }
}

/// One line of a card.
private struct CardLine {
    var text: RichText
    var isTitle = false
    var isQuiet = false
}

extension CardAttachment {
    /// What the card says, from top to bottom.
    fileprivate var lines: [CardLine] {
        var lines = [
            pretext.map { CardLine(text: $0, isQuiet: true) },
            title.map { CardLine(text: $0, isTitle: true) },
            text.map { CardLine(text: $0) },
        ]
        for field in fields {
            lines.append(CardLine(text: field.title, isTitle: true))
            lines.append(CardLine(text: field.value))
        }
        lines.append(footer.map { CardLine(text: $0, isQuiet: true) })
        lines.append(imageURL.map { CardLine(text: RichText(plain: $0), isQuiet: true) })
        return lines.compactMap { $0 }.filter { !$0.text.isEmpty }
    }
}
