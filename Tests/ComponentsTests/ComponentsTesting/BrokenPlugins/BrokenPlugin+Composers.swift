import Components
import ComponentsTesting

extension BrokenPlugin {
    static let ofComposers: [BrokenPlugin] = [
        BrokenPlugin(
            .targets,
            TinySendPlugin(),
            """
            'tiny-send' keeps 0 of 1 laws

            targets in 'composer-text': 'TinySendButton' is 28 points wide and 30 high, of at least 44.
              To see it again:
                let plugins: [any Plugin] = [TinySendPlugin()]
                let tree = try CertificateChat.tree("composer-text", with: plugins)
                print(tree?.description ?? "")
              To fix, let it be at least 44 points wide and high, with constraints, insets or hitInsets.

            """
        ),
        BrokenPlugin(
            .ineffective,
            IdleHeaderPlugin(),
            """
            'idle-header' keeps 1 of 1 laws

            note, ineffective: Extension 'Idle' of slot 'composerHeader' by 'idle-header' at ComponentsTests/BrokenComposerPlugins.swift changed nothing in this input: everything looks the same without it.
              To see it again:
                print(certify(IdleHeaderPlugin(), laws: [.ineffective]))
              To fix, write another value, or leave it out.

            """
        ),
        BrokenPlugin(
            .ineffective,
            EchoSenderPlugin(),
            """
            'echo-sender' keeps 1 of 1 laws

            note, ineffective: The transform of slot 'messageSubmission' by 'echo-sender' at ComponentsTests/BrokenComposerPlugins.swift changed nothing in this input: it always gave what it got from below.
              To see it again:
                print(certify(EchoSenderPlugin(), laws: [.ineffective]))
              To fix, let it give something else, check an input for which it does, or leave it out.

            """
        ),
        BrokenPlugin(
            .fit,
            CrampedNoticePlugin(),
            """
            'cramped-notice' keeps 0 of 1 laws

            fit in 'composer-refused': 240 points wide and with texts times 1, 'L' 0,-24.5 8.896x18 is not within 0,0 16.596x5, in 'Label'.
              To see it again:
                let plugins: [any Plugin] = [CrampedNoticePlugin()]
                let tree = try CertificateChat.tree("composer-refused", with: plugins, width: 240, textScale: 1)
                print(tree?.description ?? "")
              To fix, let sizes follow from content, with stacks or with constraints that may give way, and say overlapsSiblings where a view is to lie over others.

            """
        ),
        BrokenPlugin(
            .contrast,
            PaleTitlePlugin(),
            """
            'pale-title' keeps 0 of 1 laws

            contrast in 'composer-quoting': The text of Label in pale, light: 1.72 to 1 with what lies behind it, of at least 4.5 to 1.
              To see it again:
                let plugins: [any Plugin] = [PaleTitlePlugin()]
                let tree = try CertificateChat.tree("composer-quoting", with: plugins)
                print(tree?.description ?? "")
              To fix, take colours of the appearance's palette that are made for each other, or darker and lighter ones for both schemes.

            """
        ),
        BrokenPlugin(
            .roles,
            SilentAttachmentsPlugin(),
            """
            'silent-attachments' keeps 0 of 1 laws

            roles in 'composer-attachments': 'Control' can be tapped and has no role.
              To see it again:
                let plugins: [any Plugin] = [SilentAttachmentsPlugin()]
                let tree = try CertificateChat.tree("composer-attachments", with: plugins)
                print(tree?.description ?? "")
              To fix, set accessibilityRole, and accessibilityLabel where no text says what it is, and leave those of others.

            """
        ),
        BrokenPlugin(
            .mirror,
            LeftistHeaderPlugin(),
            """
            'leftist-header' keeps 0 of 1 laws

            mirror in 'composer-quoting': 240 points wide from right to left, View: 206,0 10x10 is not 212,0 10x10.
              To see it again:
                let plugins: [any Plugin] = [LeftistHeaderPlugin()]
                let tree = try CertificateChat.tree("composer-quoting", with: plugins, width: 240, direction: .rightToLeft)
                print(tree?.description ?? "")
              To fix, place views with stacks, or with leading and trailing anchors, ask nobody for the direction, and leave the mirroring to layout.

            """
        ),
        BrokenPlugin(
            .hostileText,
            TidyNoticePlugin(),
            """
            'tidy-notice' keeps 0 of 1 laws

            hostileText in 'composer-hostile-markup': 'textLabel' shows 'alert(1) bold &amp; **stars** {0} %@' and not '<script>alert(1)</script> <b>bold</b> &amp; **stars** {0} %@'.
              To see it again:
                let plugins: [any Plugin] = [TidyNoticePlugin()]
                let tree = try CertificateChat.tree("composer-hostile-markup", with: plugins)
                print(tree?.description ?? "")
              To fix, show text as it is, character by character, and take addresses through LinkAddress.

            """
        ),
        BrokenPlugin(
            .reuse,
            LeakySendPlugin(),
            """
            'leaky-send' keeps 0 of 1 laws

            reuse in 'composer-quoting': 'composerSendButton' kept 'alpha' '0.6' from what was composed before, and has '1.0' in a new composer.
              To see it again:
                print(certify(LeakySendPlugin(), laws: [.reuse]))
              To fix, set it in updateContent, whatever the content is.

            """
        ),
    ]
}
