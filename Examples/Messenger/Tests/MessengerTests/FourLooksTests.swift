import Components
import ComponentsTesting
import DefaultComponents
import ExamplePlugins
import Messenger
import Testing
import Views

/// All ten plugins together, with what they open, by default and in each theme.
@Suite struct FourLooksTests {
    private static let looks: [PluginID?] = [nil] + ExampleThemes.themes.map(\.id)

    @Test(arguments: looks)
    func everythingCanBeReadAndTapped(theme: PluginID?) async throws {
        let plugins = MessengerChat.plugins + ExampleThemes.themes.filter { $0.id == theme }
        let chat = try MessengerChat(plugins)
        chat.change { $0.replace(.pictureFile) { _ in Array("GIF89a".utf8) + [100, 0, 50, 0] } }

        var found: [String: Set<String>] = ["messages": chat.faults]
        try await chat.take(.tap(name: "translate", place: 0))
        while !chat.tasks.names.isEmpty { try await chat.take(.answer) }
        try await chat.take(.choose(action: "pin", place: 3))
        try await chat.take(.tap(name: "play", place: 0))
        found["answers"] = chat.faults
        try await chat.take(.choose(action: "search", place: 3))
        try await chat.take(.enter("o", place: 0))
        #expect(chat.reads.contains("- region"))
        found["search"] = chat.faults
        chat.hold(3)
        #expect(chat.reads.contains("- dialog"))
        found["reactions"] = chat.faults
        try await chat.take(.escape)
        try await chat.take(.write("/poll Sail?"))
        try await chat.take(.send)
        #expect(chat.reads.contains("- dialog"))
        found["poll"] = chat.faults
        try await chat.take(.enter("Yes", place: 1))
        try await chat.take(.enter("No", place: 2))
        found["filled poll"] = chat.faults

        #expect(found.filter { !$0.value.isEmpty } == [:])
        #expect(chat.tree.diagnostics.isEmpty)
    }

    @Test func faultsAreFound() throws {
        let chat = try MessengerChat([CodeBlocksPlugin()])
        let (label, button) = (Label(), Button())
        (label.text, label.textColor) = (
            "Faint", Color("faint", light: RGBA(0xD0D0D0), dark: RGBA(0xFFFFFF))
        )
        button.addTarget("small") {}
        chat.screen.view.addSubview(label)
        chat.screen.view.addSubview(button)
        button.frame = Rect(width: 43, height: 50)

        #expect(chat.faults == ["Faint in faint on light", "small"])
    }
}

extension MessengerChat {
    /// What cannot be read, or hit by a finger, on the screen.
    fileprivate var faults: Set<String> {
        screen.view.layout(width: 375, height: 800)
        let ground = components[.appearance].palette.background
        let small = screen.view.smallTargets(below: 44).flatMap(\.targetNames)
        return screen.view.faintTexts(on: [ground.light, ground.dark], tint: nil).union(small)
    }
}

extension View {
    /// Returns the texts here and below with less than 4.5 to 1 to what lies behind them, in light and dark.
    fileprivate func faintTexts(on grounds: [RGBA], tint: Color?) -> Set<String> {
        guard !isHidden, alpha >= 0.01 else { return [] }
        var grounds = grounds
        if let color = backgroundColor {
            grounds = [color.light.over(grounds[0]), color.dark.over(grounds[1])]
        }
        let tint = tintColor ?? tint
        var faint: Set<String> = []
        for (text, color, background) in letters(tint) {
            for (place, mode) in ["light", "dark"].enumerated() {
                let pick = { (color: Color) in place == 0 ? color.light : color.dark }
                let ground = background.map { pick($0).over(grounds[place]) } ?? grounds[place]
                guard let color, pick(color).over(ground).contrast(with: ground) < 4.5 else {
                    continue
                }
                faint.insert("\(text) in \(color.name) on \(mode)")
            }
        }
        return subviews.reduce(into: faint) { $0.formUnion($1.faintTexts(on: grounds, tint: tint)) }
    }

    /// The parts of the text of the view, with the colours of their letters and of what is directly behind them.
    private func letters(_ tint: Color?) -> [(text: String, color: Color?, background: Color?)] {
        switch self {
        case let label as Label:
            label.richText.runs.map {
                ($0.text, $0.style.color ?? label.textColor, $0.style.background)
            }
        case let view as TextView:
            view.text.runs.map { ($0.text, $0.style.color ?? view.textColor, $0.style.background) }
        case let input as TextInputView:
            [
                input.text.isEmpty
                    ? (input.placeholder, input.placeholderColor, nil)
                    : (input.text, input.textColor, nil)
            ]
        case let button as Button: [(button.title ?? "", tint, nil)]
        default: []
        }
    }
}
