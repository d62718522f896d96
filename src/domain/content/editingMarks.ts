import type { EditField } from './editing';
import { isObject } from '@/lib/guards';

/*
 * Blocks turn fields into plain values, and their views place them as they like. On an editor's page each text
 * therefore carries the number of its field, written in signs that no browser shows: wherever the text ends up, it can
 * be found again.
 */
const EDGE = '\u2060';
const DIGITS = ['\u2061', '\u2062', '\u2063', '\u2064'] as const;
const MARK = new RegExp(`${EDGE}([${DIGITS.join('')}]+)${EDGE}`, 'g');

/** A field's number, unseen. */
export const markOf = (id: number): string =>
  EDGE + [...id.toString(DIGITS.length)].map((digit) => DIGITS[Number(digit)] ?? '').join('') + EDGE;

const idOf = (digits: string): number =>
  Number.parseInt([...digits].map((sign) => DIGITS.findIndex((digit) => digit === sign)).join(''), DIGITS.length);

/** The fields whose marks a text carries, in order. */
export const marksIn = (text: string): number[] =>
  text.includes(EDGE) ? [...text.matchAll(MARK)].map(([, digits = '']) => idOf(digits)) : [];

/** A text as visitors read it. */
export const unmarked = (text: string): string => (text.includes(EDGE) ? text.replace(MARK, '') : text);

/** The same for all texts within a value. */
export function unmarkedDeep(value: unknown): unknown {
  if (typeof value === 'string') return unmarked(value);
  if (Array.isArray(value)) return value.map(unmarkedDeep);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unmarkedDeep(one)]));
}

/** A text between two marks of its field; empty texts stay empty. */
export const marked = (text: string, id: number): string =>
  text.trim() === '' ? text : markOf(id) + text.trim() + markOf(id);

/** Markup with marks inside its first and last text, so that they add no lines of their own. */
export function markedWithin(html: string, id: number): string {
  const texts = [...html.matchAll(/(?<=^|>)[^<]*[^<\s][^<]*/g)];
  const [first, last] = [texts[0], texts.at(-1)];
  if (!first || !last) return html;
  const end = last.index + last[0].trimEnd().length;
  const start = first.index + (first[0].length - first[0].trimStart().length);
  return html.slice(0, start) + markOf(id) + html.slice(start, end) + markOf(id) + html.slice(end);
}

const escaped = (text: string): string => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const opening = ({ metadata }: Pick<EditField, 'metadata'>): string =>
  `<code type="text/sitecore" chrometype="field" class="scpm" kind="open">${escaped(JSON.stringify(metadata))}</code>`;
const CLOSING = '<code type="text/sitecore" chrometype="field" class="scpm" kind="close"></code>';

/** Elements whose text content cannot contain elements. */
const RAW = /^<(script|style|title|textarea|option|svg|noscript)\b/i;

/**
 * Replaces our marks in the page's markup by the vendor's marks around each field. All marks are removed: those in
 * attributes leave nothing, except in a picture's alt text, where the field's marks are put around the picture.
 */
export function withChromes(html: string, fields: readonly EditField[]): string {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const open = new Set<number>();
  let raw: string | null = null;
  return html.replace(/<picture\b[^>]*>.*?<\/picture>|<[^>]*>|[^<]+/gs, (part) => {
    if (!part.startsWith('<'))
      return raw === null ? part.replace(MARK, (_, digits: string) => chrome(idOf(digits))) : unmarked(part);
    const bare = unmarked(part);
    if (raw !== null && part.toLowerCase() === `</${raw}>`) raw = null;
    else if (raw === null) raw = part.endsWith('/>') ? null : (RAW.exec(part)?.[1]?.toLowerCase() ?? null);
    const picture = /^<(?:picture|img)\b/i.test(part) ? byId.get(marksIn(part)[0] ?? -1) : undefined;
    return picture ? opening(picture) + bare + CLOSING : bare;
  });

  function chrome(id: number): string {
    const field = byId.get(id);
    if (!field) return '';
    if (open.delete(id)) return CLOSING;
    open.add(id);
    return opening(field);
  }
}
