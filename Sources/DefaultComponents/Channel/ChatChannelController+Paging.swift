import Components

/// A page that is requested.
struct RequestedPage {
    var request: MessagePageRequest
    /// Whether it is next to the gap, and not at the oldest end.
    var isBesideGap: Bool
}

extension ChatChannelController {
    /// Requests messages at an end of a part of the messages, if there may be some and none are requested there.
    @discardableResult
    func requestPage(
        _ end: MessageEnd,
        of part: Range<Int>,
        limit: Int,
        _ outcome: inout ChannelOutcome
    ) -> Bool {
        let isBesideGap = history.gap == (end == .older ? part.upperBound : part.lowerBound)
        guard limit > 0, isBesideGap || end == .older && history.isOpen,
            !requested.contains(where: {
                $0.request.end == end && $0.isBesideGap == isBesideGap
            })
        else { return false }
        let isKnown = { [self] (place: Int) in isKnownToOthers(history.messages[place]) }
        let place = end == .older ? part.last(where: isKnown) : part.first(where: isKnown)
        let request = MessagePageRequest(
            id: client.nextRequestID(),
            end: end,
            messageID: place.map { history.messages[$0].id },
            count: min(limit, 1_000)
        )
        requested.append(RequestedPage(request: request, isBesideGap: isBesideGap))
        _ = send(.load(request), &outcome)
        return false
    }

    /// Adds the messages of an answer, and loads them if the ones next to them are loaded.
    func receive(_ page: MessagePage, _ outcome: inout ChannelOutcome) -> Bool {
        let question = requested.first { $0.request.id == page.requestID }
        guard let question else {
            // The client's other controllers may have requested it.
            if !client.givenIDs.contains(page.requestID) {
                reject(
                    "The answer to \(page.requestID.quoted) was not requested. To fix, answer with the id of the request."
                )
            }
            return false
        }
        let (end, isBesideGap) = (question.request.end, question.isBesideGap)
        requested.removeAll { $0.request.id == page.requestID }
        guard !isBesideGap || history.gap != nil else { return false }
        let wasEmpty = history.messages.isEmpty
        let (new, isEnd) = accept(page, for: question)
        outcome.messages = history.insert(new, at: end, besideGap: isBesideGap)
        if outcome.messages.isEmpty, isBesideGap, end == .older,
            question.request.messageID == nil, let gap = history.gap, gap > 0
        {
            outcome.messages = history.load(0..<min(pageSize, gap))
        }
        if isEnd, isBesideGap {
            history.gap = nil
            // What is on the other side is loaded instead.
            if new.isEmpty { end == .older ? loadPreviousMessages() : loadNextMessages() }
        } else if isEnd {
            history.isOpen = false
        }
        if wasEmpty {
            let old = knownChannel
            placeReading()
            if knownChannel != old { outcome.channel = .update(knownChannel) }
        }
        return !new.isEmpty
    }

    /// Returns the new messages of an answer, newest first, and whether no further ones are missing there.
    private func accept(
        _ page: MessagePage,
        for question: RequestedPage
    ) -> (new: [ChatMessage], isEnd: Bool) {
        let (request, isOlder) = (question.request, question.request.end == .older)
        let gap = question.isBesideGap ? history.gap : nil
        let isNearer = { (one: ChatMessage, other: ChatMessage) in
            isOlder ? one.createdAt > other.createdAt : one.createdAt < other.createdAt
        }
        // Those next to the known message first.
        let all = isOlder ? page.messages : page.messages.reversed()
        let nearest = all.prefix(request.count).sorted(by: isNearer)
        let known = request.messageID.flatMap(message(id:))
        let place = gap.map { isOlder ? $0 : $0 - 1 }
        // What was written here may have the time of another clock.
        let other = place.flatMap { $0 < 0 ? nil : history.messages[$0] }
            .flatMap { $0.isSentByCurrentUser ? nil : $0 }
        let isTimed = gap == nil || known?.isSentByCurrentUser != true
        var new: [ChatMessage] = []
        var strayCount = 0
        var isEnd = page.isLast && nearest.count == all.count
        for message in nearest {
            let place = history.place(of: message.id)
            let isBeyond = place.map { gap != nil && ($0 >= gap ?? 0) == isOlder }
            if isBeyond ?? other.map({ isNearer($0, message) }) ?? false {
                isEnd = true
                break
            }
            guard place == nil, isHere(message), !history.places.isGone(message.id),
                !new.contains(where: { $0.id == message.id })
            else { continue }
            if isTimed, let known, isNearer(message, known) {
                strayCount += 1
            } else {
                new.append(message)
            }
        }
        let isSorted = nearest.elementsEqual(all.prefix(request.count))
        if strayCount > 0 || !isSorted || nearest.count < all.count {
            reject(
                "The answer to \(page.requestID.quoted) has \(all.count) messages"
                    + (isSorted ? "" : ", not newest first")
                    + ", \(strayCount) of them on the wrong side of \((request.messageID ?? "").quoted). To fix, "
                    + "answer with at most \(request.count), newest first."
            )
        }
        return (isOlder ? new : new.reversed(), isEnd)
    }

    /// Reports something received that has no effect.
    func reject(_ problem: String) {
        Components.tell(.contradictedContent(component: "ChatChannelController", problem: problem))
    }
}
