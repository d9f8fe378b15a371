import Components
import DefaultComponents

extension Components {
    package mutating func dropTwoActions() {
        transform(.messageActions) { next, request in
            next(request).filter { !($0 is FlagActionItem || $0 is MuteUserActionItem) }
        }
    }
}
