import Components
import ComponentsTesting
import DefaultComponents
import Testing

@testable import Views

@Suite struct ListedViewsTests {
    @Test func componentsListTheViewsInTheirProperties() {
        var types: Set<String> = []
        for message in CertificateChat.messages + FixtureChat.transcript.messages {
            var views: [View] = [composeCell(alone(message), with: Components()).cell]
            while let view = views.popLast() {
                views += view.subviews
                guard let listing = view as? any HeldViewNaming else { continue }
                types.insert("\(type(of: view))")
                let listed = listing.heldViews.filter { $0.value?.superview != nil }.map { $0.key }

                #expect(listed == propertiesOfSubviews(in: view), "\(type(of: view))")
            }
        }

        #expect(types.count == 6)
    }

    /// Returns the properties that hold views in the tree that no slot names, as reflection finds them.
    private func propertiesOfSubviews(in owner: View) -> [String] {
        var held: [ObjectIdentifier: String] = [:]
        var order: [ObjectIdentifier] = []
        HeldViews.visit(owner) { id, name in
            held[id] = name
            order.append(id)
        }
        var slotless: Set<ObjectIdentifier> = []
        var views = owner.subviews
        while let view = views.popLast() {
            views += view.subviews
            if view.node.slotName == nil { slotless.insert(ObjectIdentifier(view)) }
        }
        return order.filter(slotless.contains).compactMap { held[$0] }
    }
}
