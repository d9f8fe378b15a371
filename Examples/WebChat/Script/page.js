// The elements of a page that goes on, its announcements, and what the other files use.
const kept = localStorage;
const make = (tag, words = '') => Object.assign(document.createElement(tag), { textContent: words });
const on = (target, type, run, options) => target.addEventListener(type, run, options);
const makeButton = (words, run) => {
    const button = make('button', words);
    button.type = 'button';
    on(button, 'click', run);
    return button;
};
const at = id => document.getElementById(id);
const classes = document.body.classList;
const state = at('state').dataset;
const [scroller, text, composer, log] = ['scroller', 'text', 'composer', 'log'].map(at);
const list = scroller.querySelector('.list');
const patcher = new RoomPatcher(list, {}, at('symbols'));
patcher.apply(JSON.parse(state.rules));
if (at('rules')) at('rules').sheet.disabled = true;
const own = `${state.name}:${state.room}:${state.thread}`;
let socket;
let tries = 0;
let timer;
let isJoined = false;
let wantsEnd = false;
let editing;
let changed;
let quoted = null;

const send = (...frame) => isJoined && !socket.send(JSON.stringify(frame));
const messageID = row => row.id.slice(2);
const isLive = () => list.dataset.newer === '0';
const label = row => row.querySelector('article').ariaLabel;
// The words of a row, with the names of pictures in it, but not of other images, and without what changes by itself.
const words = row => {
    const copy = row.cloneNode(true);
    for (const each of copy.querySelectorAll('[role=img], [role=status], svg')) {
        each.replaceWith(each.querySelector('img') ? each.ariaLabel : '');
    }
    const nodes = document.createTreeWalker(copy, 4);
    let said = '';
    let block;
    while (nodes.nextNode()) {
        const { data, parentElement } = nodes.currentNode;
        const other = parentElement.closest('div, button');
        said += (other === block ? '' : ' ') + data;
        block = other;
    }
    return said.trim();
};
const author = row => label(row).split(', ')[0];
const isMine = row => label(row).startsWith(`${state.name}, `);

// Announcements, at most one each second.
let heard = [];
const announce = () => {
    if (!heard.length) return;
    const line = make('p', heard[1] ? `${heard.length} new messages` : heard[0]);
    log.append(line);
    setTimeout(() => line.remove(), 10000);
    heard = [];
};
setInterval(announce, 1000);
const hear = row => heard.push(`${author(row)}: ${words(row).slice(0, 200)}`);
