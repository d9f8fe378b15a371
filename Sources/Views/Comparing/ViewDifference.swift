package import Components

/// The first thing in which two views, or what is in them, differ.
package struct ViewDifference {
    /// The places among subviews on the way down.
    package let places: [Int]
    /// The names of the views on the way down, the outermost first.
    package let names: [String]
    /// What differs.
    package let property: ViewProperty
    /// What the first view has.
    package let found: String
    /// What the second view has.
    package let expected: String

    /// Compares a view with another one of the same making; none if they are alike.
    ///
    /// Everything is compared before where things lie, because that follows from the rest; what is hidden
    /// in both lies anywhere.
    ///
    /// - Complexity: Linear in the views below.
    package init?(of view: View, from expected: View) {
        let found =
            Self.search(view, expected, ViewProperty.all, skipsHidden: false, [])
            ?? Self.search(view, expected, [ViewProperty.frame], skipsHidden: true, [])
        guard let (places, property) = found else { return nil }
        self.places = places
        self.property = property
        names = view.names(on: places)
        let first = view.descendant(at: places) ?? view
        let second = expected.descendant(at: places) ?? expected
        self.found = property.text(first, without: second)
        self.expected = property.text(second, without: first)
    }

    /// Returns whose hook added the first view that the first of both has and the other has not, where that is
    /// how they differ.
    package func adderOfSurplus(in view: View, beyond other: View) -> SlotLayer? {
        guard property.name == "subviews",
            let views = view.descendant(at: places)?.core.subviews,
            let others = other.descendant(at: places)?.core.subviews,
            views.count > others.count
        else { return nil }
        let pairs = zip(views, others)
        let common = pairs.prefix { type(of: $0.0) == type(of: $0.1) }.count
        return views[common].node.addedBy
    }

    private static func search(
        _ view: View,
        _ other: View,
        _ properties: [ViewProperty],
        skipsHidden: Bool,
        _ places: [Int]
    ) -> ([Int], ViewProperty)? {
        var waiting = [(view, other, places)]
        while let (view, other, places) = waiting.popLast() {
            if skipsHidden, view.core.isHidden { continue }
            if let property = properties.first(where: { !$0.isSame(view, other) }) {
                return (places, property)
            }
            let pairs = zip(view.core.subviews, other.core.subviews)
            for (place, pair) in pairs.enumerated().reversed() {
                waiting.append((pair.0, pair.1, places + [place]))
            }
        }
        return nil
    }
}

extension View {
    /// Returns the view that lies so deep, by the places among subviews on the way down.
    package final func descendant(at places: [Int]) -> View? {
        var view = self
        for place in places {
            guard view.core.subviews.indices.contains(place) else { return nil }
            view = view.core.subviews[place]
        }
        return view
    }

    /// Returns the names of the views on the way down, as trees print them, this one's first.
    fileprivate final func names(on places: [Int]) -> [String] {
        var names = ViewNames(root: self)
        var found = [names.enter(self)]
        var view = self
        for place in places {
            view = view.core.subviews[place]
            found.append(names.enter(view))
        }
        return found
    }
}
