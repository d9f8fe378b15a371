import GRDB

extension StoreError {
    /// Creates the error of a store for one of the database or of a computation.
    init(_ error: any Error) {
        switch error {
        case let error as StoreError: self = error
        case let error as DatabaseError:
            self = .failed(reason: error.message ?? error.resultCode.description)
        default: self = .failed(reason: String(describing: error))
        }
    }
}
