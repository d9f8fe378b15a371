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
    if (messages.length) kept.setItem(outboxKey, JSON.stringify(messages));
    else kept.removeItem(outboxKey);
    showOutbox();
};
const isWaiting = id => waiting().some(each => each.id === id);
const sendMessage = ({ id, text, quoted }) => send('s', id, text, quoted);
const isSent = id => setWaiting(waiting().filter(each => each.id !== id));
const setReason = (id, reason) => setWaiting(waiting().map(each => each.id === id ? { ...each, reason } : each));
const newID = () => 'c' + crypto.getRandomValues(new Uint32Array(3)).join('-');
const addMessage = (text, quoted) => {
    const message = { id: newID(), text: text.toWellFormed(), quoted };
    setWaiting([...waiting(), message]);
    sendMessage(message);
};
const retryMessages = () => {
    for (const message of waiting()) if (!message.reason) sendMessage(message);
};

// A row of what is not sent yet, with its state.
const makeWaiting = (words, reason, retry, cancel) => {
    const row = make('li');
    const text = make('p', words);
    text.dir = 'auto';
    const note = make('small', reason ?? 'Sending…');
    row.append(text, note);
    row.classList.toggle('refused', Boolean(reason));
    note.append(' ', makeButton('Retry', retry), ' ', makeButton('Cancel', cancel));
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
