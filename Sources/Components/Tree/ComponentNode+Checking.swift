#if DEBUG
/// A component that checks, in debug builds, the changes that hooks of extensions made to its parts.
package protocol ChildChecking: Lifecycle {
    /// Reports mistakes of a layer, of which a hook has just run.
    func checkParts(of layer: SlotLayer?)
}

extension ComponentNode {
    /// Runs a hook of an extension, and reports a missing call of super, requests without effect, and a long duration.
    func check(
        _ layer: AnyComponentExtension,
        on component: some Lifecycle,
        in tree: ComponentTree,
        _ run: (AnyComponentExtension) -> Void
    ) {
        guard let hook = tree.state.hook else { return run(layer) }
        let author = layer.registration?.object.layer
        tree.watch(hook, of: layer, by: author) { run(layer) }
        (component as? any ChildChecking)?.checkParts(of: author)
        guard layer.misses(hook) else { return }
        let name = typeName(of: layer)
        report(.hookWithoutSuper(component: name, hook: "\(hook)()", by: author), of: component)
    }
}

extension ComponentTree {
    /// Runs a hook, records the names that it looks up, and reports a slow one unless a nested hook was reported.
    func watch(_ hook: ComponentHook, of object: AnyObject, by layer: SlotLayer?, _ run: () -> Void)
    {
        guard let layer, observer == nil else { return run() }
        let (notes, count) = (SideEffectLog(), state.slowHookCount)
        let duration = ContinuousClock().measure { notes.collect(run) }
        for asked in notes.askedNames { state.askedNames.updateValue(layer, forKey: asked) }
        guard duration > .milliseconds(250), state.slowHookCount == count else { return }
        state.slowHookCount += 1
        let name = typeName(of: object)
        Components.listener.tell(.slowHook(component: name, hook: "\(hook)()", by: layer))
    }

    /// Reports a custom event that a component of a screen raised, if it has no listener.
    func tellOfListener<Payload>(to event: Event<Payload>, raisedBy component: some Lifecycle) {
        guard !event.slot.declaration.facts.site.isOfThePackage,
            state.root?.object is any ReplaceableChildOwner,
            components.report(on: event.slot).layers.isEmpty
        else { return }
        let name = typeName(of: component)
        note(.eventWithoutListener(event: event.name, component: name))
    }

    /// Calls functions of registrations, and records the names that they look up.
    package func noteAskedNames<Result>(_ call: () -> Result) -> Result {
        guard observer == nil else { return call() }
        let notes = SideEffectLog()
        defer {
            state.askedNames.merge(notes.askedNames.map { ($0, nil) }) { known, _ in known }
        }
        return notes.collect(call)
    }

    /// Returns the names of a kind that were looked up since the last call, sorted, each with the layer of its hook.
    package func takeAskedNames(ofKind kind: String) -> [(name: String, layer: SlotLayer?)] {
        let asked = state.askedNames.filter { $0.key.kind == kind }
        state.askedNames = [:]
        return asked.map { ($0.key.name, $0.value) }.sorted { $0.name < $1.name }
    }
}

extension AnyComponentExtension {
    /// Reports that the extension is still referenced although its tree has ended.
    final func tellOfCycle() {
        let name = typeName(of: self)
        Components.listener.tell(.outlivesTree(extension: name, by: lastRegistration?.layer))
    }
}
#endif
