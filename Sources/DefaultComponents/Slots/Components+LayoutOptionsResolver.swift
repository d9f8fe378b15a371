public import Components

extension Components {
    /// The resolver of the layout options of messages, to call or to replace.
    ///
    /// It returns the options of lists, with the plugins' transforms. If the slot `messageLayoutOptions` has no
    /// transform, it is the object that was assigned. If a type was assigned, each read makes a new one.
    ///
    /// ```swift
    /// Components.default.messageLayoutOptionsResolver = CustomMessageLayoutOptionsResolver()
    /// ```
    ///
    /// An assigned object is used by all trees, on their threads. Configure it before, and do not change it later.
    /// You can also assign a type, of which each tree makes its own.
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

// A property has one type, so that of the type is declared where overload resolution finds it second.
extension SlotRegistering where Self == Components {
    /// The type of the resolver of the layout options of messages; each tree makes one.
    public var messageLayoutOptionsResolver: any MessageLayoutOptionsResolver.Type {
        get { self[.messageLayoutOptionsResolver] }
        set {
            self.assign(.messageLayoutOptionsResolver, newValue)
            guard self[.messageLayoutOptionsResolverObject] != nil else { return }
            self.assign(.messageLayoutOptionsResolverObject, nil)
        }
    }
}
