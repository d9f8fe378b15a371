import Components
import Views

@testable import Drawing

/// Makes pages of views with given frames.
enum HTMLFixture {
    /// Returns an entry of views in a box, mounted first, so that nothing moves them afterwards.
    static func entry(
        _ views: [View],
        name: String = "Martin, 9:41 AM",
        id: String = "m1",
        direction: LayoutDirection = .leftToRight
    ) -> HTMLEntry {
        var components = Components()
        components.set(.layoutDirection, to: direction)
        let frames = views.map(\.frame)
        let root = View()
        views.forEach(root.addSubview)
        root.mount(in: ComponentContext(components))
        for (view, frame) in zip(views, frames) {
            view.frame = frame
        }
        root.frame = Rect(width: 300, height: 100)
        return HTMLEntry(id: id, name: name, time: "2026-03-02T09:41:00Z", view: root)
    }

    /// Returns the elements of a page with these views.
    static func elements(
        _ views: [View],
        direction: LayoutDirection = .leftToRight,
        settings: HTMLSettings = HTMLSettings()
    ) throws -> [TagScanner.Element] {
        var page = HTMLPage(title: "Page", settings: settings)
        page.append(transcript: [entry(views, direction: direction)])
        return try TagScanner.elements(of: page.bytes)
    }

    /// Returns a text view at a frame.
    static func text(_ runs: [TextRun], width: Double = 280) -> TextView {
        let view = TextView()
        view.text = RichText(runs)
        view.frame = Rect(x: 10, y: 10, width: width, height: 80)
        return view
    }

    /// Returns a view with a name and a frame.
    static func box(_ label: String, x: Double, y: Double, width: Double = 50) -> View {
        let view = View()
        view.accessibilityLabel = label
        view.frame = Rect(x: x, y: y, width: width, height: 20)
        return view
    }
}

extension [TagScanner.Element] {
    /// The values of an attribute, in the order of the elements.
    func values(of attribute: String) -> [String] {
        compactMap { $0.attributes[attribute] }
    }

    /// The elements with a class.
    func withClass(_ name: String) -> [TagScanner.Element] {
        filter { ($0.attributes["class"] ?? "").split(separator: " ").contains { $0 == name } }
    }
}
