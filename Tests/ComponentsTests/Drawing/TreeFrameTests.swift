import Drawing
import Foundation
import Testing
import Views

@Suite struct TreeFrameTests {
    @Test func aFrameStandsBeforeTheText() {
        #expect(
            TreeNode(of: tree(), variant: .frames).description == """
                label: Label [0,0 320x48] "Hello" hidden
                  | width = 40
                  view: View [-7.5,10.8 102x0.3]
                """
        )
    }

    @Test func aStructureHasNoFrames() {
        let node = TreeNode(of: tree())

        #expect(node.frame == nil)
        #expect(
            node.description == """
                label: Label "Hello" hidden
                  | width = 40
                  view: View
                """
        )
    }

    @Test func framesAreTheViewsOwn() {
        let node = TreeNode(of: tree(), variant: .frames)

        #expect(node.frame == Rect(width: 320, height: 48))
        #expect(
            node.children.map(\.frame) == [Rect(x: -7.5, y: 10.833, width: 102, height: 1.0 / 3)]
        )
    }

    @Test func treesWithOtherFramesAreOthers() {
        let (view, same, moved) = (View(), View(), View())
        moved.frame.x = 1

        #expect(TreeNode(of: view, variant: .frames) == TreeNode(of: same, variant: .frames))
        #expect(TreeNode(of: view, variant: .frames) != TreeNode(of: moved, variant: .frames))
        #expect(TreeNode(of: view) == TreeNode(of: moved))
    }

    @Test func jsonHasFramesAmongItsMembers() throws {
        let json = TreeNode(of: tree(), variant: .frames).json

        let parsed = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]

        #expect(parsed?["frame"] as? String == "0,0 320x48")
        #expect(json.contains("\"frame\": \"-7.5,10.8 102x0.3\",\n"))
        #expect(!TreeNode(of: tree()).json.contains("frame"))
    }

    @Test func headerOfFramesSaysWhatTheyDependOn() {
        let document = TreeDocument(
            variant: .frames,
            width: 414.5,
            direction: .rightToLeft,
            scheme: .dark,
            measurer: "inter/1",
            textScale: 1.25,
            plugins: ["share", "reply"]
        )

        #expect(
            document.text == "tree 1 frames width=414.5 dir=rtl scheme=dark text=inter/1 "
                + "scale=1.25 plugins=reply,share\n"
        )
        #expect(
            TreeDocument(variant: .frames).header
                == "tree 1 frames width=375 dir=ltr scheme=light text=helvetica-afm/1"
        )
    }

    @Test func nameOfAMeasurerForgesNoFact() {
        let document = TreeDocument(variant: .frames, measurer: "a plugins=b\n")

        #expect(document.header.hasSuffix(#" text="a plugins=b\n""#))
    }

    /// A hidden label of 320 by 48 points with a thin line in it.
    private func tree() -> View {
        let (label, line) = (Label(), View())
        label.text = "Hello"
        label.isHidden = true
        label.widthAnchor.constraint(equalToConstant: 40).isActive = true
        label.addSubview(line)
        label.frame = Rect(width: 320, height: 48)
        line.frame = Rect(x: -7.5, y: 10.833, width: 102, height: 1.0 / 3)
        return label
    }
}
