import Benchmark
import Components
import Parts

extension Row {
    /// A component made from the type in the subscript, beyond making it directly.
    static func subscripted(among count: Int, batch: Int) -> Row {
        let (components, slot) = crowded(count)
        return resolving("subscript, \(count) slots", within: 5, batch: batch) { rounds in
            for _ in 0..<rounds {
                let widget = components[slot].init()
                blackHole(widget)
            }
        }
    }

    /// A component made in a tree, with its origin, beyond making it directly.
    static func made(among count: Int, batch: Int) -> Row {
        let (components, slot) = crowded(count)
        let root = PlainWidget()
        root.mount(in: ComponentContext(components))
        return resolving("make, \(count) slots", within: 25, batch: batch) { rounds in
            for _ in 0..<rounds {
                let widget = root.make(slot)
                blackHole(widget)
            }
        }
    }

    private static func resolving(
        _ name: String,
        within limit: Double,
        batch: Int,
        _ subject: @escaping (Int) -> Void
    ) -> Row {
        Row(name: name, baseline: "direct init", budget: .nanoseconds(limit)) {
            let base = nanoseconds(batch) { rounds in
                for _ in 0..<rounds {
                    let widget: any Widget = PlainWidget()
                    blackHole(widget)
                }
            }
            let own = nanoseconds(batch, subject)
            return Finding(baseline: base, subject: own, value: own - base)
        }
    }

    /// Returns a container with a number of filled slots, and the slot in their middle.
    private static func crowded(
        _ count: Int
    ) -> (Components, Slot<any Widget.Type, any Widget>) {
        let plugin = ManyWidgetsPlugin(count: count)
        return (installed([plugin]), plugin.slots[count / 2])
    }
}

/// Returns a container with plugins that can be combined.
func installed(_ plugins: [any Plugin]) -> Components {
    var components = Components()
    do {
        try components.install(plugins)
    } catch {
        preconditionFailure("\(error)")
    }
    return components
}
