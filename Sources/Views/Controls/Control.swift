import Components

/// A view that can be tapped.
open class Control: View {
    private var controlState = ControlState()

    /// Whether taps have an effect.
    public final var isEnabled: Bool {
        get { controlState.isEnabled }
        set {
            controlState.isEnabled = newValue
            noteChange()
        }
    }

    override final var targetState: TargetState {
        TargetState(isEnabled: isEnabled, targetNames: core.hasTargets ? targetNames : nil)
    }

    /// The names of the actions that taps run, in order, as trees print them.
    public final var targetNames: [String] {
        controlState.targets.map(\.name)
    }

    /// Adds an action that an event runs.
    ///
    /// - Parameters:
    ///   - name: What the action is called in trees and meanings.
    ///   - event: The event.
    ///   - action: What to do; capture the owner weakly.
    public final func addTarget(
        _ name: String,
        for event: ControlEvent = .touchUpInside,
        _ action: @escaping () -> Void
    ) {
        core.hasTargets = true
        controlState.targets.append(ControlTarget(name: name, event: event, action: action))
        noteChange()
    }

    /// Runs the actions of an event, in the order in which they were added, if the control is enabled.
    ///
    /// Returns whether there was one.
    @discardableResult
    public final func sendActions(for event: ControlEvent) -> Bool {
        guard isEnabled, isUserInteractionEnabled else { return false }
        let targets = controlState.targets.filter { $0.event == event }
        guard !targets.isEmpty else { return false }
        acting(in: "sendActions(for:)") {
            for target in targets { target.action() }
        }
        return true
    }
}

extension RenderedSubviews {
    /// Returns whether a view is a control that is disabled.
    package func isDisabled(_ place: Int) -> Bool {
        (views[place] as? Control)?.isEnabled == false
    }
}

private struct ControlState {
    var isEnabled = true
    var targets: [ControlTarget] = []
}

private struct ControlTarget {
    let name: String
    let event: ControlEvent
    let action: () -> Void
}

/// A use of a control.
public enum ControlEvent: Sendable, Hashable {
    /// A tap that ends on the control.
    case touchUpInside
}
