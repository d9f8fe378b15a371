/// The documents of a site in groups, such as those of a day or a thread.
///
/// A group's documents come in the same order each time. Its name is not empty and has no zero byte.
public protocol SearchDocumentSource {
    /// Calls a closure with the name of each group.
    func forEachGroup(_ body: (String) throws -> Void) throws

    /// Calls a closure with the name of each group that may differ from the last update, also of those that are gone.
    func forEachChange(_ body: (String) throws -> Void) throws

    /// Calls a closure with each document of a group, which has none if it is gone.
    func forEachDocument(of group: String, _ body: (SearchDocument) throws -> Void) throws
}
