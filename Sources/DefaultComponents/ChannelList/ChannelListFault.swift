import Components

/// A contradiction between reported changes and the channels of a data source; the list shows the latter.
public enum ChannelListFault: Sendable, Hashable {
    /// A change has an index that is not in the list, or that another change of the batch has.
    case unusableChange(String, index: Int)
    /// The number of channels differs from the one after the changes.
    case countDiffers(expected: Int, found: Int)
    /// Two channels of a batch, or two that are shown, have the same id.
    case duplicateID(String)
    /// The data source has no channel at an index below its number of channels.
    case missingChannel(index: Int, count: Int)

    /// Creates the fault of a batch; nil for one that batches do not have.
    init?(_ fault: MessageListFault) {
        switch fault {
        case .outOfRange(let change, let index, _), .placeUsedTwice(let change, let index):
            self = .unusableChange(change, index: index)
        case .duplicateID(let id): self = .duplicateID(id)
        default: return nil
        }
    }
}

extension ChannelListFault: CustomStringConvertible {
    /// A description of the contradiction, and how to fix it.
    public var description: String {
        switch self {
        case .unusableChange(let change, let index):
            "Change \(change.quoted) names place '\(index)', which is not in the list or named by another change, "
                + "so it was left out. To fix, pass one change for each channel; count removals and starts of "
                + "moves in the list before the batch, the others in the list after it."
        case .countDiffers(let expected, let found):
            "The changes lead to '\(expected)' channels, and the data source has '\(found)', so the list was read "
                + "again. To fix, change the data and pass every change to updateChannels(with:) in one batch."
        case .duplicateID(let id):
            "Two channels have the id \(id.quoted). To fix, give each channel of a list an id of its own."
        case .missingChannel(let index, let count):
            "The data source counts '\(count)' channels and has none at place '\(index)', so an empty one is "
                + "shown. To fix, return a channel for each place below numberOfChannels(in:)."
        }
    }
}
