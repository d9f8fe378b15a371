import Components

extension FaultySet {
    static let versions = hosts + slotVersions

    private static let hosts = [
        FaultySet(
            name: "otherHost that is newer",
            plugins: [
                TestPlugin(PluginManifest("ape", host: Version(0, 9)..<Version(1))) { _ in }
            ],
            host: HostRelease(
                Version(2),
                changes: [
                    HostChange(Version(0, 9), "Bubbles are round."),
                    HostChange(Version(1), "Events come later."),
                    HostChange(Version(2), "Rows are cells."),
                ]
            ),
            text: """
                Plugin 'ape' was made for version 0.9.0..<1.0.0 of this package, and 2.0.0 is there, in \
                which changed: 1.0.0 'Events come later.', 2.0.0 'Rows are cells.'. To fix, use this \
                package in that range, or a version of 'ape' that was made for 2.0.0.
                """
        ),
        FaultySet(
            name: "otherHost without changes",
            plugins: [TestPlugin(PluginManifest("ape", host: Version(0)..<Version(1))) { _ in }],
            host: HostRelease(Version(1)),
            text: """
                Plugin 'ape' was made for version 0.0.0..<1.0.0 of this package, and 1.0.0 is there, \
                whose changes since are not listed. To fix, use this package in that range, or a version \
                of 'ape' that was made for 1.0.0.
                """
        ),
        FaultySet(
            name: "otherHost that is older",
            plugins: [TestPlugin(PluginManifest("ape", host: Version(3)..<Version(4))) { _ in }],
            host: HostRelease(Version(2), changes: [HostChange(Version(2), "Rows are cells.")]),
            text: """
                Plugin 'ape' was made for version 3.0.0..<4.0.0 of this package, and 2.0.0 is there, \
                which is older, so the changes since are unknown. To fix, use this package in that \
                range, or a version of 'ape' that was made for 2.0.0.
                """
        ),
    ]

    private static let slotVersions = [
        FaultySet(
            name: "otherSlot that is newer",
            plugins: [
                TestPlugin(
                    PluginManifest("tint", slots: [SlotRequirement(shareButton, in: 2..<3)])
                ) { _ in }
            ],
            text: """
                Plugin 'tint' was made for version 2..<3 of slot 'share.button', and 4 is there, of \
                Share/Slots.swift:12, in which changed: 3 'It takes a request.', 4 'It is called \
                once.'. To fix, use 'Share' with a version of the slot in that range, or a version of \
                'tint' that was made for 4.
                """
        ),
        FaultySet(
            name: "otherSlot that is older",
            plugins: [
                TestPlugin(
                    PluginManifest("tint", slots: [SlotRequirement(shareButton, in: 5..<7)])
                ) { _ in }
            ],
            text: """
                Plugin 'tint' was made for version 5..<7 of slot 'share.button', and 4 is there, of \
                Share/Slots.swift:12, which is older, so the changes since are unknown. To fix, use \
                'Share' with a version of the slot in that range, or a version of 'tint' that was made \
                for 4.
                """
        ),
        FaultySet(
            name: "otherSlot of families and events",
            plugins: [
                TestPlugin(
                    PluginManifest(
                        "tint",
                        slots: [
                            SlotRequirement(shareKinds, in: 2..<3),
                            SlotRequirement(shared, in: 2..<3),
                            SlotRequirement(shareKinds["file"], in: 1..<2),
                        ]
                    )
                ) { _ in }
            ],
            text: """
                Plugin 'tint' was made for version 2..<3 of slot 'share.kinds', and 1 is there, of \
                Share/Slots.swift:14, which is older, so the changes since are unknown. To fix, use \
                'Share' with a version of the slot in that range, or a version of 'tint' that was made \
                for 1.
                Plugin 'tint' was made for version 2..<3 of slot 'shared', and 1 is there, of \
                Share/Slots.swift:16, which is older, so the changes since are unknown. To fix, use \
                'Share' with a version of the slot in that range, or a version of 'tint' that was made \
                for 1.
                """
        ),
    ]

    private static let shareButton = Slot(
        "share.button",
        default: "Share",
        contract: .stable(
            changes: ["It has a title.", "It takes a request.", "It is called once."]
        ),
        fileID: "Share/Slots.swift",
        line: 12
    )

    private static let shareKinds = ValueSlotFamily<String>(
        "share.kinds",
        fallback: "?",
        fileID: "Share/Slots.swift",
        line: 14
    )

    private static let shared = Event<String>("shared", fileID: "Share/Slots.swift", line: 16)
}
