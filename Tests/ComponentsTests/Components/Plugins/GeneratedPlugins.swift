import Components

/// Makes plugins of random registrations without conflicts, with random orderings without cycles.
struct GeneratedPlugins {
    private var generator: SeededGenerator

    init(seed: Case) {
        generator = SeededGenerator(seed: seed)
    }

    /// Returns plugins whose bases are on slots of their own.
    mutating func plugins(_ count: Int) -> [any Plugin] {
        let rank = (0..<count).shuffled(using: &generator)
        return (0..<count).map { number in plugin(number, of: count, rank: rank) }
    }

    mutating func shuffled(_ plugins: [any Plugin]) -> [any Plugin] {
        plugins.shuffled(using: &generator)
    }

    mutating func number(below bound: Int) -> Int {
        Int.random(in: 0..<bound, using: &generator)
    }

    private mutating func plugin(_ number: Int, of count: Int, rank: [Int]) -> any Plugin {
        var ordering: [PluginOrdering] = []
        for _ in 0..<self.number(below: 3) {
            let other = self.number(below: count)
            // Constraints that follow one ranking form no cycle.
            if rank[number] < rank[other] { ordering.append(.before(Self.id(other))) }
            if rank[number] > rank[other] { ordering.append(.after(Self.id(other))) }
        }
        let verbs = (0..<6).map { _ in self.number(below: 2) == 0 }
        let manifest = PluginManifest(Self.id(number), ordering: ordering)
        return TestPlugin(manifest) { registrar in
            if verbs[0] { registrar.extend(.badge, with: Shadow.self) }
            if verbs[1] { registrar.extend(.badge, with: Underline.self) }
            if verbs[2] {
                registrar.transform(.greeting) { next, name in "\(number)" + next(name) }
            }
            if verbs[3] { registrar.transform(.limit) { $0 &* 3 &+ number } }
            if verbs[4] { registrar.replace(SlotFamily.ornament["\(number)"], with: Star.self) }
            if verbs[5] { registrar.extend(SlotFamily.ornament.fallback, with: Glow.self) }
            if number == 0 { registrar.replace(.badge, with: RoundBadge.self) }
            if number == 1 { registrar.replace(.row, with: DoubleRow.self) }
            if number == 2 { registrar.set(.background, to: "black") }
        }
    }

    private static func id(_ number: Int) -> PluginID {
        PluginID(rawValue: "plugin-\((number * 7) % 31)-\(number)")
    }
}

/// Everything that plugins can change, resolved and composed.
func composedEverything(_ components: Components) -> String {
    let fallback = components.make(SlotFamily.ornament.fallback)
    return [
        composedRow(components),
        components[.greeting]("Ann"),
        "\(components[.limit])",
        components.keys(in: .ornament).joined(separator: " "),
        fallback.node.extensions.map { "\($0.owner)" }.joined(separator: " "),
    ].joined(separator: "\n")
}
