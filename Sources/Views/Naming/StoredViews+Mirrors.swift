extension StoredViews {
    /// Does what a mirror of the object tells.
    static func mirror(_ owner: AnyObject, _ found: (ObjectIdentifier, String) -> Void) {
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
    static func look(
        into value: Any,
        _ name: String,
        _ depth: Int,
        _ found: (ObjectIdentifier, String) -> Void
    ) -> Bool {
        if let view = value as? View {
            found(ObjectIdentifier(view), name)
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
}
