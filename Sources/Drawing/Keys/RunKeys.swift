import Views

extension RichText {
    /// The runs, each as its style and the number of its Unicode scalars; nil for one plain run.
    ///
    /// `plain:5,bold+italic:3,size(20)+link(https://a.example):4`: styles joined by `+`, then colours by their names and
    /// the size, then the target of the run with its kind. `plain` is a run without any.
    var runsText: String? {
        guard !runs.allSatisfy({ $0.style == TextStyle() }) else { return nil }
        return runs.map { "\($0.style.treeText):\($0.text.unicodeScalars.count)" }
            .joined(separator: ",")
    }
}

extension TextStyle {
    fileprivate var treeText: String {
        let paint = [
            color.map { "color(\($0.name))" }, background.map { "background(\($0.name))" },
            size.map { "size(\($0.text))" }, target?.treeText,
        ]
        let names = traits.names + paint.compactMap(\.self)
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
