extension Whole {
    struct Part {}
}

let weight = 1

func <+> (one: Whole, other: Whole) -> Whole { one }

infix operator <+>
