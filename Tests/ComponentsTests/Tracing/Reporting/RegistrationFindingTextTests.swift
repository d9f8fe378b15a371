import Testing
import Tracing

@testable import Components

struct RegistrationFindingTextTests {
    @Test(arguments: texts)
    func findingSaysWhatToDo(verb: RegistrationVerb, reason: IneffectiveReason, text: String) {
        let finding = RegistrationFinding(slot: "edge", layer: layer(verb, "mine"), reason: reason)

        #expect(finding.description == text)
        #expect(finding.isCertain == text.contains(" can take no effect"))
    }

    @Test func namesAreEscaped() {
        let hostile = SlotLayer(owner: .plugin("\u{1B}[2J"), verb: .extend, what: "a\nb", site: nil)
        let finding = RegistrationFinding(
            slot: "\u{202E}",
            layer: hostile,
            reason: .overwritten(property: "\n", view: "\r", by: "\u{7}", hostile)
        )

        #expect(finding.description.unicodeScalars.allSatisfy { $0.isASCII && $0.value >= 0x20 })
    }

    @Test func findingsAreOrderedByOwnerAndSlot() {
        let findings = [("b", "a"), ("a", "b"), ("a", "a")].map { owner, slot in
            RegistrationFinding(slot: slot, layer: layer(.set, owner), reason: .neverRead)
        }

        #expect(findings.sorted() == findings.reversed())
    }

    private static let other = layer(.replace, "yours", "Other")

    private static let texts: [(RegistrationVerb, IneffectiveReason, String)] = [
        (
            .replace, .shadowed(by: other),
            """
            'Thing' in slot 'edge' by 'mine' at M/F.swift:1 can take no effect: 'Other' by 'yours' at \
            M/F.swift:1 stands there. To fix, leave one of them out, or name the plugin that is meant \
            in preferring.
            """
        ),
        (
            .replace, .shadowed(by: SlotLayer(owner: .app, verb: .replace, what: "Own", site: nil)),
            """
            'Thing' in slot 'edge' by 'mine' at M/F.swift:1 can take no effect: 'Own' by 'app' stands \
            there. To fix, leave one of them out: what the app puts there wins over every plugin's.
            """
        ),
        (
            .set, .same(as: other),
            """
            The value 'Thing' of slot 'edge' by 'mine' at M/F.swift:1 can take no effect: 'Other' by \
            'yours' at M/F.swift:1 is the same, and would stand there without it. To fix, leave it out, \
            or put another one there.
            """
        ),
        (
            .extend, .neverRead,
            """
            Extension 'Thing' of slot 'edge' by 'mine' at M/F.swift:1 took no effect in this input: \
            the slot was never made or read. To fix, make(_:) a part of it or read it, check \
            an input that shows it, or leave it out.
            """
        ),
        (
            .extend, .neverMade,
            """
            Extension 'Thing' of slot 'edge' by 'mine' at M/F.swift:1 took no effect in this input: the \
            slot was read, and no part was made of it. To fix, make(_:) a part of it or read it, check \
            an input that shows it, or leave it out.
            """
        ),
        (
            .extend, .gaveWay(kind: "layout option", name: "sharp", to: other),
            """
            Extension 'Thing' of slot 'edge' by 'mine' at M/F.swift:1 took no effect in this input: \
            'yours' at M/F.swift:1 took away the layout option 'sharp'. To fix, leave one of them out.
            """
        ),
        (
            .extend, .neverHeld(scope: "starred"),
            """
            Extension 'Thing' of slot 'edge' by 'mine' at M/F.swift:1 took no effect in this input: \
            nothing in it was in scope 'starred'. To fix, check an input that is, change what the scope \
            asks for, or leave it out.
            """
        ),
        (
            .on, .neverRaised,
            """
            The listener to event 'edge' by 'mine' at M/F.swift:1 was never asked in this input: the \
            event was never raised. To fix, raise(_:_:) it, or check an input with taps that do.
            """
        ),
        (
            .on, .handledBefore(by: [other]),
            """
            The listener to event 'edge' by 'mine' at M/F.swift:1 was never asked in this input: \
            'yours' at M/F.swift:1 handled the event before it. To fix, let them return .passed, or lay \
            it on top of them with an ordering.
            """
        ),
        (
            .transform, .neverCalled,
            """
            The transform of slot 'edge' by 'mine' at M/F.swift:1 was never asked in this input: the \
            function in the slot was never called. To fix, call it, check an input that does, or leave it out.
            """
        ),
        (
            .transform, .neverAsked(by: [other]),
            """
            The transform of slot 'edge' by 'mine' at M/F.swift:1 was never asked in this input: 'yours' \
            at M/F.swift:1 answered without asking what is below. To fix, call next there.
            """
        ),
        (
            .transform, .kept,
            """
            The transform of slot 'edge' by 'mine' at M/F.swift:1 changed nothing in this input: it \
            always gave what it got from below. To fix, let it give something else, check an input for \
            which it does, or leave it out.
            """
        ),
        (
            .transform, .withoutNext(below: []),
            """
            The transform of slot 'edge' by 'mine' at M/F.swift:1 never asked what is below it in this \
            input, so that the default has no say. To fix, call next and change what it gives, or \
            replace the slot.
            """
        ),
        (
            .transform, .withoutNext(below: [other]),
            """
            The transform of slot 'edge' by 'mine' at M/F.swift:1 never asked what is below it in this \
            input, so that 'yours' at M/F.swift:1 had no say. To fix, call next and change what it \
            gives, or replace the slot.
            """
        ),
        (
            .extend, .changedNothing,
            """
            Extension 'Thing' of slot 'edge' by 'mine' at M/F.swift:1 changed nothing in this input: \
            everything looks the same without it. To fix, write another value, or leave it out.
            """
        ),
        (
            .extend, .overwritten(property: "alpha", view: "bubble", by: "Other.setUp", other),
            """
            Extension 'Thing' of slot 'edge' by 'mine' at M/F.swift:1 wrote 'alpha' of 'bubble' without effect \
            in this input: 'Other.setUp' of 'yours' (Other at M/F.swift:1) wrote it again each time. To \
            fix, write it in a hook that runs after that one.
            """
        ),
        (
            .extend, .hidden(view: "label"),
            """
            Extension 'Thing' of slot 'edge' by 'mine' at M/F.swift:1 added 'label', which was hidden in \
            all of this input. To fix, show it when it has something to show, or do not add it.
            """
        ),
        (
            .extend, .takenOut(view: "label", by: "Other.setUp", nil),
            """
            Extension 'Thing' of slot 'edge' by 'mine' at M/F.swift:1 added 'label' without effect in this \
            input: 'Other.setUp' took it out each time. To fix, leave one of them out, or add it in a \
            hook that runs after that one.
            """
        ),
        (
            .extend, .placedTwice(view: "label"),
            """
            Extension 'Thing' of slot 'edge' by 'mine' at M/F.swift:1 added 'label' in one place and \
            then in another, and only the last one counts. To fix, add it once, where it belongs.
            """
        ),
        (
            .extend, .notAdded(view: "Badge"),
            """
            Extension 'Thing' of slot 'edge' by 'mine' at M/F.swift:1 made 'Badge' by hand and added it \
            to no view in this input. To fix, call addSubview or addArrangedSubview, or do not make it.
            """
        ),
        (
            .transform, .nameTakenOut(kind: "layout option", name: "sharp", by: other),
            """
            The transform of slot 'edge' by 'mine' at M/F.swift:1 inserted the layout option 'sharp' \
            without effect in this input: 'yours' at M/F.swift:1 took it out each time. To fix, leave one \
            of them out, or lay it on top of the other with an ordering.
            """
        ),
        (
            .transform, .nameUnread(kind: "layout option", name: "sharp"),
            """
            The transform of slot 'edge' by 'mine' at M/F.swift:1 inserted the layout option 'sharp', \
            with which nothing changed in this input. To fix, read it where views are made, or do not \
            insert it.
            """
        ),
        (
            .declare, .nameUnused(kind: "layout option", name: "sharp", isRead: false),
            """
            The layout option 'sharp' by 'mine' at M/F.swift:1 was neither inserted nor read in this \
            input. To fix, use it, or leave it out.
            """
        ),
        (
            .declare, .nameUnused(kind: "layout option", name: "sharp", isRead: true),
            """
            The layout option 'sharp' by 'mine' at M/F.swift:1 is read, but was not inserted in this \
            input. To fix, insert it, or check an input for which it is inserted.
            """
        ),
        (
            .transform, .nameUndeclared(kind: "layout option", name: "shrap", nearest: "sharp"),
            """
            The transform of slot 'edge' by 'mine' at M/F.swift:1 asked for the layout option 'shrap', \
            which is neither declared nor inserted; the nearest one is 'sharp'. To fix, write \
            'sharp', or declare it.
            """
        ),
        (
            .extend, .nameUndeclared(kind: "layout option", name: "shrap", nearest: nil),
            """
            Extension 'Thing' of slot 'edge' by 'mine' at M/F.swift:1 asked for the layout option \
            'shrap', which is neither declared nor inserted. To fix, declare it, or do not ask.
            """
        ),
    ]
}

private func layer(
    _ verb: RegistrationVerb,
    _ owner: PluginID,
    _ what: String = "Thing"
) -> SlotLayer {
    SlotLayer(
        owner: .plugin(owner),
        verb: verb,
        what: what,
        site: SourceSite(fileID: "M/F.swift", line: 1)
    )
}
