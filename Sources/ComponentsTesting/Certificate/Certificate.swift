public import Components

/// The laws that a plugin keeps, and a finding for each violation.
///
/// The same plugin gives the same bytes on every machine, except for races between threads. In Swift Testing, each
/// finding is an issue with two lines:
///
/// ```swift
/// @Test func edgesAreCertified() {
///     let certificate = certify(ThickEdgesPlugin())
///     for finding in certificate.findings where finding.severity == .error { Issue.record(finding) }
/// }
/// ```
public struct Certificate: Sendable, Hashable {
    /// The plugin.
    public let plugin: PluginID

    /// The laws that were checked, in the order of `CertificateLaw`.
    public let laws: [CertificateLaw]

    /// The violations, in the order of the laws; of each law the first few findings.
    public let findings: [CertificateFinding]

    /// The ids of the plugins that it was checked with, sorted.
    public let neighbours: [PluginID]

    /// Whether the plugin keeps every law that was checked; warnings and notes do not count.
    public var passes: Bool {
        broken.isEmpty
    }

    /// The laws that the plugin breaks, in their order.
    public var broken: [CertificateLaw] {
        laws.filter { law in findings.contains { $0.law == law && $0.severity == .error } }
    }

    /// The number of laws that hold, then each finding, every line with a line feed at its end.
    public var text: String {
        let kept = laws.count - broken.count
        let head = "\(plugin.rawValue.quoted) keeps \(kept) of \(laws.count) laws"
        return "\(head)\n" + findings.map { "\n\($0)\n" }.joined()
    }
}

extension Certificate: CustomStringConvertible {
    /// The text.
    public var description: String {
        text
    }
}
