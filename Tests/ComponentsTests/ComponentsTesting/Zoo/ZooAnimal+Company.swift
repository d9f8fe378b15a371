import Components
import ComponentsTesting

extension ZooAnimal {
    static let ofCompany: [ZooAnimal] = [
        ZooAnimal(
            .install,
            LonelyPlugin(),
            ""
        ),
        ZooAnimal(
            .install,
            MoodyPlugin(),
            ""
        ),
        ZooAnimal(
            .install,
            RivalPlugin(),
            ""
        ),
        ZooAnimal(
            .order,
            FicklePlugin(),
            ""
        ),
        ZooAnimal(
            .name,
            FollowerPlugin(),
            ""
        ),
        ZooAnimal(
            .effect,
            ShyPlugin(),
            ""
        ),
        ZooAnimal(
            .effect,
            BoasterPlugin(),
            effect: { _, _ in true },
            ""
        ),
        ZooAnimal(
            .effect,
            BoasterPlugin(),
            effect: { _, _ in false },
            ""
        ),
        ZooAnimal(
            .uninstall,
            SquatterPlugin(),
            ""
        ),
        ZooAnimal(
            .uninstall,
            SettlerPlugin(),
            ""
        ),
        ZooAnimal(
            .threads,
            GossipPlugin(),
            ""
        ),
        ZooAnimal(
            .faults,
            TimidPlugin(),
            ""
        ),
    ]
}
