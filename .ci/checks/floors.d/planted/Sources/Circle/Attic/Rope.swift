struct Rope {
    func hoist(up stair: Stair) {}
}
