import Foundation
import Testing

@testable import Workbench

struct IsolatedCheckTests {
    @Test func pluginsAreCheckedEachAloneAndThenTogether() throws {
        let script = "echo \"$@\" >>\"$0.words\"; echo '1 plugin: everything has an effect'"
        try withProgram(script) { path in
            let run = checked("--plugin square-avatars --plugin squared-bubble --zone UTC", path)

            #expect(
                run.output == """
                    2 plugins, each alone and together: everything has an effect, and nothing ends the process

                    """
            )
            #expect(run.code == .success)
            let words = try String(contentsOfFile: "\(path).words", encoding: .utf8)
            #expect(
                words == """
                    plugins --check --plugin square-avatars --zone UTC
                    plugins --check --plugin squared-bubble --zone UTC
                    plugins --check --plugin square-avatars --plugin squared-bubble --zone UTC

                    """
            )
        }
    }

    @Test func theEndOfAProcessIsAFindingWithItsCallsAndWithoutAddresses() throws {
        let script = #"""
            well() { echo '1 plugin: everything has an effect'; exit 0; }
            case "$*" in *"square-avatars --plugin"*) well;; *square-avatars*) ;; *) well;; esac
            echo 'Polls/Poll.swift:3: Fatal error: Index out of range' >&2
            echo '' >&2
            echo '*** Program crashed: Illegal instruction at 0x000055f0 ***' >&2
            echo '  0 [inlined] 0x000055f0 Array.subscript.getter in demo at /usr/src/Array.swift:9:1' >&2
            echo '  1 [ra]      0x000055f7 Poll.setUp() + 118 in demo at /home/me/Sources/Polls/Poll.swift:3:9' >&2
            echo '2 [ra]      0x000055f9 main in libc.so.6' >&2
            kill -ILL $$
            """#
        try withProgram(script) { path in
            let run = checked("--plugin square-avatars --plugin squared-bubble", path)

            #expect(
                run.output == """
                    The plugin 'square-avatars' ends the process, with signal 4: Index out of range. To fix, begin at \
                    the first line that is yours.
                      Array.subscript.getter at src/Array.swift:9
                      Poll.setUp() at Polls/Poll.swift:3

                    """
            )
            #expect(run.code == .found)
        }
    }

    @Test func whatEndsWithoutAWordIsReported() throws {
        try withProgram("kill -KILL $$") { path in
            let run = checked("--plugin square-avatars", path)

            #expect(
                run.output == """
                    The plugin 'square-avatars' ends the process, with signal 9. To fix, run 'demo tree --plugin \
                    square-avatars' in a debugger.

                    """
            )
        }
    }

    @Test(arguments: ["9 $PPID", "15 $PPID", "2 $PPID", "19 $PPID", "19 $$", "19 0"])
    func whoSignalsItsProcessOrTheOneAroundIsReported(signal: String) throws {
        try withProgram("kill -\(signal); sleep 1; echo '1 plugin: everything has an effect'") {
            let run = checked("--plugin square-avatars", $0)

            let number = signal.prefix { $0 != " " }
            #expect(run.output.hasPrefix("The plugin 'square-avatars' ends the process"))
            #expect(run.output.contains(", with signal \(number). "))
            #expect(run.code == .found)
        }
    }

    @Test func certificatesArePassedOnWithWhatEndsTheProcess() throws {
        let script = #"""
            test "$1 $2 $#" = "certify --plugin 3" || exit 9
            case "$3" in
                square-avatars) echo "'square-avatars' keeps 18 of 18 laws";;
                squared-bubble) echo "'squared-bubble' keeps 17 of 18 laws"; echo; echo fit; exit 1;;
                *) kill -SEGV $$;;
            esac
            """#
        try withProgram(script) { path in
            let words = ["square-avatars", "squared-bubble", "read-by-avatars"]
                .flatMap { ["--plugin", $0] }
            let run = DemoRun(
                ["certify", "--isolated"] + words,
                in: ProcessEnvironment(command: ["/bin/sh", path])
            )

            #expect(
                run.output == """
                    The plugin 'read-by-avatars' ends the process, with signal 11. To fix, run 'demo tree --plugin \
                    read-by-avatars' in a debugger.
                    'square-avatars' keeps 18 of 18 laws
                    'squared-bubble' keeps 17 of 18 laws

                    fit

                    """
            )
            #expect(run.code == .found)
        }
    }

    @Test(arguments: ["exit 0", "exit 1", "exit 7", "exit 66"])
    func whoLeavesBeforeTheCheckIsOverIsReported(script: String) throws {
        try withProgram(script) { path in
            let run = checked("--plugin square-avatars", path)

            #expect(
                run.output == """
                    The plugin 'square-avatars' ends the process, with the code \(script.dropFirst(5)). To fix, run \
                    'demo tree --plugin square-avatars' in a debugger.

                    """
            )
            #expect(run.code == .found)
        }
    }

    @Test(arguments: [("", "60 seconds"), ("--limit 1", "1 second"), ("--limit 90", "90 seconds")])
    func whoDoesNotComeToAnEndIsReported(flag: String, time: String) throws {
        let script = #"""
            test "${*%--limit*}" = "$*" || exit 9
            echo "$WORKBENCH_ISOLATED" >"$0.limit"
            echo 'out of processor time' >&2
            echo '0 [inlined] 0x000055f0 closure #1 in static ProcessorLimit.begin(seconds:) in demo at /x/System/ProcessorLimit.swift:19:9' >&2
            echo '1 [ra]      0x000055f7 Poll.setUp() + 118 in demo at /home/me/Sources/Polls/Poll.swift:3:9' >&2
            kill -KILL $$
            """#
        try withProgram(script) { path in
            let run = checked("--plugin square-avatars \(flag)", path)

            #expect(
                run.output == """
                    The plugin 'square-avatars' does not come to an end within \(time) of processor time. To fix, look \
                    for a loop without an end in the first line that is yours, or raise '--limit'.
                      Poll.setUp() at Polls/Poll.swift:3

                    """
            )
            #expect(run.code == .found)
            let limit = try String(contentsOfFile: "\(path).limit", encoding: .utf8)
            #expect(time.hasPrefix("\(limit.dropLast()) "))
        }
    }

    @Test func whoDoesNotComeToAnEndIsReportedWithoutCalls() throws {
        try withProgram("echo 'out of processor time' >&2; kill -KILL $$") { path in
            let run = checked("--plugin square-avatars --plugin squared-bubble", path)

            #expect(
                run.output.hasSuffix(
                    """
                    The plugins together do not come to an end within 60 seconds of processor time. To fix, run 'demo \
                    tree --plugin square-avatars --plugin squared-bubble' in a debugger and stop it, or raise '--limit'.

                    """
                )
            )
        }
    }

    @Test func callsAreReportedUpToTheFirstOfAPlugin() throws {
        let poll = call("Poll.setUp()", at: "/home/me/Sources/Polls/Poll.swift:3:9")
        let made = call("View.frame.getter", at: "/<compiler-generated>")
        let script = (ownCalls + [made, poll, poll]).joined(separator: "\n")
        try withProgram("\(script)\necho 'out of processor time' >&2; kill -KILL $$") { path in
            let lines = checked("--plugin square-avatars", path).lines

            #expect(lines.first?.contains("in the first line that is yours") == true)
            #expect(lines.count == 20)
            #expect(lines.last == "  Poll.setUp() at Polls/Poll.swift:3")
            #expect(!lines.contains { $0.contains("View.frame") })
        }
    }

    @Test func fewCallsAreReportedWhereNoneIsOfAPlugin() throws {
        let script = ownCalls.joined(separator: "\n")
        try withProgram("\(script)\necho 'out of processor time' >&2; kill -KILL $$") { path in
            let lines = checked("--plugin square-avatars", path).lines

            #expect(lines.first?.contains("in a debugger and stop it") == true)
            #expect(lines.count == 9)
        }
    }

    @Test func whoOnlySaysThatItIsOutOfTimeIsNot() throws {
        let script = "echo 'out of processor time' >&2; echo '1 plugin: everything has an effect'"
        try withProgram(script) { path in
            #expect(checked("--plugin square-avatars", path).code == .success)
        }
    }

    @Test func whoWaitsIsReportedForWhom() throws {
        try withProgram("echo '1 plugin: everything has an effect'") { path in
            let words = "--plugin square-avatars --plugin squared-bubble"

            let run = checked(words, path, isWatched: true)

            #expect(
                run.errors == """
                    check: 1 of 3 processes, 'square-avatars'
                    check: 2 of 3 processes, 'squared-bubble'
                    check: 3 of 3 processes, all together

                    """
            )
        }
    }

    @Test func aLimitIsForProcessesOfTheirOwn() {
        #expect(DemoRun("plugins --check --limit 3").errors.contains("'--isolated'"))
        #expect(DemoRun("plugins --limit 3").errors.contains("'--check'"))
        #expect(DemoRun("plugins --check --isolated --limit 0").errors.contains("'--limit'"))
    }

    @Test func eachIsPreferredWhereItIsAmongOthers() throws {
        let words = "--plugin square-avatars --plugin squared-bubble --prefer squared-bubble"
        try withProgram("echo \"$@\" >>\"$0.words\"; exit 1") { path in
            _ = checked(words, path)

            let lines = try String(contentsOfFile: "\(path).words", encoding: .utf8)
                .split(separator: "\n").map { $0.contains("--prefer") }
            #expect(lines == [false, true, true])
        }
    }

    @Test func findingsArePassedOn() throws {
        try withProgram("echo 'Without effect.'; exit 1") { path in
            let run = checked("--plugin square-avatars", path)

            #expect(run.output == "Without effect.\n")
            #expect(run.code == .found)
        }
    }

    @Test func badInputEndsAsItDoesInOneProcess() throws {
        try withProgram("echo 'error: No such file.' >&2; exit 66") { path in
            let run = checked("--plugin square-avatars", path)

            #expect(run.errors == "error: No such file.\n")
            #expect(run.output == "")
            #expect(run.code == .noInput)
        }
    }

    @Test func aProgramThatCannotBeRunIsReported() {
        let words = ["plugins", "--check", "--isolated", "--plugin", "square-avatars"]
        let run = DemoRun(words, in: ProcessEnvironment(command: ["/nowhere/demo"]))

        #expect(
            run.errors.hasPrefix("error: The program '/nowhere/demo' cannot be run in a process of")
        )
        #expect(run.errors.hasSuffix("To fix, leave out '--isolated'.\n"))
        #expect(run.code == .outputFailed)
    }

    /// Commands of a script that reports 18 calls in the package itself.
    private var ownCalls: [String] {
        let place = "Tests/ComponentsTests/Workbench/Checking/IsolatedCheckTests.swift"
        let root = #filePath.dropLast(place.count)
        return (1...18).map { call("View.layout()", at: "\(root)Sources/Views/View.swift:\($0):9") }
    }

    private func call(_ name: String, at place: String) -> String {
        "echo '0 [ra] 0x000055f7 \(name) + 118 in demo at \(place)' >&2"
    }

    private func checked(
        _ words: String,
        _ path: String,
        isWatched: Bool = false
    ) -> DemoRun {
        DemoRun(
            ["plugins", "--check", "--isolated"] + words.split(separator: " ").map(String.init),
            in: ProcessEnvironment(isWatched: isWatched, command: ["/bin/sh", path])
        )
    }

    /// Calls back with the path of a script that replaces the program.
    private func withProgram(_ script: String, _ body: (String) throws -> Void) throws {
        try withTemporaryFile("program", "\(script)\n", body)
    }
}
