import DefaultComponents

/// Reads contracts and changelogs.
enum ContractFile {
    /// Returns the contract in a file.
    static func contract(at path: String) throws(ProgramError) -> Contract {
        let bytes = try bytes(of: path)
        do throws(ConversationError) {
            return try Contract(reading: bytes, file: path)
        } catch {
            throw .contract(error)
        }
    }

    /// Returns the bytes of a file, of which there may be 10 MB; refuses devices and pipes.
    static func bytes(of path: String) throws(ProgramError) -> [UInt8] {
        do throws(DiskFault) {
            return try DiskItem.bytes(of: path, upTo: 10_000_000)
        } catch .tooLarge(let limit) {
            throw .contract(.tooLarge(file: path, limit: limit))
        } catch {
            throw .contract(.unreadable(file: path))
        }
    }
}
