public import Components

extension Event where Payload == String {
    /// That somebody copies the text of a message; whoever has a clipboard handles it.
    ///
    /// If nobody does, a composer beside the list keeps the text for pasting.
    public static let copyText = Event("copyText", contract: .stable)
}
