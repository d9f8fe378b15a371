/// A mistake that does not keep a container or a tree from working.
public enum ComponentDiagnostic: Sendable, Hashable {
    /// A registration to a slot of the registrant's own module that no plugin declares.
    case undeclaredSlot(slot: String, claim: SlotClaim)
    /// A registration to another module's slot, while no plugin that lists the slot is installed.
    case slotOfMissingPlugin(slot: String, claim: SlotClaim, site: SourceSite)
    /// A registration to an undeclared slot whose name is almost that of a declared one.
    case misspelledSlot(slot: String, claim: SlotClaim, nearest: String)
    /// A registration to a deprecated slot that has a replacement.
    case deprecatedSlot(slot: String, claim: SlotClaim, replacement: String)
    /// A key of a family that is called almost as one that is made.
    case misspelledKey(family: String, key: String, claim: SlotClaim, nearest: String)
    /// A key that was requested and has no registration, and whose name is almost that of a filled key.
    case unfilledKey(family: String, key: String, nearest: String, claim: SlotClaim)
    /// An undeclared name of an open set that is almost a declared one.
    case misspelledName(kind: String, name: String, nearest: String, by: SlotLayer?)
    /// A symbol that is neither built in nor registered; an empty box is drawn.
    case unknownSymbol(name: String, nearest: String?, by: SlotLayer?)
    /// A name of an open set that asks for content which is not there; reported by debug builds.
    case nameWithoutContent(kind: String, name: String, by: SlotLayer)
    /// An extension without effect, as the app replaced its host in the slot.
    case extensionWithoutHost(slot: String, claim: SlotClaim, host: String, base: SlotLayer)
    /// An extension without effect, as the slot's part was made of another type.
    case extensionDoesNotFit(slot: String, extension: String, component: String)
    /// An extension that used its host after the host had ended; the call had no effect.
    case hostIsGone(extension: String, by: SlotLayer?)
    /// An extension that outlives its tree because of a reference cycle; reported by debug builds.
    case outlivesTree(extension: String, by: SlotLayer?)
    /// A custom event that was raised on a screen and has no listener; reported by debug builds.
    case eventWithoutListener(event: String, component: String)
    /// A hook that took more than 250 ms; reported by debug builds to the listener, and not kept by the tree.
    case slowHook(component: String, hook: String, by: SlotLayer)
    /// An answer of a task whose component has ended or shows something else; reported by debug builds to the listener.
    case lateAnswer(task: String, by: SlotLayer?)
    /// A component that used `Components.default` before it was connected to a tree of other components.
    case usedBeforeConnection(component: String)
    /// An event whose handlers raise it, or one another's, again and again.
    case eventNeverEnds(event: String, component: String)
    /// A call that leads back to itself again and again; the last one had no effect.
    case callNeverEnds(call: String)
    /// A component whose content changed again and again while it was updating.
    case contentNeverSettles(component: String)
    /// A component that would lie deeper than a tree goes; the one around it went on without it.
    case nestedTooDeep(component: String)
    /// A view in which others lie deeper than layout goes; they are not laid out.
    case laidOutTooDeep(component: String)
    /// A view whose constraints join more views than are solved together; further constraints have no effect.
    case tooManyJoinedViews(component: String)
    /// A slot with more transforms than are applied; the outermost have no effect.
    case tooManyTransforms(slot: String, count: Int)
    /// Two plugins that replace a slot in scopes that hold for one part and of which neither is inside the other; the
    /// first plugin's base is used.
    case scopesClash(slot: String, [SlotClaim])
    /// A component that was given contradictory information about its content; the text says how to fix it.
    case contradictedContent(component: String, problem: String)
    /// A cell that kept something from another message when it was used again.
    case reuseLeak(ReuseLeak)
    /// A part of a slot's role that was not made by `make`; it has no extensions.
    case madeByHand(component: String)
    /// A constraint between views that no view holds both of; it is not active.
    case constraintWithoutCommonView(constraint: String)
    /// Two required constraints that cannot both be kept; the older one has no effect.
    case conflictingConstraints(dropped: ConstraintClaim, kept: ConstraintClaim)
    /// A required constraint that cannot be satisfied, because stacks or the view around decide what it joins.
    case constraintWithoutEffect(ConstraintClaim)
    /// A component whose hook does not call `super`; reported by debug builds.
    case hookWithoutSuper(component: String, hook: String, by: SlotLayer?)
    /// An assignment to `Components.default` that a tree does not see, as it was mounted before.
    case assignedAfterMounting(root: String, slot: String, claim: SlotClaim)
    /// A plugin that a tree does not see, as it was mounted before the plugin was installed.
    case installedAfterMounting(root: String, plugin: PluginID)
    /// A view in a container that the message does not show; reported by debug builds.
    case containerNotAdded(component: String, container: String, by: SlotLayer?)
    /// A part that a hook made and that was never added to a view; reported by debug builds.
    case neverAdded(component: String, slot: String, by: SlotLayer?)
    /// A view that each update adds again; reported by debug builds.
    case addedAgain(component: String, to: String, by: SlotLayer?)
    /// A view that asks for another layout in each layout.
    case layoutNeverSettles(component: String, by: SlotLayer?)
    /// A length that is no number, infinite, or absurd.
    case unusableLength(component: String, property: String, value: String, by: SlotLayer?)
    /// A view with content and a size of zero; reported by debug builds.
    case contentWithoutSize(component: String, content: String, by: SlotLayer?)
    /// A popover that lies at a view of itself, which counts as not in view.
    case popoverAtItself(component: String, by: SlotLayer?)
    /// A font family whose widths the measurer does not know, so that it used Helvetica's; reported once for each.
    case unmeasuredFamily(family: String, measurer: String)
    /// Words of a plugin that the locale does not have, so that the English ones are used; reported by debug builds.
    case missingWords(of: PluginID, locale: String, keys: [String])
    /// A value for a scope that does not cover all that is laid out together; layout ignores it.
    case unheededByLayout(slot: String, by: SlotLayer)
    /// An operation in a hook or function that was rejected.
    case refused(RejectedOperation)
    /// A registration that did something wrong and was left out of a part of a tree.
    indirect case excluded(ComponentFault)
    /// A registration that was left out so often that the whole tree is without it.
    case switchedOff(SlotClaim, faults: Int)
    /// A component whose tree was printed although it was never mounted.
    case neverMounted(component: String)
    /// More diagnostics of a tree than it keeps, with how often they were reported; the last of its diagnostics.
    case furtherDiagnostics(count: Int)
}

extension ComponentDiagnostic {
    /// The diagnostic without its message, equal for the same mistake in different messages.
    package var mistake: ComponentDiagnostic {
        guard case .excluded(var fault) = self else { return self }
        fault.item = nil
        return .excluded(fault)
    }

    /// Returns the first plugin that a diagnostic or a part of one names, or the app, other than the one given.
    static func owner(in value: Any, besides owner: Registrant) -> String? {
        let plugin = (value as? PluginID)?.rawValue ?? (value as? ConstraintClaim)?.activatedBy
        if let name = value as? Registrant == .app ? "app" : plugin {
            return name == owner.description ? nil : name
        }
        let parts = Mirror(reflecting: value).children
        return parts.compactMap { Self.owner(in: $0.value, besides: owner) }.first
    }

    /// Whether a registration that does this in a message is left out of it.
    var isFault: Bool {
        switch self {
        case .refused, .unusableLength, .contentNeverSettles, .eventNeverEnds, .callNeverEnds,
            .nestedTooDeep, .laidOutTooDeep, .layoutNeverSettles, .conflictingConstraints,
            .tooManyJoinedViews, .constraintWithoutCommonView:
            true
        default:
            false
        }
    }
}

/// A constraint as diagnostics name it.
public struct ConstraintClaim: Sendable, Hashable {
    /// The relation, such as `ChatAvatarView.width = 32`.
    public let relation: String

    /// The plugin or app whose hook activated it; nil for the defaults' own.
    public let activatedBy: String?

    /// Creates a claim.
    package init(relation: String, activatedBy: String?) {
        self.relation = relation
        self.activatedBy = activatedBy
    }

    var text: String {
        "\(relation.quoted) of \(activatedBy?.quoted ?? "the defaults")"
    }
}
