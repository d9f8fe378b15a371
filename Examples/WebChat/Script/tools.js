// What can be done with a row.
const tools = at('tools');
let chosen;
const quoteRow = row => quote(`Answer to ${label(row)}`, messageID(row));
const actions = {
    r: (id, button) => send('r', id, button.textContent),
    q: () => quoteRow(chosen),
    t: id => location.assign(`${state.address}/threads/${id}`),
    m: id => location.assign(`${state.address}/messages/${id}#m-${id}`),
};
const usesTools = () => tools.querySelector(':focus-visible');
const moveTools = () => {
    if (tools.hidden) return;
    const row = at(chosen.id);
    tools.hidden = !row;
    if (!row) return;
    chosen = row;
    tools.classList.toggle('mine', isMine(row));
    tools.style.top = `${Math.max(0, topOf(row) - topOf(scroller) + scroller.scrollTop - 14)}px`;
};
const showTools = (row, button) => {
    chosen = row;
    tools.hidden = false;
    moveTools();
    if (button) tools.querySelector(button).focus();
};
const leaveTools = () => {
    tools.hidden = true;
    focusRow(at(chosen.id));
};
on(tools, 'click', ({ target, detail }) => {
    const { value } = target;
    if (!value) return;
    // A key has pressed it.
    if (!detail) leaveTools();
    (actions[value] ?? (id => send(value, id)))(messageID(chosen), target);
});
on(tools, 'keydown', event => {
    const buttons = [...tools.children].filter(each => each.checkVisibility());
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] * (list.dir === 'rtl' ? -1 : 1);
    if (step) buttons.at((buttons.indexOf(event.target) + step) % buttons.length).focus();
    else if (event.key === 'Escape') leaveTools();
    else return;
    event.preventDefault();
});
on(tools, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget && !tools.contains(relatedTarget)) tools.hidden = true;
});
const point = ({ target }) => {
    const row = target.closest('.list > li');
    if (row && !usesTools()) showTools(row);
};
on(list, 'pointerover', point);
// Not on the document, as some phones do not tell it of clicks on what is no button.
on(main, 'click', event => {
    point(event);
    const { target } = event;
    const row = rowOf(target);
    // Links and fields are the browser's, and selecting a text is no tap.
    const selects = !getSelection().isCollapsed && !target.closest('button');
    if (row && !selects && !target.closest('a, input, textarea')) enter('i', row, target);
});
on(scroller, 'pointerleave', () => tools.hidden = !usesTools());
