import Components
import Views

/// The views of a case, with their constraints.
struct CaseTree {
    let root: View
    /// The views by name, in the order of the case.
    private(set) var views: [(name: String, view: View)] = []
    /// The indices of the constraints by their descriptions in diagnostics.
    private var places: [String: [Int]] = [:]
    private let isRightToLeft: Bool

    /// Builds the views; nil if the case has none, or a missing parent.
    init?(_ layoutCase: LayoutCase) {
        var byName: [String: View] = [:]
        var number: any Place.Type = Root.self
        for viewCase in layoutCase.views {
            let view = viewCase.made(at: number)
            number = Self.place(after: number)
            byName[viewCase.name] = view
            views.append((viewCase.name, view))
            guard let parent = viewCase.parent else { continue }
            guard let superview = byName[parent] else { return nil }
            superview.addSubview(view)
            guard let stack = superview as? ContainerStackView else { continue }
            if let spacing = viewCase.customSpacing {
                stack.setCustomSpacing(spacing, after: view)
            }
            if let span = viewCase.columnSpan { stack.setColumnSpan(span, of: view) }
            if let keeps = viewCase.keepsMargins {
                stack.setRespectsLayoutMargins(keeps, for: view)
            }
        }
        guard let first = views.first else { return nil }
        root = first.view
        isRightToLeft = layoutCase.isRightToLeft ?? false
        for (place, constraintCase) in layoutCase.constraints.enumerated() {
            guard let constraint = constraintCase.made(byName) else { return nil }
            constraint.isActive = true
            places[constraint.description, default: []].append(place)
        }
    }

    private static func place<Number: Place>(after number: Number.Type) -> any Place.Type {
        After<Number>.self
    }

    /// Lays the views out, and returns their frames and the diagnostics.
    func answer(width: Double) -> Answer {
        var components = Components()
        components[.textMeasurer] = AdvanceTextMeasurer(CaseAdvances())
        if isRightToLeft { components[.layoutDirection] = .rightToLeft }
        let tree = root.mount(in: ComponentContext(components))
        root.layout(width: width)

        var answer = Answer()
        for (name, view) in views {
            let frame = view.frame
            answer.frames[name] = [frame.x, frame.y, frame.size.width, frame.size.height]
        }
        for diagnostic in tree.diagnostics {
            switch diagnostic {
            case .conflictingConstraints(let dropped, let kept):
                answer.conflicts.append(conflict(dropped, kept))
            case .constraintWithoutEffect(let dropped):
                answer.conflicts.append(conflict(dropped, nil))
            default: answer.others.append(diagnostic.description)
            }
        }
        for ambiguity in root.layoutAmbiguities() {
            let name = views.first { $0.view === ambiguity.view }?.name ?? ""
            answer.ambiguities.append([name, ambiguity.axis == .horizontal ? "x" : "y"])
        }
        return answer
    }

    private func conflict(_ dropped: ConstraintClaim, _ kept: ConstraintClaim?) -> ConflictAnswer {
        ConflictAnswer(
            dropped: places[dropped.relation] ?? [],
            kept: kept.map { places[$0.relation] ?? [] }
        )
    }
}

extension ConstraintCase {
    /// Returns the constraint; nil if it names a missing view or anchor.
    fileprivate func made(_ views: [String: View]) -> Constraint? {
        guard let first = views[first] else { return nil }
        let firstItem: any Anchored = firstMargins == true ? first.layoutMarginsGuide : first
        var secondItem: (any Anchored)?
        if let second {
            guard let view = views[second] else { return nil }
            secondItem = secondMargins == true ? view.layoutMarginsGuide : view
        }
        let made = lengths(firstItem, secondItem) ?? places(firstItem, secondItem)
        made?.priority = Priority(priority ?? 1000)
        return made
    }

    private func lengths(_ first: any Anchored, _ second: (any Anchored)?) -> Constraint? {
        guard let anchor = Self.length(attribute, of: first) else { return nil }
        let constant = constant ?? 0
        guard let second else {
            return switch relation {
            case "<=": anchor.constraint(lessThanOrEqualToConstant: constant)
            case ">=": anchor.constraint(greaterThanOrEqualToConstant: constant)
            default: anchor.constraint(equalToConstant: constant)
            }
        }
        guard let other = Self.length(secondAttribute ?? attribute, of: second) else { return nil }
        let factor = multiplier ?? 1
        return switch relation {
        case "<=":
            anchor.constraint(lessThanOrEqualTo: other, multiplier: factor, constant: constant)
        case ">=":
            anchor.constraint(greaterThanOrEqualTo: other, multiplier: factor, constant: constant)
        default: anchor.constraint(equalTo: other, multiplier: factor, constant: constant)
        }
    }

    private func places(_ first: any Anchored, _ second: (any Anchored)?) -> Constraint? {
        guard let second else { return nil }
        let other = secondAttribute ?? attribute
        if let anchor = Self.horizontal(attribute, of: first) {
            return Self.horizontal(other, of: second).map { joined(anchor, $0) }
        }
        guard let anchor = Self.vertical(attribute, of: first) else { return nil }
        return Self.vertical(other, of: second).map { joined(anchor, $0) }
    }

    private func joined<Kind>(
        _ anchor: LayoutAnchor<Kind>,
        _ other: LayoutAnchor<Kind>
    ) -> Constraint {
        let constant = constant ?? 0
        return switch relation {
        case "<=": anchor.constraint(lessThanOrEqualTo: other, constant: constant)
        case ">=": anchor.constraint(greaterThanOrEqualTo: other, constant: constant)
        default: anchor.constraint(equalTo: other, constant: constant)
        }
    }

    private static func length(
        _ attribute: String,
        of item: any Anchored
    ) -> LayoutAnchor<DimensionAnchor>? {
        switch attribute {
        case "width": item.widthAnchor
        case "height": item.heightAnchor
        default: nil
        }
    }

    private static func horizontal(
        _ attribute: String,
        of item: any Anchored
    ) -> LayoutAnchor<HorizontalAnchor>? {
        switch attribute {
        case "leading": item.leadingAnchor
        case "trailing": item.trailingAnchor
        case "centerX": item.centerXAnchor
        default: nil
        }
    }

    private static func vertical(
        _ attribute: String,
        of item: any Anchored
    ) -> LayoutAnchor<VerticalAnchor>? {
        switch attribute {
        case "top": item.topAnchor
        case "bottom": item.bottomAnchor
        case "centerY": item.centerYAnchor
        case "firstBaseline": item.firstBaselineAnchor
        case "lastBaseline": item.lastBaselineAnchor
        default: nil
        }
    }
}
