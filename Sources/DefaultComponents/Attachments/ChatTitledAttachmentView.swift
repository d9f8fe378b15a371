import Components
public import Views

/// An attachment with a symbol or picture, a title and a line below it.
open class ChatTitledAttachmentView: ChatAttachmentView {
    /// The picture or symbol.
    public let imageView = ImageView()

    /// The title or file name.
    public let titleLabel = Label()

    /// What there is to say besides the title.
    public let detailLabel = Label()

    /// Called once, after `setUp`, to stack picture, title and detail; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        titleLabel.numberOfLines = 2
        detailLabel.numberOfLines = 3
        addArrangedSubviews([imageView, titleLabel, detailLabel])
    }

    /// Called after `setUpLayout`, to choose fonts and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        titleLabel.font = appearance.fonts.footnoteBold
        titleLabel.textColor = appearance.palette.text
        detailLabel.font = appearance.fonts.footnote
        detailLabel.textColor = appearance.palette.subtitleText
    }

    /// Shows what is given and hides what is not.
    public final func show(image: Image?, title: String?, detail: String?) {
        imageView.image = image
        imageView.accessibilityRole = .image
        imageView.accessibilityLabel = title
        imageView.isHidden = image == nil
        titleLabel.text = title
        titleLabel.isHidden = title?.isEmpty ?? true
        detailLabel.text = detail
        detailLabel.isHidden = detail?.isEmpty ?? true
    }
}

/// A picture and its title.
open class ChatImageAttachmentView: ChatTitledAttachmentView {
    /// Called after `setUpAppearance`, to show the picture; call `super` first.
    open override func updateContent() {
        super.updateContent()
        guard case .image(let image) = content?.payload else { return }
        show(image: .remote(image.imageURL), title: image.title, detail: nil)
    }
}

/// A video: a symbol, its title and its length.
open class ChatVideoAttachmentView: ChatTitledAttachmentView {
    /// Called after `setUpAppearance`, to show the video; call `super` first.
    open override func updateContent() {
        super.updateContent()
        guard case .video(let video) = content?.payload else { return }
        show(
            image: components[.appearance].images.video,
            title: video.title ?? video.videoURL,
            detail: video.seconds?.minutesAndSeconds
        )
    }
}

/// A sound: a symbol, its title and its length.
open class ChatAudioAttachmentView: ChatTitledAttachmentView {
    /// Called after `setUpAppearance`, to show the sound; call `super` first.
    open override func updateContent() {
        super.updateContent()
        guard case .audio(let audio) = content?.payload else { return }
        show(
            image: components[.appearance].images.audio,
            title: audio.title ?? audio.audioURL,
            detail: audio.seconds?.minutesAndSeconds
        )
    }
}

/// An animated picture and its title.
open class ChatGiphyAttachmentView: ChatTitledAttachmentView {
    /// Called after `setUpAppearance`, to show the picture; call `super` first.
    open override func updateContent() {
        super.updateContent()
        guard case .giphy(let giphy) = content?.payload else { return }
        show(image: .remote(giphy.previewURL), title: giphy.title, detail: "GIF")
    }
}

/// A file: a symbol, its name, its type and its size.
open class ChatFileAttachmentView: ChatTitledAttachmentView {
    /// Called after `setUpAppearance`, to show the file; call `super` first.
    open override func updateContent() {
        super.updateContent()
        guard case .file(let file) = content?.payload else { return }
        let appearance = components[.appearance]
        let facts = [file.mimeType, file.bytes.map(appearance.formatters.fileSize)]
        show(
            image: appearance.images.file,
            title: file.title ?? file.assetURL,
            detail: facts.compactMap { $0 }.joined(separator: " · ")
        )
    }
}

/// Something that no component knows: its title and its kind.
open class ChatUnknownAttachmentView: ChatTitledAttachmentView {
    /// Called after `setUpAppearance`, to show title and kind; call `super` first.
    open override func updateContent() {
        super.updateContent()
        guard let content else { return }
        var title: String?
        if case .other(let known, _) = content.payload { title = known }
        show(
            image: components[.appearance].images.unknown,
            title: title,
            detail: "Unknown attachment: \(content.kind.rawValue)"
        )
    }
}

extension Double {
    /// A length in seconds as minutes and seconds: `1:05`.
    var minutesAndSeconds: String? {
        guard isFinite, self >= 0, self < 360_000 else { return nil }
        let (minutes, seconds) = Int(rounded()).quotientAndRemainder(dividingBy: 60)
        return "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
    }
}
