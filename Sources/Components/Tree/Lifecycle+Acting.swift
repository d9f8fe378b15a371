extension Lifecycle {
    /// Runs a tap or the action of a control, unless the calls run in each other without end; the first
    /// that does not run is reported, and the result is nil.
    package func acting<Result>(in call: String, _ act: () -> Result) -> Result? {
        NestedCalls.run(.act) {
            let diagnostic = ComponentDiagnostic.callNeverEnds(call: call)
            if let tree = node.connectedTree {
                tree.report(diagnostic)
            } else {
                Components.tell(diagnostic)
            }
        } _: {
            act()
        }
    }
}
