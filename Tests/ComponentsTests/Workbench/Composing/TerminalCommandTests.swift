import Testing

@testable import Workbench

struct TerminalCommandTests {
    @Test func everySectionAndTextIsThere() {
        let run = DemoRun("terminal")

        #expect(
            run.lines.filter { $0.hasPrefix("## ") }
                == ["## channel Sailing weekend", "## thread m12"]
        )
        #expect(run.output.contains("Grandmothers outrank captains."))
        #expect(run.errors.isEmpty)
        #expect(run.code == .success)
    }

    @Test func colorsAreForTerminals() {
        let terminal = ProcessEnvironment(outputColumns: 80)

        #expect(!DemoRun(["terminal"]).output.contains("\u{1B}"))
        #expect(DemoRun(["terminal"], in: terminal).output.contains(/\u{1B}\[[0-9;]*m/))
    }

    @Test func readerMayWantNoColors() {
        let run = DemoRun(
            ["terminal"],
            in: ProcessEnvironment(outputColumns: 80, isColorless: true, hasTrueColor: true)
        )

        #expect(!run.output.contains(/\u{1B}\[[0-9;]*m/))
    }

    @Test func allColorsAreForTerminalsThatHaveThem() {
        let few = DemoRun(["terminal"], in: ProcessEnvironment(outputColumns: 80))
        let all = DemoRun(
            ["terminal"],
            in: ProcessEnvironment(outputColumns: 80, hasTrueColor: true)
        )

        #expect(few.output.contains("8;5;") && !few.output.contains("8;2;"))
        #expect(all.output.contains("8;2;") && !all.output.contains("8;5;"))
    }

    @Test(arguments: [24, 40, 80])
    func linesFitTheColumns(columns: Int) {
        let lines = DemoRun("terminal --message m33 --columns \(columns)").lines

        #expect(lines.dropFirst().allSatisfy { $0.count <= columns })
        #expect(lines.count > 2)
    }

    @Test func terminalSaysHowManyColumnsItHas() {
        let surroundings = ProcessEnvironment(outputColumns: 30, isColorless: true)

        let run = DemoRun(["terminal", "--message", "m33"], in: surroundings)

        #expect(
            run.output
                == DemoRun(
                    ["terminal", "--message", "m33", "--columns", "30"],
                    in: surroundings
                ).output
        )
        #expect(run.output != DemoRun("terminal --message m33").output)
    }

    @Test func asciiIsASCII() {
        #expect(!DemoRun("terminal --message m33").output.utf8.allSatisfy { $0 < 0x80 })
        #expect(DemoRun("terminal --message m33 --ascii").output.utf8.allSatisfy { $0 < 0x80 })
    }
}
