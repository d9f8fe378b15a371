import Views

extension RichText {
    /// The runs, each as its style and the number of its Unicode scalars; nil for one plain run.
    ///
    /// `plain:5,bold+italic:3,link(https://a.example):4`: styles joined by `+`, then the target of the run with its
    /// kind. `plain` is a run without either.
    var runsText: String? {
        guard !runs.allSatisfy({ $0.style == TextStyle() }) else { return nil }
        return runs.map { "\($0.style.treeText):\($0.text.unicodeScalars.count)" }
            .joined(separator: ",")
    }
}

extension TextStyle {
    fileprivate var treeText: String {
        let names = traits.names + (target.map { [$0.treeText] } ?? [])
        return names.isEmpty ? "plain" : names.joined(separator: "+")
    }
}

extension TextTraits {
    fileprivate var names: [String] {
        let all: [(TextTraits, String)] = [
            (.bold, "bold"), (.italic, "italic"), (.strike, "strike"), (.code, "code"),
            (.codeBlock, "codeBlock"), (.quote, "quote"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

extension TextTarget {
    fileprivate var treeText: String {
        switch self {
        case .link(let address): "link(\(address))"
        case .user(let id): "user(\(id))"
        case .channel(let id): "channel(\(id))"
        case .broadcast(let name): "broadcast(\(name))"
        }
    }
}
