/// Which flags need each other, and which say nothing beside each other.
enum FlagRules {
    /// Returns the errors in the combination of the given flags, all of which the command takes.
    static func faults(of arguments: Arguments, given: [Flag]) -> [UsageFault] {
        guard !arguments.has(.help), !arguments.has(.version) else { return [] }
        var faults: [UsageFault] = []
        if needsPath(arguments), !given.contains(.to) {
            faults.append(.nowhereToWrite(arguments.command))
        }
        if arguments.command == .diff, !arguments.has(.picture) {
            let others = arguments.has(.frames) ? ofFrames : []
            faults += given.filter(ofPictures.subtracting(others).contains)
                .map { .needed(.picture, by: $0) }
        }
        if arguments.command == .blame, !arguments.has(.frames) {
            faults += given.filter(ofFrames.contains).map { .needed(.frames, by: $0) }
        }
        if arguments.command == .explain {
            if !given.contains(.message) { faults.append(.nothingToExplain) }
            if given.contains(.property), !given.contains(.node) {
                faults.append(.needed(.node, by: .property))
            }
        }
        if arguments.command == .plugins, !arguments.has(.check) {
            if let path = arguments.path { faults.append(.noPathTaken(path, .plugins)) }
            faults += given.filter { $0 != .lenient }.map { .needed(.check, by: $0) }
        }
        let checks = arguments.has(.check) || arguments.command == .certify
        if given.contains(.limit), checks, !arguments.has(.isolated) {
            faults.append(.needed(.isolated, by: .limit))
        }
        if arguments.command == .themes, !arguments.has(.check) {
            faults += given.filter { $0 != .lenient && $0 != .theme }
                .map { .needed(.check, by: $0) }
        }
        if arguments.command == .newPlugin, arguments.path == nil {
            faults.append(.noPluginName)
        }
        if given.contains(.changelog), !given.contains(.since) {
            faults.append(.needed(.since, by: .changelog))
        }
        for (flag, others) in rivals where given.contains(flag) {
            faults += given.filter(others.contains).map { .rivals(flag, $0) }
        }
        return faults
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
