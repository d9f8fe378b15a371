// The reader's place: the first visible row and its distance from the edge, or the end.
let isAtEnd;
let noted = [];
let size;
const boxOf = element => element.getBoundingClientRect();
const topOf = element => boxOf(element).top;
const distance = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
const measure = () => `${scroller.clientWidth} ${scroller.clientHeight} ${scroller.scrollHeight}`;

// Notes the visible row and all after it, in case that it is removed.
const notePlace = () => {
    size = measure();
    isAtEnd = distance() < 8;
    const top = topOf(scroller);
    const rows = [...list.children];
    const first = rows.findIndex(row => boxOf(row).bottom > top);
    noted = first < 0 ? [] : rows.slice(first).map(row => [row.id, topOf(row) - top]);
};
const goToBottom = () => {
    isAtEnd = true;
    scroller.scrollTop = scroller.scrollHeight;
};
const restorePlace = () => {
    size = measure();
    if (isAtEnd) return goToBottom();
    const place = noted.find(([id]) => at(id));
    const moved = place && topOf(at(place[0])) - topOf(scroller) - place[1];
    if (moved) scroller.scrollTop += moved;
};
// What moves because the page has another size is not the reader's doing.
on(scroller, 'scroll', () => size === measure() ? notePlace() : restorePlace());
for (const each of [list, scroller]) new ResizeObserver(restorePlace).observe(each);

const showLatest = () => at('latest').hidden = isLive() && isAtEnd;

// Changes the rows, and leaves the reader where they are.
const keepPlace = change => {
    const wasAtEnd = isAtEnd;
    notePlace();
    isAtEnd = wasAtEnd;
    change();
    restorePlace();
    notePlace();
    isAtEnd ||= wasAtEnd;
};

// Whether a half of a row is visible.
const isVisible = row => {
    const { top, bottom } = boxOf(scroller);
    const box = boxOf(row);
    const middle = (box.top + box.bottom) / 2;
    return middle > top && middle < bottom;
};
const lastVisible = () => [...list.children].findLast(isVisible);
