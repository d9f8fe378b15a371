import Views

extension Layer {
    /// The corners and the edge: `corner=16`, `corner=16/topLeading,bottomLeading`, `border=1/gray`; the
    /// radius of the other corners comes last, as in `corner=16/topLeading/4`.
    var keys: [TreeAttribute] {
        var keys: [TreeAttribute] = []
        if cornerRadius != 0 {
            var text = cornerRadius.text
            if roundedCorners != .all {
                text += "/\(roundedCorners.treeText)"
                if tightCornerRadius != 0 { text += "/\(tightCornerRadius.text)" }
            }
            keys.append(TreeAttribute("corner", text))
        }
        if let borderColor {
            keys.append(TreeAttribute("border", "\(borderWidth.text)/\(borderColor.name)"))
        } else if borderWidth != 0 {
            keys.append(TreeAttribute("border", borderWidth.text))
        }
        return keys
    }
}

extension Corners {
    fileprivate var treeText: String {
        let names: [(Corners, String)] = [
            (.topLeading, "topLeading"), (.topTrailing, "topTrailing"),
            (.bottomLeading, "bottomLeading"), (.bottomTrailing, "bottomTrailing"),
        ]
        let rounded = names.filter { contains($0.0) }.map(\.1)
        return rounded.isEmpty ? "none" : rounded.joined(separator: ",")
    }
}

extension Font {
    /// The name, and for a font that is not built in all its properties: `title/20/bold`.
    var treeText: String {
        let builtIn: [Font] = [.body, .bodyBold, .footnote, .footnoteBold, .emoji]
        guard !builtIn.contains(self) else { return name }
        var parts = [name, size.text]
        if weight != .regular { parts.append(weight.rawValue) }
        if isItalic { parts.append("italic") }
        if isMonospaced { parts.append("monospaced") }
        return parts.joined(separator: "/")
    }
}

extension Image {
    /// The kind and the name: `symbol:checkmark`.
    var treeText: String {
        switch self {
        case .symbol(let name): "symbol:\(name)"
        case .remote(let address): "remote:\(address)"
        case .initials(let letters): "initials:\(letters)"
        case .vector(let drawing): "vector:\(drawing)"
        }
    }
}
