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
        registrar.declare(Searched.isOpen)
        registrar.declare(Searched.text)
        registrar.declare(Searched.hit)
        registrar.replace(.overlay("search"), with: SearchBar.self)
        registrar.extend(.messageContentView, with: SearchMarks.self)
        registrar.transform(.messageActions) { next, request in
            guard !request.isInThread, !request.message.isDeleted else { return next(request) }
            let title = Components.current.words.text(.openSearch)
            return next(request) + [MessageActionItem("search", title: title)]
        }
        registrar.on(.messageAction) { choice in
            guard choice.item.id == "search", let channel = choice.channel else { return .passed }
            Components.state?[Searched.isOpen, .channel(channel.id)] = true
            return .handled
        }
    }
}

/// What is searched in a channel, and the hit in front.
enum Searched {
    static let isOpen = StateKey("isSearching", default: false)
    static let text = StateKey("searchedText", default: EditedText())
    static let hit = StateKey("searchHit", default: ChatMessage.ID?.none)
}
