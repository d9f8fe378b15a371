import Components
import ComponentsTesting

extension ZooAnimal {
    static let ofSpeech: [ZooAnimal] = [
        ZooAnimal(
            .inVain,
            IdlePlugin(),
            ""
        ),
        ZooAnimal(
            .inVain,
            EchoPlugin(),
            ""
        ),
        ZooAnimal(
            .diagnostics,
            VaguePlugin(),
            ""
        ),
        ZooAnimal(
            .diagnostics,
            ClumsyPlugin(),
            ""
        ),
        ZooAnimal(
            .budgets,
            GreedyPlugin(),
            ""
        ),
        ZooAnimal(
            .budgets,
            PedantPlugin(),
            ""
        ),
        ZooAnimal(
            .budgets,
            LoudPlugin(),
            ""
        ),
    ]
}
