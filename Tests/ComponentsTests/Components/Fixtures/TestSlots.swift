import Components

extension Slot where Value == any Badge.Type, Part == any Badge {
    static let badge = Slot("badge", default: PlainBadge.self) { $0.init($1) }
    static let otherBadge = Slot("otherBadge", default: PlainBadge.self) { $0.init($1) }
}

extension Slot where Value == any Row.Type, Part == any Row {
    static let row = Slot("row", default: PlainRow.self) { $0.init($1) }
}

extension ValueSlot<Int> {
    static let limit = ValueSlot("limit", default: 10)
}

extension ValueSlot<String> {
    static let background = ValueSlot("background", default: "white")
}

extension ValueSlot<@Sendable (String) -> String> {
    static let greeting = ValueSlot("greeting", default: { @Sendable in "Hello, \($0)" })
}

extension SlotFamily where Value == any Ornament.Type, Part == any Ornament {
    static let ornament = SlotFamily("ornament", fallback: PlainOrnament.self) { $0.init($1) }
    static let stocked = SlotFamily(
        "stocked",
        fallback: PlainOrnament.self,
        members: ["star": Star.self, "moon": Moon.self]
    ) { $0.init($1) }
}

extension ValueSlotFamily<@Sendable (String) -> String> {
    static let wording = ValueSlotFamily("wording", fallback: { @Sendable in $0 })
}

extension Event where Payload == String {
    static let tapped = Event("tapped")
}

extension Components {
    /// Returns the name of the type that fills a key of a family of ornaments.
    func ornament(
        _ key: String,
        in family: SlotFamily<any Ornament.Type, any Ornament> = .ornament
    ) -> String {
        "\(value(family, key))"
    }
}

/// A name of an open set.
struct LayoutName: DeclarableName {
    static let kindOfName = "layout option"
    let rawValue: String
}
