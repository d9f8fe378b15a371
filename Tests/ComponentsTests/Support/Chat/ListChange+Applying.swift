import DefaultComponents

extension Array {
    /// Returns the list after a batch of changes; nil if the batch contradicts the list or itself.
    func applying(_ changes: [ListChange<Element>]) -> [Element]? where Element: Identifiable {
        var leaving: Set<Int> = []
        var arriving: [Int: Element] = [:]
        var updated: [Int: Element] = [:]
        for change in changes {
            switch change {
            case .insert(let item, let index):
                guard arriving.updateValue(item, forKey: index) == nil else { return nil }
            case .remove(let item, let index):
                guard isItem(item, at: index), leaving.insert(index).inserted else { return nil }
            case .move(let item, let start, let end):
                guard isItem(item, at: start), leaving.insert(start).inserted else { return nil }
                guard arriving.updateValue(item, forKey: end) == nil else { return nil }
            case .update(let item, let index):
                guard updated.updateValue(item, forKey: index) == nil else { return nil }
            }
        }
        let staying = indices.filter { !leaving.contains($0) }.map { self[$0] }
        var next = 0
        let count = staying.count + arriving.count
        var result: [Element] = []
        for index in 0..<count {
            if let item = arriving.removeValue(forKey: index) {
                result.append(item)
            } else {
                guard next < staying.count else { return nil }
                result.append(staying[next])
                next += 1
            }
        }
        for (index, item) in updated {
            guard result.isItem(item, at: index) else { return nil }
            result[index] = item
        }
        return arriving.isEmpty ? result : nil
    }

    private func isItem(_ item: Element, at index: Int) -> Bool where Element: Identifiable {
        indices.contains(index) && self[index].id == item.id
    }
}
