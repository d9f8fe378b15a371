extension Components {
    /// The components of the tree that calls the running function, transform or listener; elsewhere, `Components.default`.
    ///
    /// In a transform of a value, they are those for which the value is made, with the values of other slots as they are below the
    /// first of their transforms that reads slots itself. Such a value is made again whenever others change.
    ///
    /// A setting in a slot steers a listener that reads it here:
    ///
    /// ```swift
    /// registrar.on(.longPressOnMessage) { _ in
    ///     Components.current[.isReadOnly] ? .handled : .passed
    /// }
    /// ```
    public static var current: Components {
        FunctionCalls.current?.read ?? .default
    }

    /// The instant at which the clock of the tree stands that calls the running function, transform or listener;
    /// elsewhere, that of the slot `clockStart` in `Components.default`.
    public static var now: Timestamp {
        FunctionCalls.current?.now ?? Self.default[.clockStart]
    }

    /// The state of the tree that calls the running function, transform or listener; nil elsewhere.
    ///
    /// Components that read what is set there are updated when the event has been answered.
    public static var state: StateStore? {
        FunctionCalls.current?.shared?.store
    }
}

extension Components {
    /// Reports that the app's persistence of state failed.
    package static func onStateNotKept(_ error: any Error, in tree: ComponentTree? = nil) {
        let text = String("\(error)".prefix(1_000))
        let diagnostic = ComponentDiagnostic.refused(.stateNotKept(error: text))
        if let tree { tree.report(diagnostic) } else { listener.tell(diagnostic) }
    }
}

extension StateStore {
    /// The state of a message, the channel or the reader; the default is that of ``Components/current``.
    ///
    /// Components read their state by ``TreeMember/state``, so that they are updated when it changes.
    public subscript<Value>(key: StateKey<Value>, owner: StateOwner) -> Value {
        get {
            let found = attempting { try value(of: key, for: owner) }
            if let calls = FunctionCalls.current, calls.shared?.ifUsed === self {
                let place = Place(owner: owner, key: key.slot.index)
                calls.note(place, version: found?.version ?? 0)
            }
            return found?.value ?? Components.current[key.slot]
        }
        set {
            let plugin = Components.current.table.declaration(of: key.slot)?.owner.plugin
            attempting { _ = try set(newValue, of: key, for: owner, plugin: plugin) }
        }
    }

    /// Calls the app's persistence, and reports its error.
    @discardableResult
    func attempting<Result>(
        for tree: ComponentTree? = nil,
        _ call: () throws -> Result
    ) -> Result? {
        do {
            return try call()
        } catch {
            Components.onStateNotKept(error, in: tree)
            return nil
        }
    }
}
