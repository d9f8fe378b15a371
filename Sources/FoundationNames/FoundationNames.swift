public import Views

// Names that Foundation has, too. They are in a module of their own because `UIKitNames` re-exports each by its name,
// and a name that is imported by itself takes precedence over the names of a whole module: so they mean the same in
// files that import Foundation.

/// The index of a message in a list, 0 for the newest.
public typealias IndexPath = Int

/// A length in points, or a factor.
public typealias CGFloat = Double

/// A width and a height, in points.
public typealias CGSize = Size

/// A point in a view, in points from its top left corner.
public typealias CGPoint = Point

/// A rectangle in the coordinates of the superview, in points from its top left corner.
public typealias CGRect = Rect
