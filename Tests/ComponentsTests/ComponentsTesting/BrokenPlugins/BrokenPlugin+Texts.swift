import Components
import ComponentsTesting

extension BrokenPlugin {
    static let ofTexts: [BrokenPlugin] = [
        BrokenPlugin(
            .hostileText,
            LinkifyPlugin(),
            """
            'linkify' keeps 0 of 1 laws

            hostileText in 'hostile-address': 'javascript:alert(1)' is an address.
              To see it again:
                let plugins: [any Plugin] = [LinkifyPlugin()]
                let tree = try CertificateChat.tree("hostile-address", with: plugins)
                print(tree?.description ?? "")
              To fix, show text as it is, character by character, and take addresses through LinkAddress.

            """
        ),
        BrokenPlugin(
            .hostileText,
            TidyPlugin(),
            """
            'tidy' keeps 0 of 1 laws

            hostileText in 'hostile-markup': 'messageText' shows 'alert(1) bold &amp; **stars** {0} %@' and not '<script>alert(1)</script> <b>bold</b> &amp; **stars** {0} %@'.
              To see it again:
                let plugins: [any Plugin] = [TidyPlugin()]
                let tree = try CertificateChat.tree("hostile-markup", with: plugins)
                print(tree?.description ?? "")
              To fix, show text as it is, character by character, and take addresses through LinkAddress.

            """
        ),
        BrokenPlugin(
            .contrast,
            PalePlugin(),
            """
            'pale' keeps 0 of 1 laws

            contrast in 'reacted': The text of ChatMessageTimestampLabel in pale, light: 1.72 to 1 with what lies behind it, of at least 4.5 to 1.
              To see it again:
                let plugins: [any Plugin] = [PalePlugin()]
                let tree = try CertificateChat.tree("reacted", with: plugins)
                print(tree?.description ?? "")
              To fix, take colours of the appearance's palette that are made for each other, or darker and lighter ones for both schemes.

            """
        ),
        BrokenPlugin(
            .contrast,
            DaylightPlugin(),
            """
            'daylight' keeps 0 of 1 laws

            contrast in 'reacted': The text of ChatMessageTimestampLabel in ink, dark: 1.16 to 1 with what lies behind it, of at least 4.5 to 1.
              To see it again:
                let plugins: [any Plugin] = [DaylightPlugin()]
                let tree = try CertificateChat.tree("reacted", with: plugins)
                print(tree?.description ?? "")
              To fix, take colours of the appearance's palette that are made for each other, or darker and lighter ones for both schemes.

            """
        ),
    ]
}
