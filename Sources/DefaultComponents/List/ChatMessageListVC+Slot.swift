public import Components

extension Slot where Value == ChatMessageListVC.Type, Part == ChatMessageListVC {
    /// A list of messages with what lies over it.
    public static let messageListVC = Slot(
        "messageListVC",
        default: ChatMessageListVC.self,
        contract: .stable
    ) { $0.init($1) }
}
