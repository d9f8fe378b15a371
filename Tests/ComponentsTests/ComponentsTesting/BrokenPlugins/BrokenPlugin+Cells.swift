import Components
import ComponentsTesting

extension BrokenPlugin {
    static let ofCells: [BrokenPlugin] = [
        BrokenPlugin(
            .reuse,
            LeakyPlugin(),
            """
            'leaky' keeps 0 of 1 laws

            reuse in 'list': 'messageCell/messageContentView' kept 'alpha' '0.6' from another message, and has '1.0' in a new cell.
              To see it again:
                print(certify(LeakyPlugin(), laws: [.reuse]))
              To fix, set it in updateContent of 'Leak', whatever the content is.

            """
        ),
        BrokenPlugin(
            .reuse,
            StickyPlugin(),
            """
            'sticky' keeps 0 of 1 laws

            reuse in 'list': 'messageCell/messageContentView' kept 'layer.borderWidth' '1.0' from another message, and has '2.0' from setUpAppearance of 'Edge' in a new cell.
              To see it again:
                print(certify(StickyPlugin(), laws: [.reuse]))
              To fix, set it again in updateContent of 'Edge', whatever the content is.

            """
        ),
        BrokenPlugin(
            .incremental,
            HoarderPlugin(),
            """
            'hoarder' keeps 0 of 1 laws

            incremental in 'hello': 1000 points wide after other widths, it has 'bubble: HoardingBubble <- hoarder [0,0 81.8x36] column=fill/0 corner=18 border=1/border background=incomingBubble' instead of 'bubble: HoardingBubble <- hoarder [0,0 81.8x36] column=fill/0 corner=18 border=2/border background=incomingBubble'.
              To see it again:
                print(certify(HoarderPlugin(), laws: [.incremental]))
              To fix, let layoutSubviews and the sizes of views depend on nothing but content and frames as they are now.

            """
        ),
    ]
}
