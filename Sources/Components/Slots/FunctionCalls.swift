import Synchronization

/// What functions of contributions threw while a tree called them.
final class FunctionCalls: Sendable {
    /// Those that are going on in this task; none unless a tree is calling that has functions of plugins.
    @TaskLocal static var current: FunctionCalls?

    /// An error, and whose function threw it.
    struct Thrown: Sendable {
        let contribution: Contribution
        let error: String
    }

    private let thrown = Mutex<[Thrown]>([])

    /// Notes an error, of each contribution the first.
    func note(_ error: Thrown) {
        thrown.withLock { errors in
            if !errors.contains(where: { $0.contribution === error.contribution }) {
                errors.append(error)
            }
        }
    }

    /// The errors, in the order in which they were thrown.
    var errors: [Thrown] {
        thrown.withLock(\.self)
    }
}

extension Contribution {
    /// Tells of an error that its function threw: the tree that called it, or else the listener to diagnostics.
    @Sendable
    func tellThrown(_ error: any Error) {
        // What is shown of it is shorter still.
        let thrown = FunctionCalls.Thrown(
            contribution: self,
            error: String("\(error)".prefix(1_000))
        )
        if let calls = FunctionCalls.current {
            calls.note(thrown)
        } else {
            Components.listener.tell(thrown.diagnostic(for: nil))
        }
    }
}

extension FunctionCalls.Thrown {
    /// What is told of the error, which was thrown for an item, such as a message of this id.
    func diagnostic(for item: String?) -> ComponentDiagnostic {
        .leftOut(
            ComponentFault(
                claim: contribution.claim,
                hook: contribution.verb.rawValue,
                slot: contribution.slotName,
                component: nil,
                item: item,
                mistake: .refused(.errorThrown(component: contribution.slotName, error: error))
            )
        )
    }
}
