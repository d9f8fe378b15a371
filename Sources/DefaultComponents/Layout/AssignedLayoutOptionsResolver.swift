import Components

/// A resolver that the app assigned as an object.
///
/// **Invariant:** the object is set up before it is assigned and not changed later, which is what the property asks
/// for: trees on several threads then only read. The default's own memory is behind a lock.
// Sound by what the property asks for; the compiler cannot check it, as with a `Sendable` protocol no subclass could
// have properties to set up.
struct AssignedLayoutOptionsResolver: @unchecked Sendable {
    let object: any MessageLayoutOptionsResolver
}

extension Slot where Value == AssignedLayoutOptionsResolver?, Part == Never {
    /// The object that was assigned in place of a resolver's type; none unless one was.
    static let messageLayoutOptionsResolverObject = Slot(
        "messageLayoutOptionsResolverObject",
        default: nil
    )
}

extension Components {
    /// The object that decides the layout of messages, unless the slot holds another type than its.
    var assignedResolver: (any MessageLayoutOptionsResolver)? {
        guard let object = self[.messageLayoutOptionsResolverObject]?.object,
            current(.messageLayoutOptionsResolver) == type(of: object)
        else { return nil }
        return object
    }
}

extension Lifecycle {
    /// What decides the layout of messages below all transforms: the object that was assigned, or the one
    /// that the tree made of the type in the slot.
    var layoutOptionsResolver: any MessageLayoutOptionsResolver {
        components.assignedResolver ?? shared(.messageLayoutOptionsResolver)
    }
}

extension ComponentTree {
    /// The same, in this part of a tree.
    var layoutOptionsResolver: any MessageLayoutOptionsResolver {
        components.assignedResolver ?? shared(.messageLayoutOptionsResolver)
    }
}
