extension ComponentNode {
    /// The name of the slot that the component was made from; none if it was made by hand.
    public var slotName: String? {
        info?.facts.name
    }

    /// The layer that put the component's type into its slot.
    ///
    /// None for the declared default, and for another type that was made in the slot's place.
    public var supplier: SlotLayer? {
        isSubstitute ? nil : info?.base?.layer
    }

    /// The layers that extend the component, innermost first.
    public var extensions: [SlotLayer] {
        var layers: [SlotLayer] = []
        forEachExtension { current in
            if let layer = current.registration?.object.layer {
                layers.append(layer)
            }
        }
        return layers
    }

    /// The extension or supplier whose hook added the component to its tree; none for the defaults' own.
    public var addedBy: SlotLayer? {
        adder?.layer
    }

    /// The registration whose hook added the component; none where a function returned it.
    var adder: Registration? {
        registrant.flatMap { $0.object.isFunction ? nil : $0.object }
    }

    /// Calls the closure with the component's extensions, innermost first.
    public func visitExtensions(_ visit: (AnyObject) -> Void) {
        forEachExtension(visit)
    }
}
