public import Components
public import DefaultComponents
public import Drawing
public import ExamplePlugins

/// Returns which laws a plugin keeps beside other plugins, and what is wrong where it breaks one.
///
/// ```swift
/// let certificate = certify(ThickEdgesPlugin())
/// print(certificate)
/// ```
///
/// The plugin is installed with the example plugins, alone and in many sets, and the messages of `CertificateChat`, with
/// the composer, are composed, laid out, tapped and used again. If the plugin cannot be installed, no other law is looked at. Give
/// messages of your own if it acts on none of those.
///
/// Its effect is what it adds to the trees of the messages when it is alone: views, and settings of views. Say what it
/// is yourself where others may rightly change that:
///
/// ```swift
/// let certificate = certify(ThickEdgesPlugin()) { _, tree in
///     tree.flattened.allSatisfy { $0.name != "bubble" || $0["border"] == "3/border" }
/// }
/// ```
///
/// - Parameters:
///   - plugin: The plugin.
///   - required: The plugins that it requires.
///   - neighbours: The plugins that it has to live with; those that one of both declares a conflict with are left out.
///   - messages: Messages of your own, newest first, with ids of their own.
///   - base: What the plugins are installed on.
///   - laws: The laws to look at.
///   - settings: How much is looked at.
///   - effect: Whether a message shows the effect, by its tree with frames; it has to do so in every set for each
///     message for which it does with the plugin alone.
///   - steps: What else people do with a channel's screen, on which the plugin acts.
/// - Returns: The certificate, whose findings say which laws are broken.
/// - Complexity: Composes all messages some 25 times, besides what `settings` says.
public func certify(
    _ plugin: any Plugin,
    requiring required: [any Plugin] = [],
    beside neighbours: [any Plugin] = ExampleCatalogue.plugins,
    messages: [ChatMessage] = [],
    on base: Components = Components(),
    laws: [CertificateLaw] = CertificateLaw.allCases,
    settings: CertificateSettings = CertificateSettings(),
    effect: (@Sendable (ChatMessage, TreeNode) -> Bool)? = nil,
    using steps: (@Sendable (ChatChannelVC) -> Void)? = nil
) -> Certificate {
    // What plugins do to the default stays here, and what is reported is reported by the certificate.
    Components.withValue(Components()) {
        Components.onDiagnostic = { _ in }
        let run = Certification(
            plugin,
            requiring: required,
            beside: neighbours,
            messages: messages,
            on: base,
            settings: settings,
            using: steps,
            effect: effect
        )
        var looked = CertificateLaw.allCases.filter(laws.contains)
        if !run.refusals.isEmpty {
            looked = [.install]
        } else if !run.unrepeatable.isEmpty {
            looked = [.install, .repeatable]
        }
        return Certificate(
            plugin: plugin.id,
            laws: looked,
            findings: looked.flatMap { run.findings(of: $0).firstOnes(max(0, settings.findings)) },
            neighbours: run.neighbours.map(\.id)
        )
    }
}

extension Certificate {
    /// The plugins beside which others are certified unless somebody says otherwise.
    package static let usualNeighbours: [any Plugin] = ExampleCatalogue.plugins
}

extension Certification {
    fileprivate func findings(of law: CertificateLaw) -> [CertificateFinding] {
        switch law {
        case .install: installFindings()
        case .repeatable: unrepeatable
        case .order: orderFindings()
        case .name: nameFindings()
        case .effect: effectFindings()
        case .uninstall: uninstallFindings()
        case .reuse: reuseFindings()
        case .incremental: incrementalFindings()
        case .mirror: mirrorFindings()
        case .fit: fitFindings()
        case .hostileText: hostileTextFindings()
        case .threads: threadFindings()
        case .faults: faultFindings()
        case .roles: roleFindings()
        case .targets: targetFindings()
        case .contrast: contrastFindings()
        case .ineffective: vainFindings()
        case .diagnostics: diagnosticFindings()
        case .budgets: budgetFindings()
        case .use: useFindings()
        case .words: wordFindings()
        case .company: companyFindings()
        case .cost: costFindings()
        }
    }
}

extension [CertificateFinding] {
    /// The first findings, each fact once, errors before warnings.
    fileprivate func firstOnes(_ count: Int) -> [CertificateFinding] {
        var facts: Set<String> = []
        let known = filter { facts.insert($0.fact).inserted }
        let sorted = known.filter { $0.severity == .error } + known.filter { $0.severity != .error }
        return Array(sorted.prefix(count))
    }
}
