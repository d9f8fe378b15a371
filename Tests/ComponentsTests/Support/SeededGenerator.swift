import ComponentsTesting

typealias SeededGenerator = ComponentsTesting.SeededGenerator

extension SeededGenerator {
    /// Creates the generator of a case.
    init(seed: Case) {
        self.init(UInt64(seed.number))
    }
}
