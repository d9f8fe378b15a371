import ComponentsTesting
import Testing
import Views

@testable import Components
@testable import DefaultComponents
@testable import Hosting
@testable import Workbench

/// Errors of every case, made of words that try to control a terminal.
struct HostileWords {
    private var generator: SeededGenerator

    init(seed: Case) {
        generator = SeededGenerator(seed: seed)
    }

    /// The texts of all errors, diagnostics and notes.
    mutating func texts() throws -> [String] {
        let claims = try claims()
        let (faults, diagnostics) = (try installFaults(claims), diagnostics(claims))
        let errors: [ComponentsError] = [
            .faults(faults), .faults(Array(repeating: faults[0], count: 30)),
            .notInstalled(id(), installed: ids()), .required(id(), by: ids()),
        ]
        let findings: [PluginFinding] = [
            .tableDependsOnOrder(order: ids(), slot: word()), .outputDependsOnOrder(order: ids()),
            .leavesTraceInTable(id(), slot: word()), .leavesTraceInOutput(id()),
            .outputDependsOnIDs(lower: id(), upper: id(), idle: nil),
            .outputDependsOnIDs(lower: id(), upper: id(), idle: id()),
            .refused(order: ids(), .notInstalled(id(), installed: ids())),
        ]
        return faults.map(\.description) + diagnostics.map(\.description)
            + errors.map { ProgramError.install($0).text(for: "demo") }
            + findings.map(\.description)
            + chatTexts() + demoTexts()
    }

    private mutating func installFaults(_ claims: [SlotClaim]) throws -> [InstallFault] {
        let name = DeclaredName(kind: word(), name: word(), owner: .plugin(id()), site: site())
        return [
            .duplicatePlugin(id(), []), .registrationFailed(plugin: id(), error: word()),
            .missingRequirement(plugin: id(), requires: id()),
            .wrongVersion(
                plugin: id(),
                requires: id(),
                versions: Version(1)..<Version(2),
                found: Version(3)
            ),
            .otherHost(
                plugin: id(),
                versions: Version(1)..<Version(2),
                found: Version(3),
                changes: (0..<30).map { HostChange(Version($0), word()) }
            ),
            .otherSlot(
                plugin: id(),
                requirement: SlotRequirement(
                    slot: word(),
                    site: site(),
                    contract: .stable(changes: list()),
                    versions: 0..<1
                ),
                changes: SlotContract.stable(changes: list()).changes(in: 1...100)
            ),
            .declaredConflict(plugin: id(), with: id()), .orderingCycle(ids()),
            .unknownPreference(id(), installed: ids()), .baseClash(slot: word(), claims),
            .valueClash(slot: word(), claims),
            .missingHost(slot: word(), claim: claims[0], host: word(), base: layer()),
            .notExtensible(slot: word(), claim: claims[0], base: layer()),
            .slotDeclaredTwice(name: word(), sites: (0..<25).map { _ in site() }),
            .nameDeclaredTwice(name, name),
        ]
    }

    private mutating func diagnostics(_ claims: [SlotClaim]) -> [ComponentDiagnostic] {
        let constraint = ConstraintClaim(relation: word(), activatedBy: word())
        return [
            .undeclaredSlot(slot: word(), claim: claims[0]),
            .extensionWithoutHost(slot: word(), claim: claims[0], host: word(), base: layer()),
            .extensionDoesNotFit(slot: word(), extension: word(), component: word()),
            .hostIsGone(extension: word(), by: layer()),
            .outlivesTree(extension: word(), by: layer()),
            .eventWithoutListener(event: word(), component: word()),
            .slowHook(component: word(), hook: word(), by: layer()),
            .lateAnswer(task: word(), by: layer()),
            .containerNotAdded(component: word(), container: word(), by: layer()),
            .usedBeforeConnection(component: word()),
            .contentNeverSettles(component: word()),
            .contradictedContent(component: word(), problem: word()),
            .reuseLeak(leak(.setUp)), .reuseLeak(leak(.updateContent)),
            .madeByHand(component: word()), .constraintWithoutCommonView(constraint: word()),
            .conflictingConstraints(dropped: constraint, kept: constraint),
            .constraintWithoutEffect(constraint), .nestedTooDeep(component: word()),
            .laidOutTooDeep(component: word()), .tooManyJoinedViews(component: word()),
            .tooManyTransforms(slot: word(), count: .max), .scopesClash(slot: word(), claims),
            .eventNeverEnds(event: word(), component: word()), .callNeverEnds(call: word()),
        ] + namesAndMoments(claims[0]) + mistakesInViews()
    }

    private mutating func namesAndMoments(_ claim: SlotClaim) -> [ComponentDiagnostic] {
        [
            .slotOfMissingPlugin(slot: word(), claim: claim, site: site()),
            .deprecatedSlot(slot: word(), claim: claim, replacement: word()),
            .misspelledSlot(slot: word(), claim: claim, nearest: word()),
            .misspelledKey(family: word(), key: word(), claim: claim, nearest: word()),
            .unfilledKey(family: word(), key: word(), nearest: word(), claim: claim),
            .misspelledName(kind: word(), name: word(), nearest: word(), by: layer()),
            .missingWords(of: id(), locale: word(), keys: list()),
            .nameWithoutContent(kind: word(), name: word(), by: layer()),
            .unknownSymbol(name: word(), nearest: word(), by: layer()),
            .hookWithoutSuper(component: word(), hook: word(), by: layer()),
            .assignedAfterMounting(root: word(), slot: word(), claim: claim),
            .installedAfterMounting(root: word(), plugin: id()),
            .neverMounted(component: word()), .furtherDiagnostics(count: .max),
        ]
    }

    private mutating func mistakesInViews() -> [ComponentDiagnostic] {
        [
            .neverAdded(component: word(), slot: word(), by: layer()),
            .addedAgain(component: word(), to: word(), by: layer()),
            .layoutNeverSettles(component: word(), by: layer()),
            .unusableLength(component: word(), property: word(), value: word(), by: layer()),
            .contentWithoutSize(component: word(), content: word(), by: layer()),
            .unheededByLayout(slot: word(), by: layer()),
            .popoverAtItself(component: word(), by: layer()),
        ]
    }

    private mutating func chatTexts() -> [String] {
        let errors: [ConversationError] = [
            .malformed(file: word(), line: 1, column: 1, path: word(), expected: word()),
            .unreadable(file: word()), .leadsOut(file: word()),
            .tooLarge(file: word(), limit: .max),
            .unrecognized(file: word(), formats: list()),
            .unknownFormat(name: word(), formats: list()), .unknownZone(name: word()),
        ]
        let notes: [LoadNote] = [
            .unknownFields(path: word(), count: 1),
            .duplicateMessage(messageID: word(), channelID: word()),
            .missingThreadRoot(messageID: word(), rootID: word()), .unknownFile(file: word()),
            .skipped(errors[0]), .more(count: .max),
        ]
        let faults: [MessageListFault] = [
            .outOfRange(change: word(), index: 1, count: 1), .duplicateID(word()),
            .placeUsedTwice(change: word(), index: 1), .countDiffers(expected: 1, found: 2),
            .otherMessage(index: 1, expected: word(), found: word()), .otherCell(index: 1),
            .missingMessage(index: 1, count: 1), .delegateNotSet(dataSource: word()),
        ]
        let sending: [ChatSendingError] = [
            .noCurrentUser(channel: word()), .noChannel, .emptyMessage, .unknownMessage(id: word()),
            .deletedMessage(id: word()),
        ]
        return errors.flatMap { [$0.description, ProgramError.conversation($0).text(for: "demo")] }
            + notes.map(\.description) + faults.map(\.description) + sending.map(\.description)
    }

    private mutating func demoTexts() -> [String] {
        let faults: [UsageFault] = [
            .unknown(.message, word(), known: list()), .unknown(.message, word(), known: []),
            .unknown(.message, "message", known: ["messag" + word()]),
            .ambiguousUser(word(), ids: list()), .formatWithoutPath(word()), .unknownZone(word()),
            .noLanguage(word()),
            .noNumber(.width, word(), 1...2), .extraWord(word()), .noPathTaken(word(), .slots),
            .outputInInput(word(), input: word()), .notUTF8(word()),
            .ambiguousNode(word(), message: word(), paths: list()),
            .unknownNode(word(), near: list()), .noView(word(), isEvent: true),
        ]
        let problems: [ScriptProblem] = [
            .noNumber(word(), 1...2), .unknown(.user, word(), known: list()), .plugin(word()),
            .missingPart(.avatar, message: word(), shown: []),
            .missingPart(.avatar, message: word(), shown: [.quote]),
        ]
        let scripts = problems.map {
            ScriptError(file: word(), line: 1, step: word(), problem: $0)
        }
        let pages: [PageError] = [
            .isFolder(word()), .isNoFile(word()), .isNoFolder(word()),
            .failed(word(), .failed(1)),
        ]
        let errors: [ProgramError] = [
            .usage(faults), .usage(Array(repeating: faults[0], count: 30)), .script(scripts),
            .noScript(word()), .longScript(word(), limit: 1),
            .contract(.malformed(file: word(), line: 1, column: 1, path: word(), expected: word())),
            .contract(.unreadable(file: word())), .contract(.tooLarge(file: word(), limit: 1)),
        ]
        return faults.map { $0.text(for: "demo") } + scripts.map { $0.text(for: "demo") }
            + errors.map { $0.text(for: "demo") }
            + contractTexts()
            + pages.map { ProgramError.page($0).text(for: "demo") }
    }

    private mutating func contractTexts() -> [String] {
        let slots = (0..<4).map { number in
            ContractSlot(
                name: "\(number)\(word())",
                kind: .event,
                accepts: word(),
                stability: .stable,
                version: 2,
                changes: list(),
                role: list()
            )
        }
        let old = contract(of: slots, host: "2.0.0", number: 1)
        var new = contract(of: slots, host: "1.0.0", number: 2)
        new.slots[0].kind = .value
        (new.slots[0].accepts, new.slots[0].standard) = ("2\(word())", word())
        (new.slots[0].version, new.slots[0].changes) = (30, ["2"] + list())
        new.slots[0].role = ["2"]
        new.slots[0].stability = .deprecated(replacement: "2\(word())")
        new.slots[1].version = 1
        (new.slots[2].role, new.slots[2].changes) = (["2"], ["2"])
        new.slots[3].name = "4\(word())"
        let changes = new.changes(since: old)
        #expect(changes.count == 19)
        return changes.map { $0.text + ($0.remedy ?? "") }
    }

    private mutating func contract(
        of slots: [ContractSlot],
        host: String,
        number: Int
    ) -> Contract {
        Contract(
            host: host,
            hooks: ["\(number)\(word())"],
            names: [ContractName(kind: word(), name: "\(number)\(word())")],
            slots: slots
        )
    }

    // MARK: Parts

    /// Claims of plugins that conflict, with their ids and values.
    private mutating func claims() throws -> [SlotClaim] {
        let plugins = [word(), word()].map { word in
            TestPlugin(PluginID(rawValue: word)) { registrar in registrar.set(.background, to: word)
            }
        }
        var components = Components()
        let error = #expect(throws: ComponentsError.self) { try components.install(plugins) }
        guard case .faults(let faults) = try #require(error),
            case .valueClash(_, let claims)? = faults.first
        else { return [] }
        return Array(repeating: claims, count: 12).flatMap { $0 }
    }

    private mutating func layer() -> SlotLayer {
        SlotLayer(owner: .plugin(id()), verb: .replace, what: word(), site: site())
    }

    private mutating func leak(_ hook: ComponentHook) -> ReuseLeak {
        ReuseLeak(
            path: word(),
            property: word(),
            found: word(),
            expected: word(),
            hook: hook,
            owner: word()
        )
    }

    private mutating func id() -> PluginID {
        PluginID(rawValue: word())
    }

    private mutating func ids() -> [PluginID] {
        list().map { PluginID(rawValue: $0) }
    }

    private mutating func site() -> SourceSite {
        SourceSite(fileID: word(), line: 1)
    }

    private mutating func list() -> [String] {
        (0..<25).map { _ in word() }
    }

    private mutating func word() -> String {
        let pieces = [
            "\u{1B}[31m", "\u{9B}2J", "\u{7}", "\r", "\n", "\t", "\u{0}", "\u{7F}", "\u{202E}",
            "\u{2066}", "\u{200B}", "\u{FEFF}", "\u{2028}", "\u{E0041}", "\u{FFFF}",
            "'. To fix, ", "梅", "a", "👩‍🚀",
        ]
        let count = Int.random(in: 1...12, using: &generator)
        let word = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
        return Bool.random(using: &generator) ? word : String(repeating: word, count: 60)
    }
}
