/// An extension of a sealed stack; each knows the next.
///
/// Trees on several threads walk the same list, so it is walked without reference counts.
final class SealedExtension: Sendable {
    let layer: ExtensionLayer
    let registration: Registration
    private let next: SealedExtension?

    private init(_ layer: ExtensionLayer, _ registration: Registration, next: SealedExtension?) {
        self.layer = layer
        self.registration = registration
        self.next = next
    }

    /// Returns the innermost of the extensions, which are in stack order; nil if there are none.
    static func innermost(of extensions: [Registration]) -> SealedExtension? {
        extensions.reversed().reduce(nil) { next, registration in
            registration.extensionLayer.map { SealedExtension($0, registration, next: next) }
                ?? next
        }
    }

    /// Calls the closure with this and every further one.
    func forEach(_ body: (SealedExtension) -> Void) {
        var next: UnownedReference? = UnownedReference(self)
        while let current = next {
            // The list is immutable, and the caller keeps its first element.
            next = current.with { sealed in
                body(sealed)
                return sealed.next.map { UnownedReference($0) }
            }
        }
    }
}
