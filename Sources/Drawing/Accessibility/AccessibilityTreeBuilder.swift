import Components
import Views

/// Finds the elements of an accessibility tree, without recursion.
struct AccessibilityTreeBuilder {
    private struct Step {
        let view: View
        let depth: Int
        /// The names of the nearest element around it: the whole name, and its parts between commas.
        let names: Set<String>
        /// The names of pictures beside it.
        let pictures: Set<String>
        /// The visible part, if a view around it clips.
        let clip: ClippedPlace
    }

    private(set) var lines: [AccessibilityLine] = []

    init(_ root: View) {
        let (tree, root) = (root.node.connectedTree, root.focusScope)
        let isMirrored = tree?.components[.layoutDirection] == .rightToLeft
        var waiting = [Step(view: root, depth: 0, names: [], pictures: [], clip: .root)]
        while let step = waiting.popLast() {
            guard !step.view.isHidden, step.view.alpha >= 0.01,
                let clip = step.clip.entering(step.view), let inner = add(step)
            else { continue }
            let subviews = ReadingOrder.subviews(
                of: step.view,
                isMirrored: step.view.isMirrored(inTree: isMirrored)
            )
            let pictures = Set(subviews.compactMap(\.pictureName)).subtracting(inner.names)
            for subview in subviews.reversed() {
                waiting.append(
                    Step(
                        view: subview,
                        depth: inner.depth,
                        names: inner.names,
                        pictures: pictures,
                        clip: clip
                    )
                )
            }
        }
    }

    /// Adds the element of the view, and returns the state for its subviews; nil if they have no elements.
    private mutating func add(_ step: Step) -> Step? {
        let view = step.view
        let shown = view.shownText
        let symbolLabel = shown == nil ? view.shownSymbol?.label : nil
        let label = (view.accessibilityLabel ?? symbolLabel).flatMap { $0.isEmpty ? nil : $0 }
        let hasActions = !view.actionTitles(isLeaf: false).isEmpty
        if view is ImageView, view.accessibilityRole == nil || view.accessibilityRole == .image {
            let isDecoration = label.map(step.names.contains) ?? true
            guard !isDecoration || hasActions else { return nil }
            append("image", label, step)
            return nil
        }
        if let input = view as? TextInputView {
            let value = input.text.isEmpty ? nil : input.displayedText.text
            append(view.accessibilityRole?.rawValue ?? "textbox", label, step, value: value)
            return nil
        }
        let ownRole = view.accessibilityRole?.rawValue ?? (view is Button ? "button" : nil)
        let isGroup = label == nil && shown == nil && (view.accessibilityState.isSet || hasActions)
        guard let role = ownRole ?? (isGroup ? "group" : nil) else {
            guard let words = label ?? shown else { return step }
            if label == nil, let textView = view as? TextView, textView.isLink {
                append("link", words, step)
                return nil
            }
            let isSaid = label == nil && step.pictures.contains(words) && view is Label
            if !isSaid || hasActions { append("text", words, step) }
            if label == nil { appendLinks(of: view, step) }
            return nil
        }
        let name = label ?? shown
        let isLeaf = Self.leaves.contains(role)
        append(role, name, step, value: view.accessibilityValue?.words, isLeaf: isLeaf)
        if isLeaf { return nil }
        let parts = name.map { $0.split { ",،、".contains($0) }.map { $0.drop { $0 == " " } } }
        return Step(
            view: view,
            depth: step.depth + 1,
            names: Set((parts ?? []).flatMap(Self.names) + (name.map { [$0] } ?? [])),
            pictures: [],
            clip: step.clip
        )
    }

    /// Returns a part of a name as it stands, and without the isolation around it.
    private static func names(in part: Substring) -> [String] {
        let isIsolated = part.first == "\u{2068}" && part.last == "\u{2069}"
        return isIsolated ? [String(part), String(part.dropFirst().dropLast())] : [String(part)]
    }

    /// The roles whose subviews have no elements (ARIA: children presentational).
    private static let leaves: Set<String> = ["button", "image", "option", "separator"]

    private mutating func append(
        _ role: String,
        _ name: String?,
        _ step: Step,
        value: String? = nil,
        isLeaf: Bool = true,
        inside: Int = 0
    ) {
        lines.append(
            AccessibilityLine(
                role: role,
                name: name,
                value: value,
                actions: inside > 0 ? [] : step.view.actionTitles(isLeaf: isLeaf),
                state: inside > 0 ? AccessibilityState() : step.view.accessibilityState,
                depth: step.depth + inside
            )
        )
    }

    private mutating func appendLinks(of view: View, _ step: Step) {
        for run in view.shownRuns?.runs ?? [] {
            if case .link = run.style.target { append("link", run.text, step, inside: 1) }
        }
    }
}

extension View {
    /// The name of the view if it is a picture.
    fileprivate var pictureName: String? {
        self is ImageView && !isHidden ? accessibilityLabel : nil
    }
}

extension TextView {
    /// Whether all of the text is one link.
    fileprivate var isLink: Bool {
        guard text.runs.count == 1, case .link = text.runs[0].style.target else { return false }
        return true
    }
}
