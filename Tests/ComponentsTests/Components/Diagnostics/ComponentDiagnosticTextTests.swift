import Components
import Testing

struct ComponentDiagnosticTextTests {
    @Test func undeclaredSlot() throws {
        let components = try Components.with(
            TestPlugin("ape") {
                $0.set(.limit, to: 3, fileID: "ComponentsTests/Ape.swift", line: 4)
            }
        )

        #expect(
            components.diagnostics.map(\.description) == [
                """
                Slot 'limit' is used by 'ape' (3 at ComponentsTests/Ape.swift:4) and not declared by \
                an installed plugin. To fix, call registrar.declare in 'ape', or install the plugin that declares it.
                """
            ]
        )
    }

    @Test func deprecatedSlot() throws {
        var components = try Components.with(
            TestPlugin("share") { $0.declare(Self.shareButton) },
            TestPlugin("tint") {
                $0.set(Self.shareButton, to: "Go", fileID: "Tint/Plugin.swift", line: 8)
            }
        )
        components[Self.shareButton, fileID: "App/Main.swift", line: 3] = "On"

        #expect(
            components.diagnostics.map(\.description) == [
                """
                Slot 'share.button' is used by 'app' ("On" at App/Main.swift:3), and is deprecated. \
                To fix, use 'share.item' instead.
                """,
                """
                Slot 'share.button' is used by 'tint' ("Go" at Tint/Plugin.swift:8), and is \
                deprecated. To fix, use 'share.item' instead.
                """,
            ]
        )
    }

    private static let shareButton = Slot(
        "share.button",
        default: "Share",
        contract: .deprecated(replacedBy: "share.item")
    )

    @Test func extensionWithoutHost() throws {
        var components = try Components.with(
            TestPlugin("frame") { registrar in
                registrar.declare(.badge)
                registrar.extend(
                    .badge,
                    with: PlainBadgeFrame.self,
                    fileID: "Frame/Plugin.swift",
                    line: 5
                )
            }
        )

        components[.badge] = SquareBadge.self

        #expect(
            components.diagnostics.map(\.description) == [
                """
                Slot 'badge' is extended by 'frame' (PlainBadgeFrame at Frame/Plugin.swift:5) for a \
                host 'PlainBadge', and holds 'SquareBadge' from 'app', so the extension does nothing. \
                To fix, make 'SquareBadge' inherit from 'PlainBadge'.
                """
            ]
        )
    }

    @Test func diagnosticsComeByText() throws {
        let components = try Components.with(
            TestPlugin("ape") { registrar in
                registrar.set(.limit, to: 3)
                registrar.set(.background, to: "black")
            }
        )

        let texts = components.diagnostics.map(\.description)
        #expect(texts == texts.sorted())
    }

    @Test(arguments: [
        (
            ComponentDiagnostic.extensionDoesNotFit(
                slot: "badge",
                extension: "PlainBadgeFrame",
                component: "SquareBadge"
            ),
            """
            Extension 'PlainBadgeFrame' of slot 'badge' does not fit 'SquareBadge', which was made instead. \
            To fix, make 'SquareBadge' inherit from the extension's host.
            """
        ),
        (
            .hostIsGone(extension: "Frame", by: nil),
            """
            Extension 'Frame' used its host after the host had ended, so the call had no effect. To fix, use the \
            host in hooks, and not in deinit.
            """
        ),
        (
            .lateAnswer(task: "levels", by: nil),
            """
            The answer of task 'levels' came when its component had ended or showed something else, so it is lost. \
            To fix, begin the task for the message, whose answer is an event.
            """
        ),
        (
            .usedBeforeConnection(component: "Badge"),
            """
            'Badge' used its components while it was not connected, and got those of \
            Components.default, which are not its tree's. To fix, move that into setUp, setUpLayout, \
            setUpAppearance or updateContent, or mount the tree with what Components.default holds at \
            the time.
            """
        ),
        (
            .contentNeverSettles(component: "Badge"),
            """
            'Badge' changed its content again and again while it was updating. To fix, set the content \
            of other components only in updateContent.
            """
        ),
        (
            .nestedTooDeep(component: "Badge"),
            """
            'Badge' would lie deeper than 500 levels, or be added by hooks in hooks deeper than 32, so \
            it was removed. To fix, nest fewer components, and let none add others of its own type \
            endlessly.
            """
        ),
        (
            .laidOutTooDeep(component: "Badge"),
            """
            What is in 'Badge' lies too deep to be laid out. To fix, nest fewer views: at most 300, of \
            which a stack counts as four and a view that holds constraints as eight.
            """
        ),
        (
            .tooManyJoinedViews(component: "Badge"),
            """
            Constraints that 'Badge' holds join more than 1,000 views, and only those between the \
            first of them have an effect. To fix, put views into stacks, or join fewer in one view.
            """
        ),
        (
            .tooManyTransforms(slot: "greeting", count: 5000),
            """
            Slot 'greeting' has 5000 transforms, and only the innermost 200 are applied. To fix, do in \
            one transform what many do.
            """
        ),
        (
            .furtherDiagnostics(count: 12),
            """
            Besides the first 1,000 diagnostics, others were reported 12 times, and are not kept. To fix, \
            correct those that are kept.
            """
        ),
        (
            .madeByHand(component: "Badge"),
            """
            'Badge' was made by hand, so no plugin can replace or extend it. To fix, make it with \
            make(_:), and call $0.init($1) in the closure of its slot.
            """
        ),
        (
            .constraintWithoutCommonView(constraint: "a.top = b.top"),
            """
            Constraint 'a.top = b.top' joins views that have no view in common, so it is not active. \
            To fix, add both to one tree before activating it.
            """
        ),
        (
            .conflictingConstraints(
                dropped: ConstraintClaim(relation: "a.width = 1", activatedBy: nil),
                kept: ConstraintClaim(relation: "a.width = 2", activatedBy: "wide")
            ),
            """
            Constraint 'a.width = 1' of the defaults cannot be kept together with 'a.width = 2' of \
            'wide', which is newer, so the older one has no effect. To fix, give one of them a \
            priority below 1000 or deactivate it.
            """
        ),
        (
            .constraintWithoutEffect(
                ConstraintClaim(relation: "a.width = b.width", activatedBy: "wide")
            ),
            """
            Constraint 'a.width = b.width' of 'wide' has no effect: stacks, or the size of the view \
            around, decide what it joins. To fix, join the stacks' own views, or set the stacks' \
            alignment, distribution or priorities.
            """
        ),
    ])
    func textSaysWhatAndHow(diagnostic: ComponentDiagnostic, text: String) {
        #expect("\(diagnostic)" == text)
    }
}
