import Components
import DefaultComponents
import Drawing
import Testing

@testable import Tracing
@testable import Views

/// Laws of recordings, over conversations composed with the example plugins.
@Suite(.diagnosticsOfIssues)
struct TraceLawTests {
    /// Some of all subsets; a factor that is coprime to their number spreads them.
    private static let subsets = Cases(2, of: 64)
    private static let spread = 1013

    @Test(arguments: subsets)
    func replayingTheWritesGivesTheSameTree(subset: Case) throws {
        for cell in try recordedCells(subset) {
            let replay = try #require(cell.recorder.trace.replayed())
            let tree = TreeNode(of: replay.root, variant: .frames, names: replay.names)

            #expect(
                tree.withoutMarks == TreeNode(of: cell.root, variant: .frames).withoutMarks,
                "subset \(subset), \(cell.id)"
            )
        }
    }

    @Test(arguments: subsets)
    func whatDiffersFromTheClassHasAWriter(subset: Case) throws {
        for cell in try recordedCells(subset) {
            let trace = cell.recorder.trace
            for view in cell.root.flattened {
                let number = try #require(view.core.record?.number)
                let (state, initial) = (ViewState(view), ViewState(type(of: view).init()))
                for property in ViewProperty.all
                where !property.isSame(state, initial) && property.name != "subviews" {
                    let change = trace.lastChange(of: property.name, in: trace.views[number])
                    #expect(change != nil, "subset \(subset), \(cell.id): \(property.name)")
                }
            }
        }
    }

    @Test(arguments: subsets)
    func whatWasWrittenLastIsThere(subset: Case) throws {
        for cell in try recordedCells(subset) {
            let trace = cell.recorder.trace
            for view in cell.root.flattened {
                let number = try #require(view.core.record?.number)
                #expect(trace.views[number].final.value == ViewState(view), "subset \(subset)")
            }
        }
    }

    @Test func theSameCompositionGivesTheSameTrace() throws {
        let subset = Case(number: 63)

        let traces = try (0..<2).map { _ in try recordedCells(subset).map(\.recorder.trace) }

        #expect(traces[0] == traces[1])
    }

    /// Returns the cells of the fixture, laid out and then shown with other messages.
    private func recordedCells(_ subset: Case) throws -> [RecordedCell] {
        let components = try Components.with(
            [DefaultComponentsPlugin()]
                + PluginSubsets.plugins(subset.number * Self.spread % PluginSubsets.count)
        )
        let messages = FixtureChat.transcript.messages
        return messages.indices.map { index in
            let cell = RecordedCell(messages, at: index, with: components)
            cell.root.layout(width: 375)
            return cell
        }
    }
}

/// A cell with its recording.
struct RecordedCell {
    let id: String
    let root: any MessageCell
    let recorder = CompositionRecorder()

    init(_ messages: [ChatMessage], at index: Int, with components: Components) {
        id = messages[index].id
        root = components.messageCell(
            showing: MessageCellContent(
                index: index,
                messages: AnyRandomAccessCollection(messages),
                channel: FixtureChat.group
            )
        )
        root.mount(in: ComponentContext(components, recordedBy: recorder))
    }
}

extension View {
    /// The view and everything in it.
    var flattened: [View] {
        [self] + core.subviews.flatMap(\.flattened)
    }
}

extension TreeNode {
    /// The text of the tree without the names of the plugins that supplied, extended and added views, and without the
    /// components' own attributes.
    var withoutMarks: String {
        description.split(separator: "\n", omittingEmptySubsequences: false)
            .map {
                $0.replacing(/^( *[^ |]+: [^ ]+)( <- [^ ]+)?( \+ ([^ ]+, )*[^ ]+)?( by [^ ]+)?/) {
                    "\($0.1)"
                }
                .replacing(#/ options=[^ ]*/#, with: "")
            }
            .joined(separator: "\n")
    }
}
