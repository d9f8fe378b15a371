// The window, read marks and the button to the newest message.
let last;
let read;
setInterval(() => {
    if (document.hidden || !isJoined) return;
    const row = lastVisible();
    if (row && row === last && row.id !== read) {
        read = row.id;
        send('m', messageID(row));
    }
    last = row;
}, 1000);
let asked = 0;
on(scroller, 'scroll', () => {
    showLatest();
    wantsEnd &&= isAtEnd;
    if (Date.now() - asked < 500) return;
    const way = scroller.scrollTop < 300 && list.dataset.older !== '0' ? 'older' : distance() < 300 && !isLive() && 'newer';
    if (!way) return;
    asked = Date.now();
    send('w', way);
});
const goToEnd = () => {
    wantsEnd = true;
    if (isLive()) goToBottom();
    else send('w', 'latest');
};
on(at('latest'), 'click', goToEnd);
