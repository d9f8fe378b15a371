public import Components
public import Views

/// The source of a list's channels.
public protocol ChatChannelListVCDataSource: AnyObject {
    /// Returns the number of channels.
    func numberOfChannels(in vc: ChatChannelListVC) -> Int

    /// Returns the channel at an index, with its newest message; 0 is the first. Called for rows that come into view or may
    /// have changed.
    func chatChannelListVC(_ vc: ChatChannelListVC, channelAt index: Int) -> ChatChannelPreview?
}

/// An object that handles the events of a list of channels.
public protocol ChatChannelListVCDelegate: AnyObject {
    /// Called with a tap on a channel that no plugin handled.
    func chatChannelListVC(_ vc: ChatChannelListVC, didTapOn channel: ChatChannel)

    /// Called when a channel comes into view, for example to load more near the end.
    func chatChannelListVC(_ vc: ChatChannelListVC, willDisplayChannelAt index: Int)
}

extension ChatChannelListVCDelegate {
    /// Does nothing.
    public func chatChannelListVC(_ vc: ChatChannelListVC, willDisplayChannelAt index: Int) {}
}

extension Event where Payload == ChatChannel {
    /// A tap on a channel in a list.
    public static let tapOnChannel = Event("tapOnChannel")
}

/// A list of channels of any length.
///
/// Its channels come from a data source, and taps on them go to a delegate. Set both, add `view` to your view, and call
/// `updateChannels(with:)` after the data changed.
open class ChatChannelListVC: ViewController, Component {
    /// The source of the channels, referenced weakly.
    public final weak var dataSource: (any ChatChannelListVCDataSource)? {
        didSet { reloadChannels() }
    }

    /// The object that handles the list's events, referenced weakly.
    public final weak var delegate: (any ChatChannelListVCDelegate)?

    /// The id of the channel whose row is selected; `nil` by default.
    public final var selectedChannelID: ChatChannel.ID? {
        didSet {
            // Rows read it when they are made.
            if selectedChannelID != oldValue, node.isConnected { listView.rows.select() }
        }
    }

    /// The viewport.
    public private(set) final lazy var listView = make(.channelListView)

    /// The contradictions between reported changes and the data source, oldest first; a hundred at most.
    public private(set) final var faults: [ChannelListFault] = []

    /// The depth of calls to the app's code, which may call the list again.
    private var outgoing = CallDepth()

    /// Called once, first, to connect viewport and data source; call `super` first.
    open override func setUp() {
        super.setUp()
        listView.rows.source = self
    }

    /// Called once, after `setUp`, to place the viewport; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        view.fill(with: listView)
    }

    /// Called after `setUpLayout`, and again with other components, to colour the list; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        view.backgroundColor = components[.appearance].palette.background
    }

    /// Called after `setUpAppearance`, to read the channels; call `super` first.
    open override func updateContent() {
        super.updateContent()
        listView.rows.reload()
    }

    /// Called to show the channels after those of the data source changed; call `super` to apply the changes.
    ///
    /// The changes are all those since the last call, as one batch. Contradictions between them and the data source are
    /// added to `faults`, and the list shows what the data source has. Channels that stay do not move, except to make
    /// room.
    ///
    /// - Complexity: Linear in the changes and the channels in view.
    open func updateChannels(with changes: [ListChange<ChatChannelPreview>]) {
        // All channels are read on connection.
        guard node.isConnected else { return contentChanged() }
        listView.rows.update(changes)
    }

    /// Called with a tap on a channel that no plugin handled; `super` passes it to the delegate.
    open func didTapOnChannel(_ channel: ChatChannel) {
        callingOthers { delegate?.chatChannelListVC(self, didTapOn: channel) }
    }

    /// Reads all channels again, and keeps the scroll position by index.
    public final func reloadChannels() {
        contentChanged()
    }

    /// Calls code of the app, which may call the list again; stops calls that never end.
    @discardableResult
    private final func callingOthers<Answer>(_ call: () -> Answer) -> Answer? {
        switch outgoing.begin(atMost: 16) {
        case .runs:
            defer { outgoing.end() }
            return call()
        case .ends: node.connectedTree?.report(.callNeverEnds(call: "ChatChannelListVC"))
        case .passes: break
        }
        return nil
    }
}

extension Slot where Value == ChatChannelListVC.Type, Part == ChatChannelListVC {
    /// A list of channels.
    public static let channelListVC = Slot(
        "channelListVC",
        default: ChatChannelListVC.self
    ) { $0.init($1) }
}

extension ChatChannelListVC: ChannelRowSource {
    var numberOfChannels: Int {
        callingOthers { max(0, dataSource?.numberOfChannels(in: self) ?? 0) }
            ?? listView.rows.heights.count
    }

    func channel(at index: Int) -> ChatChannelPreview? {
        callingOthers { dataSource?.chatChannelListVC(self, channelAt: index) } ?? nil
    }

    func listDidPlaceRows() {
        // The delegate may change the list.
        for row in listView.rows.shown
        where !row.isAnnounced && listView.rows.shown.contains(where: { $0 === row }) {
            row.isAnnounced = true
            callingOthers { delegate?.chatChannelListVC(self, willDisplayChannelAt: row.index) }
        }
    }

    func listDidFind(_ fault: ChannelListFault) {
        // Data that is wrong throughout would be reported without end.
        guard faults.count < 100, !faults.contains(fault) else { return }
        faults.append(fault)
        node.connectedTree?.report(
            .contradictedContent(component: "\(type(of: self))", problem: "\(fault)")
        )
    }
}

extension ChatChannelListVC: TapBarrier {
    /// Raises the event of a tap on the row of a channel that does not do so itself.
    public final func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .tap, let index = listView.index(of: tap.view),
            let channel = listView.row(at: index)?.content?.channel
        else { return .passed }
        return raise(.tapOnChannel, channel)
    }
}

extension ChatChannelListVC: EventSink, PackageEventSink {
    /// Calls `didTapOnChannel(_:)` for a tap that no plugin handled.
    public final func receive(_ event: RaisedEvent) -> EventReply {
        guard let channel = event[.tapOnChannel] else { return .passed }
        didTapOnChannel(channel)
        return .handled
    }
}
