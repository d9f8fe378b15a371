import Components
import Testing

/// Components whose `init` makes a part of their own slot, without end.
struct EndlessMakingTests {
    @Test(arguments: [true, false])
    func theDeclaredDefaultStandsIn(isDirect: Bool) async {
        let found = await onSmallStack {
            var facts: [Bool] = []
            let told = ReportedDiagnostics.by {
                Components.default[.badge] = isDirect ? SelfMakingBadge.self : OneOfTwoBadges.self
                Components.default[.otherBadge] = OtherOfTwoBadges.self
                var next = Components.default.make(.badge) as? MakingBadge
                while let made = next?.made {
                    facts = [made is PlainBadge]
                    next = made as? MakingBadge
                }
                // The next one is made as deep as the first.
                facts.append(Components.default.make(.badge) is MakingBadge)
            }
            return (facts, told.all)
        }

        #expect(found.0 == [true, true])
        #expect(found.1 == [.callNeverEnds(call: "Components.make(_:)")])
    }
}

private class MakingBadge: PlainBadge {
    var made: (any Badge)?
}

private final class SelfMakingBadge: MakingBadge {
    required init() {
        super.init()
        made = Components.default.make(.badge)
    }
}

private final class OneOfTwoBadges: MakingBadge {
    required init() {
        super.init()
        made = Components.default.make(.otherBadge)
    }
}

private final class OtherOfTwoBadges: MakingBadge {
    required init() {
        super.init()
        made = make(.badge)
    }
}
