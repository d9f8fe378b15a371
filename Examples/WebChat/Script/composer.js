// The composer.
const draft = `draft:${own}`;
const fit = () => {
    text.style.height = 'auto';
    text.style.height = `${Math.min(text.scrollHeight, 200)}px`;
};
const quote = (words, id) => {
    quoted = id;
    at('quoting').textContent = words;
    at('quoting').hidden = !words;
    fit();
    text.focus();
};
const clear = () => {
    if (!editing) kept.removeItem(draft);
    text.value = editing ? kept.getItem(draft) ?? '' : '';
    editing = undefined;
    quote('', null);
};
if (!text.value) text.value = kept.getItem(draft) ?? '';
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
        if (row) send('g', messageID(row));
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
        addMessage(words, quoted ?? field?.value ?? null);
        wantsEnd = true;
        if (!isLive()) send('w', 'latest');
        goToBottom();
    }
    field?.remove();
    composer.querySelector('.quoting:not(#quoting)')?.remove();
    clear();
});
