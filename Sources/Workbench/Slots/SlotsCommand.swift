import Components
import DefaultComponents
import Drawing

/// Lists the slots, what each accepts, what fills it and who put it there, or writes a page or the contract of them.
struct SlotsCommand {
    let program: Program
    let arguments: Arguments

    func run() throws -> ExitCode {
        let components = try program.setup(arguments).plugged()
        if let path = arguments[.contract] {
            try program.publish(Contract(components).json, to: path, flag: .contract)
        } else if let path = arguments[.since] {
            return try compare(Contract(components), since: path)
        } else if let path = arguments[.catalogue] {
            try write(components, to: path)
        } else {
            for slot in components.slots {
                try program.output.write(slot.text)
            }
            program.tell("diagnostic", components.diagnostics.map(\.description))
        }
        return .success
    }

    private func compare(_ contract: Contract, since path: String) throws -> ExitCode {
        let changelog = try arguments[.changelog].map { path throws(ProgramError) in
            Changelog(String(decoding: try ContractFile.bytes(of: path), as: UTF8.self))
        }
        let comparison = ContractComparison(
            contract,
            since: try ContractFile.contract(at: path),
            changelog ?? Changelog("")
        )
        try program.output.write(comparison.text)
        program.tell("contract", [comparison.summary])
        return comparison.isRefused ? .found : .success
    }

    private func write(_ components: Components, to path: String) throws {
        let settings = LayoutSettings(arguments)
        let conversation = try program.conversation(arguments, components)
        let sections = conversation.channels.flatMap(MessageSection.sections)
        var composer = MessageComposer(components, settings: settings, variant: .frames)
        let screen = conversation.channels.first.map { CatalogueScreen($0, components, settings) }
        let catalogue = SlotCatalogue(components, sections, &composer, screen: screen)
        try program.publish(catalogue.page(settings.page(components)), to: path, flag: .catalogue)
        program.tell("diagnostic", components.diagnostics.map(\.description))
        program.tell("diagnostic", composer.findings.lines)
    }
}

extension SlotReport {
    /// A line with the name and the type, then one for each layer, the base first.
    var text: String {
        let title = "\(name.shown()): \(kindName)\(accepts.shown())\n"
        let base =
            kind == .event ? "  declared at \("\(site)".shown())\n" : "  filled by \(base.shown)\n"
        let lost = shadowed.reversed().map { "  instead of \($0.shown)\n" }
        let layers = layers.map { "  \($0.sentence)\n" }
        let scoped = scoped.map { "  \($0.sentence)\n" }
        let promise = contract == .stable ? "" : "  \(contract.words)\n"
        return title + base + lost.joined() + layers.joined() + scoped.joined() + promise
    }

    private var kindName: String {
        switch kind {
        case .component, .value, .member: ""
        case .event: "event "
        case .fallback: "family of "
        }
    }
}

extension SlotLayer {
    /// The verb and the registrant of the layer.
    fileprivate var sentence: String {
        switch verb {
        case .extend: "extended by \(shown)"
        case .transform: "transformed by \(ownedWhere)"
        case .on: "listened to by \(ownedWhere)"
        case .replace: "replaced by \(shown)"
        case .set: "set to \(shown)"
        case .declare: "declared by \(shown)"
        }
    }
}
