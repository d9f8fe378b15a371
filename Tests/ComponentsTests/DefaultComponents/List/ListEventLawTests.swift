import Components
import DefaultComponents
import Synchronization
import Testing
import Views

/// What the events of a list report, over random steps.
@Suite(.diagnosticsOfIssues)
struct ListEventLawTests {
    @Test(arguments: Cases(4, of: 100))
    func changesLeadFromTheOldMessagesToTheNewOnes(place: Case) {
        let heard = HeardChanges()
        let law = ListLaw(seed: place, components: heard.components)
        var messages = law.data.messages
        var batchCount = 0

        for number in 0...(LongTests.areOn ? 1_000 : 250) {
            let step = number == 0 ? "opening" : law.step()
            for change in heard.take().changes {
                if change.isReset {
                    messages = law.data.messages
                } else {
                    messages = messages.applying(change.changes) ?? []
                    batchCount += 1
                }
                #expect(messages.count == change.count, "\(number), \(step), \(place)")
            }
            guard messages == law.data.messages else {
                Issue.record("\(number), \(step), \(place): other messages than the list's")
                return
            }
        }
        #expect(batchCount > 50)
    }

    @Test(arguments: Cases(4, of: 100))
    func messagesShownAndNotHiddenAreInView(place: Case) {
        let heard = HeardChanges()
        let law = ListLaw(seed: place, components: heard.components)
        var shown: Set<String> = []

        for number in 0...(LongTests.areOn ? 1_000 : 250) {
            let step = number == 0 ? "opening" : law.step()
            for (areShown, ids) in heard.take().rows {
                for id in ids {
                    let isNews = areShown ? shown.insert(id).inserted : shown.remove(id) != nil
                    #expect(isNews, "\(number), \(step), \(place): \(id) \(areShown)")
                }
            }
            let inView = law.list.listView.visibleRows.map { law.data.messages[$0].id }
            guard shown == Set(inView) else {
                Issue.record("\(number), \(step), \(place): \(shown), not \(inView)")
                return
            }
        }
    }
}

extension ListLaw {
    /// Does something random, except to change components.
    fileprivate func step() -> String {
        switch random(20) {
        case 0..<11: change()
        case 11..<15: scroll(by: Double.random(in: -90...90, using: &generator))
        case 15: scroll(by: Double.random(in: -700...700, using: &generator))
        case 16: jump()
        case 17: scrollToLatest()
        case 18: resize()
        default: readChannel()
        }
    }
}

/// The events that a listener of a list heard.
private final class HeardChanges: Sendable {
    struct Heard {
        var changes: [MessagesChange] = []
        var rows: [(areShown: Bool, ids: [String])] = []
    }

    private let heard = Mutex(Heard())

    var components: Components {
        var components = Components()
        components.on(.messagesChanged) { [self] change in
            heard.withLock { $0.changes.append(change) }
            return .handled
        }
        components.on(.messagesShown) { [self] rows in
            heard.withLock { $0.rows.append((true, rows.messages.map(\.id))) }
            return .handled
        }
        components.on(.messagesHidden) { [self] rows in
            heard.withLock { $0.rows.append((false, rows.messages.map(\.id))) }
            return .handled
        }
        return components
    }

    /// Returns what was heard since the last call.
    func take() -> Heard {
        heard.withLock { heard in
            defer { heard = Heard() }
            return heard
        }
    }
}
