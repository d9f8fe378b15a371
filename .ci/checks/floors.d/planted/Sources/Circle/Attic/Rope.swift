struct Rope {
    let label = "Hangs above \(Stair.self)."
}
