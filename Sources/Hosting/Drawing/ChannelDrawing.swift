public import Components
public import DefaultComponents
public import Drawing
import Views

/// The messages of a channel as components show them: cells, trees, a page, pictures in a terminal.
///
/// ```swift
/// let drawing = ChannelDrawing(of: message, with: .default)
/// print(drawing.tree())
/// let page = drawing.page().text
/// ```
public struct ChannelDrawing: Sendable {
    /// The channel, with its messages.
    public var transcript: ChannelTranscript

    /// The components that messages are composed of.
    public var components: Components

    /// The width of messages, in points.
    public var width: Double

    /// The instant at which they are drawn; nil for that of the slot `clockStart`.
    public var now: Timestamp?

    /// Creates a drawing of a channel's messages.
    ///
    /// - Parameters:
    ///   - transcript: The channel; its threads are not drawn.
    ///   - components: What messages are composed of.
    ///   - width: How wide they are, in points.
    public init(
        of transcript: ChannelTranscript,
        with components: Components,
        width: Double = 375
    ) {
        self.transcript = transcript
        self.components = components
        self.width = width
    }

    /// Creates a drawing of a message that stands alone in a channel with its author.
    public init(of message: ChatMessage, with components: Components, width: Double = 375) {
        let channel = ChatChannel(id: "channel", members: [message.author])
        let transcript = ChannelTranscript(channel: channel, messages: [message])
        self.init(of: transcript, with: components, width: width)
    }

    /// Returns a new cell of a message, mounted and laid out.
    ///
    /// - Parameter index: The message's place; 0 is the newest.
    /// - Returns: The cell, which is empty where the place has no message.
    /// - Complexity: Linear in the views of the cell.
    public func cell(at index: Int = 0) -> any MessageCell {
        cell(at: index, with: components, width: width)
    }

    /// Returns the tree of a message.
    ///
    /// - Parameters:
    ///   - index: The message's place; 0 is the newest.
    ///   - variant: Whether the tree has frames.
    /// - Returns: The tree, whose root is the cell.
    /// - Complexity: Linear in the views of the cell.
    public func tree(at index: Int = 0, _ variant: TreeVariant = .structure) -> TreeNode {
        TreeNode(of: cell(at: index), variant: variant)
    }

    /// Returns a page of all messages, oldest first, which a browser shows without loading anything else.
    ///
    /// - Parameter settings: What holds for the page; none takes direction and style from the components.
    /// - Returns: The page, to which more can be added.
    /// - Complexity: Linear in the messages and their views.
    public func page(_ settings: HTMLSettings? = nil) -> HTMLPage {
        let direction = components[.layoutDirection]
        var page = HTMLPage(
            title: transcript.channel.name,
            settings: settings
                ?? HTMLSettings(
                    language: components[.locale].identifier,
                    direction: direction,
                    style: PageStyle(components[.appearance])
                )
        )
        // Each message is written and let go before the next one is composed.
        let entries = transcript.messages.indices.reversed().lazy.map { index in
            HTMLEntry(
                of: transcript.messages[index],
                view: cell(at: index),
                with: components
            )
        }
        page.append(transcript: entries)
        return page
    }

    /// Returns the picture of a message in a terminal, laid out in cells and as wide as the options say.
    ///
    /// - Parameters:
    ///   - index: The message's place; 0 is the newest.
    ///   - options: The options of drawing; colours are off by default. Those of links, mentions and bars
    ///     are the components'.
    /// - Returns: The picture, as wide as the columns of the options.
    /// - Complexity: Linear in the views of the cell.
    public func terminalPicture(
        at index: Int = 0,
        options: TerminalOptions = TerminalOptions()
    ) -> TerminalPicture {
        var (components, options) = (components, options)
        options.take(components[.appearance])
        components[.textMeasurer] = options.measurer
        let cell = cell(at: index, with: components, width: options.width)
        return TerminalPicture(of: cell, options: options)
    }

    private func cell(
        at index: Int,
        with components: Components,
        width: Double
    ) -> any MessageCell {
        let content = MessageCellContent(
            index: index,
            messages: AnyRandomAccessCollection(transcript.messages),
            channel: transcript.channel
        )
        var context = ComponentContext(components)
        context.now = now
        return context.mountedCell(showing: content, width: width).cell
    }
}
