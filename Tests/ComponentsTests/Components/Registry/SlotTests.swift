import Components
import Testing

struct SlotTests {
    @Test func emptyContainerHoldsTheDeclaredDefault() {
        #expect(Components()[.badge] == PlainBadge.self)
    }

    @Test func assignedTypeIsMade() {
        var components = Components()

        components[.badge] = RoundBadge.self

        #expect(components.make(.badge) is RoundBadge)
    }

    @Test func assignmentTouchesNoOtherSlotOfTheSameType() {
        var components = Components()

        components[.badge] = RoundBadge.self

        #expect(components[.otherBadge] == PlainBadge.self)
    }

    @Test func lastAssignmentWins() {
        var components = Components()

        components[.badge] = RoundBadge.self
        components[.badge] = SquareBadge.self

        #expect(components[.badge] == SquareBadge.self)
    }

    @Test func copyKeepsItsOwnValue() {
        let original = Components()
        var copy = original

        copy[.badge] = RoundBadge.self

        #expect(original[.badge] == PlainBadge.self)
    }

    @Test func everyMakeGivesANewPart() {
        let components = Components()

        #expect(components.make(.badge) !== components.make(.badge))
    }

    @Test func partKnowsItsSlot() {
        #expect(Components().make(.badge).node.slotName == "badge")
    }

    @Test func partMadeByHandKnowsNoSlot() {
        #expect(PlainBadge().node.slotName == nil)
    }

    @Test func slotKnowsWhereItWasDeclared() {
        let slot: Slot<any Badge.Type, any Badge> = .badge

        #expect(slot.site.fileID == "ComponentsTests/TestSlots.swift")
    }

    @Test func slotsOfOneNameAreNotEqual() {
        let one = Slot("twin", default: 1)
        let other = Slot("twin", default: 1)

        #expect(one != other)
    }

    @Test func hashedSlotIsFoundAgain() {
        let slot = Slot("hashed", default: 1)

        #expect(Set([slot]).contains(slot))
    }

    @Test func slotMayBeDeclaredAfterTheTableWasSealed() {
        var components = Components()
        components[.badge] = RoundBadge.self
        let late = Slot("late", default: 3)

        #expect(components[late] == 3)
    }

    @Test func closureMayMakeAnotherType() {
        let slot = Slot<any Badge.Type, any Badge>("other", default: PlainBadge.self) { _, origin in
            SquareBadge(origin)
        }

        #expect(Components().make(slot) is SquareBadge)
    }
}
