import Components
import DefaultComponents
import Drawing
import Hosting
import Tracing
import Views

/// Reports registrations of plugins without effect over all messages of a conversation.
struct PluginCheckCommand {
    let program: Program
    let arguments: Arguments

    func run() throws -> ExitCode {
        if arguments.has(.isolated) {
            return try IsolatedCheck(program: program, arguments: arguments.namingPlugins).run()
        }
        let array = arguments.has(.json) ? JSONArrayWriter(output: program.output) : nil
        PendingVerdict.owe(on: "The plugins end the process", of: program, in: array)
        defer { PendingVerdict.give() }
        let setup = try program.setup(arguments.namingPlugins)
        let components = try setup.plugged()
        let report = ConversationReport(on: components)
        let sections = try MessageSelection(arguments: arguments)
            .sections(of: program.conversation(arguments, report.components))
        for message in sections.selected { report.add(message.content, taps: true) }
        if let section = sections.first { add(section, to: report) }
        let (findings, diagnostics) = (report.findings, report.diagnostics)
        if arguments.has(.json) {
            try program.write(array: findings.map(\.json) + diagnostics.map(\.json))
        } else {
            try write(findings, diagnostics, count: setup.chosenIDs.count)
        }
        program.tell("note", report.yields.map(\.description))
        return findings.isEmpty && diagnostics.isEmpty ? .success : .found
    }

    /// Shows a section as a list, for what acts on lists alone.
    private func add(_ section: MessageSection, to report: ConversationReport) {
        var lists: [ShownList] = []
        report.add { context in
            let list = ShownList(
                section,
                context.components,
                LayoutSettings(),
                observedBy: context.observer
            )
            lists.append(list)
            return list.view
        }
        withExtendedLifetime(lists) {}
    }

    private func write(
        _ findings: [RegistrationFinding],
        _ diagnostics: [ComponentDiagnostic],
        count: Int
    ) throws {
        let lines = findings.map(\.description) + diagnostics.map(\.description)
        guard lines.isEmpty else {
            return try lines.forEach { try program.output.write("\($0)\n") }
        }
        let plugins = count == 1 ? "1 plugin" : "\(count) plugins"
        try program.output.write("\(plugins): everything has an effect\n")
    }
}

extension RegistrationFinding {
    /// The finding as an element of an array.
    fileprivate var json: String {
        JSONLine.object([
            "at": JSONLine.string(layer.site?.description),
            "certain": "\(isCertain)",
            "owner": JSONText.string("\(layer.owner)"),
            "reason": JSONText.string(reason.name),
            "slot": JSONText.string(slot),
            "text": JSONText.string("\(self)"),
        ])
    }
}

extension ComponentDiagnostic {
    /// The diagnostic as an element of an array.
    fileprivate var json: String {
        JSONLine.object([
            "reason": JSONText.string("diagnostic"), "text": JSONText.string("\(self)"),
        ])
    }
}

extension Arguments {
    /// The arguments with all plugins if none is named.
    var namingPlugins: Arguments {
        guard all(.plugin).isEmpty else { return self }
        var arguments = self
        arguments.switches.insert(.allPlugins)
        return arguments
    }
}
