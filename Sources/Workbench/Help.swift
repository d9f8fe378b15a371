import Hosting

/// The text of `--help`.
struct Help {
    /// The name of the program.
    let program: String

    /// The help of the whole program.
    var text: String {
        """
        Composes the messages of a conversation, prints their trees and draws them.

        Usage:
        \(Command.allCases.map { "  \(program) \($0.rawValue)\($0.usage) [flags]" }.joined(separator: "\n"))

        Without a command, it is 'tree'.

        Commands:
        \(Self.rows(Command.allCases.map { ($0.rawValue, $0.summary) }))

        \(Self.builtIn)Write './plugins' for a path with the name of a command.

        Flags:
        \(Self.rows(Flag.allCases.map { ($0.usage, $0.summary(for: program)) }))

        Results go to the standard output, everything else to the standard error.

        Exit codes:
        \(Self.rows(Self.exitCodes))

        """
    }

    /// The help of one command.
    func text(of command: Command) -> String {
        """
        \(command.summary)

        Usage:
          \(program) \(command.rawValue)\(command.usage) [flags]
        \(command.details(for: program))\(command.takesConversation ? Self.builtIn : "")
        Flags:
        \(Self.rows(command.flags.map { ($0.usage, $0.summary(for: program)) }))

        """
    }

    /// The sentence about commands without a path.
    private static let builtIn =
        "Without FILE or FOLDER, a built-in conversation is shown.\n"

    private static let exitCodes = [
        ("0", "Success, or the output was closed."),
        ("1", "A check has findings."),
        ("64", "The command line is wrong, or the plugins cannot be installed together."),
        ("65", "The input is malformed, too large, or in no known format."),
        ("66", "The input does not exist or cannot be read."),
        ("74", "The output could not be written."),
    ]

    fileprivate static func rows(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { name, summary in
            "  " + name + String(repeating: " ", count: width - name.count + 2) + summary
        }.joined(separator: "\n")
    }
}

extension Command {
    /// Returns the text of the command's help above its flags.
    fileprivate func details(for program: String) -> String {
        switch self {
        case .tree:
            """

            Each tree stands under '# ID TIME AUTHOR', channels under '## channel NAME', their
            threads under '## thread ID'. Each view has its frame, '[x,y WxH]', in points from the
            top left corner of the view that it is in; '--structure' leaves frames out.

            """
        case .diff:
            """

            The default tree is the old text, the one with the plugins the new text. Only messages
            that look different are printed, then under '## list NAME' the changes in a list: in the
            parts around messages, and in all of it if no message changes alone or if lists change
            their messages. If nothing differs, 'no differences' goes to the standard error. Frames
            are compared with '--frames'. With '--blame', each changed line ends in a '#' and the plugins
            that it needs, unless it is in both trees and only the lines around it differ;
            '\(program) blame' prints more.
            With '--json', each has its trees under 'default' and 'plugged'. With '--picture', before
            and after of each are drawn side by side into one HTML page, and its path is printed.

            """
        case .blame:
            """

            The differences with the plugins, in messages and in the list, under the smallest sets of plugins
            that cause them: 'a', 'a or b, each alone' if they mask each other, or 'a with b, only
            together'. '+' is an added view, '-' a removed one, with everything in it. Messages are
            composed with some of the plugins until none can be left out; the number of compositions is
            printed on the standard error. Of up to four plugins all sets are tried. Of more, sets are
            found from which none can be left out, and all of them unless more plugins undo the changes
            of fewer. Plugins that no hook reads are not tried.

            """
        case .explain:
            """

            First the layout options of the message with the plugins that changed them, then each view:
            the base of its slot and the reason, and each written property, the last writer first. Then
            the effect of each plugin on the message. '--node' explains one view, '--property' one of its
            properties, '--option' one layout option; also if the message does not have it. Overwritten
            values are printed as 'before'.
            '--without' shows the view, or the message, without a chosen plugin instead: the question
            'why is this row taller with B' is '--node messageCell --plugin B --without B'.

            """
        case .inspect:
            """

            Beside each message is the tree of its views. A click on a part, or Enter on its name in the
            tree, shows the facts of '\(program) explain': the stack of its slot, each property with its
            overwritten values, its frame, and the slots that its hooks read. The page is one file that
            loads nothing and runs no script.

            """
        case .picture:
            """

            The page is one file that loads nothing and runs no script. Its colours follow the
            reader's light or dark colour scheme; '--dark' makes it always dark.
            Pictures are placeholders. With '--pictures embed', those in the folder of FILE become part of
            the page, and have their own sizes: PNG, JPEG, GIF and WebP, of at most 8 MB, by relative
            addresses without '..' and hidden names. With '--pictures link', the page loads those with web
            addresses, so that their servers learn of its readers.

            """
        case .terminal:
            """

            Colours are used only if the output is a terminal and NO_COLOR is empty or not set. They
            suit a bright terminal, with '--dark' a dark one.

            """
        case .list:
            """

            The window shows the newest messages, as an app would, and is drawn again after each step of
            the script. The destination of a tap is drawn as a sheet over the list; the next step closes it.

            Steps, a line for each; '#' begins a comment; a script has at most 10 MB:
            \(Help.rows(ScriptStep.forms.map { ($0.form, $0.summary) }))


            """
        case .chat:
            """

            It needs a terminal as input and output. Every few seconds another user types, writes, reads or
            reacts, the same each time. Leaving ends with 0, a signal with 128 and its number; the terminal
            is restored.

            Keys:
            \(Help.rows(LiveChat.keys.map { ($0.key, $0.summary) }))

            Keys while writing:
            \(Help.rows(LiveChat.writingKeys.map { ($0.key, $0.summary) }))


            """
        case .gallery:
            """

            It has an index, a page for each plugin and one for all of them together: a few
            messages that they change, before and after, in light, in dark and from right to left,
            and the code that did it. The folder is made if it is missing; other files in it stay
            as they are. The path of the index is printed.

            """
        case .meaning:
            """

            Each line is a role with its name; its contents are indented. Elements without a role, such as
            containers and decorations, are left out.

            """
        case .themes:
            """

            A theme is a plugin that changes the whole appearance of a chat; '--theme NAME' of other
            commands applies it. With '--check', each text is compared with each colour that may be
            behind it, in the light and the dark scheme, and targets of taps are measured; then the
            values are listed that keep their defaults, and do not follow a changed one. With '--theme'
            one theme is checked, with '--plugin' the appearance that plugins make.

            """
        case .newPlugin:
            """

            NAME is the plugin's, such as 'ReadingTime'. The package has the plugin, with a slot, a layout
            option, an event and a view of its own, messages to show it on, its tests, and a program with
            all these commands. It builds as it is, and shows its effect at once.

            With '--with', the plugin is another one:
            \(Help.rows(PluginKind.allCases.map { ($0.rawValue, $0.summary) }))

            Without '--package', it depends on the package that the program was built in, or on
            the one that contains the working folder.

            """
        case .slots:
            """

            The base comes first, then the layers on top of it, each with the source location of its
            registration. With '--catalogue FILE.html', a page describes each slot: its purpose, its type,
            its layers and the hooks that make and read it, with a picture and with code that
            replaces and extends it.

            With '--contract FILE.json', everything that plugins can rely on is written: each slot, value
            and event with its version, its stability and its type, each hook and layout option.
            '--since FILE.json' compares with an earlier file, and ends with 1 if plugins may break and the
            file of '--changelog' does not name the breaking change under Changed or Removed of its
            section Unreleased, or if a slot changed and its version did not.

            """
        case .plugins:
            """

            With '--check', all messages are composed with the plugins, or with all of them if none is
            named, and each of their views is tapped; then a list is shown. Each line is a registration
            without effect, with the reason. With 'can', no input would change that; with 'in this
            input', another one may. A registration that one plugin takes away from another is a note.

            With '--isolated', each plugin is checked in its own process, and then all together. A plugin
            that ends its process, or uses more processor time than '--limit', is reported with its calls,
            if the system knows them. A plugin that waits is not ended; a terminal shows its id.

            """
        case .certify:
            """

            Each plugin, or each that is named, is checked beside all the others: in any order, under any
            name, in many sets, after uninstalling, in reused cells, at other widths, from right to left,
            on two threads, beside faults of others, for accessibility, and with hostile texts; in messages,
            in lists, and in composers. Each finding states its location, code that reproduces it, and the
            fix.

            With '--isolated', each is certified in its own process, and a crash is a finding.

            """
        }
    }
}
