public import Components

/// Code that receives the changes of a field.
struct TextFieldHandler {
    let code: RegisteredCode
    /// Whether it keeps the text as state.
    let isBinding: Bool
    let call: (TextFieldChange) throws -> Void
}

extension TreeMember {
    /// Adds a handler of the changes that the reader makes in a field, in place of the handler of the component or the extension there.
    ///
    /// It ends with the component or the extension, with the field, and with the plugin whose code this is. An error that it throws is a
    /// fault of that plugin. Handlers of plugins are called in plugin order, then those of the app and of the components.
    ///
    /// ```swift
    /// addHandler(to: nameField) { form, change in
    ///     if change.phase == .submitted { form.name = change.text }
    /// }
    /// ```
    public func addHandler(
        to field: TextField,
        _ handler: @escaping (Self, TextFieldChange) throws -> Void
    ) {
        field.add(of: self, registeredCode) { [weak self] change in
            try self.map { try handler($0, change) }
        }
    }

    /// Shows state in a field, with cursor and history, and sets it as the reader edits the field.
    ///
    /// Call it in `updateContent`, so that the field follows the state, which is that of the message or channel that the
    /// component or the host shows; where it shows none, the field alone has the text.
    public func bind(_ field: TextField, to key: StateKey<EditedText>) {
        if stateOwner != nil { field.editedText = state[key] }
        field.add(of: self, registeredCode, isBinding: true) { [weak self] change in
            self?.state[key] = change.editedText
        }
    }
}

extension TextField {
    /// The largest number of handlers of a field; further ones are ignored.
    private static let handlerLimit = 100

    /// Calls the handlers, each as code of the registration that added it.
    final func tell(_ phase: TextFieldChange.Phase) {
        let change = TextFieldChange(phase: phase, editedText: editedText)
        let isLoss = if case .lost = phase { true } else { false }
        for handler in fieldState.handlers.inPluginOrder(\.code)
        where handler.isBinding || phase != .moved {
            // What has had the focus receives the loss, whatever is left of its tree.
            if isLoss || handler.code.tree != nil {
                handler.code.run { try handler.call(change) }
            }
        }
    }

    fileprivate final func add(
        of owner: AnyObject,
        _ code: RegisteredCode,
        isBinding: Bool = false,
        _ call: @escaping (TextFieldChange) throws -> Void
    ) {
        let added = TextFieldHandler(code: code, isBinding: isBinding, call: call)
        fieldState.handlers.removeAll { $0.code.isGone }
        let place = fieldState.handlers.firstIndex {
            $0.isBinding == isBinding && $0.code.belongs(to: owner)
        }
        if let place {
            fieldState.handlers[place] = added
        } else if fieldState.handlers.count < Self.handlerLimit {
            fieldState.handlers.append(added)
        }
    }
}
