import Views

/// A finder of the names of integrations.
enum SlackIntegrations {
    /// Returns the labels in the `bot_add` messages of all channels, by bot; the first counts.
    ///
    /// Malformed messages are ignored here, and reported when they are read in order.
    static func names(in channels: [SlackChannel], names: SlackNames) -> [String: String] {
        var labels: [String: String] = [:]
        for channel in channels {
            for day in channel.days {
                for message in day.messages(ifTheyMayHave: Array(subtype.utf8)) {
                    if let (id, label) = integration(in: message, names: names) {
                        labels[id] = labels[id] ?? label
                    }
                }
            }
        }
        return labels
    }

    private static func integration(
        in message: JSONCursor,
        names: SlackNames
    ) -> (id: String, label: String)? {
        guard (try? message.member("subtype")?.string()) == subtype,
            let id = try? message.member("bot_id")?.string(),
            let text = try? message.member("text")?.string()
        else { return nil }
        for token in SlackTokenizer.tokens(of: text, names: names) {
            guard case .reference(let reference) = token,
                case .link(let address)? = reference.target, reference.text != address
            else { continue }
            return (id, reference.text)
        }
        return nil
    }

    private static let subtype = "bot_add"
}
