/// What a verb says, before it is known who says it.
///
/// The verbs make drafts, and a recorder signs them with its owner, so that nobody can speak in
/// another's name.
public struct RegistrationDraft: Sendable {
    let content: Content

    enum Content: Sendable {
        case layer(
            RegistrationVerb,
            any AnySlotDeclaration,
            SourceSite?,
            ComponentScope?,
            RegistrationPayload
        )
        case name(kind: String, name: String, SourceSite)
    }

    init(
        _ verb: RegistrationVerb,
        on slot: any AnySlotDeclaration,
        at site: SourceSite?,
        in scope: ComponentScope? = nil,
        payload: RegistrationPayload
    ) {
        content = .layer(verb, slot, site, scope, payload)
    }

    init(name: some DeclarableName, at site: SourceSite) {
        content = .name(kind: type(of: name).kindOfName, name: name.rawValue, site)
    }

    /// Returns the draft, signed.
    func signed(by owner: Registrant) -> OwnedRegistration {
        switch content {
        case .layer(let verb, let slot, let site, let scope, let payload):
            .layer(
                Registration(verb, on: slot, by: owner, at: site, in: scope, payload: payload)
            )
        case .name(let kind, let name, let site):
            .name(DeclaredName(kind: kind, name: name, owner: owner, site: site))
        }
    }
}

/// What somebody said.
enum OwnedRegistration {
    case layer(Registration)
    case name(DeclaredName)
}
