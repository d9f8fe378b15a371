import Components
import DefaultComponents
import Views

extension PublicCall {
    static let time = [
        PublicCall("ComponentTree.advance(to:)") {
            $0.tree.advance(to: Timestamp(seconds: Int64($0.count)))
        },
        PublicCall("ComponentTree.forgetMissingPlugins()") { $0.tree.forgetMissingPlugins() },
        PublicCall("ComponentTree.takeAnnouncements()") { _ = $0.tree.takeAnnouncements() },
        PublicCall("ComponentTree.schedule(_:_:at:for:)") {
            $0.tree.schedule(
                .tapOnThread,
                $0.newest,
                at: Timestamp(seconds: 0),
                for: .message("own-0")
            )
            $0.tree.advance(to: $0.tree.now.advanced(by: .seconds(1)))
        },
        PublicCall("ComponentTree.schedule(_:_:every:for:)") {
            $0.tree.schedule(.tapOnThread, $0.newest, every: .zero, for: .message("own-0"))
            $0.tree.advance(to: $0.tree.now.advanced(by: .seconds(1)))
        },
        PublicCall("ComponentTree.scheduled(_:for:)") {
            _ = $0.tree.scheduled(.tapOnThread, for: .message("own-0"))
        },
        PublicCall("ComponentTree.cancelScheduled(_:for:)") {
            $0.tree.cancelScheduled(.tapOnThread, for: .message("own-0"))
        },
        PublicCall("ComponentTree.task(_:for:_:)") { scene in
            let newest = scene.newest
            scene.tree.task(.tapOnThread, for: .message("own-\(scene.count)")) { newest }
        },
        PublicCall("ComponentTree.cancelTask(_:for:)") {
            $0.tree.cancelTask(.tapOnThread, for: .message("own-0"))
        },
        PublicCall("ComponentTree.set(_:of:for:)") {
            $0.tree.set($0.count, of: .calls, for: .message("own-0"))
        },
        PublicCall("TreeMember.schedule(_:at:_:)") {
            $0.list.schedule("call", at: Timestamp(seconds: 0)) { $0.contentChanged() }
        },
        PublicCall("TreeMember.schedule(_:after:_:)") {
            $0.list.schedule("call", after: .seconds(-1)) { $0.contentChanged() }
        },
        PublicCall("TreeMember.schedule(_:every:_:)") {
            $0.list.schedule("call", every: .zero) { $0.contentChanged() }
        },
        PublicCall("TreeMember.cancelScheduled(_:)") { $0.list.cancelScheduled("call") },
        PublicCall("TreeMember.task(_:_:then:)") {
            $0.list.task("call") {
                1
            } then: { list, _ in
                list.contentChanged()
            }
        },
        PublicCall("TreeMember.cancelTask(_:)") { $0.list.cancelTask("call") },
        PublicCall("TreeMember.announce(_:as:about:isUrgent:)") {
            $0.list.announce("\($0.count)", as: "call")
        },
        PublicCall("Lifecycle.notify(_:_:)") { $0.list.notify(.tapOnThread, $0.newest) },
        PublicCall("Lifecycle.animate(_:over:curve:startingAt:)") {
            $0.list.view.animate(.alpha(from: 0, to: 1), over: .seconds(1))
        },
        PublicCall("Lifecycle.animate(steps:over:curve:startingAt:_:)") {
            $0.list.view.animate(steps: "call", over: .seconds(1)) { view, _ in
                view.contentChanged()
            }
        },
        PublicCall("ChatMessageListVC.updateMessage(id:)") { $0.list.updateMessage(id: "own-0") },
    ]
}

extension StateKey where Value == Int {
    fileprivate static let calls = StateKey("calls", default: 0)
}
