import Components
import DefaultComponents
import Drawing
import Testing

@testable import Hosting
@testable import Tracing
@testable import Views
@testable import Workbench
@testable import demo

/// A message with the accounts of its composition, with all example plugins and without some.
final class AblatedMessage {
    static let plugins = Examples.plugins.map(\.id)

    /// The plugins, two by two.
    static let pairs = plugins.indices.flatMap { first in
        plugins[(first + 1)...].map { [plugins[first], $0] }
    }

    private let message: SectionMessage
    private var known: [[PluginID]: MessageExplanation] = [:]
    private let all: MessageExplanation

    /// The number of messages; 1 if none can be loaded, which then fails.
    static let count = max(1, (try? messages().count) ?? 1)

    /// Takes the message with a number, those of the built-in conversation first.
    init(_ number: Int) throws {
        let messages = try Self.messages()
        try #require(messages.indices.contains(number))
        message = messages[number]
        all = try Self.compose(message, without: [])
    }

    private static func messages() throws -> [SectionMessage] {
        var conversations = [try ConversationLoader().load(SailingWeekend.source)]
        if SharedExport.isThere { conversations.append(try SharedExport.load()) }
        let sections = conversations.flatMap(\.channels).flatMap(MessageSection.sections)
        return Array(sections.selected)
    }

    /// Returns the account without some plugins.
    func explanation(without ids: [PluginID]) throws -> MessageExplanation {
        if let known = known[ids] { return known }
        let made = try Self.compose(message, without: ids)
        known[ids] = made
        return made
    }

    private static func compose(
        _ message: SectionMessage,
        without ids: [PluginID]
    ) throws -> MessageExplanation {
        let plugins = Examples.plugins.filter { !ids.contains($0.id) }
        var composer = MessageComposer(
            try .with([DefaultComponentsPlugin()] + plugins),
            variant: .frames
        )
        return composer.explanation(of: message)
    }

    /// The properties that a plugin wrote last.
    var decidedFacts: [DecidedFact] {
        all.views.flatMap { view in
            view.properties.compactMap { property in
                guard let id = property.writes.last?.writer.layer?.owner.plugin else { return nil }
                return DecidedFact(view: view, property: property.name, decider: id)
            }
        }
    }

    /// Returns the differences without some plugins; for added or removed views only the view.
    func changedFacts(without ids: [PluginID]) throws -> Set<ChangedFact> {
        let other = try explanation(without: ids)
        let views = Dictionary(other.views.map { ($0.path, $0) }) { first, _ in first }
        var facts: Set<ChangedFact> = []
        for view in all.views {
            guard let there = views[view.path] else {
                facts.insert(ChangedFact(path: view.path, property: ""))
                continue
            }
            guard there.view.final != view.view.final else { continue }
            for property in ViewProperty.written.map(\.name)
            where view.value(of: property) != there.value(of: property) {
                facts.insert(ChangedFact(path: view.path, property: property))
            }
        }
        let paths = Set(all.views.map(\.path))
        for view in other.views where !paths.contains(view.path) {
            facts.insert(ChangedFact(path: view.path, property: ""))
        }
        return facts
    }

    /// Returns the plugins that the account names as causes of a property; for a missing view, of the one around it.
    func names(behind property: String, at path: String) -> Set<PluginID> {
        var (path, property) = (path, property)
        while !path.isEmpty {
            if let view = all.views.first(where: { $0.path == path }) {
                return names(behind: property, of: view)
            }
            (path, property) = (path.around, "subviews")
        }
        return []
    }

    func names(behind property: String, of view: ExplainedView) -> Set<PluginID> {
        all.plugins(behind: property, of: view)
    }
}

/// A property with the plugin that wrote it last.
struct DecidedFact: CustomStringConvertible {
    let view: ExplainedView
    let property: String
    let decider: PluginID

    var description: String { "\(property) of \(view.path)" }
}

/// A property of a view, or nil for the whole view, that differs without some plugin.
struct ChangedFact: Hashable, CustomStringConvertible {
    let path: String
    let property: String

    var description: String { property.isEmpty ? path : "\(property) of \(path)" }
}

extension ExplainedView {
    /// The writes to a property, in order.
    func writes(of property: String) -> [ExplainedWrite] {
        properties.first { $0.name == property }?.writes ?? []
    }
}
