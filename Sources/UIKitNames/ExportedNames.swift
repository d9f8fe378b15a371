// Imports of single names, handed on, come before what a whole module brings: with these lines, and with no
// others that were tried, a file that imports Foundation as well finds no name twice.
@_exported import typealias FoundationNames.CGFloat
@_exported import typealias FoundationNames.CGPoint
@_exported import typealias FoundationNames.CGRect
@_exported import typealias FoundationNames.CGSize
@_exported import typealias FoundationNames.IndexPath
