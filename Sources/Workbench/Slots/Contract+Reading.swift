import Components
import DefaultComponents

extension Contract {
    /// Reads the output of ``json``; throws the first deviation, with its position.
    init(reading bytes: [UInt8], file: String) throws(ConversationError) {
        let root = try JSONCursor(reading: bytes, file: file)
        let form = try root.required("contract")
        guard try form.count() == Self.form else { throw form.malformed("form '\(Self.form)'") }
        host = try root.required("host").name()
        hooks = try root.required("hooks").strings()
        names = []
        for name in try root.required("names").elements() {
            names.append(
                ContractName(
                    kind: try name.required("kind").name(),
                    name: try name.required("name").string()
                )
            )
        }
        slots = []
        for slot in try root.required("slots").elements() {
            slots.append(try ContractSlot(slot))
        }
    }
}

extension ContractSlot {
    fileprivate init(_ slot: JSONCursor) throws(ConversationError) {
        name = try slot.required("name").string()
        let kindName = try slot.required("kind")
        guard let kind = Kind(rawValue: try kindName.string()) else {
            throw kindName.malformed("one of \(Kind.allCases.map(\.rawValue).quotedList)")
        }
        self.kind = kind
        accepts = try slot.required("accepts").string()
        standard = try slot.member("default")?.string()
        let stabilityName = try slot.required("stability")
        switch try stabilityName.string() {
        case "experimental": stability = .experimental
        case "stable": stability = .stable
        case "deprecated":
            stability = .deprecated(replacement: try slot.required("replacement").string())
        default: throw stabilityName.malformed("'experimental', 'stable' or 'deprecated'")
        }
        version = try slot.required("version").count()
        changes = try slot.member("changes")?.strings() ?? []
        role = try slot.member("role")?.strings() ?? []
    }
}
