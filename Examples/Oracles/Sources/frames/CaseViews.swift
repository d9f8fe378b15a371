import Components
import Views

/// A number in the type of a view, so that diagnostics name each view of a case differently.
protocol Place {}

/// The number of the root.
enum Root: Place {}

/// The number after another one.
enum After<Previous: Place>: Place {}

/// A view without content.
final class Plain<Number: Place>: View {}

/// A row or a column.
final class Stack<Number: Place>: ContainerStackView {}

/// A text whose every character is a cell.
final class Text<Number: Place>: Label {}

/// A view with a size of its own.
final class Leaf<Number: Place>: View {
    var size = Size.zero
    var baselines: [Double]?

    override var intrinsicContentSize: Size? { size }
    override var firstBaselineOffset: Double? { baselines?.first }
    override var lastBaselineOffset: Double? { baselines?.last }
}

/// Cells of 10 by 20, with the baseline 15 below the top.
struct CaseAdvances: GlyphAdvances {
    var name: String { "oracle/1" }

    func metrics(_ font: Font) -> FontMetrics {
        FontMetrics(ascent: 15, descent: 5, lineHeight: 20)
    }

    func advance(of cluster: Character, font: Font) -> Double {
        10
    }
}

extension ViewCase {
    /// Returns the view, with a number of its own.
    func made<Number: Place>(at number: Number.Type) -> View {
        let view: View
        switch kind {
        case .plain: view = Plain<Number>()
        case .stack: view = madeStack(at: number)
        case .leaf:
            let leaf = Leaf<Number>()
            leaf.size = Size(width: size?.first ?? 0, height: size?.last ?? 0)
            leaf.baselines = baselines
            view = leaf
        case .text:
            let text = Text<Number>()
            // Lines of ideographs break after every character.
            text.text = String(repeating: "永", count: cells ?? 0)
            text.numberOfLines = 0
            view = text
        }
        view.setContentHuggingPriority(Priority(hugging?.first ?? 250), for: .horizontal)
        view.setContentHuggingPriority(Priority(hugging?.last ?? 250), for: .vertical)
        let compression = compression ?? [750]
        let along = Priority(compression.first ?? 750)
        view.setContentCompressionResistancePriority(along, for: .horizontal)
        let down = Priority(compression.last ?? 750)
        view.setContentCompressionResistancePriority(down, for: .vertical)
        if let margins, margins.count == 4 {
            view.directionalLayoutMargins = DirectionalEdgeInsets(
                top: margins[0],
                leading: margins[1],
                bottom: margins[2],
                trailing: margins[3]
            )
        }
        view.isHidden = isHidden ?? false
        return view
    }

    private func madeStack<Number: Place>(at number: Number.Type) -> View {
        let view = Stack<Number>()
        guard let stack else { return view }
        view.axis = stack.axis == "row" ? .horizontal : .vertical
        view.alignment =
            switch stack.alignment {
            case "leading": .leading
            case "center": .center
            case "trailing": .trailing
            case "firstBaseline": .firstBaseline
            case "lastBaseline": .lastBaseline
            default: .fill
            }
        view.distribution = StackDistribution(rawValue: stack.distribution) ?? .fill
        view.spacing = stack.spacing
        view.isLayoutMarginsRelativeArrangement = stack.keepsMargins
        view.wraps = stack.wraps ?? false
        view.lineSpacing = stack.lineSpacing
        view.columns = (stack.columns ?? []).map { text in
            let number = Double(text.prefix { $0.isNumber || $0 == "." }) ?? 0
            if text.hasSuffix("fr") { return .fraction(number) }
            return text.hasSuffix("+") ? .filling(least: number) : .fixed(number)
        }
        return view
    }
}
