import Drawing
import Testing
import Views

@Suite struct TerminalColorTests {
    private let red = Color("red", light: RGBA(0xFF0000), dark: RGBA(0xFF8787))

    @Test func coloursAreOfTheSchemeAndResetAtTheEndOfTheLine() {
        #expect(drawn(.trueColor, .light) == "\u{1B}[38;2;255;0;0mHi\u{1B}[0m\n")
        #expect(drawn(.trueColor, .dark) == "\u{1B}[38;2;255;135;135mHi\u{1B}[0m\n")
        #expect(drawn(.none, .light) == "Hi\n")
    }

    @Test func indexedColoursAreTheNearestOfThePalette() {
        #expect(drawn(.indexed, .light) == "\u{1B}[38;5;196mHi\u{1B}[0m\n")
        #expect(drawn(.indexed, .dark) == "\u{1B}[38;5;210mHi\u{1B}[0m\n")
    }

    @Test func lettersWithoutAColourAreReadableOnABackground() {
        let chip = DrawnMessage.view(0, 0, 32, 16, [DrawnMessage.label("Hi", 8, 0)])
        let root = DrawnMessage.view(0, 0, 80, 16, [DrawnMessage.filled(chip)])
        func drawn(_ scheme: TreeScheme) -> String {
            let options = TerminalOptions(columns: 30, colors: .trueColor, scheme: scheme)
            return DrawnMessage.picture(root, options).text
        }

        let light = "\u{1B}[48;2;240;240;240m \u{1B}[38;2;0;0;0mHi \u{1B}[0m\n"
        #expect(drawn(.light) == light)
        #expect(drawn(.dark).contains("\u{1B}[38;2;255;255;255mHi"))
    }

    @Test func bubblesAreFilledInsideTheirFrame() {
        let box = DrawnMessage.view(0, 0, 48, 48, [DrawnMessage.label("Hi", 16, 16)])
        let root = DrawnMessage.view(0, 0, 80, 48, [DrawnMessage.filled(DrawnMessage.framed(box))])
        let options = TerminalOptions(columns: 30, colors: .trueColor)

        let lines = DrawnMessage.picture(root, options).text.split(separator: "\n")

        #expect(lines[0] == "\u{1B}[38;2;128;128;128m┌────┐\u{1B}[0m")
        #expect(lines[1].hasPrefix("\u{1B}[38;2;128;128;128m│\u{1B}[39;48;2;240;240;240m "))
        #expect(lines[1].hasSuffix("\u{1B}[38;2;128;128;128;49m│\u{1B}[0m"))
    }

    private func drawn(_ colors: TerminalColors, _ scheme: TreeScheme) -> String {
        let root = DrawnMessage.view(0, 0, 80, 16, [DrawnMessage.label("Hi", 0, 0, color: red)])
        let options = TerminalOptions(columns: 30, colors: colors, scheme: scheme)
        return DrawnMessage.picture(root, options).text
    }
}
