import Components

/// A role with two implementations that share only the component's class, and one subclass.
protocol Badge: TestPart, Component {}

class PlainBadge: TestPart, Badge {}

final class RoundBadge: PlainBadge {}

final class SquareBadge: TestPart, Badge {}

/// A role whose component contains a badge.
protocol Row: TestPart, Component {}

class PlainRow: TestPart, Row {
    override func setUpLayout() {
        super.setUpLayout()
        add(make(.badge))
    }
}

final class DoubleRow: TestPart, Row {
    override func setUpLayout() {
        super.setUpLayout()
        add(make(.badge))
        add(make(.badge))
    }
}

/// A role of a family.
protocol Ornament: TestPart, Component {}

class PlainOrnament: TestPart, Ornament {}

class Star: TestPart, Ornament {}

class Moon: TestPart, Ornament {}

/// A component that no slot makes.
final class Line: TestPart {}
