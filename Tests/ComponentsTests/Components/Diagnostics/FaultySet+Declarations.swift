import Components

extension FaultySet {
    static let declarations = [
        FaultySet(
            name: "slotDeclaredTwice",
            plugins: [
                TestPlugin("ape") {
                    $0.declare(Slot("twin", default: 1, fileID: "A.swift", line: 1))
                },
                TestPlugin("bee") {
                    $0.declare(Slot("twin", default: 1, fileID: "B.swift", line: 2))
                },
            ],
            text: """
                Slot 'twin' is declared at A.swift:1 and at B.swift:2. To fix, give one of them \
                another name.
                """
        ),
        FaultySet(
            name: "slotDeclaredTwice in one place",
            plugins: [
                TestPlugin("ape") {
                    $0.declare(Slot("twin", default: 1, fileID: "A.swift", line: 1))
                },
                TestPlugin("bee") {
                    $0.declare(Slot("twin", default: 1, fileID: "A.swift", line: 1))
                },
            ],
            text: """
                Slot 'twin' is declared at A.swift:1 and at A.swift:1. To fix, keep it in a stored \
                static let, which declares it once.
                """
        ),
        FaultySet(
            name: "nameDeclaredTwice",
            plugins: [
                TestPlugin("ape") { registrar in
                    registrar.declare(LayoutName(rawValue: "wide"), fileID: "A.swift", line: 1)
                },
                TestPlugin("bee") { registrar in
                    registrar.declare(LayoutName(rawValue: "wide"), fileID: "B.swift", line: 2)
                },
            ],
            text: """
                The layout option 'wide' is declared by 'ape' at A.swift:1 and by 'bee' at B.swift:2. \
                To fix, give one of them another name.
                """
        ),
    ]
}
