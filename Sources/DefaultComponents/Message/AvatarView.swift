public import Components
public import Views

/// The avatar of a user.
public protocol AvatarView: View, Component {
    /// The user.
    var content: ChatUser? { get set }

    /// The width and height in points; set it before the avatar is connected.
    var diameter: Double? { get set }

    /// The view of the picture.
    var imageView: ImageView { get }
}

extension Slot where Value == any AvatarView.Type, Part == any AvatarView {
    /// The avatar of a user.
    public static let avatar = Slot("avatar", default: ChatAvatarView.self, contract: .stable) {
        $0.init($1)
    }
}

/// A round picture, or the initials of the name.
open class ChatAvatarView: ContainerStackView, AvatarView {
    /// The user.
    public var content: ChatUser? {
        didSet { contentChanged() }
    }

    /// The width and height in points; `nil` for the appearance's avatar size.
    public var diameter: Double?

    /// The view that shows the picture.
    public let imageView = ImageView()

    /// Called once, after `setUp`, to fix the size; call `super` first.
    ///
    /// The size has a lower priority than required constraints, so that a superview can set it by those.
    /// Without any, no stack stretches it.
    open override func setUpLayout() {
        super.setUpLayout()
        addArrangedSubview(imageView)
        let lengths = [
            widthAnchor.constraint(equalToConstant: shownDiameter),
            heightAnchor.constraint(equalToConstant: shownDiameter),
        ]
        for length in lengths {
            length.priority = 999
            length.holdsInStacks = true
        }
        Constraint.activate(lengths)
    }

    /// Called after `setUpLayout`, to make the picture round; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        imageView.layer.cornerRadius = shownDiameter / 2
        let components = components
        imageView.backgroundColor = components[.appearance].palette.background2
    }

    /// Called after `setUpAppearance`, to show the picture, or the initials while there is none; call
    /// `super` first.
    open override func updateContent() {
        super.updateContent()
        let initials = content.map { Image.initials($0.name.initials) }
        imageView.image = content?.imageURL.map { .remote($0) } ?? initials
        imageView.placeholder = initials
        imageView.accessibilityLabel = content?.name
        imageView.accessibilityRole = .image
    }

    private var shownDiameter: Double {
        diameter ?? components[.appearance].metrics.avatarSize
    }
}

extension ChatAvatarView: HeldViewNaming {
    package var heldViews: KeyValuePairs<String, View?> { ["imageView": imageView] }
}

extension String {
    /// The first letters of the first and the last word, upper case.
    var initials: String {
        let words = split { !$0.isLetter && !$0.isNumber }
        let letters = [words.first?.first, words.count > 1 ? words.last?.first : nil]
        return letters.compactMap { $0?.uppercased() }.joined()
    }
}
