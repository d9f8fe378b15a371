package import Components
import DefaultComponents
package import Views

/// What somebody does wrong, where and when.
package struct MisdeedPlan: Sendable, Hashable {
    package let misdeed: Misdeed
    package let hook: ComponentHook
    /// The ids of the messages in which it is done.
    package let messages: Set<String>

    package init(misdeed: Misdeed, hook: ComponentHook, messages: Set<String>) {
        self.misdeed = misdeed
        self.hook = hook
        self.messages = messages
    }
}

extension Slot where Value == [String: MisdeedPlan], Part == Never {
    /// What each of those does wrong who act by plans.
    package static let misdeeds = Slot("certificateMisdeeds", default: [:])
}

extension View {
    /// Does what somebody has planned for a hook.
    package final func misbehave(_ name: String, in hook: ComponentHook) {
        guard let plan = components[.misdeeds][name], plan.hook == hook, let messageID,
            plan.messages.contains(messageID)
        else { return }
        plan.misdeed.commit(on: self)
    }

    /// The id of the message that the view belongs to.
    private var messageID: String? {
        var next: View? = self
        while let view = next {
            if let cell = view as? any MessageCell { return cell.content?.message()?.id }
            next = view.superview
        }
        return nil
    }
}
