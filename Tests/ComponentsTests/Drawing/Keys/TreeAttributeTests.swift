import Drawing
import Testing
import Views

@Suite struct TreeKeyTests {
    @Test func defaultsAreLeftOut() {
        for view in [View(), Label(), TextView(), ImageView(), Control(), Button()] {
            #expect(TreeNode(of: view).keys.isEmpty)
        }
    }

    @Test(arguments: [
        (Axis.horizontal, StackAlignment.fill, "row=fill/8"),
        (.horizontal, .leading, "row=top/8"), (.horizontal, .center, "row=center/8"),
        (.horizontal, .trailing, "row=bottom/8"),
        (.horizontal, .firstBaseline, "row=firstBaseline/8"),
        (.horizontal, .lastBaseline, "row=lastBaseline/8"),
        (.vertical, .fill, "column=fill/8"), (.vertical, .leading, "column=leading/8"),
        (.vertical, .center, "column=center/8"), (.vertical, .trailing, "column=trailing/8"),
        (.vertical, .firstBaseline, "column=firstBaseline/8"),
        (.vertical, .lastBaseline, "column=lastBaseline/8"),
    ])
    func alignmentIsNamedByAxis(axis: Axis, alignment: StackAlignment, key: String) {
        #expect(keys(ContainerStackView(axis: axis, alignment: alignment)) == key)
    }

    @Test func aStackTellsWhatIsItsViewsOwn() {
        let (label, button) = (Label(), Button())
        let stack = ContainerStackView(spacing: -7.5, arrangedSubviews: [label, button])
        stack.distribution = .equalSpacing
        stack.setCustomSpacing(20, after: label)
        stack.setRespectsLayoutMargins(false, for: label)
        stack.setRespectsLayoutMargins(true, for: button)

        #expect(
            keys(stack) == "row=fill/-7.5 distribution=equalSpacing "
                + "custom=label:20,label:edges,button:margins margins=8,8,8,8"
        )
    }

    @Test func aStackTellsLinesAndColumns() {
        let label = Label()
        let stack = ContainerStackView(spacing: 4, arrangedSubviews: [label])
        stack.wraps = true
        #expect(keys(stack) == "row=fill/4 wraps=4")

        stack.lineSpacing = 2.5
        stack.columns = [.fixed(80), .fraction(1.5), .filling(least: 100)]
        stack.setColumnSpan(2, of: label)
        #expect(keys(stack) == "row=fill/4 columns=80,1.5fr,100+/2.5 custom=label:2columns")
    }

    @Test func directionsThatAreSet() {
        #expect(keys(View()) { $0.layoutDirection = .leftToRight } == "dir=ltr")
    }

    @Test func aStackTellsMarginsOnlyWhenItHeedsThem() {
        let stack = ContainerStackView()
        stack.directionalLayoutMargins = .zero

        #expect(keys(stack) == "row=fill/8")
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(keys(stack) == "row=fill/8 margins=0,0,0,0")
    }

    @Test func marginsAreTopLeadingBottomTrailing() {
        #expect(
            keys(View()) {
                $0.directionalLayoutMargins = DirectionalEdgeInsets(
                    top: 1,
                    leading: 2,
                    bottom: 3.5,
                    trailing: 4
                )
            } == "margins=1,2,3.5,4"
        )
    }

    @Test func insetsOfText() {
        #expect(keys(TextView()) { $0.textContainerInset = .zero } == "inset=0,0,0,0")
    }

    @Test func corners() {
        #expect(keys(View()) { $0.layer.cornerRadius = 16 } == "corner=16")
        #expect(
            keys(View()) {
                $0.layer.cornerRadius = 16
                $0.layer.roundedCorners = [.topLeading, .bottomTrailing]
            } == "corner=16/topLeading,bottomTrailing"
        )
        #expect(
            keys(View()) {
                $0.layer.cornerRadius = 16
                $0.layer.roundedCorners = .topLeading
                $0.layer.tightCornerRadius = 4
            } == "corner=16/topLeading/4"
        )
        #expect(keys(View()) { $0.layer.roundedCorners = [] }.isEmpty)
    }

    @Test func borders() {
        #expect(keys(View()) { $0.layer.borderWidth = 1.5 } == "border=1.5")
        #expect(keys(View()) { $0.layer.borderColor = .gray } == "border=0/gray")
        #expect(
            keys(View()) {
                $0.layer.borderWidth = 1
                $0.layer.borderColor = .black
            } == "border=1/black"
        )
    }

    @Test func colors() {
        #expect(keys(View()) { $0.backgroundColor = .white } == "background=white")
        #expect(keys(View()) { $0.tintColor = .systemBlue } == "color=systemBlue")
        #expect(keys(Label()) { $0.textColor = .gray } == "color=gray")
        #expect(keys(TextView()) { $0.textColor = .gray } == "color=gray")
        #expect(
            keys(Label()) {
                $0.textColor = .gray
                $0.tintColor = .systemBlue
            } == "color=gray/systemBlue"
        )
    }

    @Test func fonts() {
        let title = Font("title", size: 20, weight: .bold, isItalic: true, isMonospaced: true)

        #expect(keys(Label()) { $0.font = .footnoteBold } == "font=footnoteBold")
        #expect(keys(TextView()) { $0.font = .emoji } == "font=emoji")
        #expect(keys(Button()) { $0.font = title } == "font=title/20/bold/italic/monospaced")
        #expect(keys(Label()) { $0.font.size = 17 } == "font=body/17")
    }

    @Test func images() {
        #expect(keys(ImageView()) { $0.image = .symbol("star") } == "image=symbol:star")
        #expect(keys(Button()) { $0.image = .initials("AB") } == "image=initials:AB")
        #expect(
            keys(ImageView()) { $0.image = .remote("https://a.example/b c") }
                == #"image="remote:https://a.example/b c""#
        )
    }

    @Test func sizesOfSymbols() {
        #expect(keys(ImageView()) { $0.symbolSize = 20 } == "symbolSize=20")
        #expect(
            keys(Button()) {
                $0.symbolSize = 12.5
                $0.imagePadding = 8
            } == "symbolSize=12.5 imagePadding=8"
        )
    }

    @Test func opacity() {
        #expect(keys(View()) { $0.alpha = 0.25 } == "alpha=0.25")
        #expect(keys(View()) { $0.alpha = 0 } == "alpha=0")
    }

    @Test func meaning() {
        #expect(
            keys(View()) {
                $0.accessibilityRole = .separator
                $0.accessibilityLabel = "Today"
            } == #"role=separator label="Today""#
        )
    }

    @Test func runsTellLooksAndTargets() {
        let text = RichText([
            TextRun("Hello "),
            TextRun("you", style: TextStyle([.bold, .italic, .strike])),
            TextRun("f()", style: TextStyle(.code)),
            TextRun("x", style: TextStyle([.codeBlock, .quote])),
            TextRun("here", style: TextStyle(target: .link("https://a.example"))),
            TextRun("@Ann", style: TextStyle(.bold, target: .user("u1"))),
            TextRun("#sea", style: TextStyle(target: .channel("c1"))),
            TextRun("@all", style: TextStyle(target: .broadcast("channel"))),
        ])

        #expect(
            keys(TextView()) { $0.text = text }
                == "runs=plain:6,bold+italic+strike:3,code:3,codeBlock+quote:1,"
                + "link(https://a.example):4,bold+user(u1):4,channel(c1):4,broadcast(channel):4"
        )
        #expect(keys(TextView()) { $0.text = "plain" }.isEmpty)
    }

    @Test func taps() {
        let control = Control()
        control.addTarget("share") {}
        control.addTarget("log it") {}

        #expect(keys(control) == #"tap="share,log it""#)
        control.isEnabled = false
        #expect(keys(control) == #"disabled tap="share,log it""#)
        control.isEnabled = true
        control.isUserInteractionEnabled = false
        #expect(keys(control) == #"disabled tap="share,log it""#)
        #expect(keys(Control()) { $0.isUserInteractionEnabled = false }.isEmpty)
    }

    @Test func keysHaveAFixedOrder() {
        let view = Button()
        view.addTarget("go") {}
        view.isEnabled = false
        view.isHidden = true
        view.accessibilityLabel = "Go"
        view.accessibilityRole = .button
        view.image = .symbol("arrow")
        view.symbolSize = 12
        view.alpha = 0.5
        view.font = .footnote
        view.tintColor = .white
        view.backgroundColor = .black
        view.layer.borderWidth = 1
        view.layer.cornerRadius = 4
        view.directionalLayoutMargins = .zero

        #expect(
            TreeNode(of: view).keys.map(\.name) == [
                "margins", "corner", "border", "background", "alpha", "color", "font", "image",
                "symbolSize", "role", "label", "hidden", "disabled", "tap",
            ]
        )
    }

    @Test func keysAreFoundByName() {
        let view = View()
        view.layer.cornerRadius = 4
        view.isHidden = true

        let node = TreeNode(of: view)

        #expect(node["corner"] == "4")
        #expect(node["hidden"] == "")
        #expect(node["border"] == nil)
    }

    /// Returns the attributes of a view as they are printed after name, type and text.
    private func keys<Shown: View>(
        _ view: Shown,
        _ change: (Shown) -> Void = { _ in }
    ) -> String {
        change(view)
        let node = TreeNode(of: view)
        var line = node.description.prefix { $0 != "\n" }.dropFirst(
            "\(node.name): \(node.type)".count
        )
        if let text = node.text { line = line.dropFirst(" \"\(text)\"".count) }
        return String(line.drop { $0 == " " })
    }
}
