import Components
import DefaultComponents
import Views

/// A message or a composer, to be composed alone.
enum Sample: Sendable {
    case message(SampleRow)
    case composer(SampleComposer)

    var id: String {
        switch self {
        case .message(let row): row.id
        case .composer(let composer): composer.id
        }
    }

    /// The message in its channel; nil for a composer.
    var row: SampleRow? {
        if case .message(let row) = self { row } else { nil }
    }

    /// The composer; nil for a message.
    var composer: SampleComposer? {
        if case .composer(let composer) = self { composer } else { nil }
    }

    /// Whether its content is hostile.
    var isHostile: Bool {
        switch self {
        case .message(let row): CertificateChat.hostileIDs.contains(row.id)
        case .composer(let composer): SampleComposer.hostile.contains { $0.id == composer.id }
        }
    }

    /// The texts that people wrote in it, and their names.
    var texts: [String] {
        switch self {
        case .message(let row): [row.message.text.plain, row.message.author.name]
        case .composer(let composer):
            [composer.content.text, composer.content.quotedMessage?.author.name ?? ""]
        }
    }

    /// Returns it mounted and laid out.
    func composed(in context: ComponentContext, width: Double = 375) -> ComposedSample {
        switch self {
        case .message(let row):
            let cell = row.cell(in: context, width: width)
            return ComposedSample(view: cell, owner: cell)
        case .composer(let sample):
            let composer = sample.composer(in: context, width: width)
            return ComposedSample(view: composer.view, owner: composer)
        }
    }

    /// Returns all messages, with an author's own, and all composers.
    static func all(adding own: [ChatMessage] = []) -> [Sample] {
        let composers = SampleComposer.all + SampleComposer.hostile
        return SampleRow.rows(adding: own).map(Sample.message) + composers.map(Sample.composer)
    }
}

/// A message or a composer that is mounted and laid out.
///
/// Keep it while you use its view.
struct ComposedSample {
    let view: View
    /// The cell or the composer, which its view does not retain.
    let owner: any Lifecycle

    /// The diagnostics of its tree.
    var diagnostics: [ComponentDiagnostic] { owner.node.connectedTree?.diagnostics ?? [] }
}

@available(*, unavailable)
extension ComposedSample: Sendable {}
