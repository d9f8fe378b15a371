import Foundation
import Testing

/// Every public method that code of plugins and apps calls returns, wherever it is called, on a screen and while one is
/// mounted; a sixteenth of the calls at some of the places, and with `LONG_TESTS` all at all places, alternating
/// between the two.
struct PublicCallTests {
    @Test(arguments: Cases(8, of: CallPlace.all.count))
    func everyCallComesToAnEnd(place number: Case) async throws {
        let place = CallPlace.all[number.number]
        let file = FileManager.default.temporaryDirectory.appending(path: "call-\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        var start = 0
        while start < PublicCall.all.count {
            let end = await #expect(processExitsWith: .success) {
                [
                    place = place as String, start = start as Int, path = file.path as String
                ] in
                try await CallScene.callAll(in: place, from: start, noting: path)
            }
            if end != nil { break }
            let call = try Int(String(contentsOf: file, encoding: .utf8)) ?? .max
            Issue.record("\(place) calls \(PublicCall.all[call].name), number \(call), \(number)")
            start = call + 1
        }
    }

    /// A new method has to be called here, too.
    @Test func everyPublicMethodIsCalled() throws {
        let types: Set = [
            "ComponentTree", "Components", "Lifecycle", "TreeMember", "ViewController",
            "ChatChannelController", "ChatMessageListVC", "ChatMessageListView", "ComposerVC",
        ]
        var found: Set<String> = []
        for module in ["Components", "Views", "DefaultComponents"] {
            found.formUnion(try SymbolGraphs.methods(of: types, in: module))
        }

        let called = Set(PublicCall.all.map { $0.name }).union(PublicCall.exceptions.keys)
        // Requirements of protocols are called on their conforming types.
        let adopted = found.filter { $0.hasPrefix("Lifecycle.") && !called.contains($0) }
        #expect(found.subtracting(adopted).symmetricDifference(called).sorted() == [])
        #expect(
            adopted.map { $0.replacing("Lifecycle.", with: "ViewController.") }
                .filter { !called.contains($0) }.sorted() == []
        )
    }
}

extension CallScene {
    /// Makes all calls in a place, each time in a new scene; the process ends by a signal if a call takes longer than
    /// 20 s of processor time, which none takes with the address sanitizer.
    static func callAll(in place: String, from start: Int, noting path: String) throws {
        let components = try CallPlace.components()
        let step = LongTests.areOn ? 1 : 16
        let offset = CallPlace.all.firstIndex(of: place) ?? 0
        for (number, call) in PublicCall.all.enumerated().dropFirst(start)
        where (number + offset).isMultiple(of: step)
            && !PublicCall.isRecursive(call.name, in: place)
        {
            try Data("\(number)".utf8).write(to: URL(fileURLWithPath: path))
            limitProcessorTime(seconds: Int(clock() / CLOCKS_PER_SEC) + 20)
            let isOdd = (number + offset) % 2 == 1
            for isMounting in [false, true] where step > 1 || isMounting == isOdd {
                CallScene(call, in: place, components, whileMounting: isMounting).play()
            }
        }
    }

    /// Lets the process end by a signal once it has used a number of seconds of processor time.
    private static func limitProcessorTime(seconds: Int) {
        var limit = rlimit()
        #if os(Linux)
        let resource = Int32(RLIMIT_CPU.rawValue)
        #else
        let resource = RLIMIT_CPU
        #endif
        _ = unsafe getrlimit(resource, &limit)
        limit.rlim_cur = rlim_t(seconds)
        _ = unsafe setrlimit(resource, &limit)
    }
}
