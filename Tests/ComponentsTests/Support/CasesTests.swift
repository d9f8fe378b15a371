import Testing

struct CasesTests {
    @Test func aSampleHasOneCaseOfEachPart() {
        let sample = Cases.sample(8, of: 400)

        #expect(sample.map { $0 / 50 } == Array(0..<8))
        #expect(Set(sample.map { $0 % 50 }).count > 4)
        #expect(sample == Cases.sample(8, of: 400))
    }

    @Test func aSampleOfAsManyIsAll() {
        #expect(Cases.sample(9, of: 9) == Array(0..<9))
    }

    @Test(arguments: [0, 7, 399])
    func oneCaseAloneIsThatOfItsNumber(number: Int) {
        #expect(Cases(8, of: 400, only: number).map(\.number) == [number])
    }

    @Test(arguments: [-1, 400, Int.max])
    func aNumberThatALawDoesNotHaveIsAnIssue(number: Int) {
        withKnownIssue {
            #expect(Cases(8, of: 400, only: number).count == 1)
            _ = Cases(8, of: 400, only: number).map(\.number)
        }
    }

    @Test func aCaseSaysHowItIsRepeatedAlone() {
        let words = "\(Case(number: 7))"

        #expect(words.hasPrefix("7, alone: "))
        #expect(words.contains("LAW_CASE=7 swift test"))
        #expect(words.hasSuffix(#"--filter 'CasesTests/aCaseSaysHowItIsRepeatedAlone\('"#))
    }
}
