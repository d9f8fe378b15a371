import Components
import Foundation
import Testing
import Views

struct AnimationTests {
    private let start = Timestamp(seconds: 100)

    @Test func valueDependsOnTheInstantAlone() {
        let fade = Animation(
            .alpha(from: 1, to: 0),
            startingAt: start,
            over: .seconds(1),
            curve: .linear
        )

        let values = [-1, 0, 250, 500, 1_000, 9_000].map {
            fade.change(at: start.advanced(by: .milliseconds($0)))
        }

        #expect(values == [1, 1, 0.75, 0.5, 0, 0].map { .alpha(from: 1, to: $0) })
    }

    @Test func coloursAreMixedByTheirOpacity() {
        let animation = Animation(
            .backgroundColor(from: .clear, to: .white),
            startingAt: start,
            over: .seconds(1),
            curve: .linear
        )

        let middle = animation.change(at: start.advanced(by: .milliseconds(500)))

        let half = Color("animated", light: RGBA(0xFFFFFF, alpha: 128))
        #expect(middle == .backgroundColor(from: .clear, to: half))
        #expect(animation.change(at: animation.end) == animation.change)
    }

    @Test(arguments: [Duration.zero, .seconds(-1)])
    func withoutDurationItIsOverAtItsStart(duration: Duration) {
        let jump = Animation(.cornerRadius(from: 1, to: 9), startingAt: start, over: duration)

        #expect(jump.share(at: start) == 1)
        #expect(jump.change(at: start) == jump.change)
    }

    @Test(arguments: [Int64.min, -1, 0, .max])
    func hugeInstantsAndDurationsHaveAShare(microseconds: Int64) {
        let instant = Timestamp(microseconds: microseconds)
        let animation = Animation(
            .alpha(from: 0, to: 1),
            startingAt: instant,
            over: .seconds(Int64.max),
            curve: .linear
        )

        let shares = [Int64.min, 0, .max].map {
            animation.share(at: Timestamp(microseconds: $0))
        }

        #expect(shares.allSatisfy { (0...1).contains($0) })
    }

    @Test func animationsAreEncoded() throws {
        let animations = [
            Animation(.alpha(to: 0.5), startingAt: start, over: .milliseconds(300)),
            Animation(.cornerRadius(from: 2, to: 4), startingAt: start, over: .zero),
            Animation(
                .backgroundColor(from: .systemRed, to: nil),
                startingAt: start,
                over: .seconds(2),
                curve: .easeIn
            ),
        ]

        let data = try JSONEncoder().encode(animations)

        #expect(try JSONDecoder().decode([Animation].self, from: data) == animations)
    }

    @Test(arguments: Cases(40, of: 2_000))
    func valuesLieBetweenTheEnds(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let (from, to) = (
            Double.random(in: -9...9, using: &generator),
            Double.random(in: -9...9, using: &generator)
        )
        let animation = Animation(
            .cornerRadius(from: from, to: to),
            startingAt: start,
            over: .microseconds(Int64.random(in: 1...3_000_000, using: &generator)),
            curve: AnimationCurve.allCases.randomElement(using: &generator) ?? .linear
        )

        for _ in 0..<20 {
            let later = Duration.microseconds(Int64.random(in: -10...3_000_010, using: &generator))
            let change = animation.change(at: start.advanced(by: later))
            guard case .cornerRadius(from, let value) = change else {
                Issue.record("\(change), seed \(seed)")
                return
            }
            #expect((min(from, to)...max(from, to)).contains(value), "seed \(seed)")
        }
        let ends = [start, animation.end].map(animation.change(at:))
        #expect(ends == [.cornerRadius(from: from, to: from), animation.change], "seed \(seed)")
    }
}
