extension ChatMessage {
    /// How many attachments there are of each kind.
    public var attachmentCounts: [AttachmentKind: Int] {
        attachments.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    }

    /// The pictures, in order.
    public var imageAttachments: [ImageAttachment] {
        attachments.compactMap { if case .image(let image) = $0.payload { image } else { nil } }
    }

    /// The videos, in order.
    public var videoAttachments: [VideoAttachment] {
        attachments.compactMap { if case .video(let video) = $0.payload { video } else { nil } }
    }

    /// The files, in order.
    public var fileAttachments: [FileAttachment] {
        attachments.compactMap { if case .file(let file) = $0.payload { file } else { nil } }
    }

    /// The animated pictures, in order.
    public var giphyAttachments: [GiphyAttachment] {
        attachments.compactMap { if case .giphy(let giphy) = $0.payload { giphy } else { nil } }
    }

    /// The sounds, in order.
    public var audioAttachments: [AudioAttachment] {
        attachments.compactMap { if case .audio(let audio) = $0.payload { audio } else { nil } }
    }

    /// The links, in order.
    public var linkAttachments: [LinkAttachment] {
        attachments.compactMap { if case .link(let link) = $0.payload { link } else { nil } }
    }

    /// The cards, in order.
    public var cardAttachments: [CardAttachment] {
        attachments.compactMap { if case .card(let card) = $0.payload { card } else { nil } }
    }
}
