import Components
import Synchronization

/// The facts of a class that trees print, determined once a process.
package final class ClassFacts: Sendable {
    /// The name of the class with its generic arguments.
    package let name: String

    /// Whether objects of the class are components.
    package let isComponent: Bool

    /// The name of views of the class that have no other: without generic arguments, beginning in lower case.
    let viewName: String

    /// Whether properties of the class's objects may hold views.
    let mayHoldViews: Bool

    /// Whether views of the class list views that they hold.
    let namesHeldViews: Bool

    fileprivate init(of object: AnyObject) {
        name = String(describing: type(of: object))
        isComponent = object is any Component
        let plainName = name.prefix { $0 != "<" }
        viewName = plainName.prefix(1).lowercased() + plainName.dropFirst()
        mayHoldViews = !HeldViews.isPlain(object)
        namesHeldViews = object is any HeldViewNaming
    }
}

/// The classes of the views and extensions that one tree has.
struct KnownClasses {
    /// The classes that any tree had.
    private static let all = Mutex<[ObjectIdentifier: ClassFacts]>([:])

    private var known = all.withLock(\.self)

    /// Returns the facts of the class of a view or an extension.
    mutating func facts(of object: AnyObject) -> ClassFacts {
        let id = ObjectIdentifier(type(of: object))
        if let found = known[id] { return found }
        // No lock while it is found out: a class may have mirrors of its own.
        let found = ClassFacts(of: object)
        known = Self.all.withLock { all in
            all[id] = found
            return all
        }
        return found
    }
}
