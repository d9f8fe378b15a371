const kept = localStorage;
const make = (tag, words = '') => Object.assign(document.createElement(tag), { textContent: words });
const on = (target, type, run, options) => target.addEventListener(type, run, options);
const makeButton = (words, run) => {
    const button = make('button', words);
    button.type = 'button';
    on(button, 'click', run);
    return button;
};

// The messages that are not committed yet. They outlive the page, and are sent again when it is back.
class Outbox {
    constructor(list, key, send) {
        Object.assign(this, { list, key, send });
        addEventListener('storage', event => event.key === key && this.show());
        this.show();
    }

    get messages() {
        try {
            return JSON.parse(kept.getItem(this.key)) ?? [];
        } catch {
            return [];
        }
    }

    set messages(messages) {
        if (messages.length) kept.setItem(this.key, JSON.stringify(messages));
        else kept.removeItem(this.key);
        this.show();
    }

    add(text, quoted) {
        const bytes = crypto.getRandomValues(new Uint8Array(12));
        const id = 'c' + Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
        const message = { id, text: text.toWellFormed(), quoted };
        this.messages = [...this.messages, message];
        this.send(message);
    }

    done(id) {
        this.messages = this.messages.filter(each => each.id !== id);
    }

    refused(id, reason) {
        this.messages = this.messages.map(each => each.id === id ? { ...each, reason } : each);
    }

    has(id) {
        return this.messages.some(each => each.id === id);
    }

    retry() {
        for (const message of this.messages) if (!message.reason) this.send(message);
    }

    show() {
        this.list.replaceChildren(...this.messages.map(message => {
            const row = make('li');
            const text = make('p', message.text);
            text.dir = 'auto';
            const note = make('small', message.reason ?? 'Sending…');
            row.append(text, note);
            row.classList.toggle('refused', Boolean(message.reason));
            note.append(' ', makeButton('Retry', () => {
                const { reason, ...rest } = message;
                this.messages = this.messages.map(each => each.id === message.id ? rest : each);
                this.send(rest);
            }), ' ', makeButton('Cancel', () => this.done(message.id)));
            return row;
        }));
    }
}
