public import Components
public import DefaultComponents
public import Drawing
public import ExamplePlugins

/// Returns the laws that a plugin keeps beside other plugins, with a finding for each violation.
///
/// ```swift
/// let certificate = certify(ThickEdgesPlugin())
/// print(certificate)
/// ```
///
/// The plugin is installed with the example plugins, alone and in many sets, and the messages of `CertificateChat`,
/// with the composer, are composed, laid out, tapped and shown in cells that are used again. If the plugin cannot be
/// installed, no other law is checked. Pass messages of your own if it acts on none of those.
///
/// Its effect is everything that it adds to the trees of the messages when it is alone: views, and properties of views.
/// State it yourself where other plugins may legitimately change that:
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
///   - neighbours: The plugins that it has to work with; those in conflict with one of both are left out.
///   - messages: Messages of your own, newest first, with ids of their own.
///   - base: The container on which the plugins are installed.
///   - laws: The laws to check.
///   - settings: The amount of checks.
///   - effect: Whether a message shows the effect, by its tree with frames; it has to do so in every set for each
///     message for which it does with the plugin alone.
///   - steps: Further actions on a channel's screen, for plugins that act on them.
/// - Returns: The certificate, whose findings are the violations.
/// - Complexity: Composes all messages some 25 times, in addition to the number in `settings`.
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
    // Changes that plugins make to the default stay in this scope, and the certificate has its own diagnostics.
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
    /// The default neighbours.
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
        case .uninstall: uninstallFindings() + lived(.uninstall)
        case .reuse: reuseFindings()
        case .incremental: incrementalFindings() + lived(.incremental)
        case .mirror: mirrorFindings()
        case .fit: fitFindings()
        case .hostileText: hostileTextFindings()
        case .threads: threadFindings()
        case .faults: faultFindings()
        case .roles: roleFindings()
        case .targets: targetFindings()
        case .contrast: contrastFindings()
        case .ineffective: vainFindings()
        case .diagnostics: diagnosticFindings() + lived(.diagnostics)
        case .budgets: budgetFindings()
        case .use: useFindings()
        case .words: wordFindings()
        case .company: companyFindings()
        case .cost: costFindings() + lived(.cost)
        }
    }
}

extension Certification {
    /// Returns the findings of a law on a screen on which time passes.
    private func lived(_ law: CertificateLaw) -> [CertificateFinding] {
        inTime.filter { $0.law == law }
    }
}

extension [CertificateFinding] {
    /// The first findings, without repetitions: errors, then warnings, then notes.
    fileprivate func firstOnes(_ count: Int) -> [CertificateFinding] {
        var facts: Set<String> = []
        let known = filter { facts.insert($0.fact).inserted }
        let severities: [CertificateFinding.Severity] = [.error, .warning, .note]
        let sorted = severities.flatMap { severity in known.filter { $0.severity == severity } }
        return Array(sorted.prefix(count))
    }
}
