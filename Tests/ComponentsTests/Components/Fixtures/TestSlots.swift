import Components

extension Slot where Value == any Badge.Type, Part == any Badge {
    static let badge = Slot("badge", default: PlainBadge.self) { $0.init($1) }
    static let otherBadge = Slot("otherBadge", default: PlainBadge.self) { $0.init($1) }
}

extension Slot where Value == any Row.Type, Part == any Row {
    static let row = Slot("row", default: PlainRow.self) { $0.init($1) }
}

extension Slot where Value == Int, Part == Never {
    static let limit = Slot("limit", default: 10)
}

extension Slot where Value == String, Part == Never {
    static let background = Slot("background", default: "white")
}

extension Slot where Value == @Sendable (String) -> String, Part == Never {
    static let greeting = Slot("greeting", default: { @Sendable in "Hello, \($0)" })
}

extension SlotFamily where Value == any Ornament.Type, Part == any Ornament {
    static let ornament = SlotFamily("ornament", fallback: PlainOrnament.self) { $0.init($1) }
    static let stocked = SlotFamily(
        "stocked",
        fallback: PlainOrnament.self,
        members: ["star": Star.self, "moon": Moon.self]
    ) { $0.init($1) }
}

extension SlotFamily where Value == @Sendable (String) -> String, Part == Never {
    static let wording = SlotFamily("wording", fallback: { @Sendable in $0 })
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
