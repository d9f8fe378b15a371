/// Where in a tree a registration holds: for some of what the tree shows, or inside some parts.
///
/// Pass one to a verb: what it says then holds there and nowhere else, and wins over what was said without a scope.
/// Where scopes lie in each other, the innermost wins.
///
/// ```swift
/// registrar.extend(.avatar, with: Ring.self, in: .inside(.threadInfo))
/// ```
public struct ComponentScope: Sendable {
    /// What has to hold, the outermost first.
    let conditions: [ScopeCondition]

    /// What the scope is called in listings.
    public var name: String {
        conditions.map(\.name).joined(separator: " and ")
    }

    /// Creates the scope of the subjects for which a function returns `true`.
    ///
    /// Whoever shows such a subject asks with `ComponentTree.scoped(to:)`. The function depends on nothing but its
    /// argument. Among scopes of one subject the higher level is the inner one.
    public init<Subject>(
        _ name: String,
        level: Int = 0,
        where holds: @escaping @Sendable (Subject) -> Bool
    ) {
        conditions = [ScopeCondition(name, level, .subject(SubjectTest(holds: holds)))]
    }

    init(_ conditions: [ScopeCondition]) {
        self.conditions = conditions
    }

    /// Returns what lies in this scope and in another one.
    public func and(_ other: ComponentScope) -> ComponentScope {
        ComponentScope(conditions + other.conditions)
    }
}

extension ComponentScope {
    /// What is made inside a part that was made from a slot, at any depth.
    ///
    /// Making the part and its extensions is outside; what its hooks read, make and raise is inside.
    public static func inside<Value, Part>(_ slot: Slot<Value, Part>) -> ComponentScope {
        ComponentScope([ScopeCondition("inside \(slot.name)", 0, .inside(slot.name))])
    }
}

extension Components {
    /// Returns the components with which a subject is shown.
    ///
    /// - Complexity: Constant without scopes, else linear in all that was said to the components.
    public func scoped<Subject>(to subject: Subject) -> Components {
        let conditions = table.slots.conditions.filter { $0.holds(for: subject) }
        return conditions.isEmpty ? self : narrowed(to: table.record.scopes.adding(conditions))
    }

    /// Returns what these components are where scopes hold.
    func narrowed(to scopes: ActiveScopes) -> Components {
        var record = table.record
        record.scopes = scopes
        return Components(table: .sealing(record))
    }

    /// The scopes that hold for these components.
    package var scopes: ActiveScopes {
        table.record.scopes
    }
}

/// Something that holds in some parts of a tree; equal to no other.
final class ScopeCondition: Sendable {
    enum Test: Sendable {
        case subject(any AnySubjectTest)
        /// The name of a slot; holds inside what is made from it.
        case inside(String)
    }

    let name: String
    let level: Int
    let test: Test

    init(_ name: String, _ level: Int, _ test: Test) {
        self.name = name
        self.level = level
        self.test = test
    }

    /// Whether it holds for a subject; not for one of another type.
    func holds<Subject>(for subject: Subject) -> Bool {
        guard case .subject(let test) = test else { return false }
        return (test as? SubjectTest<Subject>)?.holds(subject) ?? false
    }

    /// Whether it holds inside what is made from a slot.
    func holds(inside slot: String) -> Bool {
        if case .inside(let wanted) = test { wanted == slot } else { false }
    }
}

/// A test of subjects with its type erased.
protocol AnySubjectTest: Sendable {}

struct SubjectTest<Subject>: AnySubjectTest {
    let holds: @Sendable (Subject) -> Bool
}
