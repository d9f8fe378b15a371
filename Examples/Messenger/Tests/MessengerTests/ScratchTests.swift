import Components
import DefaultComponents
import Drawing
import Messenger
import Testing
import Views

extension StateKey where Value == Bool { static let lateOption = StateKey("lateOption", default: false) }
struct LatePlugin: Plugin {
    let manifest = PluginManifest("late")
    func register(in registrar: inout Registrar) {
        registrar.declare(.lateOption)
        registrar.transform(.messageLayoutOptions) { next, request in
            Components.state?[.lateOption, .reader] == true ? next(request).subtracting([.timestamp]) : next(request)
        }
    }
}

@Suite struct ScratchTests {
    @Test func transformReadsState() throws {
        let chat = try MessengerChat([LatePlugin()])
        chat.tree.set(true, of: .lateOption, for: .reader)
        chat.tree.advance(to: chat.tree.now)
        print("TR live", chat.text.contains("timestamp:"), "fresh", chat.textFromValues.contains("timestamp:"))
    }
    @Test func uninstallList() throws {
        let chat = try MessengerChat([PinnedMessagesPlugin()])
        try chat.uninstall("pinned-messages")
        print("UN live", chat.text.contains("PinnedBanner"), "fresh", chat.textFromValues.contains("PinnedBanner"))
    }
}
