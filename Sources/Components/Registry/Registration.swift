/// A registration to a slot: a base, a transform, a listener, an extension or a declaration.
///
/// The calls of `SlotRegistering` set the owner to `.declaration`; `Registrar` and `Components` store a copy with the
/// plugin or the app as its owner, so that no plugin registers in the name of another.
public final class Registration: Sendable {
    /// The plugin or the app that registered it; `.declaration` before it is stored.
    package let owner: Registrant

    /// The call that registered it.
    package let verb: RegistrationVerb

    /// The source location of the call; nil for an assignment through a property.
    let site: SourceSite?

    /// The scope in which it holds; nil for everywhere.
    package let scope: ComponentScope?

    package let slot: any AnySlotDeclaration
    let payload: RegistrationPayload
    /// Whether it makes no object with hooks: a base that is no type, a transform or a listener.
    let isFunction: Bool
    /// Whether it makes extensions that receive events.
    let isSink: Bool

    init(
        _ verb: RegistrationVerb,
        on slot: any AnySlotDeclaration,
        by owner: Registrant = .declaration,
        at site: SourceSite?,
        in scope: ComponentScope? = nil,
        payload: RegistrationPayload
    ) {
        self.owner = owner
        self.verb = verb
        self.site = site
        self.scope = scope
        self.slot = slot
        self.payload = payload
        isFunction =
            switch payload {
            case .base(let base): base.type == nil
            case .transform: true
            case .declaration, .extension: false
            }
        if case .extension(let layer) = payload { isSink = layer.isSink } else { isSink = false }
    }

    /// Returns the same registration with another owner, source location or payload.
    func copy(
        by owner: Registrant? = nil,
        at site: SourceSite? = nil,
        payload: RegistrationPayload? = nil
    ) -> Registration {
        Registration(
            verb,
            on: slot,
            by: owner ?? self.owner,
            at: site ?? self.site,
            in: scope,
            payload: payload ?? self.payload
        )
    }

    /// The name of its slot.
    package var slotName: String {
        slot.facts.name
    }

    /// The registration as a layer of a listing.
    package var layer: SlotLayer {
        SlotLayer(owner: owner, verb: verb, what: payload.what, site: site, scope: scope?.name)
    }

    /// The owner, content and source location, as errors print them.
    package var claim: SlotClaim {
        SlotClaim(owner: owner, what: payload.what, site: site)
    }

    /// The new base, if this is one.
    func value<Value: Sendable>(as type: Value.Type) -> Value? {
        guard case .base(let base) = payload else { return nil }
        return (base as? TypedBase<Value>)?.value
    }

    /// Wraps a value, if this is a transform; else returns it.
    func wrap<Value: Sendable>(_ value: Value) -> Value {
        guard case .transform(let transform) = payload,
            let typed = transform as? TypedTransform<Value>
        else { return value }
        return contained(typed.wrap(value, self), above: value)
    }

    /// The extension, if this is one.
    var extensionLayer: ExtensionLayer? {
        guard case .extension(let layer) = payload else { return nil }
        return layer
    }

    /// Whether this wraps a function or a value, or listens to an event.
    package var isTransform: Bool {
        verb == .transform || verb == .on
    }

    /// The type of the extension, if this is one.
    package var extensionType: (any Any.Type)? {
        extensionLayer?.type
    }

    /// Whether this is a base of its slot.
    package var isBase: Bool {
        verb == .replace || verb == .set
    }
}

extension Registration {
    /// Whether this and another one are bases with the same content.
    package func hasBase(of other: Registration) -> Bool {
        guard case .base(let other) = other.payload else { return false }
        return hasBase(other)
    }

    /// Whether this is a base, and the same as the default that its slot declares.
    package var hasDefaultBase: Bool {
        hasBase(slot.defaultBase)
    }

    private func hasBase(_ other: any AnyBase) -> Bool {
        guard case .base(let base) = payload else { return false }
        return base.isLike(other)
    }
}

/// A value of a slot that contains numbers or functions, which are checked like those in slots of their own.
package protocol ContainedValue: Sendable {
    /// Returns the same value, with unusable numbers and failing functions replaced by those of the layer below.
    func contained(
        above below: any Sendable,
        isOfPlugin: Bool,
        _ tell: @escaping @Sendable (RejectedOperation) -> Void
    ) -> any ContainedValue
}

extension Registration {
    /// Returns a value with its unusable parts replaced by those of the layer below.
    func contained<Value: Sendable>(_ value: Value, above below: Value) -> Value {
        if let limits = slot.facts.limits, let number = value as? Double,
            !limits.contains(number)
        {
            tellRefused(.unusableNumber(of: slotName, "value", "\(number)", limits: limits))
            return below
        }
        guard let holder = value as? any ContainedValue else { return value }
        let held = holder.contained(above: below, isOfPlugin: isOfPlugin, tellRefused)
        return held as? Value ?? value
    }
}
