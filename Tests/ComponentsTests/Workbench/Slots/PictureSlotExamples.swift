import Components
import Views

enum PictureFileExample: SlotExample {
    static let slot = "pictureFile"

    static func replace(in components: inout Components) {
        components.replace(.pictureFile) { request in
            request.address == "dot.gif" ? Array("GIF89a\u{1}\0\u{1}\0".utf8) : nil
        }
    }

    static func extend(in components: inout Components) {
        components.transform(.pictureFile) { next, request in
            request.address.hasPrefix("https:") ? nil : next(request)
        }
    }
}

enum SymbolExample: SlotExample {
    static let slot = "symbol"

    static func replace(in components: inout Components) {
        let line = try? Symbol(path: "M4 12H20", characters: "-", plain: "-")
        components.replace(.symbol("line"), with: line ?? components.value(.symbol, "check"))
    }

    static func extend(in components: inout Components) {
        components.transform(.symbol("check")) { below in
            below
        }
    }
}
