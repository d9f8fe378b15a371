public import Components
import DefaultComponents
import Views

/// Switches date separators on and gives them another colour, capitals and spacing.
///
/// The documentation's section *Date Separators*.
public struct DateSeparatorStylePlugin: Plugin {
    /// `date-separator-style`.
    public let manifest = PluginManifest(
        "date-separator-style",
        summary: "Each day begins with a blue separator in capitals."
    )

    /// Creates the plugin.
    public init() {}

    /// Sets the switch and extends the separator.
    public func register(in registrar: inout Registrar) {
        registrar.set(.messageListDateSeparatorEnabled, to: true)
        registrar.extend(.dateSeparator, with: LoudSeparator.self)
    }
}

private final class LoudSeparator: ComponentExtension<ChatMessageListDateSeparatorView> {
    override func setUpLayout() {
        super.setUpLayout()
        let textLabel = host.textLabel
        Constraint.activate([
            textLabel.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 24),
            textLabel.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -24),
            textLabel.topAnchor.constraint(equalTo: host.topAnchor, constant: 8),
            textLabel.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -8),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        host.backgroundColor = .systemBlue
        host.textLabel.textColor = .black
    }

    override func updateContent() {
        super.updateContent()
        host.textLabel.text = host.content?.uppercased()
    }
}
