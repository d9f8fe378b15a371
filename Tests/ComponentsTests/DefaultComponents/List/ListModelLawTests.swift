import DefaultComponents
import Testing

struct ListModelLawTests {
    @Test(arguments: 0..<(LongTests.areOn ? 400 : 8) as Range<UInt64>)
    func listIsWhatItsModelIs(seed: UInt64) {
        let law = ListLaw(seed: seed)

        #expect(law.run(2500) == nil, "seed \(seed)")
        #expect(law.wholeCount > 0)
    }
}
