import Components
import ComponentsTesting

extension BrokenPlugin {
    static let ofCompany: [BrokenPlugin] = [
        BrokenPlugin(
            .install,
            LonelyPlugin(),
            """
            'lonely' keeps 0 of 1 laws

            install: Plugin 'lonely' requires 'nobody', which is not installed.
              To see it again:
                var components = Components()
                try components.install([LonelyPlugin()])
              To fix, add 'nobody' to the plugins passed to install(_:).

            """
        ),
        BrokenPlugin(
            .install,
            MoodyPlugin(),
            """
            'moody' keeps 0 of 1 laws

            install: Plugin 'moody' could not register: not today.
              To see it again:
                var components = Components()
                try components.install([MoodyPlugin()])
              To fix, correct that, or leave 'moody' out.

            """
        ),
        BrokenPlugin(
            .install,
            RivalPlugin(),
            """
            'rival' keeps 0 of 1 laws

            install: The layout option 'shareAttachments' is declared by 'rival' at ComponentsTests/BrokenInstallPlugins.swift and by 'share-attachments' at ExamplePlugins/ShareAttachmentsPlugin.swift.
              To see it again:
                var components = Components()
                try components.install([RivalPlugin(), ShareAttachmentsPlugin()])
              To fix, give one of them another name.

            """
        ),
        BrokenPlugin(
            .order,
            FicklePlugin(),
            """
            'fickle' keeps 0 of 1 laws

            order: What it says is another thing when the plugins are loaded in another order.
              To see it again:
                print(certify(ficklePlugin, laws: [.order]))
              To fix, let register depend on nothing but the plugin's own value, and hooks on nothing but their host and its components.

            """
        ),
        BrokenPlugin(
            .name,
            FollowerPlugin(),
            """
            'follower' keeps 0 of 1 laws

            name in 'hello': Whether it has 'border=1' of 'messageCell/messageContentView' hangs on its name alone.
              To see it again:
                print(certify(FollowerPlugin(), laws: [.name]))
              To fix, do not ask what other plugins did, or say with an ordering which are meant.

            """
        ),
        BrokenPlugin(
            .effect,
            ShyPlugin(),
            """
            'shy' keeps 0 of 1 laws

            effect in 'hello': Beside 'squared-bubble', 'border=2/border' of 'messageCell/messageContentView/bubble' is lost.
              To see it again:
                let plugins: [any Plugin] = [SquaredBubblePlugin(), ShyPlugin()]
                let tree = try CertificateChat.tree("hello", with: plugins)
                print(tree?.description ?? "")
              To fix, extend what is there instead of taking its place, do not ask what others did, and say with an ordering whom it has to lie after.

            """
        ),
        BrokenPlugin(
            .effect,
            BoasterPlugin(),
            effect: { _, _ in true },
            """
            'boaster' keeps 0 of 1 laws

            effect: What you say of its effect is as true without it.
              To see it again:
                print(certify(BoasterPlugin(), laws: [.effect], effect: effect))
              To fix, state something that only the plugin brings about, and give messages on which it acts.

            """
        ),
        BrokenPlugin(
            .effect,
            BoasterPlugin(),
            effect: { _, _ in false },
            """
            'boaster' keeps 0 of 1 laws

            effect: What you say of its effect is true of no message with it.
              To see it again:
                print(certify(BoasterPlugin(), laws: [.effect], effect: effect))
              To fix, state something that only the plugin brings about, and give messages on which it acts.

            """
        ),
        BrokenPlugin(
            .uninstall,
            SquatterPlugin(),
            """
            'squatter' keeps 0 of 1 laws

            uninstall: It changes Components.default, where nobody uninstalls it.
              To see it again:
                print(certify(SquatterPlugin(), laws: [.uninstall]))
              To fix, let the plugin say what it does to the registrar alone, and keep nothing outside of the parts and extensions that it makes.

            """
        ),
        BrokenPlugin(
            .uninstall,
            SettlerPlugin(),
            """
            'settler' keeps 0 of 1 laws

            uninstall: It changes Components.default, where nobody uninstalls it.
              To see it again:
                print(certify(SettlerPlugin(), laws: [.uninstall]))
              To fix, let the plugin say what it does to the registrar alone, and keep nothing outside of the parts and extensions that it makes.

            """
        ),
        BrokenPlugin(
            .threads,
            GossipPlugin(),
            """
            'gossip' keeps 0 of 1 laws

            threads in 'hello': While another message is composed, it has 'bubble: ChatMessageBubbleView + gossip, app [0,0 81.8x36] column=fill/0 corner=18 border=3/border background=incomingBubble alpha=0.9' instead of 'bubble: ChatMessageBubbleView + gossip, app [0,0 81.8x36] column=fill/0 corner=18 border=1/border background=incomingBubble alpha=0.9'.
              To see it again:
                print(certify(gossipPlugin, laws: [.threads]))
              To fix, keep what one hook tells another one in the part or extension itself, and nothing in global or static variables.

            """
        ),
        BrokenPlugin(
            .faults,
            TimidPlugin(),
            """
            'timid' keeps 0 of 1 laws

            faults in 'hello': While another plugin does 'throwing' in setUp of 'bubble', it has 'bubble: HidingBubble <- timid [0,0 81.8x36] column=fill/0 corner=18 border=0/border background=incomingBubble' instead of 'bubble: HidingBubble <- timid [0,0 81.8x36] column=fill/0 corner=18 border=1/border background=incomingBubble'.
              To see it again:
                print(certify(TimidPlugin(), laws: [.faults]))
              To fix, do in each hook what is to be there, however often parts are made again, and do not ask what was reported of others.

            """
        ),
    ]
}
