/// What a `Wall` is made of, which names no Wall.
struct Brick {
    /* Nor does
       a Wall: { */
    let label = "Wall \" { Wall"
    let text = """
        Wall {
        """
    let pattern = #/Wall "{/#
}

extension Brick {
    struct Edge {}
}
