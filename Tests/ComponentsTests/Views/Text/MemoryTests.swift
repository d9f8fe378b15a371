// Release builds rely on the checks of debug builds.
#if DEBUG
import Components
import Testing
@testable import Views

/// The behaviour of memory that is used beyond its ends, or after it was freed.
struct MemoryTests {
    @Test func placeThatWasGivenUpIsNotRead() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let items = ScratchStack<StackItem>()
            items.push(item(of: View()))
            items.pop(to: 0)
            _ = items[0]
        }

        #expect(end.says("Place 0 is none of the 0 that were pushed."))
    }

    @Test func placeThatWasNotPushedIsNotWritten() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let items = ScratchStack<StackItem>()
            items.push(item(of: View()))
            items[1].length = 2
        }

        #expect(end.says("Place 1 is none of the 1 that were pushed."))
    }

    @Test func noMoreIsGivenUpThanThereIs() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ScratchStack<View>().pop(to: 1)
        }

        #expect(end.says("There are 0 items, and 1 are to stay."))
    }

    @Test func viewThatEndedIsNotMeasured() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let items = ScratchStack<StackItem>()
            items.push(item(of: View()))
            items[0].view.with { $0.setNeedsLayout() }
        }

        #expect(end.says("unowned reference"))
    }

    @Test func tableIsNotReadBehindItsEnd() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = StaticTable([1, 2, 3])[3]
        }

        #expect(end.says("Place 3 is not in a table of 3."))
    }

    @Test func bytesAreNotReadAfterTheCall() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let bytes = "a longer text, in memory of its own".withBytes { $0 }
            _ = bytes[0]
        }

        #expect(end.says("unowned reference"))
    }

    @Test func bytesAreNotReadBehindTheirEnd() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            "seven b".withBytes { _ = $0[7] }
        }

        #expect(end.says("1 bytes from 7 on are not all among the 7 that were lent."))
    }

    @Test func itemsStayWhereTheyWerePushed() {
        let view = View()
        let items = ScratchStack<StackItem>()
        for number in 0..<100 {
            items.push(item(of: view))
            items[number].length = Double(number)
        }

        items[70].length = -1
        items.pop(to: 80)

        #expect(items.count == 80)
        #expect((0..<80).map { items[$0].length } == (0..<80).map { $0 == 70 ? -1 : Double($0) })
    }
}

private func item(of view: View) -> StackItem {
    StackItem(UnownedReference(view), view.core, StackContent(spacing: 0))
}
#endif
