public import Components
public import DefaultComponents
public import Drawing
import Views

/// Live pages of lists of channels, and the headers of channels, from values and components.
///
/// Its sheet goes behind that of ``ChannelPages`` on the same page, with which it has no class in common: rows of messages
/// can change to another style while the list stays. Nothing lives here: each call composes what it needs and lets it go.
public struct ChannelListPages: Sendable {
    /// The components of the rows.
    public let components: Components
    /// The width for which rows are laid out before a browser lays them out again, in points.
    public let width: Double
    /// The style of the rows, without what all pages have.
    public let style: ScreenStyle

    private let rows: HTMLRows

    /// Creates the pages of components; without settings, direction and style are those of the components.
    ///
    /// - Complexity: Linear in the views of a few channels, whose rules are in the sheet.
    public init(with components: Components, width: Double = 280, settings: HTMLSettings? = nil) {
        (self.components, self.width) = (components, width)
        let settings = settings ?? HTMLSettings(components)
        var height = 0.0
        var sample = Self.sample.map { channel in
            let row = Self.row(of: channel, isSelected: false, nil, components, width)
            height += row.view.frame.size.height
            return row
        }
        sample += Self.sample.suffix(2).map {
            Self.row(of: $0, isSelected: true, nil, components, width)
        }
        let header = ChatChannelHeader(Self.sample[0].channel, memberCount: 2)
        sample.append(Self.header(of: header, nil, components, width))
        rows = HTMLRows(behindOthers: settings, sampling: sample)
        style = ScreenStyle(
            sheet: String(decoding: rows.sheet, as: UTF8.self),
            symbols: String(decoding: rows.symbols, as: UTF8.self),
            direction: settings.direction == .rightToLeft ? "rtl" : "ltr",
            rowHeight: (height / Double(Self.sample.count)).rounded()
        )
    }

    /// Returns the page of a list, whose rows have the channels' ids as keys: a patch from one list to another changes the
    /// rows that differ, and no others.
    ///
    /// - Parameters:
    ///   - channels: The channels, of which the first ``ScreenPage/limit`` are drawn; of those with one id, the first is.
    ///   - selected: The id of the channel that is open beside the list.
    ///   - now: The instant at which they are drawn; nil for that of the slot `clockStart`.
    /// - Returns: The page, which is the same in any process.
    /// - Complexity: Linear in the channels and the views of the rows.
    public func page(
        of channels: [ChatChannelPreview],
        selecting selected: ChatChannel.ID? = nil,
        at now: Timestamp? = nil
    ) -> ScreenPage {
        var known: Set<String> = []
        let all = channels.filter { known.insert($0.id).inserted }
        return ScreenPage(
            style: style,
            rows: all.prefix(ScreenPage.limit).map {
                row(of: $0, isSelected: $0.id == selected, at: now)
            },
            older: 0,
            newer: max(0, all.count - ScreenPage.limit)
        )
    }

    /// Returns the row of a channel, which is the same in any list.
    ///
    /// Buttons in it cannot be pressed, so that a page can put its content into a link.
    ///
    /// - Complexity: Linear in the views of the row.
    public func row(
        of channel: ChatChannelPreview,
        isSelected: Bool = false,
        at now: Timestamp? = nil
    ) -> HTMLRow {
        rows.row(Self.row(of: channel, isSelected: isSelected, now, components, width))
    }

    /// Returns the header of a channel, keyed by the channel.
    ///
    /// - Complexity: Linear in the views of the header.
    public func header(of header: ChatChannelHeader, at now: Timestamp? = nil) -> HTMLRow {
        rows.row(Self.header(of: header, now, components, width))
    }

    /// Channels as they usually are, whose rules the sheet has.
    private static let sample: [ChatChannelPreview] = {
        let author = ChatUser(id: "A")
        let message = ChatMessage(
            id: "1",
            author: author,
            createdAt: Timestamp(seconds: 0),
            text: "Hi"
        )
        var long = message
        long.text = RichText(plain: String(repeating: "words ", count: 20))
        return [.noUnread, ChatUnreadCount(messages: 1), ChatUnreadCount(mentions: 1)].flatMap {
            let channel = ChatChannel(id: "sample", unreadCount: $0)
            return [nil, message, long].map { ChatChannelPreview(channel, lastMessage: $0) }
        }
    }()

    private static func row(
        of channel: ChatChannelPreview,
        isSelected: Bool,
        _ now: Timestamp?,
        _ components: Components,
        _ width: Double
    ) -> HTMLEntry {
        let view = view(now, components, width) {
            let row = $0.make(.channelListItemView)
            (row.content, row.isSelected) = (channel, isSelected)
            return row
        }
        let name = view.accessibilityLabel ?? channel.channel.name
        return entry("channel:\(channel.id)", name, view)
    }

    private static func header(
        of header: ChatChannelHeader,
        _ now: Timestamp?,
        _ components: Components,
        _ width: Double
    ) -> HTMLEntry {
        let view = view(now, components, width) {
            let view = $0.make(.channelHeaderView)
            view.content = header
            return view
        }
        let name = view.accessibilityLabel ?? header.channel.name
        return entry("header:\(header.channel.id)", name, view)
    }

    private static func entry(_ id: String, _ name: String, _ view: View) -> HTMLEntry {
        var entry = HTMLEntry(id: id, name: name, view: view)
        entry.isGroup = true
        return entry
    }

    /// Returns a new view, mounted without what failed in it, and laid out.
    private static func view(
        _ now: Timestamp?,
        _ components: Components,
        _ width: Double,
        _ make: (Components) -> View
    ) -> View {
        var context = ComponentContext(components)
        context.now = now
        return context.mount(preparing: { $0.layout(width: width) }, make)
    }
}

extension HTMLSettings {
    /// Creates the settings of pages with the direction and style of components.
    init(_ components: Components) {
        self.init(
            language: components[.locale].identifier,
            direction: components[.layoutDirection],
            style: PageStyle(components[.appearance])
        )
    }
}
