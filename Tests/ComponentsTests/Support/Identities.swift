/// Returns the identities of objects, so that lists of them can be compared.
func identities(_ objects: [AnyObject]) -> [ObjectIdentifier] {
    objects.map(ObjectIdentifier.init)
}
