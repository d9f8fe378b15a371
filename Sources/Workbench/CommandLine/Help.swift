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

        \(Self.builtIn)A path that is called like a command is written './plugins'.

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
        ("0", "All was well, or nobody reads the output any more."),
        ("1", "A check found something."),
        ("64", "The command line is wrong, or the plugins cannot be installed together."),
        ("65", "The input is malformed, too large, or in no known format."),
        ("66", "The input is not there or cannot be read."),
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
    /// Returns what a reader of the command's help wants to know besides its flags.
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
            that look different are printed, then under '## list NAME' what plugins change in a list:
            in what lies around messages, and in all of it where no message changes alone or where
            lists show messages otherwise. If nothing differs, 'no differences' goes to the standard
            error. Frames are compared if asked. With '--blame', each changed line ends in the plugins
            that it takes, behind a '#', unless it is in both trees and only the lines around it are not;
            '\(program) blame' tells more.
            With '--json', each has its trees under 'default' and 'plugged'. With '--picture', before
            and after of each are drawn side by side into one HTML page, and its path is printed.

            """
        case .blame:
            """

            What differs with the plugins, in messages and in the list, under the smallest sets of plugins
            that make it so: 'a', 'a or b, each alone' where they mask each other, or 'a with b, only
            together'. '+' is a view that comes, '-' one that goes, with all that is in it. Messages are
            composed with some of the plugins until nothing can be left out; how often is reported on the
            standard error. Of up to four plugins all sets are tried. Of more, sets are found that no
            longer do with one less, and all of them unless more plugins take back what fewer do. Plugins
            that no hook asks for are not tried.

            """
        case .explain:
            """

            First the layout options of the message and who changed them, then each view: what stands in
            its slot and why, and each property that was written, the last writer first. Then what each
            plugin did for the message. '--node' explains one view, '--property' one of its properties,
            '--option' one layout option; each of them also if it is not there. What was written before
            something else was written over it is reported as 'before'.
            '--without' asks instead what the view, or the message, would be without a plugin that is
            chosen: 'why is this row taller with B' is '--node messageCell --plugin B --without B'.

            """
        case .inspect:
            """

            Beside each message stands the tree of its views. A click on a part, or Enter on its name in
            the tree, shows what '\(program) explain' tells of it: the stack of its slot, each property with what
            was written over, its box, and the slots that its hooks read. The page is one file that loads
            nothing and runs no script.

            """
        case .picture:
            """

            The page is one file that loads nothing and runs no script. Its colours follow the
            reader's light or dark surroundings; '--dark' makes it dark for all.

            """
        case .terminal:
            """

            Colours are used only if the output is a terminal and NO_COLOR is empty or not set. They
            are made for a bright terminal, with '--dark' for a dark one.

            """
        case .list:
            """

            The window shows the newest messages, as an app would, and is drawn again after each step of
            the script. What a tap leads to is drawn as a sheet over the list; the next step closes it.

            Steps, a line for each; '#' begins a comment; a script has at most 10 MB:
            \(Help.rows(ScriptStep.forms.map { ($0.form, $0.summary) }))


            """
        case .chat:
            """

            It needs a terminal as input and output. Every few seconds somebody types, writes, reads or
            reacts, the same each time. Leaving ends with 0, a signal with 128 and its number; the terminal
            is given back as it was.

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

            Each line is a role with its name; what it holds is indented. What says nothing, such as
            a container or a decoration, is left out.

            """
        case .themes:
            """

            A theme is a plugin that changes all of a chat's look; '--theme NAME' of other commands
            shows them in it. With '--check', each text is compared with each colour that may lie
            behind it, in light and dark surroundings, and things to tap are measured; then the
            values are listed that are as by default, and follow no other that is not. With '--theme'
            that is done for one theme, with '--plugin' for what plugins make of it.

            """
        case .newPlugin:
            """

            NAME is the plugin's, such as 'ReadingTime'. The package has the plugin, with a slot, a layout
            option, an event and a view of its own, messages to show it on, its tests, and a program with
            all these commands. It builds as it is, and shows its effect at once.

            Without '--package', it depends on the package that the program was built in, or on
            the one that is around here.

            """
        case .slots:
            """

            The base comes first, then the layers on top of it, each with the place in the code that
            put it there. With '--catalogue FILE.html', a page tells of each slot what it is, what goes
            into it, what fills it, which hooks make and read it, with a picture and with code that
            replaces and extends it.

            With '--contract FILE.json', all that an outside plugin can rely on is written: each slot, value
            and event with its version, its stability, and what goes into it, each hook and layout option.
            '--since FILE.json' compares with what was written before, and ends with 1 if plugins may break
            and the file of '--changelog' does not name what breaks them under Changed or Removed of its
            section Unreleased, or if something changed and its version did not.

            """
        case .plugins:
            """

            With '--check', all messages are composed with the plugins, or with all of them where none is
            named, and each of their views is tapped; then a list is shown. Each line tells of something
            that a plugin said without effect, and why. With 'can', no input would change that; with 'in this
            input', another one may. What one plugin takes away from another one is a note.

            With '--isolated', each plugin is checked in a process of its own, and then all together. One that
            ends its process, or uses more processor time than '--limit' says, is reported with its calls,
            where the system knows them. One that waits is not ended; a terminal shows which it is.

            """
        case .certify:
            """

            Each plugin, or each that is named, is looked at beside all the others: in any order, under any
            name, in many sets, gone again, in used cells, at other widths, from right to left, on two
            threads, among mistakes of others, by those who do not see, and by those who mean harm; in messages,
            in lists, and in composers. Each finding states its location, code that shows it again, and the
            fix.

            With '--isolated', each is certified in a process of its own, whose end is a finding.

            """
        }
    }
}
