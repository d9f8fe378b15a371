struct Stair {
    func roll(_ barrel: Barrel) {}
}
