import DefaultComponents
import Testing

struct ListModelLawTests {
    @Test(arguments: Cases(3, of: 100))
    func listIsWhatItsModelIs(seed: Case) {
        let law = ListLaw(seed: seed)

        #expect(law.run(2500) == nil, "seed \(seed)")
        #expect(law.wholeCount > 0)
    }
}
