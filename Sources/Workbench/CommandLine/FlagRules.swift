/// Which flags need each other, and which say nothing beside each other.
enum FlagRules {
    /// Returns the errors in the combination of the given flags, all of which the command takes.
    static func faults(of arguments: Arguments, given: [Flag]) -> [UsageFault] {
        guard !arguments.has(.help), !arguments.has(.version) else { return [] }
        var faults: [UsageFault] = []
        if needsPath(arguments), !given.contains(.to) {
            faults.append(.nowhereToWrite(arguments.command))
        }
        if arguments.command == .explain, !given.contains(.message) {
            faults.append(.nothingToExplain)
        }
        if arguments.command == .plugins, !arguments.has(.check), let path = arguments.path {
            faults.append(.noPathTaken(path, .plugins))
        }
        if let (needed, others) = needs(of: arguments), !given.contains(needed) {
            faults += given.filter(others.contains).map { .needed(needed, by: $0) }
        }
        if arguments.command == .newPlugin, arguments.path == nil {
            faults.append(.noPluginName)
        }
        for (flag, others) in rivals where given.contains(flag) {
            faults += given.filter(others.contains).map { .rivals(flag, $0) }
        }
        return faults
    }

    /// Returns the flag without which others of the command have no effect, with these; nil if there is none.
    private static func needs(of arguments: Arguments) -> (Flag, by: Set<Flag>)? {
        switch arguments.command {
        case .diff:
            (.picture, by: arguments.has(.frames) ? ofPictures.subtracting(ofFrames) : ofPictures)
        case .blame: (.frames, by: ofFrames)
        case .explain: (.node, by: [.property])
        case .plugins where !arguments.has(.check):
            (.check, by: Set(Flag.allCases).subtracting([.lenient]))
        case .plugins, .certify: (.isolated, by: [.limit])
        case .themes: (.check, by: Set(Flag.allCases).subtracting([.lenient, .theme]))
        case .slots: (.since, by: [.changelog])
        default: nil
        }
    }

    /// The flags of `diff` for pictures only.
    private static let ofPictures: Set<Flag> = [.to, .width, .textScale, .rtl, .dark]
    /// The flags that `diff` also accepts with frames, and `blame` only with them.
    private static let ofFrames: Set<Flag> = [.width, .textScale, .rtl]

    /// Flags, each with those that say nothing beside it.
    private static let rivals: KeyValuePairs<Flag, Set<Flag>> = [
        .structure: [.width, .textScale],
        .picture: [.json],
        .isolated: [.json],
        .blame: [.json, .picture],
        .option: [.node, .property, .without],
        .without: [.json],
        .catalogue: [.contract, .since],
        .contract: [.since],
    ]

    private static func needsPath(_ arguments: Arguments) -> Bool {
        [.picture, .inspect, .gallery, .newPlugin].contains(arguments.command)
            || arguments.command == .diff && arguments.has(.picture)
    }
}
