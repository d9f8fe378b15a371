import Components

extension FaultySet {
    static let slots = [
        FaultySet(
            name: "baseClash",
            plugins: [
                TestPlugin("square") { registrar in
                    registrar.replace(
                        .badge,
                        with: SquareBadge.self,
                        fileID: "Square/Plugin.swift",
                        line: 7
                    )
                },
                TestPlugin("round") { registrar in
                    registrar.replace(
                        .badge,
                        with: RoundBadge.self,
                        fileID: "Round/Plugin.swift",
                        line: 3
                    )
                },
            ],
            text: """
                Slot 'badge' is replaced by 'round' (RoundBadge at Round/Plugin.swift:3) and by \
                'square' (SquareBadge at Square/Plugin.swift:7). To fix, pass preferring: ["round"], \
                turn one into an extension, or leave one out.
                """
        ),
        FaultySet(
            name: "baseClash of one plugin",
            plugins: [
                TestPlugin("round") { registrar in
                    registrar.replace(
                        .badge,
                        with: RoundBadge.self,
                        fileID: "Round/Plugin.swift",
                        line: 3
                    )
                    registrar.replace(
                        .badge,
                        with: PlainBadge.self,
                        fileID: "Round/Plugin.swift",
                        line: 4
                    )
                }
            ],
            text: """
                Slot 'badge' is replaced by 'round' (RoundBadge at Round/Plugin.swift:3) and by \
                'round' (PlainBadge at Round/Plugin.swift:4). To fix, turn one into an extension, or \
                leave one out.
                """
        ),
        FaultySet(
            name: "valueClash",
            plugins: [
                TestPlugin("few") { $0.set(.limit, to: 1, fileID: "Few/Plugin.swift", line: 3) },
                TestPlugin("many") { $0.set(.limit, to: 99, fileID: "Many/Plugin.swift", line: 7) },
            ],
            text: """
                Slot 'limit' is set to different values by 'few' (1 at Few/Plugin.swift:3) and by \
                'many' (99 at Many/Plugin.swift:7). To fix, pass preferring: ["few"], or leave one out.
                """
        ),
        FaultySet(
            name: "valueClash of one plugin",
            plugins: [
                TestPlugin("few") { registrar in
                    registrar.set(.limit, to: 1, fileID: "Few/Plugin.swift", line: 3)
                    registrar.set(.limit, to: 2, fileID: "Few/Plugin.swift", line: 4)
                }
            ],
            text: """
                Slot 'limit' is set to different values by 'few' (1 at Few/Plugin.swift:3) and by \
                'few' (2 at Few/Plugin.swift:4). To fix, leave one out.
                """
        ),
        FaultySet(
            name: "missingHost",
            plugins: [
                TestPlugin("frame") { registrar in
                    registrar.extend(
                        .badge,
                        with: PlainBadgeFrame.self,
                        fileID: "Frame/Plugin.swift",
                        line: 5
                    )
                },
                TestPlugin("square") { $0.replace(.badge, with: SquareBadge.self) },
            ],
            text: """
                Slot 'badge' is extended by 'frame' (PlainBadgeFrame at Frame/Plugin.swift:5) for a \
                host 'PlainBadge', and holds 'SquareBadge' from 'square'. To fix, make 'SquareBadge' \
                inherit from 'PlainBadge', extend a host that both share, or leave one out.
                """
        ),
        FaultySet(
            name: "notExtensible",
            plugins: [
                TestPlugin("frame") { registrar in
                    registrar.extend(
                        .stamper,
                        with: StamperFrame.self,
                        fileID: "Frame/Plugin.swift",
                        line: 5
                    )
                }
            ],
            text: """
                Slot 'stamper' is extended by 'frame' (StamperFrame at Frame/Plugin.swift:5), and holds \
                'Stamper' from 'default', which is no component, so nothing would run the extension. \
                To fix, use transform(_:) on a function, or replace(_:with:).
                """
        ),
        FaultySet(
            name: "missingHost of a fallback",
            plugins: [
                TestPlugin("frame") { registrar in
                    registrar.extend(
                        SlotFamily.ornament["star"],
                        with: PlainBadgeFrame.self,
                        fileID: "Frame/Plugin.swift",
                        line: 5
                    )
                },
                TestPlugin("moon") { $0.replace(SlotFamily.ornament.fallback, with: Moon.self) },
            ],
            text: """
                Slot 'ornament(star)' is extended by 'frame' (PlainBadgeFrame at Frame/Plugin.swift:5) \
                for a host 'PlainBadge', and holds 'Moon' from 'moon'. To fix, make 'Moon' inherit \
                from 'PlainBadge', extend a host that both share, or leave one out.
                """
        ),
    ]
}

private final class Stamper: Sendable {}

private final class StamperFrame: ComponentExtension<Stamper> {}

extension Slot where Value == Stamper.Type, Part == Stamper {
    fileprivate static let stamper = Slot("stamper", default: Stamper.self) { _, _ in Stamper() }
}
