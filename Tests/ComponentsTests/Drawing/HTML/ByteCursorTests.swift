// Release builds rely on the checks of debug builds.
#if DEBUG
@testable import Drawing
import Testing

/// The behaviour of a cursor outside of its memory.
struct ByteCursorTests {
    @Test func moreThanWasPromisedIsNotWritten() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var writer = HTMLWriter()
            writer.plain(upTo: 4) { $0.markup("<b>much more than four</b>") }
        }

        #expect(end.says("There is room for 12 bytes, not 26: give 'plain(upTo:)' a higher limit."))
    }

    @Test func littleMoreThanWasPromisedIsFoundInTheEnd() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var writer = HTMLWriter()
            writer.plain(upTo: 4) { $0.markup("<bdi>") }
        }

        #expect(end.says("Give 'plain(upTo:)' a higher limit."))
    }

    @Test func partThatEndedIsNotWritten() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var cursor = OutputBuffer(capacity: 64).cursor()
            cursor.markup("<b>")
        }

        #expect(end.says("unowned reference"))
    }

    @Test func partIsNotReadUpToACursorOfAnother() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (part, other) = (OutputBuffer(capacity: 64), OutputBuffer(capacity: 64))
            part.seal(at: other.cursor())
            other.seal(at: part.cursor())
        }

        #expect(end.says("The cursor is that of another part."))
    }
}
#endif
