extension Demo {
    /// Runs the program with words.
    func run(_ words: [String]) -> ExitCode {
        run(words.map { Array($0.utf8) })
    }

    /// Runs the program with words as the system hands them over; results go to the output, everything
    /// else to the errors.
    ///
    /// When nobody reads the output any more, it ends quietly.
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
        } catch let error as DemoError {
            tell("error", error.description.split(separator: "\n").map(String.init))
            return error.exitCode
        }
    }

    private func obey(_ arguments: Arguments) throws -> ExitCode {
        if arguments.has(.help) {
            try output.write(arguments.namesCommand ? Help.text(of: arguments.command) : Help.text)
            return .success
        }
        if arguments.has(.version) {
            try output.write("demo \(Self.version)\n")
            return .success
        }
        switch arguments.command {
        case .tree: try TreeCommand(demo: self, arguments: arguments).run()
        case .diff: try DiffCommand(demo: self, arguments: arguments).run()
        case .blame: try BlameCommand(demo: self, arguments: arguments).run()
        case .explain: try ExplainCommand(demo: self, arguments: arguments).run()
        case .inspect: try InspectCommand(demo: self, arguments: arguments).run()
        case .picture: try PictureCommand(demo: self, arguments: arguments).run()
        case .terminal: try TerminalCommand(demo: self, arguments: arguments).run()
        case .list: try ListCommand(demo: self, arguments: arguments).run()
        case .chat: try ChatCommand(demo: self, arguments: arguments).run()
        case .meaning: try MeaningCommand(demo: self, arguments: arguments).run()
        case .gallery: try GalleryCommand(demo: self, arguments: arguments).run()
        case .plugins where arguments.has(.check):
            return try PluginCheckCommand(demo: self, arguments: arguments).run()
        case .plugins: try PluginsCommand(demo: self).run()
        case .certify: return try CertifyCommand(demo: self, arguments: arguments).run()
        case .slots: return try SlotsCommand(demo: self, arguments: arguments).run()
        }
        return .success
    }
}

extension [[UInt8]] {
    /// Returns the words; throws those that are not UTF-8.
    fileprivate func decoded() throws(DemoError) -> [String] {
        let faults = filter { String(validating: $0, as: UTF8.self) == nil }
            .map { UsageFault.notUTF8(String(decoding: $0, as: UTF8.self)) }
        guard faults.isEmpty else { throw .usage(faults) }
        return map { String(decoding: $0, as: UTF8.self) }
    }
}
