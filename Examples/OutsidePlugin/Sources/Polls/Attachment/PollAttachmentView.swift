import Components
public import DefaultComponents
public import Views

/// A question above its answers, each made from the slot `pollOption`.
open class PollAttachmentView: ChatAttachmentView {
    /// The question.
    public let questionLabel = Label()

    /// The answers, in order.
    public private(set) final var optionViews: [any PollOptionView] = []

    /// Called once, after `setUp`, to put the question at the top; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        alignment = .fill
        questionLabel.numberOfLines = 3
        addArrangedSubview(questionLabel)
    }

    /// Called after `setUpLayout`, to choose font and colour; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        questionLabel.font = appearance.fonts.bodyBold
        questionLabel.textColor = appearance.palette.text
    }

    /// Called after `setUpAppearance`, to show an answer in each row; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let poll = content.flatMap(Poll.init)
        let options = poll?.options ?? []
        questionLabel.text = poll?.question
        while optionViews.count > options.count {
            optionViews.removeLast().removeFromSuperview()
        }
        while optionViews.count < options.count {
            let view = make(.pollOption)
            optionViews.append(view)
            addArrangedSubview(view)
        }
        for (view, option) in zip(optionViews, options) {
            view.content = option
        }
    }
}
