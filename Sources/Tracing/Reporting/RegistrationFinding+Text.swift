import Components

extension RegistrationFinding: CustomStringConvertible {
    /// The registration without effect, the reason, and how to fix it.
    public var description: String {
        "\(subject) \(predicate) To fix, \(advice)."
    }

    private var subject: String {
        let subject =
            switch (layer.verb, reason) {
            case (.declare, .nameUnused(let kind, let name, _)):
                "The \(kind.shown()) \(name.quoted)"
            case (.declare, _): slot.quoted
            case (.replace, _): "\(layer.what.quoted) in slot \(slot.quoted)"
            case (.set, _): "The value \(layer.what.quoted) of slot \(slot.quoted)"
            case (.extend, _): "Extension \(layer.what.quoted) of slot \(slot.quoted)"
            case (.transform, _): "The transform of slot \(slot.quoted)"
            case (.on, _): "The listener to event \(slot.quoted)"
            }
        return "\(subject) by \(layer.ownerAndPlace)"
    }

    private var predicate: String {
        switch reason {
        case .shadowed(let other):
            "can take no effect: \(other.claim) stands there."
        case .same(let other):
            "can take no effect: \(other.claim) is the same, and would stand there without it."
        case .neverRead:
            "took no effect in this input: the slot was never made or read."
        case .neverMade:
            "took no effect in this input: the slot was read, and no part was made of it."
        case .neverHeld(let scope):
            "took no effect in this input: nothing in it was in scope \(scope.quoted)."
        case .gaveWay(let kind, let name, let other):
            "took no effect in this input: \(other.ownerAndPlace) took away the \(kind.shown()) "
                + "\(name.quoted)."
        case .neverRaised:
            "was never asked in this input: the event was never raised."
        case .handledBefore(let others):
            "was never asked in this input: \(Self.list(others)) handled the event before it."
        case .neverCalled:
            "was never asked in this input: the function in the slot was never called."
        case .neverAsked(let others):
            "was never asked in this input: \(Self.list(others)) answered without asking what is "
                + "below."
        case .kept:
            "changed nothing in this input: it always gave what it got from below."
        case .withoutNext(let below):
            "never asked what is below it in this input, so that "
                + "\(below.isEmpty ? "the default has" : "\(Self.list(below)) had") no say."
        case .changedNothing:
            "changed nothing in this input: everything looks the same without it."
        case .overwritten(let property, let view, let hook, let other):
            "wrote \(property.quoted) of \(view.quoted) without effect in this input: \(hook.quoted)"
                + "\(other.source) wrote it again each time."
        case .hidden(let view):
            "added \(view.quoted), which was hidden in all of this input."
        case .takenOut(let view, let hook, let other):
            "added \(view.quoted) without effect in this input: \(hook.quoted)\(other.source) took it out "
                + "each time."
        case .notAdded(let view):
            "made \(view.quoted) by hand and added it to no view in this input."
        case .placedTwice(let view):
            "added \(view.quoted) in one place and then in another, and only the last one counts."
        case .nameTakenOut(let kind, let name, let other):
            "inserted the \(kind.shown()) \(name.quoted) without effect in this input: \(other.ownerAndPlace) "
                + "took it out each time."
        case .nameUnread(let kind, let name):
            "inserted the \(kind.shown()) \(name.quoted), with which nothing changed in this input."
        case .nameUnused(_, _, let isRead):
            isRead
                ? "is read, but was not inserted in this input."
                : "was neither inserted nor read in this input."
        case .nameUndeclared(let kind, let name, let nearest):
            "asked for the \(kind.shown()) \(name.quoted), which is neither declared nor inserted"
                + (nearest.map { "; the nearest one is \($0.quoted)." } ?? ".")
        }
    }

    private var advice: String {
        switch reason {
        case .shadowed(let other) where other.owner == .app:
            "leave one of them out: what the app puts there wins over every plugin's"
        case .shadowed: "leave one of them out, or name the plugin that is meant in preferring"
        case .same: "leave it out, or put another one there"
        case .neverRead, .neverMade:
            "make(_:) a part of it or read it, check an input that shows it, or leave it out"
        case .neverHeld:
            "check an input that is, change what the scope asks for, or leave it out"
        case .gaveWay: "leave one of them out"
        case .neverRaised: "raise(_:_:) it, or check an input with taps that do"
        case .handledBefore: "let them return .passed, or lay it on top of them with an ordering"
        case .neverCalled: "call it, check an input that does, or leave it out"
        case .neverAsked: "call next there"
        case .kept: "let it give something else, check an input for which it does, or leave it out"
        case .withoutNext: "call next and change what it gives, or replace the slot"
        case .changedNothing: "write another value, or leave it out"
        case .overwritten: "write it in a hook that runs after that one"
        case .hidden: "show it when it has something to show, or do not add it"
        case .takenOut: "leave one of them out, or add it in a hook that runs after that one"
        case .notAdded: "call addSubview or addArrangedSubview, or do not make it"
        case .placedTwice: "add it once, where it belongs"
        case .nameTakenOut: "leave one of them out, or lay it on top of the other with an ordering"
        case .nameUnread: "read it where views are made, or do not insert it"
        case .nameUnused(_, _, let isRead):
            isRead
                ? "insert it, or check an input for which it is inserted"
                : "use it, or leave it out"
        case .nameUndeclared(_, _, let nearest):
            nearest.map { "write \($0.quoted), or declare it" } ?? "declare it, or do not ask"
        }
    }

    private static func list(_ layers: [SlotLayer]) -> String {
        layers.map(\.ownerAndPlace).list()
    }
}

extension SlotLayer {
    /// The owner in quotes and the place, as findings print them.
    fileprivate var ownerAndPlace: String {
        owner.quoted + (site.map { " at \($0.shown)" } ?? "")
    }

    /// The type or value with the owner and the place.
    fileprivate var claim: String {
        "\(what.quoted) by \(ownerAndPlace)"
    }
}
