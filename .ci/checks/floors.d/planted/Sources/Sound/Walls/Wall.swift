struct Wall {
    let bricks: [Brick]
}

extension Wall {
    struct Edge {}
}
