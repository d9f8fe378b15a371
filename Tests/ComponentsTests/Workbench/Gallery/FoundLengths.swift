import DefaultComponents
import Views

/// The lengths of views, with the views that have them.
struct FoundLengths {
    private(set) var count = 0
    private var places: [Double: String] = [:]

    /// Adds the lengths of a view and of all views in it.
    mutating func add(_ view: View) {
        var lengths = [view.layer.cornerRadius, view.layer.borderWidth]
        switch view {
        case let stack as ContainerStackView: lengths += stack.ownLengths
        case let text as TextView: lengths += text.textContainerInset.lengths
        case let input as TextInputView:
            lengths += input.textContainerInset.lengths + [input.cursorWidth]
        // Initials fill their view.
        case let image as ImageView where image.placeholder == nil:
            lengths.append(image.symbolSize)
        case let button as Button:
            lengths += button.contentInset.lengths + [button.symbolSize, button.imagePadding]
        default: break
        }
        count += lengths.count
        for length in lengths { places[length] = "\(type(of: view)) \(length)" }
        for child in view.subviews where !(view is TextInputView) { add(child) }
    }

    /// Returns the lengths that are neither marked nor follow from one that is.
    func strangers(to marks: MarkedAppearance, besides others: [Double] = []) -> [String] {
        places.filter { length, _ in
            !marks.lengths.contains(length) && !marks.isDerived(length)
                && !others.contains { abs($0 - length) < 0.001 }
        }.map(\.value).sorted()
    }
}

extension MarkedAppearance {
    /// Whether a length follows from one that is marked: the radius of a round view or of one inside corners.
    func isDerived(_ length: Double) -> Bool {
        let metrics = value.metrics
        let derived = [
            metrics.avatarSize / 2, metrics.smallAvatarSize / 2, metrics.accentBarWidth / 2,
            metrics.cardCornerRadius - metrics.accentBarWidth,
        ]
        return derived.contains { abs($0 - length) < 0.001 }
    }
}

extension ContainerStackView {
    /// The distances between the views of the stack, and its margins where they matter.
    fileprivate var ownLengths: [Double] {
        let spacings = subviews.count > 1 ? [spacing] : []
        let margins = isLayoutMarginsRelativeArrangement ? directionalLayoutMargins.lengths : []
        return spacings + subviews.compactMap { customSpacing(after: $0) } + margins
    }
}

extension DirectionalEdgeInsets {
    fileprivate var lengths: [Double] { [top, leading, bottom, trailing] }
}
