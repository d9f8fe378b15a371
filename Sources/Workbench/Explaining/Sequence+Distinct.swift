extension Sequence where Element: Hashable {
    /// The elements, each once, in the order of the first time.
    var distinct: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
