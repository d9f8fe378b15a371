public import Components
import DefaultComponents
import Views

/// Draws thin lines left and right of the number of replies in a thread.
///
/// The documentation's section *Thread Replies Counter*.
public struct ThreadRepliesLinesPlugin: Plugin {
    /// `thread-replies-lines`.
    public let manifest = PluginManifest(
        "thread-replies-lines",
        summary: "The number of replies in a thread stands between two thin lines."
    )

    /// Creates the plugin.
    public init() {}

    /// Extends the counter.
    public func register(in registrar: inout Registrar) {
        registrar.extend(.threadRepliesCounter, with: Hairlines.self)
    }
}

private final class Hairlines: ComponentExtension<ChatThreadRepliesCountDecorationView> {
    private let leadingLine = View()
    private let trailingLine = View()

    override func setUpLayout() {
        super.setUpLayout()
        let container = host.container
        let textLabel = host.textLabel
        let hairlineHeight = host.components[.appearance].metrics.hairline
        // Removing the label removes its constraints.
        textLabel.removeFromSuperview()
        container.addSubview(leadingLine)
        container.addSubview(textLabel)
        container.addSubview(trailingLine)
        Constraint.activate([
            leadingLine.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 9),
            leadingLine.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            leadingLine.heightAnchor.constraint(equalToConstant: hairlineHeight),
            leadingLine.widthAnchor.constraint(greaterThanOrEqualToConstant: 9),
            textLabel.leadingAnchor.constraint(equalTo: leadingLine.trailingAnchor, constant: 9),
            textLabel.topAnchor.constraint(equalTo: container.topAnchor, constant: 3),
            textLabel.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -3),
            textLabel.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            trailingLine.leadingAnchor.constraint(equalTo: textLabel.trailingAnchor, constant: 9),
            trailingLine.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -9),
            trailingLine.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            trailingLine.heightAnchor.constraint(equalToConstant: hairlineHeight),
            trailingLine.widthAnchor.constraint(greaterThanOrEqualToConstant: 9),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        host.container.backgroundColor = nil
        leadingLine.backgroundColor = .gray
        trailingLine.backgroundColor = .gray
    }
}
