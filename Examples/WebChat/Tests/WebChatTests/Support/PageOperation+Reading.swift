import Drawing
import Foundation
import Hosting
import Testing

extension PageOperation {
    /// Reads an operation from its JSON, as a browser does; a style must be the one that is expected.
    init(reading line: [Any], expecting style: ScreenStyle) throws {
        func text(_ index: Int) throws -> String { try #require(line[index] as? String) }
        func number(_ index: Int) throws -> Int { try #require(line[index] as? Int) }
        func row(_ index: Int) throws -> HTMLRow {
            let rules = line.count > index + 2 ? try text(index + 2) : ""
            return HTMLRow(id: try text(index), html: try text(index + 1), rules: rules)
        }
        switch try number(0) {
        case 0: self = .insert(try row(2), before: line[1] as? String)
        case 1: self = .remove(try text(1))
        case 2: self = .move(try text(1), before: line[2] as? String)
        case 3: self = .replace(try row(1))
        case 4: self = .setText(row: try text(1), node: try number(2), try text(3))
        case 5:
            self = .setAttribute(
                row: try text(1),
                node: try number(2),
                name: try text(3),
                try text(4)
            )
        case 6:
            self = .setChildren(
                row: try text(1),
                node: try number(2),
                from: try number(3),
                count: try number(4),
                html: try text(5)
            )
        case 7: self = .setRules(row: try text(1), try text(2))
        case 8: self = .setCounts(older: try number(1), newer: try number(2))
        default:
            try #require(try text(1) == style.sheet && text(3) == style.direction)
            self = .setStyle(style)
        }
    }
}
