extension ChatMessage {
    /// The numbers of attachments by kind.
    public var attachmentCounts: [AttachmentKind: Int] {
        attachments.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    }

    /// The pictures, in order.
    public var imageAttachments: [ImageAttachment] {
        attachments.compactMap { if case .image(let image)? = $0.known { image } else { nil } }
    }

    /// The videos, in order.
    public var videoAttachments: [VideoAttachment] {
        attachments.compactMap { if case .video(let video)? = $0.known { video } else { nil } }
    }

    /// The files, in order.
    public var fileAttachments: [FileAttachment] {
        attachments.compactMap { if case .file(let file)? = $0.known { file } else { nil } }
    }

    /// The animated pictures, in order.
    public var giphyAttachments: [GiphyAttachment] {
        attachments.compactMap { if case .giphy(let giphy)? = $0.known { giphy } else { nil } }
    }

    /// The sounds, in order.
    public var audioAttachments: [AudioAttachment] {
        attachments.compactMap { if case .audio(let audio)? = $0.known { audio } else { nil } }
    }

    /// The links, in order.
    public var linkAttachments: [LinkAttachment] {
        attachments.compactMap { if case .link(let link)? = $0.known { link } else { nil } }
    }

    /// The cards, in order.
    public var cardAttachments: [CardAttachment] {
        attachments.compactMap { if case .card(let card)? = $0.known { card } else { nil } }
    }
}
