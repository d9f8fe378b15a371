// The elements of a page that goes on, its announcements, and what the other files use.
const kept = localStorage;
const make = (tag, words = '') => Object.assign(document.createElement(tag), { textContent: words });
const on = (target, type, run) => target.addEventListener(type, run);
const makeButton = (words, run) => {
    const button = make('button', words);
    on(button, 'click', run);
    return button;
};
const at = id => document.getElementById(id);
const classes = document.body.classList;
const state = at('state').dataset;
const scroller = at('scroller');
const text = at('text');
const composer = at('composer');
const log = at('log');
const main = scroller.parentNode;
const list = scroller.querySelector('.list');
const patcher = new RoomPatcher(list, {}, at('symbols'));
patcher.apply(JSON.parse(state.rules));
if (at('rules')) at('rules').sheet.disabled = true;
const own = `${state.name}:${state.room}:${state.thread}`;
let socket;
let tries = 0;
let timer;
let isJoined;
let wantsEnd;
let editing;
let changed;
let quoted;

const send = (...frame) => isJoined && !socket.send(JSON.stringify(frame));
const messageID = row => row.id.slice(2);
const isLive = () => list.dataset.newer < 1;
const label = row => row.querySelector('article').ariaLabel;
// The words of a row, with the names of pictures in it, but not of other images, and without what changes by itself.
const words = row => {
    let said = '';
    let block;
    for (const node of Patcher.nodes(row)) {
        const { data = node.matches('[role=img]:has(img)') ? node.ariaLabel : '', parentElement } = node;
        if (!data || parentElement.closest('[role=img], [role=status], svg')) continue;
        const other = parentElement.closest('div, button');
        said += (other === block ? '' : ' ') + data;
        block = other;
    }
    return said.trim();
};
const author = row => label(row).split(', ')[0];
const isMine = row => label(row).startsWith(`${state.name}, `);

// What is to be announced.
let heard = [];
