import Components
import DefaultComponents
import Views

// MARK: The sites of links

struct SixthLinkSitesPlugin: Plugin {
    let manifest = PluginManifest("link-sites", summary: "Messages name the sites of their links.")

    func register(in registrar: inout Registrar) {
        registrar.declare(ChatMessageLayoutOption.linkSites)
        registrar.transform(.messageLayoutOptions) { next, request in
            guard let message = request.message, !message.linkSites.isEmpty else {
                return next(request)
            }
            return next(request).union([.linkSites])
        }
        registrar.extend(.messageContentView, with: SixthLinkSites.self)
    }
}

extension ChatMessageLayoutOption {
    fileprivate static let linkSites: Self = "linkSites"
}

extension ChatMessage {
    /// The hosts of the links in the text, each once, in their order.
    fileprivate var linkSites: [String] {
        guard !isDeleted else { return [] }
        var sites: [String] = []
        for run in text.runs {
            guard case .link(let address)? = run.style.target,
                let begin = address.firstIndex(of: ":"),
                address[begin...].hasPrefix("://")
            else { continue }
            let rest = address[begin...].dropFirst(3)
            let authority = rest.prefix { !"/?#".contains($0) }
            // What stands before an at sign is a name, and no site.
            let site = String(authority.split(separator: "@").last ?? "")
            if !site.isEmpty, !sites.contains(site) { sites.append(site) }
        }
        return sites
    }
}

private final class SixthLinkSites: ComponentExtension<ChatMessageContentView> {
    private var line: TextView?

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.linkSites) else { return }
        let line = TextView()
        self.line = line
        host.bubbleContentContainer.addArrangedSubview(line)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        line?.font = appearance.fonts.footnote
        line?.textColor = appearance.palette.subtitleText
        line?.textContainerInset = appearance.metrics.textInsets
    }

    override func updateContent() {
        super.updateContent()
        let sites = host.content?.linkSites ?? []
        line?.text = RichText(plain: "Leads to " + sites.joined(separator: ", "))
        line?.isHidden = sites.isEmpty
    }
}

// MARK: The length of what is written

struct SixthLengthOfDraftPlugin: Plugin {
    let manifest = PluginManifest("length-of-draft", summary: "Long drafts tell their length.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: SixthLengthOfDraft.self)
    }
}

private final class SixthLengthOfDraft: ComponentExtension<ComposerVC> {
    private static let limit = 500
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.accessibilityRole = .status
        label.textAlignment = .trailing
        host.mainContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        label.textColor = host.components[.appearance].palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let fonts = host.components[.appearance].fonts
        let count = host.content.text.count
        label.font = count > Self.limit ? fonts.footnoteBold : fonts.footnote
        label.text = "\(count) of \(Self.limit) characters"
        label.isHidden = count < 10
    }
}

// MARK: Another clock

struct SixthTwentyFourHoursPlugin: Plugin {
    let manifest = PluginManifest(
        "twenty-four-hours",
        summary: "Times have 24 hours, and days their weekday."
    )

    func register(in registrar: inout Registrar) {
        registrar.set(.messageListDateSeparatorEnabled, to: true)
        registrar.transform(.appearance) { below in
            var appearance = below
            let day = below.formatters.messageDateSeparator
            appearance.formatters.messageTimestamp = { instant, calendar in
                let time = calendar.civil(instant)
                return "\(twoDigits(time.hour)):\(twoDigits(time.minute))"
            }
            appearance.formatters.messageDateSeparator = { instant, calendar in
                let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
                let weekday = calendar.civil(instant).weekday
                guard names.indices.contains(weekday - 1) else { return day(instant, calendar) }
                return "\(names[weekday - 1]), \(day(instant, calendar))"
            }
            return appearance
        }
    }
}

private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
}

// MARK: Bookmarks

struct SixthBookmarksPlugin: Plugin {
    let manifest = PluginManifest("bookmarks", summary: "Messages can be bookmarked.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.hasBookmark)
        registrar.transform(.messageActions) { next, request in
            let message = request.message
            guard !message.isDeleted, message.localState == nil else { return next(request) }
            let isSet = Components.state?[.hasBookmark, .message(message.id)] ?? false
            return next(request) + [SixthBookmarkItem(isSet: isSet)]
        }
        registrar.on(.messageAction) { choice in
            guard let item = choice.item as? SixthBookmarkItem else { return .passed }
            Components.state?[.hasBookmark, .message(choice.message.id)] = !item.isSet
            return .handled
        }
        registrar.extend(.messageContentView, with: SixthBookmarkLine.self)
    }
}

extension StateKey where Value == Bool {
    fileprivate static let hasBookmark = StateKey(persisted: "hasBookmark", default: false)
}

private struct SixthBookmarkItem: ChatMessageActionItem {
    let isSet: Bool
    let id = "bookmark"
    let icon: Image? = .symbol("star")
    let isDestructive = false
    var title: String { isSet ? "Remove bookmark" : "Bookmark" }
}

private final class SixthBookmarkLine: ComponentExtension<ChatMessageContentView> {
    private let line = TextView()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(line)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        line.font = appearance.fonts.footnoteBold
        line.textColor = appearance.palette.subtitleText
        line.textContainerInset = appearance.metrics.metadataMargins
    }

    override func updateContent() {
        super.updateContent()
        let isShown = state[.hasBookmark] && host.content?.isDeleted == false
        line.text = isShown ? "Bookmarked" : RichText()
        line.isHidden = !isShown
    }
}

// MARK: The reader's own reactions

struct SixthOwnReactionsPlugin: Plugin {
    let manifest = PluginManifest("own-reactions", summary: "The reader's reactions have an edge.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.reactionItem, with: SixthOwnReaction.self)
    }
}

private final class SixthOwnReaction: ComponentExtension<ChatMessageReactionItemView> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderColor = host.components[.appearance].palette.accent
        host.layer.cornerRadius = 6
    }

    override func updateContent() {
        super.updateContent()
        let reader = chat.channel?.currentUserId
        let isOwn = reader.map { host.content?.userIDs.contains($0) ?? false } ?? false
        host.layer.borderWidth = isOwn ? 1 : 0
        guard isOwn, let reaction = host.content else { return }
        host.accessibilityLabel = "\(reaction.name), \(reaction.count), one of them yours"
    }
}
