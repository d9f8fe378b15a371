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
        let marked = [bare, alone].map { components in
            var components = components
            components[.appearance] = appearance
            components.extend(.messageContentView, with: Witness.self)
            components[.headerDecoration(Witness.word)] = { _ in
                let view = ChatMessageDecorationView()
                view.fill(with: Witness.mark)
                return view
            }
            return components
        }
        let (metrics, own) = (marked[1][.appearance].metrics, alone[.appearance].metrics)
        let isAnew = metrics.hairline == own.hairline && metrics.listMargin == own.listMargin
        let lost = rows.filter { row in
            let counts = marked.map { components in
                let cell = row.cell(in: ComponentContext(components))
                return cell.shownTexts.count { $0 == Witness.word }
            }
            return counts[0] > counts[1]
        }
        return (isAnew ? [broken(.company, "The appearance that others changed is gone.")] : [])
            + lost.map { broken(.company, of: $0.id, "What others added to it is gone.") }
    }
}

/// Adds a view to each container of a message, as other plugins may.
private final class Witness: ComponentExtension<View> {
    static let word = "certificate-witness"

    static var mark: Label {
        let label = Label()
        label.text = word
        return label
    }

    override func setUpLayout() {
        super.setUpLayout()
        for stack in stacks(in: host) { stack.addArrangedSubview(Self.mark) }
    }

    private func stacks(in view: View) -> [ContainerStackView] {
        let views = view.subviews.filter { !($0 is any Component) }
        return views.compactMap { $0 as? ContainerStackView } + views.flatMap(stacks)
    }
}
