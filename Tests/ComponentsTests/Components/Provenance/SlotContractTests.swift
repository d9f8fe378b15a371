import Components
import Testing

struct SlotContractTests {
    @Test func slotWithNothingSaidIsExperimentalInVersionOne() {
        #expect(Slot.limit.contract == .experimental)
        #expect(Slot.limit.contract.version == 1)
        #expect(SlotFamily.ornament.contract == .experimental)
        #expect(Event.tapped.contract == .experimental)
    }

    @Test(arguments: 0...3)
    func eachChangeRaisesTheVersion(count: Int) {
        let changes = (0..<count).map { "Change \($0)." }

        #expect(SlotContract.stable(changes: changes).version == count + 1)
        #expect(SlotContract.experimental(changes: changes).version == count + 1)
        #expect(
            SlotContract.deprecated(replacedBy: "other", changes: changes).version == count + 1
        )
    }

    @Test func changesInARangeAreThoseThatMadeItsVersions() {
        let contract = SlotContract.stable(changes: ["Two.", "Three.", "Four."])

        #expect(contract.changes(in: 3...4).map(\.text) == ["Three.", "Four."])
        #expect(contract.changes(in: 1...2).map(\.version) == [2])
        #expect(contract.changes(in: 1...1).isEmpty)
        #expect(contract.changes(in: 5...9).isEmpty)
    }

    @Test func onlyWhatIsDeprecatedIsReplaced() {
        #expect(SlotStability.deprecated(replacement: "other").replacement == "other")
        #expect(SlotStability.stable.replacement == nil)
        #expect(SlotStability.experimental.replacement == nil)
    }

    @Test func membersPromiseWhatTheirFamilyDoes() {
        let family = ValueSlotFamily<Int>(
            "versioned",
            fallback: 0,
            members: ["one": 1],
            contract: .stable(changes: ["It counts."])
        )

        #expect(family["one"].contract == family.contract)
        #expect(family["unheard"].contract == family.contract)
        #expect(family.fallback.contract.version == 2)
    }

    @Test func reportsTellContractAndDeclaredDefault() throws {
        var components = try Components.with(TestPlugin("ape") { $0.declare(Self.kept) })
        components[Self.kept] = 9

        let report = try #require(components.slots.first)
        #expect(report.contract == .stable(changes: ["It is a number."]))
        #expect(report.declared.what == "7")
        #expect(report.base.what == "9")
    }

    private static let kept = Slot(
        "kept",
        default: 7,
        contract: .stable(changes: ["It is a number."])
    )
}
