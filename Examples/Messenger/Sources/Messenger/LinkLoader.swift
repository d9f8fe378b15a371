public import Components
public import DefaultComponents

/// Returns what is known of the page of an address, which comes from a message: check it before you open it.
public typealias LinkLoader = @Sendable (_ address: String) async throws -> LinkAttachment

extension ValueSlot<LinkLoader?> {
    /// The function that loads the pages of links; by default none, so that no address of a message is opened.
    public static let linkLoader = ValueSlot("linkLoader", default: nil)
}
