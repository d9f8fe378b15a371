import Components
import ComponentsTesting

extension ZooAnimal {
    static let ofTexts: [ZooAnimal] = [
        ZooAnimal(
            .hostileText,
            LinkifyPlugin(),
            ""
        ),
        ZooAnimal(
            .hostileText,
            TidyPlugin(),
            ""
        ),
        ZooAnimal(
            .contrast,
            PalePlugin(),
            ""
        ),
        ZooAnimal(
            .contrast,
            DaylightPlugin(),
            ""
        ),
    ]
}
