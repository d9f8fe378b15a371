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
    /// Plugins that it requires, messages of its own that it needs, and steps of its author (optional).
    var requires: [any Plugin] = []
    var messages: [ChatMessage] = []
    var steps: (@Sendable (ChatChannelVC) -> Void)?
    var testDescription: String { plugin.id.rawValue }
}
