import Testing
import Views

struct AnimationCurveTests {
    /// As other programs compute them, to the last bit.
    @Test(arguments: [
        (AnimationCurve.linear, [0.1, 0.25, 0.5, 0.75]),
        (
            AnimationCurve.easeIn,
            [0.017026609651562948, 0.09346465071882487, 0.3153568125725393, 0.6218618691748904]
        ),
        (
            AnimationCurve.easeOut,
            [0.16057215423753352, 0.3781381308251098, 0.6846431874274607, 0.9065353492811752]
        ),
        (
            AnimationCurve.easeInOut,
            [0.019722453548311196, 0.12916193104731977, 0.5, 0.8708380689526803]
        ),
    ])
    func sharesAreThoseOfCSS(curve: AnimationCurve, shares: [Double]) {
        let found = [0.1, 0.25, 0.5, 0.75].map { curve.share(at: $0) }

        #expect(found == shares)
    }

    @Test(arguments: AnimationCurve.allCases)
    func sharesGrowFromNothingToTheWhole(curve: AnimationCurve) {
        let shares = (-2...1_002).map { curve.share(at: Double($0) / 1_000) }

        #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(shares.prefix(3) == [0, 0, 0])
        #expect(shares.suffix(3) == [1, 1, 1])
        #expect(curve.share(at: .nan) == 0)
    }

    @Test func easeOutIsEaseInBackwards() {
        let gaps = (0...1_000).map { number in
            let time = Double(number) / 1_000
            return AnimationCurve.easeIn.share(at: time)
                + AnimationCurve.easeOut.share(at: 1 - time) - 1
        }

        #expect(gaps.allSatisfy { abs($0) < 1e-12 })
    }
}
