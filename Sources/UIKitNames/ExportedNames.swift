// Re-exported imports of single names take precedence over the names of a whole module: with these lines, unlike other
// ways that were tried, no name is ambiguous in a file that imports Foundation as well.
@_exported import typealias FoundationNames.CGFloat
@_exported import typealias FoundationNames.CGPoint
@_exported import typealias FoundationNames.CGRect
@_exported import typealias FoundationNames.CGSize
@_exported import typealias FoundationNames.IndexPath
