/// The views that an object's stored properties hold, with the properties' names.
enum StoredViews {
    /// How far structs, collections and tuples inside each other are looked into.
    private static let depthLimit = 3

    /// Classes without properties that hold views, which need no look.
    private static let plainTypes: Set<ObjectIdentifier> = [
        ObjectIdentifier(View.self), ObjectIdentifier(ContainerStackView.self),
        ObjectIdentifier(Label.self), ObjectIdentifier(TextView.self),
        ObjectIdentifier(ImageView.self), ObjectIdentifier(Control.self),
        ObjectIdentifier(Button.self), ObjectIdentifier(TextInputView.self),
    ]

    /// Calls the closure with each view that a property holds: superclasses' properties first, then in the
    /// order of declaration.
    ///
    /// Optionals, collections and tuples give the property's name to the views in them; a struct gives its
    /// own properties' names. A collection is looked at as far as its elements hold views.
    static func visit(_ owner: AnyObject, _ found: (View, String) -> Void) {
        guard !plainTypes.contains(ObjectIdentifier(type(of: owner))) else { return }
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

    /// Returns whether the value holds views, or nothing where a view may be.
    @discardableResult
    private static func look(
        into value: Any,
        _ name: String,
        _ depth: Int,
        _ found: (View, String) -> Void
    ) -> Bool {
        if let view = value as? View {
            found(view, name)
            return true
        }
        guard depth < depthLimit else { return false }
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
