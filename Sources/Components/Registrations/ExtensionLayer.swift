/// How to make an extension, and which hosts it fits.
struct ExtensionLayer: Sendable {
    /// The extension's type name.
    let name: String
    /// The host's type name.
    let host: String
    /// The extension's type.
    let type: any Any.Type
    /// Whether a part of this type is a component and a host.
    let fits: @Sendable (Any.Type) -> Bool
    /// Makes the extension for a part whose type was found to fit.
    let make: @Sendable (AnyObject) -> AnyComponentExtension
}
