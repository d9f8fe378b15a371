import Components

/// A contradiction between reported changes and the messages of a data source; the list shows the latter.
public enum MessageListFault: Sendable, Hashable {
    /// A change has an index that is not in the list.
    case outOfRange(change: String, index: Int, count: Int)
    /// Two changes of a batch have the same index.
    case placeUsedTwice(change: String, index: Int)
    /// The number of messages differs from the one after the changes.
    case countDiffers(expected: Int, found: Int)
    /// The message at an index differs from the one after the changes.
    case otherMessage(index: Int, expected: String, found: String)
    /// Two messages of a batch, or two that are shown, have the same id.
    case duplicateID(String)
    /// The data source has no message at an index below its number of messages.
    case missingMessage(index: Int, count: Int)
    /// `tableView(_:cellForRowAt:)` returned a cell other than the one that shows the message.
    case otherCell(index: Int)
    /// The data source has a delegate's methods for views around messages, and the list has no delegate.
    case delegateNotSet(dataSource: String)
}

extension MessageListFault: CustomStringConvertible {
    /// A description of the contradiction, and how to fix it.
    public var description: String {
        switch self {
        case .outOfRange(let change, let index, let count):
            "Change \(change.quoted) names place '\(index)' in a list of '\(count)' messages, so it was left "
                + "out. To fix, count removals and starts of moves in the list before the batch, the "
                + "others in the list after it."
        case .placeUsedTwice(let change, let index):
            "Change \(change.quoted) names place '\(index)', which another change of the batch names, too, so "
                + "it was left out. To fix, pass one change for each message."
        case .countDiffers(let expected, let found):
            "The changes lead to '\(expected)' messages, and the data source has '\(found)', so the list "
                + "was read again. To fix, change the data and pass every change to "
                + "updateMessages(with:) in one batch."
        case .otherMessage(let index, let expected, let found):
            "The changes leave message \(expected.quoted) at place '\(index)', and the data source has "
                + "\(found.quoted) there, so that is shown. To fix, pass every change to "
                + "updateMessages(with:)."
        case .duplicateID(let id):
            "Two messages have the id \(id.quoted). To fix, give each message of a list an id of its own."
        case .missingMessage(let index, let count):
            "The data source counts '\(count)' messages and has none at place '\(index)', so an empty "
                + "one is shown. To fix, return a message for each place below numberOfMessages(in:)."
        case .otherCell(let index):
            "tableView(_:cellForRowAt:) returned another cell for place '\(index)' than the one that shows "
                + "the message, so that one is shown. To fix, return what super returns."
        case .delegateNotSet(let dataSource):
            "Data source \(dataSource.quoted) has views to put above or below messages, and the list has no "
                + "delegate, so they are not shown. To fix, set it as the list's delegate, too."
        }
    }
}
