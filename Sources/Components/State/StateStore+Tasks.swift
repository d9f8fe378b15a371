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
        let cancel = runner.start(name) { [weak self] in
            let answer: TaskAnswers.Answer
            do {
                answer = .success(try await work())
            } catch {
                answer = .failure(error)
            }
            guard let self else { return }
            contents.withLock { $0.tasks.insert(answer, of: number) }
            wake.withLock(\.self)?()
        }
        return (number, cancel)
    }

    /// Starts work for an owner, whose answer becomes an event, unless the same is running.
    func begin<Value: Sendable>(
        _ event: Event<Value>,
        for owner: StateOwner,
        declaredBy declaration: Registration?,
        raising raise: @escaping @Sendable (any Sendable, AnyObject) -> Void,
        _ work: @escaping @Sendable () async throws -> Value
    ) {
        let place = contents.withLock { $0.present(Place(owner: owner, key: event.slot.index)) }
        guard contents.withLock({ $0.tasks.ofOwners[place] == nil }) else { return }
        let (number, cancel) = begin(event.name, work)
        let task = TaskAnswers.OwnerTask(
            number: number,
            declaration: declaration,
            cancel: cancel,
            raise: raise
        )
        contents.withLock { $0.tasks.ofOwners[place] = task }
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
