extension TreeMember {
    /// Starts work off the tree, whose answer a turn brings back to the component or the extension, unless that work of
    /// this name is running for what the component shows.
    ///
    /// The work may run on any thread; `then` runs on the tree, as scheduled work does, in the turn that finds the answer. It
    /// is cancelled when the component ends, leaves its tree or shows something else, and when the plugin whose code
    /// this is has been uninstalled. An error is a fault of that plugin.
    ///
    /// ```swift
    /// let text = message.text.plain
    /// task("translate") { try await translation(of: text) } then: { view, translated in
    ///     view.textView?.text = translated
    /// }
    /// ```
    ///
    /// A component may be made again at any time, and begins anew then: keep what took long in ``state``, and use
    /// ``ComponentTree/task(_:for:_:)`` for what belongs to a message.
    public func task<Value: Sendable>(
        _ name: String,
        _ work: @escaping @Sendable () async throws -> Value,
        then: @escaping (Self, Value) throws -> Void
    ) {
        guard let host = hostComponent, let tree = host.treeForWork(name) else { return }
        let key = ComponentWork.Key(self, name)
        if let running = tree.state.turns.tasks[key] {
            if running.origin.component === host, running.origin.owner == stateOwner { return }
            tree.state.endTask(key)
        }
        guard tree.countTimer() else { return }
        let (number, cancel) = tree.store.begin(name, work)
        tree.state.turns.tasks[key] = ComponentTask(
            number: number,
            name: name,
            origin: workOrigin,
            cancel: cancel
        ) { [weak self] answer in
            if let value = try answer.get() as? Value, let self { try then(self, value) }
        }
    }

    /// Cancels the task of a name.
    public func cancelTask(_ name: String) {
        hostComponent?.node.tree?.state.endTask(ComponentWork.Key(self, name))
    }
}

extension Lifecycle {
    /// Returns the tree in which work of a name runs; reports that there is none.
    func treeForWork(_ name: String) -> ComponentTree? {
        guard let tree = node.connectedTree else {
            report { .refused(.scheduledOutsideTree(component: $0, name: name)) }
            return nil
        }
        return tree
    }
}

extension ComponentTree {
    /// Starts work for a message, the channel or the reader, whose answer a turn raises as an event, unless the same is
    /// running.
    ///
    /// Listeners receive the event whether or not the message is shown. It is cancelled with its owner, and with the plugin
    /// that declares the event; an error is a fault of that plugin.
    public func task<Value: Sendable>(
        _ event: Event<Value>,
        for owner: StateOwner,
        _ work: @escaping @Sendable () async throws -> Value
    ) {
        guard countTimer() else { return }
        let declaration = whole.table.declaration(of: event.slot)
        let raise: @Sendable (any Sendable, AnyObject) -> Void = { value, root in
            guard let root = root as? any Lifecycle, let value = value as? Value else { return }
            root.raise(event, value)
        }
        store.begin(event, for: owner, declaredBy: declaration, raising: raise, work)
    }

    /// Cancels a task of a message, the channel or the reader.
    public func cancelTask<Value>(_ event: Event<Value>, for owner: StateOwner) {
        state.store?.endTask(StateStore.Place(owner: owner, key: event.slot.index))
    }

    /// Reports, in debug builds, an answer that comes to no component.
    fileprivate func tellOfLateAnswer(to task: String, by registration: Registration?) {
        #if DEBUG
        Components.listener.tell(.lateAnswer(task: task, by: registration?.layer))
        #endif
    }

    /// Returns the calls that bring the present answers back into the tree, in the order in which their tasks began.
    func takeAnswers() -> [() -> Void] {
        for (key, task) in state.turns.tasks where task.origin.tree == nil {
            task.origin.noteEnd()
            state.endTask(key)
        }
        guard let store = state.store, store.hasAnswers else { return [] }
        let keys = Dictionary(
            uniqueKeysWithValues: state.turns.tasks.map { ($0.value.number, $0.key) }
        )
        return store.takeAnswers(of: Set(keys.keys)).map { number, answer, task in
            if let task { return { [whole] in whole.take(answer, of: task) } }
            let mine = keys[number].flatMap { self.state.turns.tasks.removeValue(forKey: $0) }
            return { [whole] in mine?.take(answer, in: whole) }
        }
    }

    private func take(_ answer: TaskAnswers.Answer, of task: TaskAnswers.OwnerTask) {
        switch answer {
        case .success(let value):
            if let root { task.raise(value, root) }
        case .failure(let error):
            let deed = RejectedOperation.thrown(error, in: task.declaration?.slotName ?? "")
            guard let declaration = task.declaration else { return note(.refused(deed)) }
            if state.report(declaration.exclusion(because: .refused(deed))) { count(declaration) }
        }
    }
}

/// A task of a component or an extension.
struct ComponentTask {
    let number: Int
    let name: String
    let origin: WorkOrigin
    let cancel: @Sendable () -> Void
    let then: (TaskAnswers.Answer) throws -> Void

    func take(_ answer: TaskAnswers.Answer, in tree: ComponentTree) {
        guard !origin.run({ try then(answer) }) else { return }
        tree.tellOfLateAnswer(to: name, by: origin.registration)
    }
}

extension TreeState {
    /// Cancels a task of a component.
    func endTask(_ key: ComponentWork.Key) {
        guard let task = turns.tasks.removeValue(forKey: key) else { return }
        store?.end(task.number)
        task.cancel()
    }
}
