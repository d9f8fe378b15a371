import Components

/// A resolver that the app assigned as an object.
///
/// **Invariant:** the object is configured before it is assigned and not changed later, as the property requires:
/// trees on several threads then only read. The default resolver has no state.
// Sound by the requirement of the property; the compiler cannot check it, as with a `Sendable` protocol no subclass
// could have properties to configure.
struct AssignedLayoutOptionsResolver: @unchecked Sendable {
    let object: any MessageLayoutOptionsResolver
}

extension ValueSlot<AssignedLayoutOptionsResolver?> {
    /// The object that was assigned in place of a resolver's type, if one was.
    static let messageLayoutOptionsResolverObject = ValueSlot(
        "messageLayoutOptionsResolverObject",
        default: nil
    )
}

extension Components {
    /// The assigned object, unless the slot has a type other than its.
    var assignedResolver: (any MessageLayoutOptionsResolver)? {
        guard let object = self[.messageLayoutOptionsResolverObject]?.object,
            current(.messageLayoutOptionsResolver) == type(of: object)
        else { return nil }
        return object
    }
}

extension Lifecycle {
    /// The resolver below all transforms: the object that was assigned, or the one
    /// that the tree made of the type in the slot.
    var layoutOptionsResolver: any MessageLayoutOptionsResolver {
        components.assignedResolver ?? shared(.messageLayoutOptionsResolver)
    }
}

extension ComponentTree {
    /// The resolver below all transforms, in this scope of a tree.
    var layoutOptionsResolver: any MessageLayoutOptionsResolver {
        components.assignedResolver ?? shared(.messageLayoutOptionsResolver)
    }
}
