public import Components
import DefaultComponents
import Views

/// Outlines each message of one list; other lists stay as they are.
///
/// The documentation's section *Message Content View*.
public struct PerListContentPlugin: Plugin {
    /// `per-list-content`.
    public let manifest = PluginManifest(
        "per-list-content",
        summary: "Each message in a thread lies on a card; channels stay as they are."
    )

    /// The name of the list.
    public let listName: String

    /// Creates the plugin for the list with a name, by default that of `ChatThreadVC`.
    public init(listName: String = "thread") {
        self.listName = listName
    }

    /// Wraps the function that chooses the type of a message's view.
    public func register(in registrar: inout Registrar) {
        registrar.transform(.messageContentViewType) { [listName] next, request in
            request.listName == listName ? CardMessageView.self : next(request)
        }
    }
}

private final class CardMessageView: ChatMessageContentView {
    override func layout(options: ChatMessageLayoutOptions) {
        super.layout(options: options)
        mainContainer.directionalLayoutMargins.top = 8
        mainContainer.directionalLayoutMargins.bottom = 8
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        layer.cornerRadius = appearance.metrics.cardCornerRadius
        layer.borderColor = appearance.palette.accent
        layer.borderWidth = 1
    }
}
