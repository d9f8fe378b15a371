import Drawing
import Testing
import Views

@Suite struct ConstraintLineTests {
    @Test func theOtherSideIsNamedAsSeenFromTheView() {
        let house = House()

        Constraint.activate([
            house.door.leadingAnchor.constraint(equalTo: house.room.leadingAnchor, constant: 9),
            house.door.topAnchor.constraint(equalTo: house.wall.bottomAnchor),
            house.door.bottomAnchor.constraint(equalTo: house.bottomAnchor),
            house.door.widthAnchor.constraint(equalTo: house.door.heightAnchor, multiplier: 0.5),
            house.door.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
            house.door.centerYAnchor.constraint(equalTo: house.lamp.lastBaselineAnchor),
            house.door.trailingAnchor.constraint(equalTo: house.knob.trailingAnchor),
        ])

        #expect(
            TreeNode(of: house).description == """
                house: House
                  room: View
                    door: View
                      | leading = superview.leading + 9
                      | top = wall.bottom
                      | bottom = house.bottom
                      | width = 0.5 * self.height
                      | height >= 20
                      | centerY = garden.lamp.lastBaseline
                      | trailing = self.knob.trailing
                      knob: View
                    wall: View
                  garden: View
                    lamp: View
                """
        )
    }

    @Test func guidesAreNamedOnBothSides() {
        let house = House()
        let margins = house.door.layoutMarginsGuide.leadingAnchor

        Constraint.activate([
            margins.constraint(lessThanOrEqualTo: house.room.layoutMarginsGuide.leadingAnchor),
            house.door.topAnchor.constraint(equalTo: house.room.safeAreaLayoutGuide.topAnchor),
        ])

        #expect(
            TreeNode(of: house.door).constraints == [
                "layoutMargins.leading <= superview.layoutMargins.leading",
                "top = superview.safeArea.top",
            ]
        )
    }

    @Test func prioritiesStandBehindUnlessRequired() {
        let house = House()
        let top = house.door.topAnchor.constraint(equalTo: house.room.topAnchor, constant: -1)
        top.priority = 999
        top.isActive = true

        #expect(TreeNode(of: house.door).constraints == ["top = superview.top - 1 @999"])
    }

    @Test func inactiveConstraintsAreNotWritten() {
        let house = House()
        let top = house.door.topAnchor.constraint(equalTo: house.room.topAnchor)
        top.isActive = true

        top.isActive = false

        #expect(TreeNode(of: house.door).constraints.isEmpty)
    }
}

private final class House: View {
    let room = View()
    let door = View()
    let knob = View()
    let wall = View()
    let garden = View()
    let lamp = View()

    required init() {
        super.init()
        addSubview(room)
        room.addSubview(door)
        door.addSubview(knob)
        room.addSubview(wall)
        addSubview(garden)
        garden.addSubview(lamp)
    }
}
