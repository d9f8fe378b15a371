import Components
import ComponentsTesting

extension BrokenPlugin {
    static let ofSpeech: [BrokenPlugin] = [
        BrokenPlugin(
            .ineffective,
            IdlePlugin(),
            """
            'idle' keeps 1 of 1 laws

            note, ineffective: Extension 'Idle' of slot 'avatar' by 'idle' at ComponentsTests/BrokenSpeechPlugins.swift changed nothing in this input: everything looks the same without it.
              To see it again:
                print(certify(IdlePlugin(), laws: [.ineffective]))
              To fix, write another value, or leave it out.

            """
        ),
        BrokenPlugin(
            .ineffective,
            EchoPlugin(),
            """
            'echo' keeps 1 of 1 laws

            note, ineffective: The transform of slot 'maxContentWidthMultiplier' by 'echo' at ComponentsTests/BrokenSpeechPlugins.swift changed nothing in this input: it always gave what it got from below.
              To see it again:
                print(certify(EchoPlugin(), laws: [.ineffective]))
              To fix, let it give something else, check an input for which it does, or leave it out.

            """
        ),
        BrokenPlugin(
            .diagnostics,
            VaguePlugin(),
            """
            'vague' keeps 0 of 1 laws

            diagnostics: Slot 'zooVagueness' is used by 'vague' (2.0 at ComponentsTests/BrokenSpeechPlugins.swift) and not declared by an installed plugin.
              To see it again:
                print(certify(VaguePlugin(), laws: [.diagnostics]))
              To fix, call registrar.declare in 'vague', or install the plugin that declares it.

            """
        ),
        BrokenPlugin(
            .diagnostics,
            ClumsyPlugin(),
            """
            'clumsy' keeps 0 of 1 laws

            diagnostics in 'hello': 'clumsy' (Fall at ComponentsTests/BrokenSpeechPlugins.swift) is left out of 'messageContentView' (ChatMessageContentView) of 'hello', because of updateContent: 'frame.x' of 'ChatMessageContentView' of 'clumsy' (Fall at ComponentsTests/BrokenSpeechPlugins.swift) was 'nan', which is not a usable length.
              To see it again:
                let plugins: [any Plugin] = [ClumsyPlugin()]
                let tree = try CertificateChat.tree("hello", with: plugins)
                print(tree?.description ?? "")
              To fix, set a number of points between -10,000,000 and 10,000,000.

            """
        ),
        BrokenPlugin(
            .budgets,
            GreedyPlugin(),
            """
            'greedy' keeps 0 of 1 laws

            budgets in 'hello': A hook of 'ChatMessageTextView' goes beyond 100 views and components, so the rest was not done.
              To see it again:
                print(certify(GreedyPlugin(), laws: [.budgets]))
              To fix, do less, or raise 'components' in the budget of the context.

            """
        ),
        BrokenPlugin(
            .budgets,
            PedantPlugin(),
            """
            'pedant' keeps 0 of 1 laws

            budgets in 'hello': A hook of 'ChatMessageTextView' goes beyond 50 constraints, so the rest was not done.
              To see it again:
                print(certify(PedantPlugin(), laws: [.budgets]))
              To fix, do less, or raise 'constraints' in the budget of the context.

            """
        ),
        BrokenPlugin(
            .budgets,
            LoudPlugin(),
            """
            'loud' keeps 0 of 1 laws

            budgets in 'hello': A hook of 'ChatMessageBubbleView' goes beyond 20 events, so the rest was not done.
              To see it again:
                print(certify(LoudPlugin(), laws: [.budgets]))
              To fix, do less, or raise 'events' in the budget of the context.

            """
        ),
    ]
}
