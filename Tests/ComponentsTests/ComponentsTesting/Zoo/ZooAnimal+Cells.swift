import Components
import ComponentsTesting

extension ZooAnimal {
    static let ofCells: [ZooAnimal] = [
        ZooAnimal(
            .reuse,
            LeakyPlugin(),
            ""
        ),
        ZooAnimal(
            .reuse,
            StickyPlugin(),
            ""
        ),
        ZooAnimal(
            .incremental,
            HoarderPlugin(),
            ""
        ),
    ]
}
