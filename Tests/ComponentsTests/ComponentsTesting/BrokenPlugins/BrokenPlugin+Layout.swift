import Components
import ComponentsTesting

extension BrokenPlugin {
    static let ofLayout: [BrokenPlugin] = [
        BrokenPlugin(
            .mirror,
            LeftistPlugin(),
            """
            'leftist' keeps 0 of 1 laws

            mirror in 'hello': 240 points wide from right to left, View: 51.792,0 10x10 is not 57.792,0 10x10.
              To see it again:
                let plugins: [any Plugin] = [LeftistPlugin()]
                let tree = try CertificateChat.tree("hello", with: plugins, width: 240, direction: .rightToLeft)
                print(tree?.description ?? "")
              To fix, place views with stacks, or with leading and trailing anchors, ask nobody for the direction, and leave the mirroring to layout.

            """
        ),
        BrokenPlugin(
            .fit,
            WidePlugin(),
            """
            'wide' keeps 0 of 1 laws

            fit in 'hello': 240 points wide and with texts times 1, View -8,0 85.792x10 is not within 0,0 69.792x10, in 'WideView'.
              To see it again:
                let plugins: [any Plugin] = [WidePlugin()]
                let tree = try CertificateChat.tree("hello", with: plugins, width: 240, textScale: 1)
                print(tree?.description ?? "")
              To fix, let sizes follow from content, with stacks or with constraints that may give way, and say overlapsSiblings where a view is to lie over others.

            """
        ),
        BrokenPlugin(
            .fit,
            StackedPlugin(),
            """
            'stacked' keeps 0 of 1 laws

            fit in 'hello': 240 points wide and with texts times 1, View 0,0 69.792x6 overlaps View 0,4 69.792x6, in 'StackedView'.
              To see it again:
                let plugins: [any Plugin] = [StackedPlugin()]
                let tree = try CertificateChat.tree("hello", with: plugins, width: 240, textScale: 1)
                print(tree?.description ?? "")
              To fix, let sizes follow from content, with stacks or with constraints that may give way, and say overlapsSiblings where a view is to lie over others.

            """
        ),
        BrokenPlugin(
            .fit,
            StingyPlugin(),
            """
            'stingy' keeps 0 of 1 laws

            fit in 'hello': 240 points wide and with texts times 1, 'Sent from afar' 0,-6.5 101.376x18 is not within 0,0 101.376x5, in 'Label'.
              To see it again:
                let plugins: [any Plugin] = [StingyPlugin()]
                let tree = try CertificateChat.tree("hello", with: plugins, width: 240, textScale: 1)
                print(tree?.description ?? "")
              To fix, let sizes follow from content, with stacks or with constraints that may give way, and say overlapsSiblings where a view is to lie over others.

            """
        ),
        BrokenPlugin(
            .targets,
            TinyPlugin(),
            """
            'tiny' keeps 0 of 1 laws

            targets in 'hello': 'Button' is 69.792 points wide and 30 high, of at least 44.
              To see it again:
                let plugins: [any Plugin] = [TinyPlugin()]
                let tree = try CertificateChat.tree("hello", with: plugins)
                print(tree?.description ?? "")
              To fix, let it be at least 44 points wide and high, with constraints, insets or hitInsets.

            """
        ),
        BrokenPlugin(
            .roles,
            SilentPlugin(),
            """
            'silent' keeps 0 of 1 laws

            roles in 'hello': 'Control' can be tapped and has no role.
              To see it again:
                let plugins: [any Plugin] = [SilentPlugin()]
                let tree = try CertificateChat.tree("hello", with: plugins)
                print(tree?.description ?? "")
              To fix, set accessibilityRole, and accessibilityLabel where no text says what it is, and leave those of others.

            """
        ),
        BrokenPlugin(
            .roles,
            MutePlugin(),
            """
            'mute' keeps 0 of 1 laws

            roles in 'hello': The message is no longer an article with a name.
              To see it again:
                let plugins: [any Plugin] = [MutePlugin()]
                let tree = try CertificateChat.tree("hello", with: plugins)
                print(tree?.description ?? "")
              To fix, set accessibilityRole, and accessibilityLabel where no text says what it is, and leave those of others.

            """
        ),
    ]
}
