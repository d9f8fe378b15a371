extension Demo {
    /// Runs the program; results go to the output, everything else to the errors.
    ///
    /// When nobody reads the output any more, it ends quietly.
    func run(_ words: [String]) -> ExitCode {
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

    private func answer(_ words: [String]) throws -> ExitCode {
        do {
            try obey(ArgumentParser.parse(words))
            return .success
        } catch let error as DemoError {
            tell("error", error.description.split(separator: "\n").map(String.init))
            return error.exitCode
        }
    }

    private func obey(_ arguments: Arguments) throws {
        if arguments.has(.help) {
            try output.write(arguments.namesCommand ? Help.text(of: arguments.command) : Help.text)
            return
        }
        if arguments.has(.version) {
            try output.write("demo \(Self.version)\n")
            return
        }
        switch arguments.command {
        case .tree: try TreeCommand(demo: self, arguments: arguments).run()
        case .diff: try DiffCommand(demo: self, arguments: arguments).run()
        case .picture: try PictureCommand(demo: self, arguments: arguments).run()
        case .terminal: try TerminalCommand(demo: self, arguments: arguments).run()
        case .list: try ListCommand(demo: self, arguments: arguments).run()
        case .chat: try ChatCommand(demo: self, arguments: arguments).run()
        case .meaning: try MeaningCommand(demo: self, arguments: arguments).run()
        case .gallery: try GalleryCommand(demo: self, arguments: arguments).run()
        case .plugins: try PluginsCommand(demo: self).run()
        case .slots: try SlotsCommand(demo: self, arguments: arguments).run()
        }
    }
}
