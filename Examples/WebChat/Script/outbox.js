// The messages that are not committed yet. They outlive the page, and are sent again when it is back.
const outboxKey = `outbox:${own}`;
const waiting = () => {
    try {
        return JSON.parse(kept.getItem(outboxKey)) ?? [];
    } catch {
        return [];
    }
};
const setWaiting = messages => {
    kept.setItem(outboxKey, JSON.stringify(messages));
    showOutbox();
};
const isWaiting = id => waiting().some(each => each.id === id);
const sendMessage = ({ id, text, quoted }) => send('s', id, text, quoted);
const isSent = id => setWaiting(waiting().filter(each => each.id !== id));
const setReason = (id, reason) => setWaiting(waiting().map(each => each.id === id ? { ...each, reason } : each));
const newID = () => 'c' + crypto.getRandomValues(new Uint32Array(3)).join('-');

// A row of what is not sent yet, with its state.
const makeWaiting = (words, reason, retry, cancel) => {
    const row = make('li');
    const note = make('small', reason ?? 'Sending…');
    row.append(make('p', words), note);
    if (reason) row.className = 'refused';
    note.append(makeButton('Retry', retry), makeButton('Cancel', cancel));
    return row;
};
const showOutbox = () => at('outbox').replaceChildren(...waiting().map(message => makeWaiting(
    message.text,
    message.reason,
    () => {
        setReason(message.id);
        sendMessage(message);
    },
    () => isSent(message.id),
)));
addEventListener('storage', event => event.key === outboxKey && showOutbox());
showOutbox();
