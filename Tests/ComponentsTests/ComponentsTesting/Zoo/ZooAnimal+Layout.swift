import Components
import ComponentsTesting

extension ZooAnimal {
    static let ofLayout: [ZooAnimal] = [
        ZooAnimal(
            .mirror,
            LeftistPlugin(),
            ""
        ),
        ZooAnimal(
            .fit,
            WidePlugin(),
            ""
        ),
        ZooAnimal(
            .fit,
            StackedPlugin(),
            ""
        ),
        ZooAnimal(
            .fit,
            StingyPlugin(),
            ""
        ),
        ZooAnimal(
            .targets,
            TinyPlugin(),
            ""
        ),
        ZooAnimal(
            .roles,
            SilentPlugin(),
            ""
        ),
        ZooAnimal(
            .roles,
            MutePlugin(),
            ""
        ),
    ]
}
