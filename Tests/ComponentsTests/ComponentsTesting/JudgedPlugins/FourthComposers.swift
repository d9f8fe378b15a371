import Components
import DefaultComponents
import Views

struct FourthMaplePlugin: Plugin {
    let manifest = PluginManifest("maple", summary: "/shrug shrugs.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerCommands) { commands in
            commands + [ComposerCommandInfo("shrug", summary: "Shrugs after your words.")]
        }
        registrar.transform(.messageSubmission) { next, submission in
            guard let command = submission.content.command, command.name == "shrug" else {
                return next(submission)
            }
            var submission = submission
            let words = command.arguments.isEmpty ? "" : "\(command.arguments) "
            submission.content.text = words + "¯\\_(ツ)_/¯"
            return next(submission)
        }
    }
}

struct FourthGladePlugin: Plugin {
    let manifest = PluginManifest("glade", summary: "No web addresses in this chat.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            let text = submission.content.text.lowercased()
            guard !text.contains("http://"), !text.contains("https://") else {
                return .refuse(reason: "Web addresses are not allowed in this chat.")
            }
            return next(submission)
        }
    }
}

struct FourthWispPlugin: Plugin {
    let manifest = PluginManifest("wisp", summary: "Sends replies through our own service.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            // The service takes over from here.
            submission.content.quotedMessage == nil ? next(submission) : .done
        }
    }
}

struct FourthOpalPlugin: Plugin {
    let manifest = PluginManifest("opal", summary: "A colon and three letters suggest emoji.")

    private static let emoji = [
        ("heart", "❤️"), ("tada", "🎉"), ("thumbsup", "👍"), ("wave", "👋"), ("rocket", "🚀"),
    ]

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerSuggestionRule) { next, request in
            let others = next(request)
            guard let colon = request.text.lastIndex(of: ":") else { return others }
            let typed = request.text[colon...]
            let name = typed.dropFirst().lowercased()
            guard name.count >= 3, name.allSatisfy(\.isLetter) else { return others }
            return others
                + Self.emoji.filter { $0.0.hasPrefix(name) }.map {
                    ComposerSuggestion(
                        "\($0.1) \($0.0)",
                        typed: String(typed),
                        replacement: $0.1
                    )
                }
        }
    }
}

struct FourthNectarPlugin: Plugin {
    let manifest = PluginManifest("nectar", summary: "Long drafts are counted.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: FourthDraftLength.self)
    }
}

private final class FourthDraftLength: ComponentExtension<ComposerVC> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.textAlignment = .trailing
        label.accessibilityRole = .status
        host.mainContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let count = host.content.text.count
        label.text = "\(count) characters"
        label.isHidden = count < 200
    }
}

struct FourthVetchPlugin: Plugin {
    let manifest = PluginManifest("vetch", summary: "Messages are short.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: FourthShortDraft.self)
    }
}

private final class FourthShortDraft: ComponentExtension<ComposerVC> {
    override func updateContent() {
        super.updateContent()
        guard host.content.text.count > 100 else { return }
        host.content.text = String(host.content.text.prefix(100))
    }
}

struct FourthBirchPlugin: Plugin {
    let manifest = PluginManifest("birch", summary: "A calmer header over the composer.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerHeader, with: FourthCalmHeader.self)
    }
}

private final class FourthCalmHeader: ComponentExtension<ChatComposerHeader> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.titleLabel.font = host.components[.appearance].fonts.footnote
        host.cancelButton.isHidden = true
    }
}

struct FourthSorrelPlugin: Plugin {
    let manifest = PluginManifest("sorrel", summary: "A banner reminds people to be kind.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: FourthKindBanner.self)
    }
}

private final class FourthKindBanner: ComponentExtension<ComposerVC> {
    private let banner = Label()

    override func updateContent() {
        super.updateContent()
        guard banner.superview == nil, let screen = host.parent?.view else { return }
        let appearance = host.components[.appearance]
        banner.text = "Be kind to each other."
        banner.font = appearance.fonts.footnote
        banner.textColor = appearance.palette.text
        banner.backgroundColor = appearance.palette.floating
        banner.overlapsSiblings = true
        screen.addSubview(banner)
        Constraint.activate([
            banner.topAnchor.constraint(equalTo: screen.topAnchor),
            banner.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
        ])
    }
}
