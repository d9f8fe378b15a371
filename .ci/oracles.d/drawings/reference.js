// Draws the values of drawings with the calls of a canvas, and compares the pixels with those of a picture.

const radians = degrees => (degrees * Math.PI) / 180;
const css = ({ rgb, alpha }) => `rgb(${rgb >> 16} ${(rgb >> 8) & 255} ${rgb & 255} / ${alpha / 255})`;

function made({ data, pieces }) {
    if (data !== undefined) return new Path2D(data);
    const path = new Path2D();
    const turn = (x, y, radius, start, end, isBack) => path.arc(x, y, radius, radians(start), radians(end), isBack);
    for (const { kind, numbers, isClockwise } of pieces) {
        const [x, y, a, b, c] = numbers;
        switch (kind) {
            case "move": path.moveTo(x, y); break;
            case "line": path.lineTo(x, y); break;
            case "quad": path.quadraticCurveTo(...numbers); break;
            case "curve": path.bezierCurveTo(...numbers); break;
            case "arc": turn(x, y, a, b, c, isClockwise === undefined ? c < b : !isClockwise); break;
            case "close": path.closePath(); break;
            case "circle":
                turn(x, y, a, 0, 360);
                path.closePath();
                break;
            case "rectangle": {
                // From the end of the left side, where dashes begin.
                const radius = Math.min(c, a / 2, b / 2);
                if (radius === 0) path.rect(x, y, a, b);
                else {
                    turn(x + radius, y + radius, radius, 180, 270);
                    turn(x + a - radius, y + radius, radius, 270, 360);
                    turn(x + a - radius, y + b - radius, radius, 0, 90);
                    turn(x + radius, y + b - radius, radius, 90, 180);
                    path.closePath();
                }
            }
        }
    }
    return path;
}

function style(pen, { colors, from, to }, tint) {
    if (colors.length === 0) return css(tint);
    if (from === undefined) return css(colors[0]);
    const gradient = pen.createLinearGradient(...from, ...to);
    colors.forEach((color, place) => gradient.addColorStop(place / Math.max(1, colors.length - 1), css(color)));
    return gradient;
}

function layer(width, height) {
    return new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
}

// Layers of the largest size, as long as nobody draws on them.
const free = [];

function borrow() {
    const pen = free.pop() ?? layer(SIDE, SIDE);
    pen.reset();
    return pen;
}

// The system's blue.
const TINT = { rgb: 0x0073e6, alpha: 255 };
// What lies so far outside may cast its shadow on a drawing, in points.
const AROUND = 40;
const SIDE = 2 * (80 + 2 * AROUND);

// Returns a picture of a drawing, and of what lies around it.
function drawn(drawing, scale) {
    const pen = borrow();
    draw(pen, drawing.commands, drawing, scale);
    return pen;
}

function draw(pen, commands, drawing, scale) {
    const place = pen => {
        if (drawing.isMirrored) pen.transform(-1, 0, 0, 1, scale * (drawing.width + 2 * AROUND), 0);
        pen.scale(scale, scale);
        pen.translate(AROUND, AROUND);
    };
    for (const command of commands) {
        const path = command.path && made(command.path);
        pen.save();
        if (command.commands) {
            let group = borrow();
            draw(group, command.commands, drawing, scale);
            if (command.shadow) {
                const shaded = borrow();
                const [x, y] = command.shadow.offset;
                shaded.shadowColor = css(command.shadow.color);
                shaded.shadowOffsetX = scale * (drawing.isMirrored ? -x : x);
                shaded.shadowOffsetY = scale * y;
                shaded.shadowBlur = scale * command.shadow.blur;
                shaded.drawImage(group.canvas, 0, 0);
                free.push(group);
                group = shaded;
            }
            if (path) {
                // The edges of clips in a canvas are jagged, those of areas are not.
                const inside = borrow();
                place(inside);
                inside.fill(path);
                inside.resetTransform();
                inside.globalCompositeOperation = "source-in";
                inside.drawImage(group.canvas, 0, 0);
                free.push(group);
                group = inside;
            }
            pen.globalAlpha = command.alpha ?? 1;
            pen.drawImage(group.canvas, 0, 0);
            free.push(group);
        } else {
            place(pen);
            const paint = style(pen, command.paint, drawing.tint ?? TINT);
            [pen.fillStyle, pen.strokeStyle, pen.lineJoin] = [paint, paint, "round"];
            [pen.lineWidth, pen.lineCap] = [command.width, command.cap];
            pen.setLineDash(command.dash ?? []);
            if (command.width) pen.stroke(path);
            else pen.fill(path);
        }
        pen.restore();
    }
}

// Returns for each drawing, of which the picture shows some points around as well: how many pixels differ in a channel by
// more than a limit from all that lies within a pixel of them, the greatest such difference, and where it is.
async function compare(picture, drawings, scale, limit) {
    const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const shown = layer(bitmap.width, bitmap.height);
    shown.drawImage(bitmap, 0, 0);
    return drawings.map(({ drawing, x, y }) => {
        const around = 4 * scale;
        const [width, height] = [drawing.width * scale + 2 * around, drawing.height * scale + 2 * around];
        const expected = layer(width, height);
        expected.fillStyle = "white";
        expected.fillRect(0, 0, width, height);
        const [own, from] = [drawn(drawing, scale), AROUND * scale];
        const inside = [drawing.width * scale, drawing.height * scale];
        expected.drawImage(own.canvas, from, from, ...inside, around, around, ...inside);
        free.push(own);
        const theirs = expected.getImageData(0, 0, width, height).data;
        const ours = shown.getImageData(x * scale - around, y * scale - around, width, height).data;
        let [count, most, place] = [0, 0, 0];
        for (let row = 1; row < height - 1; row += 1) {
            for (let column = 1; column < width - 1; column += 1) {
                const off = distance(ours, theirs, 4 * (row * width + column), 4 * width);
                if (off > limit) count += 1;
                if (off > most) [most, place] = [off, row * width + column];
            }
        }
        const [left, top] = [place % width, Math.floor(place / width)];
        return [count, most, (left - around) / scale, (top - around) / scale];
    });
}

// Returns how far the channels of a pixel are from those of the same pixel and its neighbours.
function distance(ours, theirs, index, line) {
    let most = 0;
    for (let channel = index; channel < index + 3; channel += 1) {
        const own = ours[channel];
        if (own === theirs[channel]) continue;
        let [low, high] = [255, 0];
        for (let row = channel - line; row <= channel + line; row += line) {
            for (let near = row - 4; near <= row + 4; near += 4) {
                low = Math.min(low, theirs[near]);
                high = Math.max(high, theirs[near]);
            }
        }
        most = Math.max(most, low - own, own - high);
    }
    return most;
}
