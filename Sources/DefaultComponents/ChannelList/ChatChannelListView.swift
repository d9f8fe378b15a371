public import Components
public import Views

extension Slot where Value == ChatChannelListView.Type, Part == ChatChannelListView {
    /// The viewport of a list of channels.
    public static let channelListView = Slot(
        "channelListView",
        default: ChatChannelListView.self
    ) { $0.init($1) }
}

/// A viewport of channels that are stacked from its upper edge down, the first at the top.
///
/// It has views for the channels in view and two for reuse, whatever the number of channels. The scroll position is the
/// first row in view and the distance of its upper edge from that of the viewport, so that rows do not move when channels
/// change elsewhere; at its start, the list follows new ones.
open class ChatChannelListView: View, Component, ReplaceableChildOwner {
    /// The rows and their scroll position.
    final lazy var rows = ChannelRows(self)

    /// Creates an empty viewport; call `super` first.
    public required init() {
        super.init()
        placesSubviews = true
        clipsToBounds = true
    }

    /// Called after `setUpLayout`, to name the list for assistive technology; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        accessibilityRole = .region
        accessibilityLabel = components[.appearance].words.text(.channels)
    }

    /// Called on connection, and on the return into a tree; call `super` first.
    open override func updateContent() {
        super.updateContent()
        setNeedsLayout()
    }

    /// Called after a layout that changed the viewport's size or that a row requested, to place the rows; call `super`
    /// first.
    open override func layoutSubviews() {
        super.layoutSubviews()
        rows.place()
    }

    /// The height of all channels, in points; an estimate until all were shown.
    public final var contentHeight: Double { rows.heights.total }

    /// The distance of the viewport's upper edge from that of the first channel, in points downwards; an estimate until all
    /// channels before it were shown.
    public final var contentOffset: Double {
        rows.heights.offset(ofBottomOf: rows.anchor.index) + rows.anchor.offset
    }

    /// The indices of the channels in view.
    public final var visibleRows: Range<Int> {
        guard let first = rows.shown.first?.index, let last = rows.shown.last?.index else {
            return 0..<0
        }
        return first..<last + 1
    }

    /// The number of row views, in view and kept for reuse.
    public final var liveRowCount: Int { rows.shown.count + rows.spare.count }

    /// Returns the row of a channel in view.
    public final func row(at index: Int) -> (any ChannelListItemView)? {
        rows.shown.first { $0.index == index }?.view
    }

    /// Returns the index of the channel whose row contains a view.
    ///
    /// - Complexity: The depth of the view times the number of channels in view.
    public final func index(of view: View) -> Int? {
        rows.shown.first { view.isDescendant(of: $0.view) }?.index
    }

    /// Scrolls by a distance in points, down or, if it is negative, up.
    ///
    /// It stops at the ends of the list. Distances of more than 16 viewports are measured by estimates.
    ///
    /// - Complexity: Linear in the channels that come into view on the way.
    public final func scroll(by distance: Double) {
        rows.scroll(by: distance)
    }

    /// Scrolls to a channel; indices out of bounds are ignored.
    ///
    /// - Complexity: Linear in the channels that come into view.
    public final func scroll(to index: Int, at position: ListScrollPosition = .top) {
        rows.scroll(to: index, position)
    }

    /// Returns whether a component is the row of a channel in view.
    public final func keeps(_ part: any Lifecycle) -> Bool {
        rows.shown.contains { $0.view === part }
    }

    /// Shows a channel in another row, made without the registrations that failed in this one.
    public final func replace(_ part: any Lifecycle) {
        if let row = rows.shown.first(where: { $0.view === part }) { rows.makeAnew(row) }
    }
}

extension ChatChannelListView: ScrollingView {
    /// Vertical.
    public final var scrollingAxis: Axis { .vertical }

    /// Does nothing: rows stay where they are.
    public final func endScrolling() {}
}
