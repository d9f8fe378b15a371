import Components
import DefaultComponents
import Views

final class HiddenTime: ComponentExtension<ChatMessageTimestampLabel> {
    override func updateContent() {
        super.updateContent()
        if host.content?.text == "!" { host.isHidden = true }
    }
}

/// An extension of messages that recognizes loud ones.
class LoudExtension: ComponentExtension<ChatMessageContentView> {
    var isLoud: Bool { host.content?.text == "!" }
}

final class RoundMessage: LoudExtension {
    override func setUp() {
        super.setUp()
        host.layer.cornerRadius = 4
    }

    override func updateContent() {
        super.updateContent()
        if isLoud { host.layer.cornerRadius = 9 }
    }
}

final class PaintedRow: LoudExtension {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.mainContainer.backgroundColor = .white
    }

    override func updateContent() {
        super.updateContent()
        if isLoud { host.mainContainer.backgroundColor = .black }
    }
}

final class WideRow: LoudExtension {
    override func setUpLayout() {
        super.setUpLayout()
        host.mainContainer.directionalLayoutMargins = DirectionalEdgeInsets(all: 4)
    }

    override func updateContent() {
        super.updateContent()
        if isLoud { host.mainContainer.directionalLayoutMargins = DirectionalEdgeInsets(all: 9) }
    }
}

final class StickyMark: LoudExtension {
    private let mark = ImageView()

    override func setUpLayout() {
        super.setUpLayout()
        host.addSubview(mark)
    }

    override func updateContent() {
        super.updateContent()
        if mark.image == nil { mark.image = .symbol(isLoud ? "loud" : "calm") }
    }
}

final class FaintMark: LoudExtension {
    private let mark = View()

    override func setUpLayout() {
        super.setUpLayout()
        host.addSubview(mark)
    }

    override func updateContent() {
        super.updateContent()
        if isLoud { mark.alpha = 0.5 }
    }
}

final class WordyMark: LoudExtension {
    private let mark = Label()

    override func setUpLayout() {
        super.setUpLayout()
        host.addSubview(mark)
        mark.text = "Calm"
    }

    override func updateContent() {
        super.updateContent()
        if isLoud { mark.text = "Loud" }
    }
}

final class GrowingMark: LoudExtension {
    private let mark = View()
    private lazy var width = mark.widthAnchor.constraint(equalToConstant: 10)

    override func setUpLayout() {
        super.setUpLayout()
        host.addSubview(mark)
        width.isActive = true
    }

    override func updateContent() {
        super.updateContent()
        if isLoud { width.constant = 20 }
    }
}

final class AddedView: LoudExtension {
    override func updateContent() {
        super.updateContent()
        if isLoud { host.addSubview(View()) }
    }
}

final class TurnedFacts: LoudExtension {
    override func updateContent() {
        super.updateContent()
        if isLoud { host.metadataContainer.axis = .vertical }
    }
}
