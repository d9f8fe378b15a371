import Components
import DefaultComponents
import Hosting

/// A reason why a page cannot be written.
enum PageError: Error, Equatable {
    /// A folder stands where a file is to be.
    case isFolder(String)
    /// The path is neither a file nor a folder.
    case isNoFile(String)
    /// A file stands where a folder is to be.
    case isNoFolder(String)
    /// A folder that is to be new has something in it.
    case isNotEmpty(String)
    /// The system refused.
    case failed(String, OutputError)
}

extension PageError {
    /// Returns the error and its remedy, for the flag that named the path.
    func text(of flag: Flag) -> String {
        switch self {
        case .isFolder(let path):
            "\(path.quoted) is a folder. To fix, write '\(flag.word)' with the name of a file in it."
        case .isNoFile(let path):
            "\(path.quoted) is neither a file nor free. To fix, write '\(flag.word)' with another name."
        case .isNoFolder(let path):
            "\(path.quoted) is no folder. To fix, write '\(flag.word)' with the name of a folder, which "
                + "is made if it is missing."
        case .isNotEmpty(let path):
            "\(path.quoted) is not empty. To fix, write '\(flag.word)' with the name of a folder that is not "
                + "there yet."
        case .failed(let path, let error):
            "\(path.quoted) cannot be written: \(error). To fix, write '\(flag.word)' with a path in a "
                + "folder that is there, may be written and has room."
        }
    }
}
