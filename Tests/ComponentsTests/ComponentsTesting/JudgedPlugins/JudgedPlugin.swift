import Components
import DefaultComponents
import Testing

/// A plugin, and the verdict of a reviewer who has not seen the laws of the certificate.
struct JudgedPlugin: Sendable, CustomTestStringConvertible {
    enum Verdict: String, Sendable { case clean, warned, failed }
    let plugin: any Plugin
    let verdict: Verdict
    /// Its effect, and the reason for the verdict, in one sentence.
    let reason: String
    /// Plugins that it requires, and messages of its own that it needs (optional).
    var requires: [any Plugin] = []
    var messages: [ChatMessage] = []
    var testDescription: String { plugin.id.rawValue }
}
