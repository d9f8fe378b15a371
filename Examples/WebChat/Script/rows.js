// The rows as one stop of the Tab key: the focus goes from row to row, and outlives patches.
let active;
const focused = () => document.activeElement.closest('.list > li');

// Makes a row the one that the Tab key leads to. Its name begins with the author and the text.
const choose = row => {
    // Without the first, a row that has the focus loses it.
    if (row !== active) {
        active?.removeAttribute('tabindex');
        active?.removeAttribute('aria-label');
    }
    active = row;
    if (!row) return;
    row.tabIndex = 0;
    const [said, time] = [words(row), label(row).slice(author(row).length + 2)];
    row.ariaLabel = `${author(row)}: ${said}${said.endsWith(time) ? '' : `, ${time}`}`;
};
const focusRow = row => {
    if (!row) return;
    choose(row);
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
};
on(list, 'focusin', () => choose(focused()));

// What in a row may have the focus, the row first.
const stops = row => [row, ...row.querySelectorAll('a, button, summary, input, select, textarea')];

// Changes rows, and leaves the reader's place, the focus and what is being written. The focus in what is removed goes to what
// is there then, or to the neighbour of a row.
const keep = change => {
    const focus = document.activeElement;
    const row = rowOf(focus);
    const stop = row && stops(row).indexOf(focus);
    const fields = fieldsIn(main).filter(field => !isEdited(field));
    const rows = [...list.children];
    const index = rows.indexOf(focused() ?? active);
    const ids = [...rows.slice(index), ...rows.slice(0, index).reverse()].map(each => each.id);
    keepPlace(change);
    for (const field of fields) field.value = field.defaultValue;
    const next = ids.map(at).find(each => each) ?? list.lastElementChild;
    choose(next);
    const other = row && at(row.id);
    if (row && !rowOf(document.activeElement)) ((other && stops(other)[stop]) || next)?.focus({ preventScroll: true });
};
