/// How to make an extension, and which hosts it fits.
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
        // Sound: called for parts whose exact type `fits` accepted, when the stack was sealed or
        // when the part was made. With a checked cast a hook of one extension takes 18 ns, not 5.
        make = { type.init(host: unsafeDowncast($0, to: Host.self)) }
    }
}
