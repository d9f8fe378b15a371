public import Components
public import Views
public protocol ChatMessageActionItem: Sendable { var id: String { get } }
public protocol ScrollToLatestMessageButton: Control, Component { var content: ChatUnreadCount { get set } }
public protocol TypingIndicatorView: View, Component { var content: [ChatUser] { get set } }
public protocol DateOverlayView: View, Component { var content: String? { get set } }
open class StubButton: Control, ScrollToLatestMessageButton { public var content = ChatUnreadCount() }
open class StubTyping: View, TypingIndicatorView { public var content: [ChatUser] = [] }
open class StubOverlay: View, DateOverlayView { public var content: String? }
extension Slot where Value == any ScrollToLatestMessageButton.Type, Part == any ScrollToLatestMessageButton {
    public static let scrollToLatestMessageButton = Slot("scrollToLatestMessageButton", default: StubButton.self) { $0.init($1) } }
extension Slot where Value == any TypingIndicatorView.Type, Part == any TypingIndicatorView {
    public static let typingIndicator = Slot("typingIndicator", default: StubTyping.self) { $0.init($1) } }
extension Slot where Value == any DateOverlayView.Type, Part == any DateOverlayView {
    public static let dateOverlay = Slot("dateOverlay", default: StubOverlay.self) { $0.init($1) } }
