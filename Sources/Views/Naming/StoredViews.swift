/// The stored properties of a class that may hold views, found once a class.
///
/// Optionals, collections and tuples give the property's name to the views in them; a struct gives its own
/// properties' names. A collection is looked at as far as its elements hold views.
struct StoredViews: Sendable {
    private enum Property: Sendable {
        /// A view or an optional one.
        case view(String, StoredPlace)
        /// An optional struct, with its properties where it is there.
        case optional(any StoredValue, [Property])
        /// Something else that views may be in.
        case value(String, any StoredValue)
    }

    /// How far structs, collections and tuples inside each other are looked into.
    static let depthLimit = 3

    /// Classes without properties that hold views, which need no look.
    static let plainTypes: Set<ObjectIdentifier> = [
        ObjectIdentifier(View.self), ObjectIdentifier(ContainerStackView.self),
        ObjectIdentifier(Label.self), ObjectIdentifier(TextView.self),
        ObjectIdentifier(ImageView.self), ObjectIdentifier(Control.self),
        ObjectIdentifier(Button.self), ObjectIdentifier(TextInputView.self),
    ]

    private var properties: [Property] = []
    /// Whether only a mirror of each object tells: the class has its own, or a property is weak.
    private var needsMirror = false

    /// Finds the properties of an object's class.
    init(ofClassOf owner: AnyObject) {
        let type: AnyClass = type(of: owner)
        guard !Self.plainTypes.contains(ObjectIdentifier(type)) else { return }
        if owner is any CustomReflectable {
            needsMirror = true
        } else {
            let fields = StoredFields(of: type, below: Self.plainSuperclass(of: owner))
            properties = collect(fields, depth: 0)
        }
    }

    /// Calls the closure with each view that a property of an object of the class holds: superclasses'
    /// properties first, then in the order of declaration.
    func visit(_ owner: AnyObject, _ found: (ObjectIdentifier, String) -> Void) {
        if needsMirror { return Self.mirror(owner, found) }
        Self.visit(owner, properties, found)
    }

    private static func visit(
        _ owner: AnyObject,
        _ properties: [Property],
        _ found: (ObjectIdentifier, String) -> Void
    ) {
        for property in properties {
            switch property {
            case .view(let name, let place):
                place.reference(in: owner).map { found($0, name) }
            case .optional(let value, let properties):
                if value.isPresent(in: owner) { visit(owner, properties, found) }
            case .value(let name, let value):
                value.load(from: owner).map { _ = look(into: $0, name, 0, found) }
            }
        }
    }

    private mutating func collect(_ fields: StoredFields, depth: Int) -> [Property] {
        var properties: [Property] = []
        for field in fields where Self.mayHoldViews(field.type, depth) {
            let name = Self.propertyName(field.name)
            let kind = TypeKind(of: field.type)
            if Self.isAddress(field.type), field.isStrong || kind != .optional {
                properties.append(.view(name, field.place))
            } else if !field.isStrong {
                needsMirror = true
            } else if Self.isPlainStruct(field.type) {
                let fields = StoredFields(of: field.type, at: field.place)
                properties += collect(fields, depth: depth + 1)
            } else if let type = field.type as? any HoldsWrapped.Type,
                Self.isPlainStruct(type.wrappedType)
            {
                // What is in an optional begins where the optional does.
                let fields = StoredFields(of: type.wrappedType, at: field.place)
                let inner = collect(fields, depth: depth + 2)
                properties.append(.optional(storedValue(of: field.type, at: field.place), inner))
            } else {
                properties.append(.value(name, storedValue(of: field.type, at: field.place)))
            }
        }
        return properties
    }

    /// Whether values of a type are the address of an object that may be a view, or none.
    private static func isAddress(_ type: Any.Type) -> Bool {
        let type = (type as? any HoldsWrapped.Type)?.wrappedType ?? type
        return type is View.Type || TypeKind(of: type) == .object
    }

    /// Whether a type is a struct of which mirrors show the properties.
    private static func isPlainStruct(_ type: Any.Type) -> Bool {
        TypeKind(of: type) == .struct && !(type is any CustomReflectable.Type)
    }

    /// Whether mirrors show the elements of a struct.
    private static func hasElements(_ type: Any.Type) -> Bool {
        type is any HoldsElements.Type
            || type is any Sequence.Type && type is any CustomReflectable.Type
    }

    /// Whether views may be so deep in values of a type; at times without effect.
    private static func mayHoldViews(_ type: Any.Type, _ depth: Int) -> Bool {
        switch TypeKind(of: type) {
        case .class: return type is View.Type
        case .object, .value: return true
        case .optional where isAddress(type): return true
        case .other: return false
        case .optional, .struct, .tuple:
            guard depth < depthLimit, !(type is any StringProtocol.Type) else { return false }
            return partTypes(of: type)?.contains { mayHoldViews($0, depth + 1) } ?? true
        }
    }

    /// Returns the types of what a value holds; nothing if that cannot be reported.
    private static func partTypes(of type: Any.Type) -> [Any.Type]? {
        if let type = type as? any HoldsWrapped.Type { return [type.wrappedType] }
        if let type = type as? any HoldsElements.Type { return type.elementTypes }
        return hasElements(type) ? nil : StoredFields(of: type).map(\.type)
    }

    /// Returns the nearest superclass that is plain.
    private static func plainSuperclass(of owner: AnyObject) -> AnyClass? {
        var next: Mirror? = Mirror(reflecting: owner)
        while let mirror = next {
            if let type = mirror.subjectType as? AnyClass,
                plainTypes.contains(ObjectIdentifier(type))
            {
                return type
            }
            next = mirror.superclassMirror
        }
        return nil
    }

    /// Returns a property's name from the name of its storage.
    static func propertyName(_ label: String) -> String {
        let lazyPrefix = "$__lazy_storage_$_"
        return label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
    }
}
