typealias Tile = [Stone]
