import Synchronization

extension StateStore {
    /// Whether answers of tasks are present.
    var hasAnswers: Bool { contents.withLock(\.tasks.arePresent) }

    /// Starts work, and returns its number and a function that cancels it.
    func begin<Value: Sendable>(
        _ name: String,
        _ work: @escaping @Sendable () async throws -> Value
    ) -> (number: Int, cancel: @Sendable () -> Void) {
        let number = contents.withLock { $0.tasks.begin() }
        return (number, start(number, name, work))
    }

    /// Starts the work of a task that has begun, and returns a function that cancels it.
    private func start<Value: Sendable>(
        _ number: Int,
        _ name: String,
        _ work: @escaping @Sendable () async throws -> Value
    ) -> @Sendable () -> Void {
        runner.start(name) { [weak self] in
            let answer: TaskAnswers.Answer
            do {
                answer = .success(try await work())
            } catch {
                answer = .failure(error)
            }
            guard let self else { return }
            let isWanted = contents.withLock { $0.tasks.insert(answer, of: number) }
            if isWanted { wake.withLock(\.self)?() }
        }
    }

    /// Starts work for an owner, whose answer becomes an event, unless the same is running.
    func begin<Value: Sendable>(
        _ event: Event<Value>,
        for owner: StateOwner,
        declaredBy declaration: Registration?,
        raising raise: @escaping @Sendable (any Sendable, AnyObject) -> Void,
        _ work: @escaping @Sendable () async throws -> Value
    ) {
        // The place is taken before the work begins, as trees on other threads share the store.
        let number = contents.withLock { contents -> Int? in
            let place = contents.present(Place(owner: owner, key: event.slot.index))
            guard contents.tasks.ofOwners[place] == nil else { return nil }
            let number = contents.tasks.begin()
            contents.tasks.ofOwners[place] = TaskAnswers.OwnerTask(
                number: number,
                declaration: declaration,
                raise: raise
            )
            return number
        }
        guard let number else { return }
        let cancel = start(number, event.name, work)
        let isWanted = contents.withLock { contents in
            let place = contents.present(Place(owner: owner, key: event.slot.index))
            guard contents.tasks.ofOwners[place]?.number == number else { return false }
            contents.tasks.ofOwners[place]?.cancel = cancel
            return true
        }
        if !isWanted { cancel() }
    }

    /// Forgets a task.
    func end(_ number: Int) {
        contents.withLock { $0.tasks.end(number) }
    }

    /// Cancels the task at a place.
    func endTask(_ place: Place) {
        let task = contents.withLock { contents in
            let task = contents.tasks.ofOwners.removeValue(forKey: contents.present(place))
            if let task { contents.tasks.end(task.number) }
            return task
        }
        task?.cancel()
    }

    /// Returns the answers of owners' tasks and of some others, in the order in which the tasks began.
    func takeAnswers(
        of numbers: Set<Int>
    ) -> [(number: Int, answer: TaskAnswers.Answer, task: TaskAnswers.OwnerTask?)] {
        contents.withLock { contents in
            let byNumber = Dictionary(
                uniqueKeysWithValues: contents.tasks.ofOwners.map { ($0.value.number, $0) }
            )
            return contents.tasks.take { numbers.contains($0) || byNumber[$0] != nil }.map {
                let task = byNumber[$0.number]
                if let task { contents.tasks.ofOwners[task.key] = nil }
                return ($0.number, $0.answer, task?.value)
            }
        }
    }
}
