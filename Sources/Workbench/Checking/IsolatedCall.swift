/// A call in which a process of its own ended.
struct IsolatedCall {
    /// What was called, with file and line; without addresses, which are others each time.
    let text: String
    /// Whether its file is neither the package's nor the system's.
    let isOfPlugin: Bool

    /// Creates the call of which a line of the runtime tells; none if nobody wrote what was called.
    init?(_ line: Substring) {
        let frame = /^\s*\d+ .*?0x[0-9a-f]+ (.+?)(?: \+ \d+)? in \S+ at (.+?)(?::\d+)?$/
        guard let match = try? frame.firstMatch(in: line), !match.1.contains(Self.ownCall),
            !match.2.contains("<compiler-generated>")
        else { return nil }
        text = "\(match.1) at \(match.2.split(separator: "/").suffix(2).joined(separator: "/"))"
        let isOfPackage =
            match.2.hasPrefix(Self.sources) && !match.2.hasPrefix("\(Self.sources)ExamplePlugins/")
        isOfPlugin = !isOfPackage && !match.2.contains("/stdlib/")
    }

    private static let ownCall = " in static ProcessorLimit."

    /// Where the package was built.
    private static let sources = String(
        #filePath.dropLast("Workbench/Checking/IsolatedCall.swift".count)
    )
}

extension [IsolatedCall] {
    /// Those that are reported: 8, or as many more, up to 40, as lead to a plugin.
    var told: [IsolatedCall] {
        let count = prefix(40).firstIndex { $0.isOfPlugin }.map { $0 + 1 } ?? 0
        return Array(prefix(Swift.max(8, count)))
    }
}
