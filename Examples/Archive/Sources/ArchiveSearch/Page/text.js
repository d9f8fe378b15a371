// Units and terms of a text, as in SearchUnits.swift.

const kept = /[\uac00-\ud7a3\ua7f1\u{105c9}\u{105e4}\u{11380}-\u{113ff}\u{16121}-\u{16128}\u{16d60}-\u{16d6f}\u{1ccd6}-\u{1ccf9}]/u;
const dropped = /[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u200c-\u200f\u202a-\u202e\u2060-\u2069\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\u{1f3fb}-\u{1f3ff}\u{e0000}-\u{e0fff}]/u;
const replaced = new Map(Object.entries({
  ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ħ: "h", ł: "l", ı: "i", ς: "σ",
}));
const mark = /\p{M}/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const withoutSpaces = /[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\ua9e0-\ua9ff\uaa60-\uaa7f\uac00-\ud7ff\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{20000}-\u{3ffff}]/u;
const ideograph = /^[\u3400-\u4dbf\u4e00-\u9fff\u{20000}-\u{3ffff}]/u;
const emoji = /\p{Emoji}/u;
const wordLength = 64;
const foldings = new Map();

// Returns the scalars that a scalar becomes, each with its class.
function fold(scalar) {
  let folded = foldings.get(scalar);
  if (folded) return folded;
  folded = kept.test(scalar) ? [scalar] : [...scalar.normalize("NFKD")]
    .filter((part) => !dropped.test(part))
    .flatMap((part) => {
      if (replaced.has(part)) return [...replaced.get(part)];
      const lowered = part.toLowerCase();
      return [...(replaced.get(lowered) ?? lowered)];
    });
  folded = folded.map((part) => ({ part, kind: kindOf(part) }));
  foldings.set(scalar, folded);
  return folded;
}

function kindOf(scalar) {
  if (mark.test(scalar)) return "mark";
  if (letterOrDigit.test(scalar)) return withoutSpaces.test(scalar) ? "letter" : "word";
  return scalar > "\u00ff" && emoji.test(scalar) ? "emoji" : "separator";
}

// Returns the units of a text: words, emoji and letters of scripts without spaces, with their places.
function unitsOf(text) {
  const units = [];
  let unit = null, isJoined = false, index = 0;
  function end() {
    if (!unit) return;
    units.push({ kind: unit.kind, text: unit.parts.join(""), isJoined: unit.isJoined, start: unit.start, end: unit.end });
    isJoined = unit.kind === "letter";
    unit = null;
  }
  function separate() {
    end();
    isJoined = false;
  }
  function append(part, kind, after) {
    if (unit?.kind !== "word" || kind !== "word") {
      end();
      unit = { kind, parts: [], isJoined: isJoined && kind === "letter", start: index };
      isJoined = false;
    }
    unit.end = after;
    if (unit.parts.length < wordLength) unit.parts.push(part);
  }
  function addMark(part, after) {
    if (!unit) return;
    unit.end = after;
    if (unit.parts.length >= wordLength) return;
    let place = unit.parts.length;
    while (place > 0 && mark.test(unit.parts[place - 1]) && unit.parts[place - 1].codePointAt(0) > part.codePointAt(0)) place -= 1;
    unit.parts.splice(place, 0, part);
  }
  for (const scalar of text) {
    const after = index + scalar.length;
    for (const { part, kind } of fold(scalar)) {
      if (kind === "mark") addMark(part, after);
      else if (kind === "separator") separate();
      else if (kind === "letter" && composed(unit, part)) unit.end = after;
      else append(part, kind, after);
      if (kind === "emoji") separate();
    }
    index = after;
  }
  end();
  return units;
}

// Composes a vowel or a final consonant of Hangul with what stands before it, if it can.
function composed(unit, part) {
  if (unit?.kind !== "letter" || unit.parts.length !== 1) return false;
  const before = unit.parts[0].codePointAt(0), code = part.codePointAt(0);
  let syllable;
  if (before >= 0x1100 && before <= 0x1112 && code >= 0x1161 && code <= 0x1175) {
    syllable = 0xac00 + ((before - 0x1100) * 21 + code - 0x1161) * 28;
  } else if (before >= 0xac00 && before <= 0xd7a3 && code >= 0x11a8 && code <= 0x11c2 && (before - 0xac00) % 28 === 0) {
    syllable = before + code - 0x11a7;
  } else {
    return false;
  }
  unit.parts[0] = String.fromCodePoint(syllable);
  return true;
}

// Returns the terms that a text with these units has at least.
function termsOf(units) {
  const terms = [];
  units.forEach((unit, index) => {
    if (unit.isJoined) terms.push(units[index - 1].text + unit.text);
    else if (!units[index + 1]?.isJoined) terms.push(unit.text);
  });
  return terms;
}
