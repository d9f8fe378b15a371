import ComponentsTesting
import DefaultComponents
import Testing
import Views

/// Bars and corners leave the button, the typing indicator and the texts of messages free.
@Suite(.diagnosticsOfIssues)
struct OverlayRoomLawTests {
    @Test(arguments: Cases(8, of: 400))
    func nothingCoversTheButtonOrTheTypingIndicator(number: Case) throws {
        var generator = SeededGenerator(seed: number)
        let chat = try OverlaidChannel(
            OverlayPlugin.barsAndCorners,
            messages: 24,
            size: Size(
                width: Double(Int.random(in: 160...900, using: &generator)),
                height: Double(Int.random(in: 340...900, using: &generator))
            ),
            isMirrored: Bool.random(using: &generator)
        )
        var open: Set<Int> = []
        for step in 0..<8 {
            switch Int.random(in: 0..<5, using: &generator) {
            case 0:
                let count = Int.random(in: 0...FixtureChat.others.count, using: &generator)
                let users = Array(FixtureChat.others.prefix(count))
                chat.list.showTypingIndicator(typingUsers: users)
            case 1: chat.list.scrollToLatestMessage()
            case 2:
                let distance = Double(Int.random(in: 1...900, using: &generator))
                chat.list.listView.scroll(by: -distance)
            default:
                for key in OverlayPlugin.barsAndCorners.shuffled(using: &generator).prefix(3) {
                    open.formSymmetricDifference([key])
                    chat.set(key, open.contains(key))
                }
            }
            chat.layOut()
            expectRoom(in: chat, "\(number), step \(step), \(open.sorted())")
        }
    }

    @Test func messagesStayWhereTheyAreWhileOthersTypeAboveABarThatLiesOverThem() throws {
        let chat = try OverlaidChannel(open: [12], messages: 60)
        chat.list.listView.scroll(by: -600)
        chat.layOut()
        let index = chat.list.listView.visibleRows.lowerBound + 3
        let place = chat.frame(try #require(chat.list.listView.cell(at: index)))
        let before = chat.frame(chat.list.listView)

        chat.list.showTypingIndicator(typingUsers: [FixtureChat.bo])
        chat.layOut()
        let bar = try #require(chat.frame(12))
        #expect(chat.frame(chat.list.typingIndicatorView).end == bar.y)
        #expect(chat.frame(try #require(chat.list.listView.cell(at: index))) == place)
        chat.list.hideTypingIndicator()
        chat.layOut()

        #expect(chat.frame(chat.list.listView) == before)
        #expect(chat.frame(try #require(chat.list.listView.cell(at: index))) == place)
    }

    private func expectRoom(in chat: OverlaidChannel, _ text: String) {
        let (button, typing) = (
            chat.list.scrollToLatestMessageButton, chat.list.typingIndicatorView
        )
        for own in [button, typing] as [View] where !own.isHidden {
            for key in chat.shown {
                guard let frame = chat.frame(key) else { continue }
                #expect(!frame.meets(chat.frame(own)), "\(type(of: own)) and \(key): \(text)")
            }
        }
        guard !typing.isHidden else { return }
        let (viewport, indicator) = (chat.frame(chat.list.listView), chat.frame(typing))
        for label in chat.list.listView.texts {
            guard let shown = chat.frame(label).common(with: viewport) else { continue }
            #expect(!shown.meets(indicator), "a message's text: \(text)")
        }
    }
}

extension View {
    /// The views with text in this one that are not hidden.
    fileprivate var texts: [View] {
        if isHidden { return [] }
        let isText = (self as? Label)?.text?.isEmpty == false || self is TextView
        return (isText ? [self] : []) + subviews.flatMap(\.texts)
    }
}

extension Rect {
    fileprivate var end: Double { y + height }

    /// Whether the rectangles have an area in common, beyond what sums of lengths differ by.
    fileprivate func meets(_ other: Rect) -> Bool {
        common(with: other).map { $0.width > 0.001 && $0.height > 0.001 } ?? false
    }

    fileprivate func common(with other: Rect) -> Rect? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let right = min(x + width, other.x + other.width)
        let bottom = min(end, other.end)
        guard left < right, top < bottom else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
