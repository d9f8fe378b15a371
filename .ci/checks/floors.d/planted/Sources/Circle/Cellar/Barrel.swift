struct Barrel {
    var rope: Rope
}
