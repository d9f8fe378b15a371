import Components
import DefaultComponents
import Drawing
import Foundation
import Testing
import Views

@testable import Hosting

struct WakePipeTests {
    @Test func wakingEndsTheNextWaitOnce() throws {
        let pipe = try #require(WakePipe())
        let idle = try #require(WakePipe())

        for _ in 0..<3 { pipe.wake() }
        let woken = SystemCall.wait([pipe.reading, idle.reading], for: POLLIN, atMost: 10_000)
        pipe.drain()

        #expect(woken == [true, false])
        #expect(SystemCall.wait([pipe.reading, -1], for: POLLIN, atMost: 0) == [false, false])
    }

    @Test func fullPipeWakes() throws {
        let pipe = try #require(WakePipe())

        for _ in 0..<100_000 { pipe.wake() }

        #expect(SystemCall.wait([pipe.reading], for: POLLIN, atMost: 0) == [true])
    }

    @Test func answerOfATaskWakesAChat() async {
        await #expect(processExitsWith: .exitCode(7)) {
            let terminal = try #require(PseudoTerminal())
            terminal.take()
            terminal.type("")
            // Nothing else ends the wait so soon.
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 20)
                _exit(3)
            }
            let transcript = ChannelTranscript(
                channel: FixtureChat.group,
                messages: [FixtureChat.message("1", "Ask later")]
            )
            let components = try Components.with(LivingText.plugin)
            try TerminalChat(of: transcript, with: components).run { chat in
                if chat.frame.text.contains("Greeted") { _exit(7) }
            }
        }
    }
}
