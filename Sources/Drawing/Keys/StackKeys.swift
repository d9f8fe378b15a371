import Views

extension ContainerStackView {
    /// The axis with alignment and spacing, the distribution, and the settings of single views.
    func stackKeys(_ names: ViewNames) -> [TreeAttribute] {
        let direction = axis == .horizontal ? "row" : "column"
        var keys = [TreeAttribute(direction, "\(alignmentName)/\(spacing.text)")]
        if distribution != .fill {
            keys.append(TreeAttribute("distribution", distribution.rawValue))
        }
        let lines = (lineSpacing ?? spacing).text
        if !columns.isEmpty {
            let texts = columns.map { $0.text.replacing(".0", with: "") }
            keys.append(TreeAttribute("columns", "\(texts.joined(separator: ","))/\(lines)"))
        } else if wraps {
            keys.append(TreeAttribute("wraps", lines))
        }
        if let view = self as? ScrollView {
            keys.append(TreeAttribute("scrolls", view.contentOffset.text))
        }
        let custom = subviews.flatMap { customTexts($0, names) }
        if !custom.isEmpty { keys.append(TreeAttribute("custom", custom.joined(separator: ","))) }
        return keys
    }

    /// Whether the margins affect one of the stack's views.
    var heedsMargins: Bool {
        isLayoutMarginsRelativeArrangement
            || subviews.contains { respectsLayoutMargins($0) == true }
    }

    /// Returns `name:20` for the space after a view, `name:margins` or `name:edges` for the lines that it is pinned to.
    private func customTexts(_ view: View, _ names: ViewNames) -> [String] {
        let (spacing, margins) = (customSpacing(after: view), respectsLayoutMargins(view))
        let span = columnSpan(of: view)
        guard spacing != nil || margins != nil || span != 1 else { return [] }
        let name = names.name(of: view)
        let texts = [
            spacing.map { "\(name):\($0.text)" },
            margins.map { "\(name):\($0 ? "margins" : "edges")" },
            span == 1 ? nil : "\(name):\(span)columns",
        ]
        return texts.compactMap(\.self)
    }

    private var alignmentName: String {
        let isRow = axis == .horizontal
        return switch alignment {
        case .fill: "fill"
        case .leading: isRow ? "top" : "leading"
        case .center: "center"
        case .trailing: isRow ? "bottom" : "trailing"
        case .firstBaseline: "firstBaseline"
        case .lastBaseline: "lastBaseline"
        }
    }
}

extension DirectionalEdgeInsets {
    /// Top, leading, bottom, trailing.
    var treeText: String {
        [top, leading, bottom, trailing].map(\.text).joined(separator: ",")
    }
}
