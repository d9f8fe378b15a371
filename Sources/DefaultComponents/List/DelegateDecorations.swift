/// What a list's delegate puts above and below messages.
final class DelegateDecorations {
    private weak var delegate: (any ChatMessageListVCDelegate)?
    private let hadDelegate: Bool
    /// Whether the delegate says by its type that it decorates.
    private let isSure: Bool
    private var lacksHeaders = false
    private var lacksFooters = false

    init(_ delegate: (any ChatMessageListVCDelegate)?) {
        self.delegate = delegate
        hadDelegate = delegate != nil
        isSure = delegate is any ChatMessageListVCDecorationDelegate
    }

    /// Whether the delegate may put something there; so until it was asked.
    var areThere: Bool {
        delegate != nil && mayBeShown
    }

    /// Whether something may be there that the delegate put there, although it may be gone by now.
    var mayBeShown: Bool {
        hadDelegate && !(lacksHeaders && lacksFooters)
    }

    /// Whether they are those of a delegate, or of none; those of a delegate that is gone are nobody's.
    func belong(to other: (any ChatMessageListVCDelegate)?) -> Bool {
        delegate === other && hadDelegate == (other != nil)
    }

    /// Notes that an object has no method for headers.
    func lackHeaders(_ object: AnyObject) {
        if object === delegate { lacksHeaders = true }
    }

    /// Notes that an object has no method for footers.
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
        // A subclass that adopts this protocol itself is found by it alone.
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
