import Components
import Views

/// The embedded pictures of a page.
///
/// The first place of a picture holds its file, so that nothing of it is retained. Its second place keeps the file in a
/// class, which all further places share, without calling the slot `pictureFile` again.
struct EmbeddedPictures {
    /// The content of a place of a picture.
    enum Place {
        /// The file itself.
        case file([UInt8])
        /// The number of a class that has it.
        case shared(Int)
    }

    /// The files in classes.
    private(set) var files: [[UInt8]] = []
    /// The components that returned the files of the addresses below; those of another picture may return others.
    private var components: Components?
    /// The addresses of pictures with a place.
    private var addresses: Set<String> = []
    /// The classes of those with several.
    private var numbers: [String: Int] = [:]

    /// Returns the content of the next place of an address; nil if it has no file.
    mutating func place(of address: String, _ components: Components) -> Place? {
        if let known = self.components, !components.shares(.pictureFile, with: known) {
            self.components = nil
            (addresses, numbers) = ([], [:])
        }
        if let number = numbers[address] { return .shared(number) }
        guard let file = components[.pictureFile](PictureRequest(address)),
            file.count <= PictureRequest.fileLimit, PictureHeader(file) != nil
        else { return nil }
        if self.components == nil { self.components = components }
        guard !addresses.insert(address).inserted else { return .file(file) }
        let number = files.firstIndex(of: file) ?? files.count
        if number == files.count { files.append(file) }
        numbers[address] = number
        return .shared(number)
    }
}

extension HTMLWriter {
    /// Writes the rule of the class that has a picture.
    mutating func rule(ofPicture file: [UInt8], _ number: Int) {
        markup(".q.q")
        integer(UInt(number))
        markup("{background:url(\"")
        dataAddress(ofPicture: file)
        markup("\") 50%/cover no-repeat,")
        markup("linear-gradient(135deg,var(--picture),var(--picture-end))}\n")
    }

    /// Writes the address that contains a picture.
    mutating func dataAddress(ofPicture file: [UInt8]) {
        // The type is what the bytes are, and not what a name or a message calls them.
        guard let header = PictureHeader(file) else { return }
        markup("data:image/")
        text(header.format.rawValue)
        markup(";base64,")
        base64(file)
    }
}
