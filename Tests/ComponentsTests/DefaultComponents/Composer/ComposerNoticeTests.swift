import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

/// A reason for not sending leaves room for the list, however long it is.
struct ComposerNoticeTests {
    private static let reason = (0..<300).map { "reason\($0)" }.joined(separator: " ")

    @Test(arguments: [150.0, 375, 800])
    func tapsShowTheRestOfALongReason(width: Double) throws {
        let channel = ComposedChannel()
        channel.layOut(width: width)
        channel.composer.notice = "Too long."
        channel.layOut(width: width)
        let short = channel.composer.noticeView.frame.size.height

        channel.composer.notice = Self.reason
        channel.layOut(width: width)

        let notice = try #require(channel.composer.noticeView as? ChatComposerNotice)
        let label = notice.textLabel
        var shown = 0
        repeat {
            #expect(notice.frame.size.height <= short * 5)
            #expect(notice.accessibilityLabel == Self.reason)
            let text = try #require(label.text)
            #expect(Self.reason.hasSuffix(text))
            let start = Self.reason.utf8.count - text.utf8.count
            #expect(start <= shown, "Nothing is left out.")
            let rows = TextRows(
                text,
                measurer: HelveticaMeasurer(),
                font: label.font,
                width: label.frame.size.width
            )
            // The fifth may be truncated.
            shown =
                rows.count > 5 ? start + rows.lines[4].range.lowerBound : start + text.utf8.count
            #expect(tap(notice) == .handled)
            channel.layOut(width: width)
        } while shown < Self.reason.utf8.count
        #expect(label.text == Self.reason, "After the last lines come the first.")
    }

    @Test func aShortReasonPassesTapsOn() throws {
        let channel = ComposedChannel()
        channel.composer.notice = "Nobody listens."
        channel.layOut()

        let notice = try #require(channel.composer.noticeView as? ChatComposerNotice)

        #expect(tap(notice) == .passed)
        #expect(notice.textLabel.text == "Nobody listens.")
    }

    @Test func anotherReasonBeginsAtItsBeginning() throws {
        let channel = ComposedChannel()
        channel.composer.notice = Self.reason
        channel.layOut()
        let notice = try #require(channel.composer.noticeView as? ChatComposerNotice)
        _ = tap(notice)

        channel.composer.notice = "Mind your words."

        #expect(notice.textLabel.text == "Mind your words.")
    }

    private func tap(_ notice: ChatComposerNotice) -> EventReply {
        notice.respond(to: Tap(on: notice, at: Point(x: 1, y: 1)))
    }
}
