import ComponentsTesting

extension BrokenPlugin {
    static let ofUse: [BrokenPlugin] = [
        BrokenPlugin(
            .repeatable,
            RestlessPlugin(),
            """
            'restless' keeps 1 of 2 laws

            repeatable in 'hello': Composed a second time, it has 'messageCell: ChatMessageCell [0,0 375x38] column=fill/0' instead of 'messageCell: ChatMessageCell [0,0 375x66] column=fill/0'.
              To see it again:
                print(certify(restlessPlugin, laws: [.repeatable]))
              To fix, let nothing depend on chance, the time, or what was composed before.

            """
        ),
        BrokenPlugin(
            .use,
            GraspingPlugin(),
            """
            'grasping' keeps 0 of 1 laws

            use in 'long': 'pressing a message long' no longer leads to 'menu'.
              To see it again:
                print(certify(GraspingPlugin(), laws: [.use]))
              To fix, handle only what is yours, call next or super, and show what comes of taps.

            """
        ),
        BrokenPlugin(
            .words,
            MumblingPlugin(),
            """
            'mumbling' keeps 0 of 1 laws

            words in 'hello': 'Morning' is shown and not said.
              To see it again:
                let plugins: [any Plugin] = [MumblingPlugin()]
                let tree = try CertificateChat.tree("hello", with: plugins)
                print(tree?.description ?? "")
              To fix, add to what messages say instead of taking from it, and name what has no words.

            """
        ),
        BrokenPlugin(
            .company,
            SweepingPlugin(),
            """
            'sweeping' keeps 0 of 1 laws

            company in 'hello': What others added to it is gone.
              To see it again:
                print(certify(SweepingPlugin(), laws: [.company]))
              To fix, change what comes from below, and take out only what you added.

            """
        ),
        BrokenPlugin(
            .cost,
            ClingingPlugin(),
            """
            'clinging' keeps 0 of 1 laws

            cost in 'hello': 'Button' is there after its tree has ended.
              To see it again:
                print(certify(ClingingPlugin(), laws: [.cost]))
              To fix, do little in hooks, capture self weakly in closures, and keep no views.

            """
        ),
    ]
}
