package import Components
package import Views

/// The first property in which two views, or their subviews, differ.
package struct ViewDifference {
    /// The places among subviews on the way down.
    package let places: [Int]
    /// The names of the views on the way down, the outermost first.
    package let names: [String]
    /// The name of the property that differs.
    package let property: String
    /// The value of the first view.
    package let found: String
    /// The value of the second view.
    package let expected: String
}

extension ViewDifference {
    /// Compares a view with another one that was made alike; nil if they are equal.
    ///
    /// All other properties are compared before frames, which follow from them; views that are hidden
    /// in both may have any frame.
    ///
    /// - Complexity: Linear in the views below.
    package init?(of view: View, from expected: View) {
        guard let found = Self.search(view, expected, atMost: 1).first else { return nil }
        self = found
    }

    /// Returns all differences of a view from another one that was made alike, in the order in which they are
    /// compared; frames only if nothing else differs.
    ///
    /// - Complexity: Linear in the views below.
    package static func all(of view: View, from expected: View) -> [ViewDifference] {
        search(view, expected, atMost: .max)
    }

    /// Returns the layer whose hook added the first view that only the first tree has, where that is
    /// how they differ.
    package func adderOfSurplus(in view: View, beyond other: View) -> SlotLayer? {
        guard property == "subviews",
            let views = view.descendant(at: places)?.subviews,
            let others = other.descendant(at: places)?.subviews,
            views.count > others.count
        else { return nil }
        let pairs = zip(views, others)
        let common = pairs.prefix { type(of: $0.0) == type(of: $0.1) }.count
        return views[common].node.addedBy
    }

    private static func search(_ view: View, _ other: View, atMost count: Int) -> [ViewDifference] {
        let found = walk(view, other, atMost: count, skipsHidden: false) { view, other in
            let expected = ViewState(other)
            let isAlike = expected.viewClass == ViewClass(of: view)
            if isAlike, expected.isState(of: view) { return [] }
            let found = ViewState(view)
            if !isAlike {
                return [("type", found.viewClass.name, expected.viewClass.name)]
            }
            return ViewProperty.ofDifferingParts(found, expected)
                .filter { !$0.isSame(found, expected) }.prefix(count).map { property in
                    let text = property.text(found, without: expected)
                    return (property.name, text, property.text(expected, without: found))
                }
        }
        guard found.isEmpty else { return found }
        return walk(view, other, atMost: count, skipsHidden: true) { view, other in
            let (found, expected) = (view.frame, other.frame)
            return found == expected ? [] : [("frame", found.text, expected.text)]
        }
    }

    /// Returns the first differences on the way down both trees.
    private static func walk(
        _ view: View,
        _ other: View,
        atMost count: Int,
        skipsHidden: Bool,
        _ differences: (View, View) -> [(property: String, found: String, expected: String)]
    ) -> [ViewDifference] {
        var all: [ViewDifference] = []
        var waiting = [(view, other, [Int]())]
        let root = view
        while all.count < count, let (view, other, places) = waiting.popLast() {
            if skipsHidden, view.isHidden { continue }
            for (property, found, expected) in differences(view, other) {
                all.append(
                    ViewDifference(
                        places: places,
                        names: root.names(on: places),
                        property: property,
                        found: found,
                        expected: expected
                    )
                )
            }
            let pairs = zip(view.subviews, other.subviews)
            for (place, pair) in pairs.enumerated().reversed() {
                waiting.append((pair.0, pair.1, places + [place]))
            }
        }
        return all
    }
}

extension View {
    /// Returns the names of the views on the way down, as trees print them, this one's first.
    fileprivate final func names(on places: [Int]) -> [String] {
        var names = ViewNames(root: self)
        var found = [names.enter(self)]
        var view = self
        for place in places {
            view = view.subviews[place]
            found.append(names.enter(view))
        }
        return found
    }
}
