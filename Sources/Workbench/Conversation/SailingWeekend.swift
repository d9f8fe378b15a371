import DefaultComponents

/// The conversation that is shown when no other is asked for: six friends, of whom three do the talking,
/// plan a day on the water and go.
///
/// It is a document as anybody can write one, `SailingWeekend.json`, and holds every kind of message once.
enum SailingWeekend {
    /// The document.
    static var source: ConversationSource {
        ConversationSource(
            file: "the built-in conversation",
            bytes: PackageResources.SailingWeekend_json
        )
    }
}
