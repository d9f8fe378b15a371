import Drawing
import Foundation
import Testing
import Views

@Suite struct TreeDocumentTests {
    @Test func aDocumentHasAHeaderSectionsAndHeadings() {
        #expect(
            document().text == """
                tree 1 structure dir=rtl scheme=dark plugins=reply,share
                ## channel sailing
                # m1 2026-03-02T09:41:00Z Martin
                containerStackView: ContainerStackView row=fill/8
                  label: Label "Hello \\"you\\"\\n"
                    | width <= superview.width
                  control: Control hidden tap=reply
                # m2 2026-03-02T09:42:00Z
                label: Label "two"
                ## thread m1
                # m3 2026-03-02T09:43:00Z Ann Lee
                label: Label "three"

                """
        )
    }

    @Test func withoutPluginsTheHeaderNamesNone() {
        #expect(TreeDocument().text == "tree 1 structure dir=ltr scheme=light\n")
    }

    @Test func theTextIsThatOfItsParts() {
        let document = document()

        let parts = document.sections.map(\.text).joined()

        #expect(document.text == "\(document.header)\n\(parts)")
        #expect(
            document.sections[0].text
                == "\(document.sections[0].heading)\n"
                + document.sections[0].entries.map(\.text).joined()
        )
    }

    @Test func theJSONHasTheSameTrees() {
        #expect(
            document().json.hasPrefix(
                """
                [
                  {
                    "id": "m1",
                    "section": "channel sailing",
                    "tree": {
                      "children": [
                        {
                          "constraints": [
                            "width <= superview.width"
                          ],
                          "name": "label",
                          "text": "Hello \\"you\\"\\n",
                          "type": "Label"
                        },
                        {
                          "hidden": true,
                          "name": "control",
                          "tap": "reply",
                          "type": "Control"
                        }
                      ],
                      "name": "containerStackView",
                      "row": "fill/8",
                      "type": "ContainerStackView"
                    }
                  },
                  {
                    "id": "m2",
                """
            )
        )
    }

    @Test func theJSONParsesToTheSameFacts() throws {
        let document = document()

        let parsed = try JSONSerialization.jsonObject(with: Data(document.json.utf8))
        let entries = try #require(parsed as? [[String: Any]])

        let sections = document.sections.flatMap { section in
            section.entries.map { ($0, "\(section.kind) \(section.name)") }
        }
        #expect(entries.count == sections.count)
        for (entry, (expected, section)) in zip(entries, sections) {
            #expect(Set(entry.keys) == ["id", "section", "tree"])
            #expect(entry["id"] as? String == expected.id)
            #expect(entry["section"] as? String == section)
            #expect(facts(try #require(entry["tree"] as? [String: Any])) == facts(expected.tree))
        }
    }

    @Test func theJSONOfNothingIsAnEmptyArray() {
        #expect(TreeDocument().json == "[]\n")
        #expect(TreeDocument(sections: [TreeSection("channel", "empty")]).json == "[]\n")
    }

    @Test(arguments: [
        "a\u{0}\u{1B}\u{85}\u{202E}\u{2028}\u{E0041}", #"\ " / </script> \u{41}"#,
        "é👩\u{200D}🚀",
    ])
    func anyTextComesBackFromJSON(text: String) throws {
        let label = Label()
        label.text = text
        let json = TreeNode(of: label).json

        let parsed = try JSONSerialization.jsonObject(with: Data(json.utf8))

        let back = try #require((parsed as? [String: Any])?["text"] as? String)
        #expect(Array(back.unicodeScalars) == Array(text.unicodeScalars))
        #expect(!json.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{2028}" })
    }

    /// Returns the facts of a tree, one per line, with the path of its node.
    private func facts(_ node: TreeNode, _ path: String = "") -> Set<String> {
        var facts: Set = ["\(path) name \(node.name)", "\(path) type \(node.type)"]
        facts.formUnion(node.supplier.map { ["\(path) supplier \($0)"] } ?? [])
        facts.formUnion(node.text.map { ["\(path) text \($0)"] } ?? [])
        facts.formUnion(node.extensions.map { "\(path) extensions \($0)" })
        facts.formUnion(node.constraints.map { "\(path) constraints \($0)" })
        facts.formUnion(node.keys.map { "\(path) \($0.name) \($0.value ?? "true")" })
        for (place, child) in node.children.enumerated() {
            facts.formUnion(self.facts(child, "\(path)/\(place)"))
        }
        return facts
    }

    private func facts(_ object: [String: Any], _ path: String = "") -> Set<String> {
        var facts: Set<String> = []
        for (name, value) in object {
            switch value {
            case let text as String: facts.insert("\(path) \(name) \(text)")
            case let texts as [String]: facts.formUnion(texts.map { "\(path) \(name) \($0)" })
            case let children as [[String: Any]]:
                for (place, child) in children.enumerated() {
                    facts.formUnion(self.facts(child, "\(path)/\(place)"))
                }
            default: facts.insert("\(path) \(name) \(value as? Bool ?? false)")
            }
        }
        return facts
    }

    private func document() -> TreeDocument {
        let (label, control) = (Label(), Control())
        let stack = ContainerStackView(arrangedSubviews: [label, control])
        label.text = "Hello \"you\"\n"
        label.widthAnchor.constraint(lessThanOrEqualTo: stack.widthAnchor).isActive = true
        control.addTarget("reply") {}
        control.isHidden = true
        return TreeDocument(
            direction: .rightToLeft,
            scheme: .dark,
            plugins: ["share", "reply"],
            sections: [
                TreeSection(
                    "channel",
                    "sailing",
                    entries: [entry("m1", 41, "Martin", stack), entry("m2", 42, "", text("two"))]
                ),
                TreeSection("thread", "m1", entries: [entry("m3", 43, "Ann Lee", text("three"))]),
            ]
        )
    }

    private func entry(_ id: String, _ minute: Int, _ author: String, _ view: View) -> TreeEntry {
        TreeEntry(
            id: id,
            time: "2026-03-02T09:\(minute):00Z",
            author: author,
            tree: TreeNode(of: view)
        )
    }

    private func text(_ text: String) -> Label {
        let label = Label()
        label.text = text
        return label
    }
}
