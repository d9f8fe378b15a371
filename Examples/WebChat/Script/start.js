// The look, which others do not see.
const look = at('look');
const dress = async () => {
    const body = new URLSearchParams(new FormData(look));
    const answer = await fetch('/look', { method: 'POST', headers, body });
    if (!answer.ok) return;
    // The rows of rooms have the colours of the scheme in which the page was loaded.
    if (document.documentElement.dataset.scheme !== body.get('scheme')) location.reload();
    else send('v', await answer.text());
};
// One after the other, so that the last choice stays.
let dressing = Promise.resolve();
on(look, 'change', () => dressing = dressing.then(dress, dress));

// The page goes on.
classes.add('scripted');
if ('end' in state && !location.hash) goToBottom();
else if (location.hash && isLive() && at(location.hash.slice(1)) === list.lastElementChild) goToBottom();
notePlace();
choose(lastVisible());
// Its rows take the focus instead.
scroller.removeAttribute('tabindex');
connect();
