import Hosting

extension Program {
    /// Runs the program with words.
    func run(_ words: [String]) -> ExitCode {
        run(words.map { Array($0.utf8) })
    }

    /// Runs the program with words as the system hands them over; results go to the output, everything
    /// else to the errors.
    ///
    /// When the output is closed, it ends quietly.
    func run(_ words: [[UInt8]]) -> ExitCode {
        do {
            let code = try answer(words)
            try output.flush()
            try? errors.flush()
            return code
        } catch OutputError.closed {
            return .success
        } catch {
            tell("error", ["The output could not be written: \(error)."])
            try? errors.flush()
            return .outputFailed
        }
    }

    private func answer(_ words: [[UInt8]]) throws -> ExitCode {
        do {
            return try obey(ArgumentParser.parse(words.decoded()))
        } catch let error as ProgramError {
            tell("error", error.text(for: name).split(separator: "\n").map(String.init))
            return error.exitCode
        }
    }

    private func obey(_ arguments: Arguments) throws -> ExitCode {
        if arguments.has(.help) {
            let help = Help(program: name)
            try output.write(arguments.namesCommand ? help.text(of: arguments.command) : help.text)
            return .success
        }
        if arguments.has(.version) {
            try output.write("\(name) \(Self.version)\n")
            return .success
        }
        switch arguments.command {
        case .tree: try TreeCommand(program: self, arguments: arguments).run()
        case .diff: try DiffCommand(program: self, arguments: arguments).run()
        case .blame: try BlameCommand(program: self, arguments: arguments).run()
        case .explain: try ExplainCommand(program: self, arguments: arguments).run()
        case .inspect: try InspectCommand(program: self, arguments: arguments).run()
        case .picture: try PictureCommand(program: self, arguments: arguments).run()
        case .terminal: try TerminalCommand(program: self, arguments: arguments).run()
        case .list: try ListCommand(program: self, arguments: arguments).run()
        case .chat: try ChatCommand(program: self, arguments: arguments).run()
        case .meaning: try AccessibilityCommand(program: self, arguments: arguments).run()
        case .gallery: try GalleryCommand(program: self, arguments: arguments).run()
        case .plugins where arguments.has(.check):
            return try PluginCheckCommand(program: self, arguments: arguments).run()
        case .plugins: try PluginsCommand(program: self).run()
        case .certify: return try CertifyCommand(program: self, arguments: arguments).run()
        case .themes: return try ThemesCommand(program: self, arguments: arguments).run()
        case .newPlugin: try NewPluginCommand(program: self, arguments: arguments).run()
        case .slots: return try SlotsCommand(program: self, arguments: arguments).run()
        }
        return .success
    }
}

extension [[UInt8]] {
    /// Returns the words; throws those that are not UTF-8.
    fileprivate func decoded() throws(ProgramError) -> [String] {
        let faults = filter { String(validating: $0, as: UTF8.self) == nil }
            .map { UsageFault.notUTF8(String(decoding: $0, as: UTF8.self)) }
        guard faults.isEmpty else { throw .usage(faults) }
        return map { String(decoding: $0, as: UTF8.self) }
    }
}
