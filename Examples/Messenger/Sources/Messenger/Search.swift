public import Components
import DefaultComponents
import Views

/// Finds messages: a bar with a field, marks in the texts, and buttons that lead from hit to hit.
public struct SearchPlugin: Plugin {
    /// `messenger-search`.
    public let manifest = PluginManifest("messenger-search", summary: "Messages can be searched.")

    /// Creates the plugin.
    public init() {}

    /// Declares what is searched, and adds a bar to lists, marks to texts and an action to menus.
    public func register(in registrar: inout Registrar) {
        registrar.set(.search, of: "messenger-search")
        registrar.declare(.isSearching)
        registrar.declare(.searchedText)
        registrar.declare(.searchHit)
        registrar.replace(.overlay("search"), with: SearchBar.self)
        registrar.extend(.messageContentView, with: SearchMarks.self)
        registrar.transform(.messageActions) { next, request in
            guard !request.isInThread, !request.message.isDeleted else { return next(request) }
            let title = Components.current.words.text(.openSearch)
            return next(request) + [SearchItem(channelID: request.channel.id, title: title)]
        }
        registrar.on(.messageAction) { choice in
            guard let item = choice.item as? SearchItem else { return .passed }
            Components.state?[.isSearching, .channel(item.channelID)] = true
            return .handled
        }
    }
}

extension StateKey where Value == Bool {
    static let isSearching = StateKey("isSearching", default: false)
}

extension StateKey where Value == EditedText {
    static let searchedText = StateKey("searchedText", default: EditedText())
}

extension StateKey where Value == ChatMessage.ID? {
    static let searchHit = StateKey("searchHit", default: nil)
}

private struct SearchItem: ChatMessageActionItem {
    let channelID: ChatChannel.ID
    let title: String
    let id = "search"
    let icon: Image? = nil
    let isDestructive = false
}
