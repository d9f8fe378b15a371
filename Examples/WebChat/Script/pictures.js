// Pictures that are chosen, pasted or dropped. They wait in the page, as large as they are.
const field = at('picture');
const post = (address, body) => fetch(address, { method: 'POST', headers: { Accept: 'text/plain' }, body });
// One after the other.
let uploads = Promise.resolve();
const sendPicture = (picture, id = newID()) => {
    const body = new FormData(field.form);
    body.set('file', picture);
    body.set('id', id);
    let row;
    const show = reason => {
        row?.remove();
        row = makeWaiting(picture.name, reason, () => {
            row.remove();
            sendPicture(picture, id);
        }, () => row.remove());
        at('pictures').append(row);
    };
    show();
    goToEnd();
    uploads = uploads.then(() => row.isConnected && post(field.form.action, body))
        .then(async answer => answer.ok === false ? show(await answer.text()) : row.remove())
        .catch(() => show('It could not be sent.'));
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
