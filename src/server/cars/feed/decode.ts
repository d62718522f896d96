/** `auto` reads a byte order mark, else UTF-8, and Windows-1252 from the first bytes on that are not UTF-8. */
export type Encoding = 'auto' | 'utf-8' | 'utf-16le' | 'windows-1252';

const MARKS: { encoding: Exclude<Encoding, 'auto'>; bytes: number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
];

/**
 * The characters of Windows-1252 from 0x80, where Latin 1 has control characters; Node's decoder does not convert
 * them.
 */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windows = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

const isPlain = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b;
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** Decodes pieces of complete characters, so that each can be tried on its own. */
function guesser(): (piece: Uint8Array) => string {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  // After valid UTF-8, other bytes are damage rather than another encoding: they become U+FFFD and their rows are
  // refused.
  let known: ((piece: Uint8Array) => string) | null = null;
  return (piece) => {
    if (known) return known(piece);
    try {
      const text = strict.decode(piece);
      if (!isPlain(piece)) {
        const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
        known = (next) => lenient.decode(next);
      }
      return text;
    } catch {
      known = windows;
      return windows(piece);
    }
  };
}

/** This many bytes without ASCII are not text, so they may be cut anywhere. */
const LONGEST = 64 * 1024;

/** Cuts after the last ASCII byte: never inside a character in any of the encodings. */
async function* completeCharacters(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = new Uint8Array();
  for await (const chunk of source) {
    const bytes = join(rest, chunk);
    const end = bytes.findLastIndex((byte) => byte < 0x80) + 1;
    const cut = end === 0 && bytes.length > LONGEST ? bytes.length : end;
    if (cut > 0) yield bytes.subarray(0, cut);
    rest = bytes.slice(cut);
  }
  if (rest.length > 0) yield rest;
}

async function* withoutByteOrderMark(
  source: AsyncIterable<Uint8Array>,
  found: (encoding: Exclude<Encoding, 'auto'>) => void,
): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array();
  const strip = (bytes: Uint8Array): Uint8Array => {
    const mark = MARKS.find(({ bytes: mark }) => mark.every((byte, index) => bytes[index] === byte));
    if (!mark) return bytes;
    found(mark.encoding);
    return bytes.subarray(mark.bytes.length);
  };
  for await (const chunk of source) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = join(head, chunk);
    if (head.length < 3) continue;
    yield strip(head);
    head = null;
  }
  if (head) yield strip(head);
}

/** The text of a feed with plain `\n` line breaks, without its byte order mark. */
export async function* decode(source: AsyncIterable<Uint8Array>, requested: Encoding = 'auto'): AsyncGenerator<string> {
  let encoding = requested;
  const bytes = withoutByteOrderMark(source, (found) => {
    encoding = found;
  });
  const first = await bytes.next();
  if (first.done) return;
  const all = (async function* () {
    yield first.value;
    yield* bytes;
  })();

  let carriageReturn = false;
  /** A line break of two characters may be split between two pieces. */
  const plainBreaks = (text: string): string => {
    const complete = carriageReturn ? `\r${text}` : text;
    carriageReturn = complete.endsWith('\r');
    return (carriageReturn ? complete.slice(0, -1) : complete).replace(/\r\n?/g, '\n');
  };

  if (encoding === 'auto') {
    const guess = guesser();
    for await (const piece of completeCharacters(all)) yield plainBreaks(guess(piece));
  } else if (encoding === 'windows-1252') {
    for await (const piece of all) yield plainBreaks(windows(piece));
  } else {
    const decoder = new TextDecoder(encoding);
    for await (const piece of all) yield plainBreaks(decoder.decode(piece, { stream: true }));
    yield plainBreaks(decoder.decode());
  }
  if (carriageReturn) yield '\n';
}
