// Files of the index, which are stylesheets: the page loads nothing else, and they run nothing.

const folder = "search/";
const keptFiles = 256;
const files = new Map();
const counts = { bytes: 0, files: 0 };

// Returns the bytes of a file of the index; each holds them in a custom property, 15 bits in a letter.
function load(name) {
  let file = files.get(name);
  if (file) return file;
  file = read(name);
  files.set(name, file);
  file.catch(() => files.delete(name));
  if (files.size > keptFiles) files.delete(files.keys().next().value);
  return file;
}

async function read(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `${folder}${name}.css`;
  const isLoaded = await new Promise((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    document.head.append(link);
  });
  const style = getComputedStyle(document.getElementById("search-data"));
  const text = style.getPropertyValue(`--${name.replaceAll("/", "-")}`).trim().slice(1, -1);
  link.remove();
  if (!isLoaded || text === "") throw new Error(`The file ${folder}${name}.css is missing.`);
  counts.bytes += 2 * text.length;
  counts.files += 1;
  return inflate(unpack(text));
}

function unpack(text) {
  const first = 0x800;
  const bytes = new Uint8Array(Math.floor(((text.length - 1) * 15) / 8));
  let held = 0, heldBits = 0, count = 0;
  for (let index = 1; index < text.length; index += 1) {
    held = (held << 15) | (text.charCodeAt(index) - first);
    heldBits += 15;
    while (heldBits >= 8) {
      heldBits -= 8;
      bytes[count++] = held >> heldBits;
      held &= (1 << heldBits) - 1;
    }
  }
  return bytes.subarray(0, count - (text.charCodeAt(0) - first));
}

async function inflate(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// Returns the name of a file by its number: one folder for each 256.
function fileName(kind, number) {
  if (number < 65_536) return `${kind}/${number >> 8}/${number & 255}`;
  return `${fileName(kind, number >> 8)}/${number & 255}`;
}

class Reader {
  constructor(bytes, index = 0) {
    this.bytes = bytes;
    this.index = index;
  }
  get isAtEnd() {
    return this.index >= this.bytes.length;
  }
  number() {
    let value = 0, factor = 1;
    while (this.index < this.bytes.length) {
      const byte = this.bytes[this.index++];
      value += (byte & 127) * factor;
      if (byte < 128) break;
      factor *= 128;
    }
    return value;
  }
  signed() {
    const value = this.number();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
  data(length = this.number()) {
    this.index += length;
    return this.bytes.subarray(this.index - length, this.index);
  }
  // Returns data without the beginning that it shares with data before.
  dataAfter(previous) {
    const shared = this.number();
    const rest = this.data();
    const data = new Uint8Array(shared + rest.length);
    data.set(previous.subarray(0, shared));
    data.set(rest, shared);
    return data;
  }
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();
