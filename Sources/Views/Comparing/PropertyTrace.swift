package import Components

/// Finds out which hooks set a property of the views of a tree last, while the tree is made.
///
/// Looks at every view below the root before and after each hook, so it is slow.
package final class PropertyTrace: HookObserver {
    /// A hook, and the component or extension whose it is.
    package struct Setter {
        /// Which of the four.
        package let hook: ComponentHook
        /// The component or the extension.
        package let owner: AnyObject
    }

    private let property: ViewProperty
    private let root: View
    private var running: [Setter] = []
    private var seen: [ObjectIdentifier: Seen] = [:]

    private struct Seen {
        /// Kept, so that its identity is not used again.
        let view: View
        var text: String
        var setter: Setter?
    }

    /// Prepares to watch what is in a view that is not connected yet.
    package init(_ property: ViewProperty, in root: View) {
        self.property = property
        self.root = root
    }

    /// Looks at what the hook around this one did so far.
    package func willRun(_ hook: ComponentHook, of owner: AnyObject) {
        look()
        running.append(Setter(hook: hook, owner: owner))
    }

    /// Looks at what the hook did.
    package func didRun(_ hook: ComponentHook, of owner: AnyObject) {
        look()
        running.removeLast()
    }

    /// Returns the hook that set the property of a view last; none if it has what it was made with.
    package func setter(at places: [Int]) -> Setter? {
        look()
        guard let view = root.descendant(at: places) else { return nil }
        return seen[ObjectIdentifier(view)]?.setter
    }

    private func look() {
        var waiting = [root]
        while let view = waiting.popLast() {
            let id = ObjectIdentifier(view)
            let text = property.text(view)
            if let known = seen[id] {
                if known.text != text {
                    seen[id] = Seen(view: view, text: text, setter: running.last)
                }
            } else {
                let initial = property.text(type(of: view).init())
                let setter = text == initial ? nil : running.last
                seen[id] = Seen(view: view, text: text, setter: setter)
            }
            waiting += view.core.subviews
        }
    }
}
