import Components
import Testing

@Suite struct TransformDepthTests {
    @Test func transformsBeyondTheLimitDoNothingAndAreReported() async {
        let facts = await onSmallStack {
            let many = TestPlugin("many") { registrar in
                for _ in 0..<5_000 {
                    registrar.transform(.greeting) { next, name in next(name) + "!" }
                }
            }
            var components = Components()
            guard (try? components.install([many])) != nil else { return "not installed" }
            let told = components.diagnostics.map(\.description).joined()
            return "\(components[.greeting]("Ada")) \(told)"
        }

        #expect(facts.hasPrefix("Hello, Ada" + String(repeating: "!", count: 200) + " "))
        #expect(facts.contains("Slot 'greeting' has 5000 transforms, and only the innermost 200"))
    }

    @Test func asManyTransformsAsAreAppliedAreNoMistake() throws {
        let many = TestPlugin("many") { registrar in
            registrar.declare(.limit)
            for _ in 0..<200 { registrar.transform(.limit) { $0 + 1 } }
        }

        let components = try Components.with(many)

        #expect(components[.limit] == 210)
        #expect(components.diagnostics == [])
    }
}
