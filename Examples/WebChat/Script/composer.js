// The composer.
const draft = `draft:${own}`;
const fit = () => {
    text.style.height = 'auto';
    text.style.height = `${text.scrollHeight}px`;
};
const quote = (words, id) => {
    quoted = id;
    at('quoting').textContent = words;
    fit();
    text.focus();
};
const clear = () => {
    if (!editing) kept.removeItem(draft);
    text.value = kept.getItem(draft) ?? '';
    editing = undefined;
    quote('', null);
};
text.value ||= kept.getItem(draft) ?? '';
fit();
let typed = 0;
on(text, 'input', () => {
    fit();
    if (editing) return;
    kept.setItem(draft, text.value);
    if (Date.now() - typed > 3000) {
        typed = Date.now();
        send('t');
    }
});
on(text, 'keydown', event => {
    if (event.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault();
        composer.requestSubmit();
    } else if (event.key === 'Escape') clear();
    else if (event.key === 'ArrowUp' && !event.altKey && !text.value) {
        const row = [...list.children].findLast(isMine);
        if (row) rowKeys.e(row);
    }
});
on(composer, 'submit', event => {
    event.preventDefault();
    const words = text.value;
    if (!words.trim()) return;
    const field = composer.elements.quoted;
    if (editing) {
        // While the server is away, the change stays in the composer.
        if (!send('e', editing, words.toWellFormed())) return;
        changed = { id: editing, words };
    } else {
        const message = { id: newID(), text: words.toWellFormed(), quoted: quoted ?? field?.value ?? null };
        setWaiting([...waiting(), message]);
        sendMessage(message);
        goToEnd();
        goToBottom();
    }
    field?.remove();
    composer.querySelector('[dir].quoting')?.remove();
    clear();
});
