public import Components

/// A description of how a view lies over a chat: where, and what it does to what lies below.
///
/// Overlays of one region never name each other: their places follow from the order of their plugins.
public struct Overlay: Sendable, Hashable {
    /// The region.
    public var region: OverlayRegion

    /// The name for assistive technology.
    public var label: String

    /// Whether the messages make room for a bar, and are not covered by it; other regions always cover.
    public var pushes: Bool

    /// Whether nothing else can be used meanwhile: what lies below is dimmed, and a tap on it closes the overlay.
    public var isModal: Bool

    /// Whether Escape closes the overlay, if it lies on top; a modal one is closed by it in any case.
    public var isClosable: Bool

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - region: The region.
    ///   - label: The name for assistive technology.
    ///   - pushes: Whether the messages make room for a bar.
    ///   - isModal: Whether nothing else can be used meanwhile; by default in popovers, sheets and scrims.
    ///   - isClosable: Whether Escape closes it; by default if it is modal.
    public init(
        _ region: OverlayRegion,
        label: String,
        pushes: Bool = true,
        isModal: Bool? = nil,
        isClosable: Bool? = nil
    ) {
        self.region = region
        self.label = label
        self.pushes = pushes
        self.isModal = isModal ?? region.isOverAll
        self.isClosable = isClosable ?? self.isModal
    }
}

/// A region over a chat in which overlays lie.
public enum OverlayRegion: Sendable, Hashable {
    /// Above the messages, as wide as the list, below each other in plugin order.
    case topBar
    /// Below the messages and the typing indicator, as wide as the list, below each other in plugin order.
    case bottomBar
    /// In a corner of the list, stacked from the edge on in plugin order, clear of bars and of the list's own views.
    case corner(OverlayCorner)
    /// At a view, below it or above it, where there is more room.
    case popover(OverlayAnchor)
    /// At the lower edge of the screen.
    case sheet
    /// As large as the screen.
    case scrim

    /// The place in the order of drawing: regions with higher ranks lie over others.
    var rank: Int {
        switch self {
        case .topBar, .bottomBar: 0
        case .corner: 1
        case .popover: 2
        case .sheet: 3
        case .scrim: 4
        }
    }

    /// Whether it is at an edge of the list, and as wide.
    var isBar: Bool { rank == 0 }

    /// Whether it may cover all of the screen, so that overlays in it are modal by default.
    var isOverAll: Bool { rank >= 2 }
}

/// A corner of a list; leading and trailing are along the reading direction.
public enum OverlayCorner: Sendable, Hashable, CaseIterable {
    /// At the upper edge, where lines begin.
    case topLeading
    /// At the upper edge, where lines end.
    case topTrailing
    /// At the lower edge, where lines begin.
    case bottomLeading
    /// At the lower edge, where lines end.
    case bottomTrailing

    var isTop: Bool { self == .topLeading || self == .topTrailing }
    var isLeading: Bool { self == .topLeading || self == .bottomLeading }
}

/// A value that stands for a view at which a popover lies, also when the views are made again.
public struct OverlayAnchor: Sendable, Hashable {
    /// The message that has the view; `nil` for a view of the screen.
    package let messageID: ChatMessage.ID?
    /// The name of the slot that the view is made from; `nil` for the bubble.
    package let slot: String?

    /// The bubble of a message, or all of a message without one.
    public static func message(_ id: ChatMessage.ID) -> Self {
        Self(messageID: id, slot: nil)
    }

    /// The part of a message that is made from a slot.
    public static func part<Value, Part>(_ slot: Slot<Value, Part>, of id: ChatMessage.ID) -> Self {
        Self(messageID: id, slot: slot.name)
    }

    /// The part of the screen that is made from a slot, such as the button that sends.
    public static func part<Value, Part>(_ slot: Slot<Value, Part>) -> Self {
        Self(messageID: nil, slot: slot.name)
    }
}
