public import Components

extension Components {
    /// What decides the layout of messages, to ask or to replace.
    ///
    /// What is asked here answers as lists do, with the plugins' transforms. Where nobody transforms the slot
    /// `messageLayoutOptions`, it is the object that was assigned. Of a type one is made at each reading.
    ///
    /// ```swift
    /// Components.default.messageLayoutOptionsResolver = CustomMessageLayoutOptionsResolver()
    /// ```
    ///
    /// An object that is assigned is asked by every tree, on the thread of each. Set it up before, and do
    /// not change it later. You can assign a type as well, of which each tree makes its own.
    public var messageLayoutOptionsResolver: any MessageLayoutOptionsResolver {
        get {
            let resolver = assignedResolver ?? current(.messageLayoutOptionsResolver).init()
            guard !isUntouched(.messageLayoutOptions) else { return resolver }
            return TransformedLayoutOptionsResolver(resolver, in: self)
        }
        set {
            let object = (newValue as? TransformedLayoutOptionsResolver)?.resolver ?? newValue
            assign(.messageLayoutOptionsResolver, type(of: object))
            assign(
                .messageLayoutOptionsResolverObject,
                AssignedLayoutOptionsResolver(object: object)
            )
        }
    }
}

// A property has one type, so the one of the type is declared where the compiler looks second.
extension SlotRegistering where Self == Components {
    /// The type of what decides the layout of messages; each tree makes one of it.
    public var messageLayoutOptionsResolver: any MessageLayoutOptionsResolver.Type {
        get { self[.messageLayoutOptionsResolver] }
        set {
            self.assign(.messageLayoutOptionsResolver, newValue)
            guard self[.messageLayoutOptionsResolverObject] != nil else { return }
            self.assign(.messageLayoutOptionsResolverObject, nil)
        }
    }
}
