/// A receiver of registrations: a plugin's registrar, or a container for the app.
///
/// Both have the same calls.
public protocol SlotRegistering {
    /// Adds a registration, with the plugin or the app as its owner.
    mutating func record(_ registration: Registration)

    /// Adds a declared name, with the plugin or the app as its owner.
    mutating func record(_ name: DeclaredName)
}

extension SlotRegistering {
    /// Puts a new base into a slot; on a family's new key, adds a member.
    public mutating func replace<Value, Part>(
        _ slot: Slot<Value, Part>,
        with value: Value,
        in scope: ComponentScope? = nil,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        record(.replace, slot, fileID, line, in: scope, .base(TypedBase(value: value)))
    }

    /// Sets a plain value; two plugins may set the same one.
    public mutating func set<Value: Equatable>(
        _ slot: ValueSlot<Value>,
        to value: Value,
        in scope: ComponentScope? = nil,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        record(.set, slot, fileID, line, in: scope, .base(TypedBase(value: value)))
    }

    /// Lays an extension on top of a slot; extensions never conflict with each other.
    ///
    /// One extension is made for each component made from the slot, and its hooks run right after the
    /// component's own. The slot's base must be a `Host` or inherit from it.
    public mutating func extend<Value, Part, Host: AnyObject>(
        _ slot: Slot<Value, Part>,
        with extension: ComponentExtension<Host>.Type,
        in scope: ComponentScope? = nil,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        record(.extend, slot, fileID, line, in: scope, .extension(ExtensionLayer(`extension`)))
    }

    /// Functions and values have no extensions: wrap them with `transform(_:)`.
    ///
    /// No call compiles, as no code runs on this actor; an unavailable method would lose against the
    /// one for parts.
    @FunctionsAndValuesAreWrappedWithTransform
    public mutating func extend<Value, Host: AnyObject>(
        _ slot: ValueSlot<Value>,
        with extension: ComponentExtension<Host>.Type,
        in scope: ComponentScope? = nil,
        fileID: String = #fileID,
        line: Int = #line
    ) {}

    /// Wraps the function or value in a slot; the closure gets the layer below.
    ///
    /// If it throws, the layer below is used, and the error is reported.
    ///
    /// ```swift
    /// registrar.transform(.appearance) { below in
    ///     var appearance = below
    ///     appearance.palette.background = .black
    ///     return appearance
    /// }
    /// ```
    public mutating func transform<Value>(
        _ slot: ValueSlot<Value>,
        in scope: ComponentScope? = nil,
        fileID: String = #fileID,
        line: Int = #line,
        _ wrap: @escaping @Sendable (Value) throws -> Value
    ) {
        record(.transform, slot, fileID, line, in: scope, .transform(TypedTransform(value: wrap)))
    }

    /// Wraps a function of one argument; the closure gets the layer below and the argument.
    ///
    /// If it throws, the result of the layer below is used, and the error is reported.
    ///
    /// ```swift
    /// registrar.transform(.messageLayoutOptions) { next, request in
    ///     next(request).subtracting([.flipped])
    /// }
    /// ```
    public mutating func transform<Request, Result>(
        _ slot: ValueSlot<@Sendable (Request) -> Result>,
        in scope: ComponentScope? = nil,
        fileID: String = #fileID,
        line: Int = #line,
        _ body: @escaping @Sendable (_ next: (Request) -> Result, Request) throws -> Result
    ) {
        record(
            .transform,
            slot,
            fileID,
            line,
            in: scope,
            .transform(TypedTransform(function: body))
        )
    }

    /// Listens to an event; the last listener is asked first, and may pass the event on.
    ///
    /// A notification is heard by all, the first one first, whatever they answer.
    ///
    /// If it throws, the event is passed on, and the error is reported.
    public mutating func on<Payload>(
        _ event: Event<Payload>,
        in scope: ComponentScope? = nil,
        fileID: String = #fileID,
        line: Int = #line,
        _ listener: @escaping @Sendable (Payload) throws -> EventReply
    ) {
        let transform =
            event.isNotification
            ? TypedTransform(observer: listener) : TypedTransform(listener: listener)
        record(.on, event.slot, fileID, line, in: scope, .transform(transform))
    }

    private mutating func record<Value, Part>(
        _ verb: RegistrationVerb,
        _ slot: Slot<Value, Part>,
        _ fileID: String,
        _ line: Int,
        in scope: ComponentScope? = nil,
        _ payload: RegistrationPayload
    ) {
        let site = SourceSite(fileID: fileID, line: line)
        record(Registration(verb, on: slot.declaration, at: site, in: scope, payload: payload))
    }
}

/// An actor on which no code runs; its name says that functions and values are wrapped with `transform(_:)`.
@globalActor public actor FunctionsAndValuesAreWrappedWithTransform {
    /// The actor, which is never used.
    public static let shared = FunctionsAndValuesAreWrappedWithTransform()

    private init() {}
}

extension SlotRegistering {
    /// Lists a slot in the catalogue of the container.
    public mutating func declare<Value, Part>(
        _ slot: Slot<Value, Part>,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        record(.declare, slot, fileID, line, .declaration)
    }

    /// Lists a family, its fallback and its declared members in the catalogue of the container.
    public mutating func declare<Value, Part>(
        _ family: SlotFamily<Value, Part>,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        record(.declare, family.fallback, fileID, line, .declaration)
        for key in family.declaration.keys {
            record(.declare, family[key], fileID, line, .declaration)
        }
    }

    /// Lists an event in the catalogue of the container.
    public mutating func declare<Payload>(
        _ event: Event<Payload>,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        declare(event.slot, fileID: fileID, line: line)
    }

    /// Lists state in the catalogue of the container; it is removed with the plugin.
    public mutating func declare<Value>(
        _ key: StateKey<Value>,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        declare(key.slot, fileID: fileID, line: line)
    }

    /// Lists a name of an open set, such as a layout option; two owners of one name are an error.
    public mutating func declare(
        _ name: some DeclarableName,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        record(
            DeclaredName(
                kind: type(of: name).kindOfName,
                name: name.rawValue,
                owner: .declaration,
                site: SourceSite(fileID: fileID, line: line)
            )
        )
    }
}
