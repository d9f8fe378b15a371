struct Whole {
    let part = Part()
    let load = weight

    func joined(_ other: Whole) -> Whole { self <+> other }
}
