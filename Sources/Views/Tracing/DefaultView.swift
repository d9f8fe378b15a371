import Components
import Synchronization

/// A view as its class makes it, with what the class puts into it.
struct DefaultView: Sendable {
    let state: ViewSnapshot
    let subviews: [DefaultView]

    /// The classes that any recording met.
    private static let known = Mutex<[ObjectIdentifier: DefaultView]>([:])

    private init(_ view: View) {
        state = ViewSnapshot(ViewState(view))
        subviews = view.core.subviews.map(DefaultView.init)
    }

    /// Returns what a view's class makes.
    static func like(_ view: View) -> DefaultView {
        let id = ObjectIdentifier(type(of: view))
        if let found = known.withLock({ $0[id] }) { return found }
        // No lock while a class makes its view.
        let made = SideEffectLog.ignoring { DefaultView(type(of: view).init()) }
        known.withLock { $0[id] = made }
        return made
    }

    func isLike(_ view: View) -> Bool {
        state.value.viewClass == ViewClass(of: view)
    }

    /// Whether the class puts views or constraints into its views.
    var hasParts: Bool {
        !subviews.isEmpty || !state.value.constraints.isEmpty
    }
}
