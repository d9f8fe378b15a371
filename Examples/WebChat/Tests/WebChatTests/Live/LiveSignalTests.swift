import Testing

@testable import WebChat

/// What is to be written to a socket.
struct LiveSignalTests {
    private func signal(_ change: Int) -> LiveSignal {
        let signal = LiveSignal()
        signal.expect(change)
        signal.noteQuietly { $0.answers.append(.done(id: "m1")) }
        return signal
    }

    @Test func answersGoWithTheirChange() {
        let signal = signal(5)

        #expect(signal.takeAnswers(withChangesUpTo: 5)?.map(\.json) == [#"["d","m1"]"#])

        #expect(signal.takeAnswers(withChangesUpTo: 5)?.isEmpty == true)
        #expect(signal.take().change == nil)
    }

    /// A page that was drawn before the change does not have the message yet.
    @Test func answersWaitForTheirChange() {
        let signal = signal(5)

        #expect(signal.takeAnswers(withChangesUpTo: 4)?.isEmpty == true)

        #expect(signal.take().change == 5)
        #expect(self.signal(5).takeAnswers(withChangesUpTo: 6)?.count == 1)
    }

    @Test func answersWaitForWhatElseIsToBeWritten() {
        let signal = signal(5)
        signal.note { $0.rooms.insert("r2") }

        #expect(signal.takeAnswers(withChangesUpTo: 5) == nil)

        #expect(signal.take().answers.count == 1)
    }

    @Test func closingStays() {
        let signal = signal(5)
        signal.close(.signedOut)
        signal.close(.goingAway)

        #expect(signal.isClosing)
        #expect([signal.take(), signal.take()].map(\.closing) == [.signedOut, .signedOut])
    }
}
