// Announcements, at most one each second; the window, read marks and the button to the newest message.
let last;
let read;
setInterval(() => {
    if (heard[0]) {
        log.append(make('p', heard[1] ? `${heard.length} new messages` : heard[0]));
        setTimeout(() => log.firstChild.remove(), 10000);
        heard = [];
    }
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
    const way = scroller.scrollTop < 300 && list.dataset.older > 0 ? 'older' : distance() < 300 && !isLive() && 'newer';
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
