package import Components
import DefaultComponents
package import Views

/// An injected fault, with its hook and its messages.
package struct FaultPlan: Sendable, Hashable {
    package let injectedFault: InjectedFault
    package let hook: ComponentHook
    /// The ids of the messages in which it occurs.
    package let messages: Set<String>

    package init(injectedFault: InjectedFault, hook: ComponentHook, messages: Set<String>) {
        self.injectedFault = injectedFault
        self.hook = hook
        self.messages = messages
    }
}

extension ValueSlot<[String: FaultPlan]> {
    /// The plans, by name.
    package static let injectedFaults = ValueSlot("certificateMisdeeds", default: [:])
}

extension View {
    /// Causes the planned fault of a hook.
    package final func misbehave(_ name: String, in hook: ComponentHook) {
        guard let plan = components[.injectedFaults][name], plan.hook == hook, let messageID,
            plan.messages.contains(messageID)
        else { return }
        plan.injectedFault.commit(on: self)
    }

    /// The id of the message that the view belongs to.
    private var messageID: String? {
        let cell = andAround.first { $0 is any MessageCell } as? any MessageCell
        return cell?.content?.message()?.id
    }
}
