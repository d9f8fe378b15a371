// The look, which others do not see.
const look = at('look');
const dress = async () => {
    const body = new URLSearchParams(new FormData(look));
    const answer = await post('/look', body);
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
const target = at(location.hash.slice(1));
if (target ? isLive() && target === list.lastElementChild : 'end' in state) goToBottom();
notePlace();
choose(lastVisible());
// Its rows take the focus instead.
scroller.removeAttribute('tabindex');
connect();
