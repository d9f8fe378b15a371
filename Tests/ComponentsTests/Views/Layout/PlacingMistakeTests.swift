import Components
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct PlacingMistakeTests {
    /// A property that is set to what is no length.
    struct Slip: Sendable, CustomTestStringConvertible {
        let property: String
        let set: @Sendable (View) -> Void

        var testDescription: String { property }

        init(_ property: String, _ set: @escaping @Sendable (View) -> Void) {
            self.property = property
            self.set = set
        }
    }

    @Test(arguments: [
        Slip("spacing") { ($0 as? ContainerStackView)?.spacing = .nan },
        Slip("frame.size.width") { $0.frame.size.width = .infinity },
        Slip("directionalLayoutMargins") { $0.directionalLayoutMargins.top = -.infinity },
        Slip("constant") { $0.widthAnchor.constraint(equalToConstant: 1e12).isActive = true },
        Slip("multiplier") { view in
            let half = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
            half.isActive = true
        },
        Slip("width") { $0.layout(width: .nan) },
    ])
    func lengthThatIsNoneIsReported(slip: Slip) {
        let stack = ContainerStackView()
        let tree = stack.mount(in: ComponentContext(Components()))

        slip.set(stack)

        let told = tree.diagnostics.map(\.description)
        #expect(told.first?.hasPrefix("'\(slip.property)' of 'ContainerStackView' was '") == true)
    }

    @Test func naturalSizeThatIsNoneIsReported() {
        let (root, box) = (ContainerStackView(), BoxView())
        box.natural = Size(width: .infinity, height: 4)
        root.addArrangedSubview(box)
        let tree = root.mount(in: ComponentContext(Components()))

        root.layout(width: 100)

        #expect(
            tree.diagnostics.first?.description.hasPrefix("'intrinsicContentSize.width'") == true
        )
    }

    @Test func lengthsThatAreLongAreNoMistake() {
        let stack = ContainerStackView()
        stack.spacing = -9_999_999
        let tree = stack.mount(in: ComponentContext(Components()))

        stack.layout(width: 9_000_000)

        #expect(tree.diagnostics == [])
    }

    @Test func constraintThatGrowsInEachLayoutIsReported() {
        let told = Self.told(Growing())

        #expect(told == [.layoutNeverSettles(component: "Growing", by: nil)])
    }

    @Test func spacingThatGrowsInEachLayoutIsReported() {
        let told = Self.told(Widening())

        #expect(told.count == 1)
        #expect(told.first?.description.contains("asked for another layout in each") == true)
    }

    @Test(.enabled(if: DebugBuild.isOn))
    func labelThatNothingPlacesIsReported() {
        let (root, label) = (View(), Label())
        label.text = "Ahoy"
        root.addSubview(label)

        #expect(
            Self.told(root).map(\.description) == [
                """
                'Label' shows 'Ahoy' and has a size of zero. To fix, add it to a stack with \
                addArrangedSubview, tie it to the view around it with constraints, or set its frame.
                """
            ]
        )
    }

    @Test(.enabled(if: DebugBuild.isOn))
    func textInAStackThatNothingPlacesIsReported() {
        let (root, stack, text) = (View(), ContainerStackView(), TextView())
        text.text = RichText("Ahoy")
        stack.addArrangedSubview(text)
        root.addSubview(stack)

        #expect(Self.told(root).contains { "\($0)".hasPrefix("'TextView' shows 'Ahoy' and has") })
    }

    @Test func hiddenAndEmptyViewsOfSizeZeroAreNoMistake() {
        let (root, hidden) = (View(), Label())
        hidden.text = "Ahoy"
        hidden.isHidden = true
        root.addSubview(hidden)
        root.addSubview(Label())

        #expect(Self.told(root) == [])
    }

    private static func told(_ root: View) -> [ComponentDiagnostic] {
        let tree = root.mount(in: ComponentContext(Components()))
        root.layout(width: 100)
        return tree.diagnostics
    }

    private final class Growing: View {
        private lazy var height = heightAnchor.constraint(equalToConstant: 1)

        override func setUpLayout() {
            super.setUpLayout()
            height.isActive = true
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            height.constant += 1
        }
    }

    private final class Widening: ContainerStackView {
        override func layoutSubviews() {
            super.layoutSubviews()
            spacing += 1
        }
    }
}
