import Components
import DefaultComponents
import Drawing
import Hosting
import Views

extension ComponentsSetup {
    /// Returns the components of a chat in cells, with the chosen plugins.
    func inCells(makesRoom: Bool = false) throws(ProgramError) -> Components {
        var settings = LayoutSettings(arguments)
        settings.measurer = CellMeasurer(makesRoom: makesRoom)
        return settings.applied(to: try plugged())
    }
}

extension Program {
    /// Returns the options of pictures for the program's output.
    func terminalOptions(_ arguments: Arguments, _ components: Components) -> TerminalOptions {
        let isTerminal = surroundings.outputColumns != nil
        let colors: TerminalColors = surroundings.hasTrueColor ? .trueColor : .indexed
        var options = TerminalOptions(
            columns: arguments.number(.columns).map { Int($0) } ?? surroundings.outputColumns ?? 80,
            style: arguments.has(.ascii) ? .ascii : .unicode,
            colors: isTerminal && !surroundings.isColorless ? colors : .none,
            positionsCursor: isTerminal,
            scheme: arguments.has(.dark) ? .dark : .light
        )
        options.take(components[.appearance])
        return options
    }

    /// Loads the conversation and returns the session of its chosen or first channel.
    ///
    /// Prints the diagnostics of the components, and a note about other channels.
    func room(
        _ arguments: Arguments,
        _ components: Components,
        store: StateStore = StateStore()
    ) throws -> ChatSession {
        let conversation = try conversation(arguments, components)
        let transcripts = try MessageSelection(arguments: arguments).channels(of: conversation)
        guard let transcript = transcripts.first else { throw ProgramError.usage([.noChannel]) }
        tell("diagnostic", components.diagnostics.map(\.description))
        if transcripts.count > 1 {
            let name = transcript.channel.name.quoted
            tell(
                "note",
                ["The channel \(name) is shown, of \(transcripts.count); see '--channel'."]
            )
        }
        let count = arguments.number(.messages).map { Int($0) }
        return ChatSession(
            transcript,
            messages: count.map { LongConversation(transcript.messages).messages($0) },
            store: store
        )
    }

    /// Returns a navigator for a session, with the chosen thread in front.
    func stage(
        _ room: ChatSession,
        _ arguments: Arguments,
        _ components: Components,
        canWrite: Bool,
        rows: Int,
        options: TerminalOptions
    ) throws -> ChatNavigator {
        let stage = ChatNavigator(
            room,
            sheets: samples.sheets,
            canWrite: canWrite,
            components: components,
            rows: rows,
            options: options,
            now: arguments.instant ?? room.transcript.newest
        )
        stage.plugins = try plugins(arguments)
        guard let id = arguments[.thread] else { return stage }
        let known = room.transcript.threads.map(\.rootID)
        guard let thread = room.transcript.threads.first(where: { $0.rootID == id }),
            let root = thread.messages.last
        else { throw ProgramError.usage([.unknown(.thread, id, known: known)]) }
        stage.showThread(of: root)
        return stage
    }

    /// Returns the plugins of a chat, of which those are on that the command line names.
    private func plugins(_ arguments: Arguments) throws(ProgramError) -> ChatPlugins {
        ChatPlugins(
            samples.plugins,
            on: try setup(arguments).chosenIDs,
            preferring: arguments.all(.prefer).map(PluginID.init(rawValue:)),
            describe: { ProgramError.install($0).text(for: name) }
        )
    }
}

extension ChatNavigator {
    /// The faults of the lists' data and the diagnostics of the shown trees, a line for each.
    var diagnosticLines: [String] {
        viewports.flatMap { viewport in
            viewport.list.faults.map(\.description)
                + (viewport.screen.node.connectedTree?.diagnostics.lines ?? [])
        }.distinct
    }
}
