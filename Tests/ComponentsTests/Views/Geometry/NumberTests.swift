import Testing
import Views

@Suite struct NumberTests {
    @Test(
        arguments: [
            (0, 1), (-5, 1), (1, 1), (250.5, 250.5), (1000, 1000), (1001, 1000),
            (.infinity, 1000), (-.infinity, 1), (.nan, 1),
        ] as [(Double, Double)]
    )
    func prioritiesAreClamped(value: Double, priority: Double) {
        #expect(Priority(value).rawValue == priority)
    }

    @Test func prioritiesAreOrdered() {
        #expect(Priority.defaultLow < .defaultHigh)
        #expect(Priority.defaultHigh < .required)
    }

    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (8, "8"), (-7.5, "-7.5"), (0.04, "0"), (-0.04, "0"),
            (0.05, "0.1"),
            (1.25, "1.3"), (1_234_567.8, "1234567.8"), (1e14, "100000000000000"),
            (1e300, "1e+300"), (.infinity, "none"), (.nan, "none"),
        ] as [(Double, String)]
    )
    func lengthsHaveOneDecimal(value: Double, text: String) {
        #expect(value.text == text)
    }

    @Test(arguments: [
        (0.75, "0.75"), (2, "2"), (1.0 / 3, "0.3333"), (-0.5, "-0.5"), (1e12, "1000000000000"),
    ])
    func factorsHaveFourDecimals(value: Double, text: String) {
        #expect(value.preciseText == text)
    }
}
