/// The places in a tree where a registration holds: for some of the content, or inside some parts.
///
/// A registration with a scope holds there only, and wins over registrations without a scope.
/// Where scopes are nested, the innermost wins.
///
/// ```swift
/// registrar.extend(.avatar, with: Ring.self, in: .inside(.threadInfo))
/// ```
public struct ComponentScope: Sendable {
    /// The conditions that all have to hold, the outermost first.
    let conditions: [ScopeCondition]

    /// The name of the scope in listings.
    public var name: String {
        conditions.map(\.name).joined(separator: " and ")
    }

    /// Creates the scope of the subjects for which a function returns `true`.
    ///
    /// A component that shows such a subject calls `ComponentTree.scoped(to:)`. The function depends on nothing but its
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

    /// Returns the scope of what is in this scope and in another one.
    public func and(_ other: ComponentScope) -> ComponentScope {
        ComponentScope(conditions + other.conditions)
    }
}

extension ComponentScope {
    /// The scope of everything that is made inside a part of a slot, at any depth.
    ///
    /// The making of the part and its extensions is outside; the reads, parts and events of its hooks are inside.
    public static func inside<Value, Part>(_ slot: Slot<Value, Part>) -> ComponentScope {
        ComponentScope([ScopeCondition("inside \(slot.name)", 0, .inside(slot.name))])
    }
}

extension Components {
    /// Returns the components with which a subject is shown.
    ///
    /// - Complexity: Constant without scopes, else linear in the registrations of the components.
    public func scoped<Subject>(to subject: Subject) -> Components {
        let conditions = table.latest.conditions.filter { $0.holds(for: subject) }
        return conditions.isEmpty ? self : narrowed(to: table.record.scopes.adding(conditions))
    }

    /// Returns the components as they are where scopes hold.
    func narrowed(to scopes: ActiveScopes) -> Components {
        var record = table.record
        record.scopes = scopes
        return Components(table: SealedTable(.sealing(record)))
    }

    /// The scopes that hold for these components.
    package var scopes: ActiveScopes {
        table.record.scopes
    }
}

/// A condition that holds in some parts of a tree; equal to no other.
final class ScopeCondition: Sendable {
    enum Test: Sendable {
        case subject(any AnySubjectTest)
        /// The name of a slot; holds inside parts that are made from it.
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

    /// Whether it holds inside parts of a slot.
    func holds(inside slot: String) -> Bool {
        if case .inside(let wanted) = test { wanted == slot } else { false }
    }
}

extension ScopeCondition: Hashable {
    /// Whether both are the same condition.
    static func == (lhs: ScopeCondition, rhs: ScopeCondition) -> Bool {
        lhs === rhs
    }

    /// Hashes the identity.
    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// A test of subjects with its type erased.
protocol AnySubjectTest: Sendable {}

struct SubjectTest<Subject>: AnySubjectTest {
    let holds: @Sendable (Subject) -> Bool
}
