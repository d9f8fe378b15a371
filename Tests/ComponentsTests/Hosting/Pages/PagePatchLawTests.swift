import Components
import DefaultComponents
import Drawing
import Hosting
import Testing
import Views

/// Whatever happens, the patch of a page leads to the page drawn anew, byte by byte, in any process.
@Suite(.diagnosticsOfIssues)
struct PagePatchLawTests {
    @Test(arguments: Cases(3, of: 60))
    func patchesLeadToThePageDrawnAnew(seed: Case) throws {
        var room = try PatchedRoom(seed: seed)
        for step in 0..<(LongTests.areOn ? 20 : 8) {
            let old = room.page
            try room.takeStep()
            let new = room.drawn
            let patch = PagePatch(from: old, to: new)
            room.page = try old.applying(patch)
            let place = "seed \(seed), step \(step)"
            #expect(Array(room.page.html.utf8) == Array(new.html.utf8), "\(place)")
            #expect(Array(room.page.rules.utf8) == Array(new.rules.utf8), "\(place)")
            #expect(patch.isEmpty == (old == new), "\(place)")
            #expect(PagePatch(from: new, to: new).isEmpty, "\(place)")
            let isRight = room.page == new
            #expect(isRight, "\(place)")
            guard isRight else { return }
        }
    }

    @Test(arguments: Cases(3, of: 60))
    func aKilledProcessChangesNoByte(seed: Case) throws {
        var (room, other) = (try PatchedRoom(seed: seed), try PatchedRoom(seed: seed))
        for step in 0..<(LongTests.areOn ? 20 : 8) {
            try room.takeStep()
            try other.takeStep()
            try other.restart()
            let difference = PagePatch(from: room.drawn, to: other.drawn)
            #expect(difference.json == "[]", "seed \(seed), step \(step)")
            guard difference.isEmpty else { return }
        }
    }

    /// Patches do not depend on how many messages the channel has beyond those that change.
    @Test(arguments: Cases(2, of: 30))
    func patchesAreTheSameInRoomsOfAnySize(seed: Case) throws {
        var patches: [[String]] = []
        let pages = ChannelPagesTests.pages
        for count in [10, 100_000] {
            var random = SeededGenerator(seed: seed)
            var made = RandomMessages()
            let messages = ChatMessages(
                count: count,
                place: { id in Int(id).flatMap { (0..<count).contains($0) ? $0 : nil } },
                message: NumberedMessages.message
            )
            let controller = ChatChannelController(channel: FixtureChat.group, messages: messages)
            var page = pages.page(of: controller)
            var own: [String] = []
            for step in 0..<5 {
                let message = pages.newest(of: controller, Int.random(in: 0..<5, using: &random))
                switch Int.random(in: 0..<5, using: &random) {
                case 0, 1:
                    let new = made.message(at: Int64(step + 1) * 40, using: &random)
                    controller.receive(.newMessage(new))
                case 2:
                    let new = RandomMessages.edited(message, using: &random)
                    controller.receive(.messageEdited(new))
                case 3:
                    let new = RandomMessages.reacted(message, using: &random)
                    controller.receive(.messageEdited(new))
                default: controller.receive(.messageDeleted(id: message.id, isHard: false))
                }
                let next = pages.page(of: controller)
                let patch = PagePatch(from: page, to: next)
                own.append(patch.json)
                #expect(try page.applying(patch) == next, "seed \(seed), step \(step)")
                page = next
            }
            patches.append(own)
        }
        #expect(patches[1] == patches[0], "seed \(seed)")
    }

    /// Operations on other pages are refused, and lead to no trap.
    @Test(arguments: Cases(3, of: 60))
    func patchesOfOtherPagesAreRefused(seed: Case) throws {
        var random = SeededGenerator(seed: seed)
        var room = try PatchedRoom(seed: seed)
        let page = room.drawn
        for _ in 0..<6 { try room.takeStep() }
        let new = room.drawn
        var operations = PagePatch(from: page, to: new).operations
        for _ in 0..<3 where !operations.isEmpty {
            operations.remove(at: Int.random(in: 0..<operations.count, using: &random))
        }
        operations.shuffle(using: &random)
        operations += [.setText(row: page.rows[0].id, node: .max, "")]
        #expect(throws: PagePatchError.self) { try page.applying(PagePatch(operations)) }
    }
}

extension ChannelPages {
    /// Returns one of the newest messages.
    fileprivate func newest(of controller: ChatChannelController, _ index: Int) -> ChatMessage {
        controller.synchronize()
        return controller.messages[index]
    }
}
