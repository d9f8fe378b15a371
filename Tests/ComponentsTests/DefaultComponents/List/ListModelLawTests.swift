import DefaultComponents
import Testing

struct ListModelLawTests {
    @Test(arguments: Cases(2, of: 100))
    func listIsWhatItsModelIs(seed: Case) {
        let law = ListLaw(seed: seed)

        #expect(law.run(LongTests.areOn ? 2500 : 600) == nil, "seed \(seed)")
        #expect(law.wholeCount > 0)
    }
}
