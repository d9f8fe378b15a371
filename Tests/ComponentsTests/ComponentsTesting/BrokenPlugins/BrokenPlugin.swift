import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import ExamplePlugins
import Testing

/// A plugin that breaks one law, with the text of its certificate.
struct BrokenPlugin: Sendable, CustomTestStringConvertible {
    let law: CertificateLaw
    /// Makes the plugin; some have state, which certificates must not share.
    let make: @Sendable () -> any Plugin
    /// The statement about its effect.
    let effect: (@Sendable (ChatMessage, TreeNode) -> Bool)?
    /// The text of a certificate of its law alone, with a few messages.
    let text: String

    var testDescription: String { "\(make().id), \(law)" }

    init(
        _ law: CertificateLaw,
        _ plugin: @autoclosure @escaping @Sendable () -> any Plugin,
        effect: (@Sendable (ChatMessage, TreeNode) -> Bool)? = nil,
        _ text: String
    ) {
        self.law = law
        make = plugin
        self.effect = effect
        self.text = text
    }

    /// A certificate of its own law with a few messages, beside others if the law is about them.
    var shortCertificate: Certificate {
        let isOfOthers = [.install, .order, .name, .effect].contains(law)
        let neighbours = isOfOthers ? ExampleCatalogue.plugins : []
        return certify(make(), beside: neighbours, laws: [law], settings: .few, effect: effect)
    }

    /// Returns a certificate of all laws.
    func certificate(settings: CertificateSettings) -> Certificate {
        certify(make(), settings: settings, effect: effect)
    }

    static let all =
        ofCompany + ofCells + ofLayout + ofTexts + ofSpeech + ofComposers + ofUse
}

extension CertificateSettings {
    /// A few messages and composers, a few sets.
    static let few: CertificateSettings = {
        var settings = CertificateSettings()
        settings.builtIn = [
            "hello", "reacted", "quote", "long", "hostile-markup", "hostile-address",
            "composer-text", "composer-attachments", "composer-quoting", "composer-refused",
            "composer-hostile-markup",
        ]
        settings.subsets = 2
        settings.orders = 1
        settings.reuses = 12
        settings.findings = 1
        return settings
    }()
}
