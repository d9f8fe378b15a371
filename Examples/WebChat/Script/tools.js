// What can be done with a row.
const tools = at('tools');
let chosen;
const quoteRow = row => quote(`Answer to ${label(row)}`, messageID(row));
const actions = {
    r: (id, button) => send('r', id, button.textContent),
    q: () => quoteRow(chosen),
    t: id => location.assign(`${state.address}/threads/${id}`),
    g: id => send('g', id),
    d: id => send('d', id),
    m: id => location.assign(`${state.address}/messages/${id}#m-${id}`),
};
const usesTools = () => tools.querySelector(':focus-visible');
const moveTools = () => {
    const row = chosen && at(chosen.id);
    if (tools.hidden) return;
    tools.hidden = !row;
    if (!row) return;
    chosen = row;
    for (const each of tools.querySelectorAll('.own')) each.hidden = !isMine(row);
    tools.style.top = `${Math.max(0, topOf(row) - topOf(scroller) + scroller.scrollTop - 14)}px`;
};
const showTools = row => {
    chosen = row;
    tools.hidden = false;
    moveTools();
};
const leaveTools = () => {
    tools.hidden = true;
    focusRow(at(chosen.id));
};
on(tools, 'click', ({ target, detail }) => {
    if (!actions[target.value]) return;
    // A key has pressed it.
    if (!detail) leaveTools();
    actions[target.value](messageID(chosen), target);
});
on(tools, 'keydown', event => {
    const buttons = [...tools.children].filter(each => !each.hidden);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] * (document.documentElement.dir === 'rtl' ? -1 : 1);
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
on(scroller.parentNode, 'click', event => {
    point(event);
    const { target } = event;
    const row = target.closest('.list > li, .bars > li');
    // Links are the browser's, and selecting a text is no tap.
    const selects = !getSelection().isCollapsed && !target.closest('button');
    if (target.closest('a') || !row || selects) return;
    const nodes = document.createTreeWalker(row, 1 | 4);
    let node = 0;
    for (; nodes.currentNode !== target; node += 1) nodes.nextNode();
    send('i', row.id, node, state.digest);
});
on(scroller, 'pointerleave', () => tools.hidden = !usesTools());
