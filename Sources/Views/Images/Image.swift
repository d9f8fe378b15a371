/// A picture by reference; drawing decides how to show it.
public enum Image: Sendable, Hashable {
    /// A symbol, by the name under which it is built in or registered.
    case symbol(String)
    /// A picture elsewhere, by address; hostile until checked.
    case remote(String)
    /// The first letters of a name, for a person without a picture.
    case initials(String)
    /// Lines and areas.
    indirect case vector(VectorImage)
}
