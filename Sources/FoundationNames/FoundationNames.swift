public import Views

// Names that Foundation has, too. They have a module of their own because `UIKitNames` exports each by its
// name, and what is imported by name comes before what a whole module brings: so they mean the same in files
// that import Foundation.

/// A place in a list: the number of a message, 0 the newest.
public typealias IndexPath = Int

/// A length in points, or a factor.
public typealias CGFloat = Double

/// A width and a height, in points.
public typealias CGSize = Size

/// A place in a view, in points from its top left corner.
public typealias CGPoint = Point

/// A rectangle in the coordinates of the superview, in points from its top left corner.
public typealias CGRect = Rect
