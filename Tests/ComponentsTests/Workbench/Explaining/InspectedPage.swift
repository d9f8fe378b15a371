import Foundation

@testable import Workbench

/// The facts that a page shows for each part.
struct InspectedPage {
    /// The facts of one part.
    struct Account {
        let id: String
        var path = ""
        var kind = ""
        var box = ""
        var notes: [String] = []
        var facts: [Fact] = []
    }

    /// A line of it.
    struct Fact: Hashable {
        let group: String
        var name = ""
        var value = ""
        var origin: String?
        var place: String?
        var isLost = false
    }

    let text: String
    let accounts: [Account]
    /// The names in trees and the spots in pictures, by their destinations.
    let names: [String]
    let spots: [String]

    /// Reads the output of the program for command-line arguments.
    init(_ words: String) throws {
        text = try withTemporaryFolder { folder in
            let words = words.split(separator: " ").map(String.init)
            let run = DemoRun(["inspect", "--to", "\(folder)/page.html"] + words)
            guard run.code == .success else { throw TagScanner.Fault(description: run.errors) }
            return try String(contentsOfFile: "\(folder)/page.html", encoding: .utf8)
        }
        let elements = try TagScanner.elements(of: text.utf8)
        names = elements.withClass("name").values(of: "href")
        spots = elements.withClass("spot").values(of: "href")
        var accounts: [Account] = []
        var depth = Int.max
        var group = ""
        for element in elements {
            if element.depth <= depth { depth = .max }
            let name = element.attributes["class"] ?? element.name
            if name == "account" {
                accounts.append(Account(id: element.attributes["id"] ?? ""))
                depth = element.depth
                group = ""
            }
            guard depth < .max, var account = accounts.popLast() else { continue }
            var fact = account.facts.popLast()
            switch name {
            case "path": account.path = element.text
            case "kind": account.kind = element.text
            case "box": account.box = element.text
            case "h5": group = element.text
            case "note": account.notes.append(element.text)
            case "li":
                if let fact { account.facts.append(fact) }
                fact = Fact(group: group)
            case "s": fact?.isLost = true
            case "key": fact?.name = element.text
            case "value": fact?.value = element.text
            case "by": fact?.origin = element.text
            case "at": fact?.place = element.text
            default: break
            }
            if let fact { account.facts.append(fact) }
            accounts.append(account)
        }
        self.accounts = accounts
    }
}
