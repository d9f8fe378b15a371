import Components

/// A view that lists views in its stored properties, which then need no reflection to be named.
package protocol HeldViewNaming: View {
    /// The views by the names of the properties that hold them, in the order of declaration.
    var heldViews: KeyValuePairs<String, View?> { get }
}

/// A value that holds no views, so that none are looked for in it.
package protocol HoldingNoViews {}

extension RichText: HoldingNoViews {}

/// The views in the stored properties of an object, found by reflection.
///
/// Optionals, collections and tuples give the property's name to the views in them; a struct gives its own
/// properties' names. A collection is read as far as its elements hold views.
package enum HeldViews {
    /// The number of structs, collections, tuples and optionals inside each other that are read.
    private static let depthLimit = 3

    /// Classes whose properties hold no views that need a name.
    private static let plainTypes: Set<ObjectIdentifier> = [
        ObjectIdentifier(View.self), ObjectIdentifier(ContainerStackView.self),
        ObjectIdentifier(ScrollView.self),
        ObjectIdentifier(Label.self), ObjectIdentifier(TextView.self),
        ObjectIdentifier(ImageView.self), ObjectIdentifier(Control.self),
        ObjectIdentifier(Button.self), ObjectIdentifier(TextInputView.self),
        ObjectIdentifier(TextField.self),
    ]

    /// Whether the class of an object itself is one whose properties hold no views.
    static func isPlain(_ owner: AnyObject) -> Bool {
        plainTypes.contains(ObjectIdentifier(type(of: owner)))
    }

    /// Calls the closure with each view that a property of the object holds: superclasses' properties first,
    /// then in the order of declaration.
    package static func visit(_ owner: AnyObject, _ found: (ObjectIdentifier, String) -> Void) {
        var mirrors: [Mirror] = []
        var next: Mirror? = Mirror(reflecting: owner)
        while let mirror = next, !plainTypes.contains(ObjectIdentifier(mirror.subjectType)) {
            mirrors.append(mirror)
            next = mirror.superclassMirror
        }
        for mirror in mirrors.reversed() {
            for (label, value) in mirror.children {
                guard let label else { continue }
                look(into: value, propertyName(label), 0, found)
            }
        }
    }

    /// Returns whether the value holds views, or is an optional without a value.
    @discardableResult
    private static func look(
        into value: Any,
        _ name: String,
        _ depth: Int,
        _ found: (ObjectIdentifier, String) -> Void
    ) -> Bool {
        if let view = value as? View {
            found(ObjectIdentifier(view), name)
            return true
        }
        guard depth < depthLimit, !(value is String), !(value is any HoldingNoViews) else {
            return false
        }
        let mirror = Mirror(reflecting: value)
        var holdsViews = mirror.displayStyle == .optional && mirror.children.isEmpty
        switch mirror.displayStyle {
        case .collection, .set, .dictionary:
            for (_, element) in mirror.children {
                guard look(into: element, name, depth + 1, found) else { break }
                holdsViews = true
            }
        case .optional, .tuple:
            for (_, element) in mirror.children {
                holdsViews = look(into: element, name, depth + 1, found) || holdsViews
            }
        case .struct:
            for (label, element) in mirror.children {
                let inner = label.map(propertyName) ?? name
                holdsViews = look(into: element, inner, depth + 1, found) || holdsViews
            }
        default:
            break
        }
        return holdsViews
    }

    /// Returns a property's name from the name of its storage.
    private static func propertyName(_ label: String) -> String {
        let lazyPrefix = "$__lazy_storage_$_"
        return label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
    }
}
