import Components
import Views

/// A video: a symbol, its title and its length.
open class ChatVideoAttachmentView: ChatTitledAttachmentView {
    /// Called after `setUpAppearance`, to show the video; call `super` first.
    open override func updateContent() {
        super.updateContent()
        guard case .video(let video) = content?.known else { return show(image: nil) }
        let components = components
        show(
            image: components[.appearance].images.video,
            title: video.title ?? video.videoURL,
            detail: video.seconds?.minutesAndSeconds(in: components[.appearance].formatters.words)
        )
    }
}

/// A sound: a symbol, its title and its length.
open class ChatAudioAttachmentView: ChatTitledAttachmentView {
    /// Called after `setUpAppearance`, to show the sound; call `super` first.
    open override func updateContent() {
        super.updateContent()
        guard case .audio(let audio) = content?.known else { return show(image: nil) }
        let components = components
        show(
            image: components[.appearance].images.audio,
            title: audio.title ?? audio.audioURL,
            detail: audio.seconds?.minutesAndSeconds(in: components[.appearance].formatters.words)
        )
    }
}

/// A file: a symbol, its name, its type and its size.
open class ChatFileAttachmentView: ChatTitledAttachmentView {
    /// Called after `setUpAppearance`, to show the file; call `super` first.
    open override func updateContent() {
        super.updateContent()
        guard case .file(let file) = content?.known else { return show(image: nil) }
        let components = components
        let facts = [file.mimeType, file.bytes.map(components[.appearance].formatters.fileSize)]
        show(
            image: components[.appearance].images.file,
            title: file.title ?? file.assetURL,
            detail: facts.compactMap { $0 }.joined(separator: " · ")
        )
    }
}

/// An attachment of an unknown kind: its title and its kind.
open class ChatUnknownAttachmentView: ChatTitledAttachmentView {
    /// Called after `setUpAppearance`, to show title and kind; call `super` first.
    open override func updateContent() {
        super.updateContent()
        guard let content else { return show(image: nil) }
        let components = components
        show(
            image: components[.appearance].images.unknown,
            title: content.unknownTitle,
            detail: components[.appearance].formatters.words.text(
                .unknownAttachment,
                ["kind": .text(content.kind.rawValue)]
            )
        )
    }
}

extension Double {
    /// The length in minutes and seconds: `1:05`.
    func minutesAndSeconds(in words: Words) -> String? {
        guard isFinite, self >= 0, self < 360_000 else { return nil }
        let (minutes, seconds) = Int(rounded()).quotientAndRemainder(dividingBy: 60)
        return words.digits("\(minutes):\(seconds < 10 ? "0" : "")\(seconds)")
    }
}
