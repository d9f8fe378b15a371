// Pictures that are chosen, pasted or dropped. They wait in the page, as large as they are.
const field = at('picture');
const sendPicture = (picture, id = newID()) => {
    const body = new FormData(field.form);
    body.set('file', picture);
    body.set('id', id);
    const cancel = new AbortController();
    let row;
    const show = reason => {
        const shown = makeWaiting(picture.name, reason, () => {
            row.remove();
            sendPicture(picture, id);
        }, () => {
            row.remove();
            cancel.abort();
        });
        if (row) row.replaceWith(shown);
        else at('pictures').append(shown);
        row = shown;
    };
    show();
    wantsEnd = true;
    goToBottom();
    fetch(field.form.action, { method: 'POST', headers: { Accept: 'text/plain' }, body, signal: cancel.signal })
        .then(async answer => answer.ok ? row.remove() : show(await answer.text()))
        .catch(() => row.isConnected && show('It could not be sent.'));
};
const takePictures = event => {
    const data = event.clipboardData ?? event.dataTransfer;
    // Documents bring pictures of their texts.
    if (!data.files.length || data.types.includes('text/plain')) return;
    event.preventDefault();
    for (const each of data.files) sendPicture(each);
};
on(at('attach'), 'click', () => field.click());
on(field, 'change', () => {
    for (const each of field.files) sendPicture(each);
    field.value = '';
});
on(text, 'paste', takePictures);
on(document, 'dragover', event => event.preventDefault());
on(document, 'drop', takePictures);
on(window, 'beforeunload', event => at('pictures').firstChild && event.preventDefault());
