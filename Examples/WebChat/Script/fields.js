// The fields of plugins in rows and bars. What is written goes to the server a moment later, with all that was written in the
// row; one input after the other, as each may change the row.
const fieldsIn = element => [...element.querySelectorAll('input.v, textarea.v')];
const isEdited = field => field.value !== field.defaultValue;
let sent;
let pause;
// A tap has a target, a field that is submitted is one; without either, only texts are entered.
const enter = (kind, row, target) => {
    const fields = fieldsIn(row);
    const frame = [kind, row.id, target && Patcher.nodes(at(row.id) ?? row).indexOf(target), state.digest];
    if (!fields[0]) send(...frame);
    else if (sent) setTimeout(enter, 50, kind, row, target);
    else if (send(...frame, fields.map(field => isEdited(field) ? field.value.toWellFormed() : null))) sent = fields.map(field => [field, field.value]);
};
const rowOf = target => target.closest('.list > li, .bars > li');
on(main, 'input', ({ target }) => {
    if (!rowOf(target)) return;
    clearTimeout(pause);
    pause = setTimeout(enter, 300, 'k', rowOf(target));
});
