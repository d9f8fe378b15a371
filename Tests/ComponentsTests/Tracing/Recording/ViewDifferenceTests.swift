import Components
import Testing
import Tracing

@testable import Views

struct ViewDifferenceTests {
    @Test func viewsOfOneMakingAreAlike() {
        #expect(ViewDifference(of: Sample().view, from: Sample().view) == nil)
    }

    @Test(arguments: Edit.all)
    func everyPropertyIsCompared(edit: Edit) throws {
        let changed = Sample()
        edit.change(changed)

        let difference = try #require(ViewDifference(of: changed.view, from: Sample().view))

        #expect(difference.property == edit.property)
        #expect(difference.names == edit.path)
        #expect(difference.found == edit.found)
        #expect(difference.expected == edit.expected)
    }

    @Test func changesOfEachPropertyArePlanted() {
        let names = Set(ViewProperty.all.map(\.name)).subtracting(["type"])

        #expect(names.subtracting(Edit.all.map(\.property)) == [])
    }

    @Test func placesAreComparedAfterEverythingElse() throws {
        let changed = Sample()
        changed.view.frame = Rect(width: 50)
        let place = try #require(ViewDifference(of: changed.view, from: Sample().view))
        #expect(place.property == "frame")

        changed.view.label.text = "Bye"
        let text = try #require(ViewDifference(of: changed.view, from: Sample().view))
        #expect(text.property == "text")
    }

    @Test func allDifferencesAreTheFirstAndThoseAfterIt() {
        let changed = Sample()
        changed.view.alpha = 0.5
        changed.view.layer.borderWidth = 2
        changed.view.label.text = "Bye"

        let all = ViewDifference.all(of: changed.view, from: Sample().view)

        #expect(all.map(\.property) == ["alpha", "layer.borderWidth", "text"])
    }

    @Test func placesOfWhatIsHiddenDoNotMatter() {
        let samples = [Sample(), Sample()]
        samples.forEach { $0.view.label.isHidden = true }
        samples[0].view.label.frame = Rect(width: 50)

        #expect(ViewDifference(of: samples[0].view, from: samples[1].view) == nil)
    }
}

/// A view with one subview of each kind.
final class SampleView: ContainerStackView {
    let label = Label()
    let textView = TextView()
    let imageView = ImageView()
    let button = Button()
    let input = TextField()
}

/// The views of one sample.
final class Sample {
    let view = SampleView()
    let width: Constraint

    init() {
        view.addArrangedSubviews([
            view.label, view.textView, view.imageView, view.button, view.input,
        ])
        view.label.text = "Hi"
        width = view.label.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
    }
}

/// A change of a sample, and its expected name in a comparison.
struct Edit: Sendable, CustomTestStringConvertible {
    let property: String
    let path: [String]
    let found: String
    let expected: String
    let change: @Sendable (Sample) -> Void

    var testDescription: String { "\(property) of \(path.last ?? "")" }

    init(
        _ property: String,
        _ found: String,
        not expected: String,
        of name: String? = nil,
        change: @escaping @Sendable (Sample) -> Void
    ) {
        self.property = property
        path = ["sampleView"] + (name.map { [$0] } ?? [])
        self.found = found
        self.expected = expected
        self.change = change
    }

    static let all = own + content + stack

    private static let own = [
        Edit("isHidden", "true", not: "false") { $0.view.isHidden = true },
        Edit("alpha", "0.5", not: "1.0") { $0.view.alpha = 0.5 },
        Edit("backgroundColor", "black", not: "none") { $0.view.backgroundColor = .black },
        Edit("tintColor", "black", not: "none") { $0.view.tintColor = .black },
        Edit("layer.cornerRadius", "2.0", not: "0.0") { $0.view.layer.cornerRadius = 2 },
        Edit("layer.roundedCorners", "1", not: "15") {
            $0.view.layer.roundedCorners = .topLeading
        },
        Edit("layer.tightCornerRadius", "2.0", not: "0.0") { $0.view.layer.tightCornerRadius = 2 },
        Edit("layer.borderWidth", "2.0", not: "0.0") { $0.view.layer.borderWidth = 2 },
        Edit("layer.borderColor", "black", not: "none") { $0.view.layer.borderColor = .black },
        Edit("clipsToBounds", "true", not: "false") { $0.view.clipsToBounds = true },
        Edit("overlapsSiblings", "true", not: "false") { $0.view.overlapsSiblings = true },
        Edit("directionalLayoutMargins", "0.0, 0.0, 0.0, 0.0", not: "8.0, 8.0, 8.0, 8.0") {
            $0.view.directionalLayoutMargins = .zero
        },
        Edit("accessibilityRole", "button", not: "none") { $0.view.accessibilityRole = .button },
        Edit("accessibilityLabel", "Hi", not: "none") { $0.view.accessibilityLabel = "Hi" },
        Edit("accessibilityValue", "0.5", not: "none") {
            $0.view.accessibilityValue = AccessibilityValue(share: 0.5)
        },
        Edit("accessibilityState", "selected=false, level=2", not: "none") {
            $0.view.accessibilityState.isSelected = false
            $0.view.accessibilityState.level = 2
        },
        Edit("hitInsets", "-2.0, -2.0, -2.0, -2.0", not: "0.0, 0.0, 0.0, 0.0") {
            $0.view.hitInsets = DirectionalEdgeInsets(all: -2)
        },
        Edit("isUserInteractionEnabled", "false", not: "true") {
            $0.view.isUserInteractionEnabled = false
        },
        Edit("layoutDirection", "rtl", not: "none") { $0.view.layoutDirection = .rightToLeft },
        Edit("confinesFocus", "true", not: "false") { $0.view.confinesFocus = true },
        Edit("isSecure", "true", not: "false", of: "input") { $0.view.input.isSecure = true },
        Edit("maximumLength", "8", not: "none", of: "input") { $0.view.input.maximumLength = 8 },
        Edit("isEnabled", "false", not: "true", of: "button") { $0.view.button.isEnabled = false },
        Edit("targetNames", "share", not: "none", of: "button") {
            $0.view.button.addTarget("share") {}
        },
        Edit(
            "contentPriorities",
            "[251.0, 251.0, 740.0, 750.0]",
            not: "[251.0, 251.0, 750.0, 750.0]",
            of: "label"
        ) { $0.view.label.setContentCompressionResistancePriority(740, for: .horizontal) },
        Edit("constraints", "Label.width = 20", not: "Label.width = 10", of: "label") {
            $0.width.constant = 20
        },
    ]

    private static let content = [
        Edit("text", "Bye", not: "Hi", of: "label") { $0.view.label.text = "Bye" },
        Edit("text", "Bye", not: "none", of: "textView") { $0.view.textView.text = "Bye" },
        Edit("image", "symbol(\"star\")", not: "none", of: "imageView") {
            $0.view.imageView.image = .symbol("star")
        },
        Edit("placeholder", "symbol(\"star\")", not: "none", of: "imageView") {
            $0.view.imageView.placeholder = .symbol("star")
        },
        Edit("pictureSize", "2.0 x 3.0", not: "0.0 x 0.0", of: "imageView") {
            $0.view.imageView.pictureSize = Size(width: 2, height: 3)
        },
        Edit("symbolSize", "20.0", not: "16.0", of: "imageView") {
            $0.view.imageView.symbolSize = 20
        },
        Edit("imagePadding", "8.0", not: "6.0", of: "button") { $0.view.button.imagePadding = 8 },
        Edit("cursorWidth", "3.0", not: "2.0", of: "input") { $0.view.input.cursorWidth = 3 },
        Edit("font", "footnoteBold 12.0 bold", not: "body 16.0 regular", of: "label") {
            $0.view.label.font = .footnoteBold
        },
        Edit("textColor", "black", not: "none", of: "label") { $0.view.label.textColor = .black },
        Edit("textAlignment", "center", not: "leading", of: "label") {
            $0.view.label.textAlignment = .center
        },
        Edit("numberOfLines", "2", not: "1", of: "label") { $0.view.label.numberOfLines = 2 },
        Edit("inset", "0.0, 0.0, 0.0, 0.0", not: "8.0, 0.0, 8.0, 0.0", of: "textView") {
            $0.view.textView.textContainerInset = .zero
        },
    ]

    private static let stack = [
        Edit("axis", "vertical", not: "horizontal") { $0.view.axis = .vertical },
        Edit("alignment", "center", not: "fill") { $0.view.alignment = .center },
        Edit("distribution", "fillEqually", not: "fill") { $0.view.distribution = .fillEqually },
        Edit("spacing", "2.0", not: "8.0") { $0.view.spacing = 2 },
        Edit("isLayoutMarginsRelativeArrangement", "true", not: "false") {
            $0.view.isLayoutMarginsRelativeArrangement = true
        },
        Edit("wraps", "true", not: "false") { $0.view.wraps = true },
        Edit("lineSpacing", "2.0", not: "none") { $0.view.lineSpacing = 2 },
        Edit("columns", "2.0, 1.0fr, 3.0+", not: "none") {
            $0.view.columns = [.fixed(2), .fraction(1), .filling(least: 3)]
        },
        Edit("contentOffset", "2.0", not: "none") {
            $0.view.core.stack?.offset = 2
            $0.view.core.noteChange()
        },
        Edit("columnSpan", "2, 1, 1, 1, 1", not: "none") {
            $0.view.setColumnSpan(2, of: $0.view.label)
        },
        Edit("customSpacing", "none, 2.0, none, none, none", not: "none") {
            $0.view.setCustomSpacing(2, after: $0.view.textView)
        },
        Edit("respectsLayoutMargins", "true, none, none, none, none", not: "none") {
            $0.view.setRespectsLayoutMargins(true, for: $0.view.label)
        },
        Edit(
            "subviews",
            "[Label, TextView, ImageView, TextField]",
            not: "[Label, TextView, ImageView, Button, TextField]"
        ) { $0.view.button.removeFromSuperview() },
    ]
}
