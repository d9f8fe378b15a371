import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// What holds for any overlays of any plugins.
@Suite(.diagnosticsOfIssues)
struct OverlayLawTests {
    @Test(arguments: Cases(6, of: 400))
    func anyOrderOfPluginsGivesTheSameBytes(number: Case) throws {
        var generator = SeededGenerator(seed: number)
        let (numbers, open) = Self.choice(&generator)

        let texts = try (0..<3).map { _ in
            let chat = try OverlaidChannel(numbers.shuffled(using: &generator), messages: 12)
            open.shuffled(using: &generator).forEach { chat.set($0, true) }
            return Self.text(chat)
        }

        #expect(Set(texts).count == 1, "\(number)")
    }

    @Test(arguments: Cases(6, of: 400))
    func whatIsClosedOrUninstalledWasNeverThere(number: Case) throws {
        var generator = SeededGenerator(seed: number)
        let (numbers, open) = Self.choice(&generator)
        let chat = try OverlaidChannel(numbers, open: open, messages: 12)
        var (left, kept) = (numbers, Set(open))

        for step in 0..<6 {
            let changed = try #require(left.randomElement(using: &generator))
            switch Int.random(in: 0..<3, using: &generator) {
            case 0 where left.count > 1:
                try chat.uninstall(changed)
                left.removeAll { $0 == changed }
                kept.remove(changed)
            case 1: chat.makeAgain()
            default:
                chat.set(changed, !kept.contains(changed))
                kept.formSymmetricDifference([changed])
            }
            let fresh = try OverlaidChannel(left, open: kept.sorted(), messages: 12)
            #expect(Self.text(chat) == Self.text(fresh), "\(number), step \(step)")
        }
        #expect(chat.tree.diagnostics.isEmpty, "\(number)")
    }

    @Test(arguments: Cases(8, of: 400))
    func nothingThatIsPushedIsCoveredOnAnyScreen(number: Case) throws {
        var generator = SeededGenerator(seed: number)
        let (numbers, open) = Self.choice(&generator)
        let size = Size(
            width: Double(Int.random(in: 120...900, using: &generator)),
            height: Double(Int.random(in: 200...900, using: &generator))
        )
        let chat = try OverlaidChannel(numbers, open: open, messages: 12, size: size)
        let frames = Dictionary(
            uniqueKeysWithValues: chat.shown.compactMap { number in
                chat.frame(number).map { (number, $0) }
            }
        )
        let pushing = frames.filter { [0, 1, 2, 3].contains($0.key) }
        let messages = chat.frame(chat.list.listView)

        for (key, frame) in frames {
            #expect(frame.height >= 16 && frame.width >= 16, "\(number): \(key)")
            #expect(frame.x >= 0 && frame.x + frame.width <= size.width, "\(number): \(key)")
            #expect(frame.y >= 0 && frame.y + frame.height <= size.height, "\(number): \(key)")
        }
        #expect(messages.height >= 16, "\(number)")
        for (key, frame) in pushing {
            #expect(!frame.meets(messages), "\(number): \(key)")
            for (other, otherFrame) in frames where other < key && other < 5 {
                #expect(!frame.meets(otherFrame), "\(number): \(key), \(other)")
            }
        }
    }

    @Test(arguments: Cases(6, of: 400))
    func rightToLeftIsTheExactMirror(number: Case) throws {
        var generator = SeededGenerator(seed: number)
        let (numbers, open) = Self.choice(&generator)
        let chats = try [false, true].map {
            try OverlaidChannel(numbers, open: open, messages: 12, isMirrored: $0)
        }
        #expect(chats[0].shown == chats[1].shown)
        for key in chats[0].shown {
            let frames = try chats.map { $0.frame(try #require($0.view(key))) }
            let mirrored = 375 - frames[1].x - frames[1].width
            #expect(abs(mirrored - frames[0].x) < 0.001, "\(number): \(key)")
            #expect(frames[0].size == frames[1].size && frames[0].y == frames[1].y)
        }
    }

    /// Returns some plugins, and those of them whose overlays are open.
    private static func choice(_ generator: inout SeededGenerator) -> ([Int], open: [Int]) {
        let all = OverlayPlugin.overlays.indices.filter { _ in
            Int.random(in: 0..<3, using: &generator) > 0
        }
        let numbers = all.isEmpty ? [0] : all
        return (numbers, numbers.filter { _ in Bool.random(using: &generator) })
    }

    private static func text(_ chat: OverlaidChannel) -> String {
        TreeNode(of: chat.screen.view, variant: .frames).description
    }
}

extension Rect {
    fileprivate func meets(_ other: Rect) -> Bool {
        x < other.x + other.width && other.x < x + width
            && y < other.y + other.height && other.y < y + height
    }
}
