import Components
import DefaultComponents
import Drawing
import Views

extension Certification {
    /// Additions of other plugins to messages or changes to the appearance that the plugin removes.
    func companyFindings() -> [CertificateFinding] {
        var appearance = Appearance()
        appearance.metrics.hairline += 0.125
        appearance.metrics.listMargin += 0.125
        appearance.palette.accent = Witness.ground
        let (accent, actions) = (Appearance().palette.accent, base[.messageActions])
        // Its views are there before those of the plugin.
        let manifest = PluginManifest("certificate-witness", ordering: [.before(plugin.id)])
        let sets: [[any Plugin]] = [[], [plugin]]
        let marked = sets.map { plugins in
            var components = bare
            try? components.install([WitnessPlugin(manifest: manifest)] + plugins)
            components[.appearance] = appearance
            components[.messageActions] = { request in
                [WitnessItem(id: "first")] + actions(request) + [WitnessItem(id: "last")]
            }
            components[.headerDecoration(Witness.word)] = { _ in
                let view = ChatMessageDecorationView()
                view.fill(with: Witness.mark)
                return view
            }
            return components
        }
        let (metrics, own) = (marked[1][.appearance].metrics, alone[.appearance].metrics)
        let isAnew = metrics.hairline == own.hairline && metrics.listMargin == own.listMargin
        var (lost, stale, placed) = ([String](), [String](), [String]())
        for row in rows {
            // Without the plugin, it has the layout that it has with it.
            var content = row.content
            let counts = marked.reversed().map { components in
                let context = ComponentContext(components)
                let cell = context.mountedCell(showing: content, width: 375).cell
                content.layoutOptions =
                    (cell as? ChatMessageCell)?.messageContentView?
                    .layoutOptions
                var (count, old) = (0, 0)
                cell.visitShown { view in
                    let isMark = view.shownText == Witness.word
                    count += isMark && view.backgroundColor == Witness.ground ? 1 : 0
                    let colors = [view.backgroundColor, view.tintColor, view.layer.borderColor]
                    old += colors.contains(accent) ? 1 : 0
                }
                return (count, old)
            }
            if counts[1].0 > counts[0].0 { lost.append(row.id) }
            if counts[1].1 < counts[0].1 { stale.append(row.id) }
            let request = MessageActionsRequest(
                message: row.message,
                channel: CertificateChat.channel
            )
            let kept = marked[1][.messageActions](request).count { $0 is WitnessItem }
            if kept == 1 { placed.append(row.id) }
        }
        lost += composers.filter { sample in
            let texts = marked.map { sample.composer(in: ComponentContext($0)).view.shownTexts }
            let counts = texts.map { texts in texts.count { $0 == Witness.word } }
            return counts[0] > counts[1]
        }.map(\.id)
        return (isAnew ? [broken(.company, "The appearance that others changed is gone.")] : [])
            + lost.map { broken(.company, of: $0, "What others added to it is gone.") }
            + stale.map { broken(.company, of: $0, "It has a colour of another appearance.") }
            + placed.map { broken(.company, of: $0, "An entry of its menu is gone for its place.") }
    }
}

/// An entry that another plugin adds to menus.
private struct WitnessItem: ChatMessageActionItem {
    let id: String
    let title = Witness.word
    let icon: Image? = nil
    let isDestructive = false
}

/// A plugin that adds views to messages and composers.
private struct WitnessPlugin: Plugin {
    let manifest: PluginManifest

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: Witness.self)
        registrar.extend(.messageComposerVC, with: ComposerWitness.self)
    }
}

/// Adds a view to each container of a composer.
private final class ComposerWitness: ComponentExtension<ComposerVC> {
    override func setUpLayout() {
        super.setUpLayout()
        Witness.addMarks(to: host.view)
    }
}

/// Adds a view to each container of a message, as other plugins may.
private final class Witness: ComponentExtension<View> {
    static let word = "certificate-witness"
    static let ground = Color("certificate", light: RGBA(0x123456), dark: RGBA(0xFEDCBA))

    static var mark: Label {
        let label = Label()
        label.text = word
        label.backgroundColor = ground
        return label
    }

    override func setUpLayout() {
        super.setUpLayout()
        Self.addMarks(to: host)
    }

    static func addMarks(to view: View) {
        for view in view.subviews where !(view is any Component) || view is any MessageBubble {
            addMarks(to: view)
            (view as? ContainerStackView)?.addArrangedSubview(mark)
        }
    }
}
