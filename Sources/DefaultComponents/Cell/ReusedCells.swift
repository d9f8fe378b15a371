public import Components
import Views

/// Cells for messages that are drawn one after the other, each reused for later messages like its own.
///
/// A reused cell equals a new one, as in lists, and takes less than half of its time. A cell shows its message until
/// the next one is requested:
///
/// ```swift
/// let cells = ReusedCells(ComponentContext(components), width: 375)
/// let height = cells.cell(showing: MessageCellContent(message, in: channel)).frame.size.height
/// ```
public final class ReusedCells {
    private let context: ComponentContext
    private let width: Double
    private var cells: [Likeness: any MessageCell] = [:]

    /// The number of cells that are kept.
    private static let limit = 32

    /// The properties of a message by which a cell is chosen; the cell itself replaces what does not fit.
    private struct Likeness: Hashable {
        let options: ChatMessageLayoutOptions
        let attachments: [AttachmentKind]
    }

    /// Creates an empty set of cells.
    ///
    /// - Parameters:
    ///   - context: What each cell is mounted with.
    ///   - width: The width of the cells, in points.
    public init(_ context: ComponentContext, width: Double) {
        self.context = context
        self.width = width
    }

    /// Returns a cell that shows a message, mounted and laid out.
    ///
    /// - Complexity: Linear in the views of the cell.
    public func cell(showing content: MessageCellContent) -> any MessageCell {
        let request = MessageLayoutRequest(
            content,
            components: context.components,
            resolver: ChatMessageLayoutOptionsResolver()
        )
        let options = request.answer
        let likeness = Likeness(
            options: options,
            attachments: request.message?.attachments.map(\.kind) ?? []
        )
        var content = content
        // Without plugins' functions, these are the options that the cell would find.
        if hasDefaultOptions { content.layoutOptions = content.layoutOptions ?? options }
        if let cell = cells.removeValue(forKey: likeness) {
            cell.content = content
            cell.layout(width: width)
            if isReusable(cell) {
                cells[likeness] = cell
                return cell
            }
        }
        let cell = context.mountedCell(showing: content, width: width).cell
        if isReusable(cell), cells.count < Self.limit { cells[likeness] = cell }
        return cell
    }

    /// Whether no plugin and no app decides layout options.
    private lazy var hasDefaultOptions =
        context.components.isUntouched(.messageLayoutOptions)
        && context.components.isUntouched(.messageLayoutOptionsResolver)
        && context.components.isUntouched(.messageLayoutOptionsResolverObject)

    /// Whether a cell can show other messages: not where parts of the tree have components of their own, nor after a
    /// fault, as what failed was left out for one message.
    private func isReusable(_ cell: any MessageCell) -> Bool {
        guard let tree = cell.node.connectedTree else { return false }
        return !tree.hasScopes && tree.diagnostics.isEmpty && cell.node.exclusionCount == 0
    }
}

@available(*, unavailable)
extension ReusedCells: Sendable {}
