/// The views that a list's delegate puts above and below messages.
final class DelegateDecorations {
    private weak var delegate: (any ChatMessageListVCDelegate)?
    private let hadDelegate: Bool
    /// Whether the delegate conforms to the protocol for decorations.
    private let isSure: Bool
    private var lacksHeaders = false
    private var lacksFooters = false

    init(_ delegate: (any ChatMessageListVCDelegate)?) {
        self.delegate = delegate
        hadDelegate = delegate != nil
        isSure = delegate is any ChatMessageListVCDecorationDelegate
    }

    /// Whether the delegate may return views; true until it was asked.
    var areThere: Bool {
        delegate != nil && mayBeShown
    }

    /// Whether views of the delegate may be shown, even if it no longer exists.
    var mayBeShown: Bool {
        hadDelegate && !(lacksHeaders && lacksFooters)
    }

    /// Returns whether the decorations are those of a delegate, or of none; false if their delegate no longer exists.
    func belong(to other: (any ChatMessageListVCDelegate)?) -> Bool {
        delegate === other && hadDelegate == (other != nil)
    }

    /// Records that an object has no method for headers.
    func lackHeaders(_ object: AnyObject) {
        if object === delegate { lacksHeaders = true }
    }

    /// Records that an object has no method for footers.
    func lackFooters(_ object: AnyObject) {
        if object === delegate { lacksFooters = true }
    }

    /// Returns new views above and below a message.
    func views(
        _ vc: ChatMessageListVC,
        _ message: ChatMessage,
        at index: Int
    ) -> (header: ChatMessageDecorationView?, footer: ChatMessageDecorationView?) {
        guard let delegate, areThere else { return (nil, nil) }
        // Methods of a subclass that conforms itself are called only through this protocol.
        if isSure, let sure = delegate as? any ChatMessageListVCDecorationDelegate {
            return (
                sure.chatMessageListVC(vc, headerViewForMessage: message, at: index),
                sure.chatMessageListVC(vc, footerViewForMessage: message, at: index)
            )
        }
        return (
            delegate.chatMessageListVC(vc, headerViewForMessage: message, at: index),
            delegate.chatMessageListVC(vc, footerViewForMessage: message, at: index)
        )
    }
}
