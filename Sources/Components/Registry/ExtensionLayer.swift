/// How to make an extension, and which hosts it fits.
///
/// **Invariant:** `make` is called for parts whose exact type `fits` accepted, when the stack was sealed or when
/// the part was made. Debug builds check that; release builds rely on it.
struct ExtensionLayer: Sendable {
    /// The extension's type name.
    let name: String
    /// The host's type name.
    let host: String
    /// Whether a part of this type is a host.
    let fits: @Sendable (Any.Type) -> Bool
    /// Makes the extension for a part whose type was found to fit.
    let make: @Sendable (AnyObject) -> AnyComponentExtension

    init<Host: AnyObject>(_ type: ComponentExtension<Host>.Type) {
        name = typeName(type)
        host = typeName(Host.self)
        fits = { $0 is Host.Type }
        // With a checked cast a hook of one extension takes 18 ns, not 5.
        make = { host in
            assert(host is Host, "'\(Swift.type(of: host))' was not asked whether it fits.")
            return type.init(host: unsafe unsafeDowncast(host, to: Host.self))
        }
    }
}
