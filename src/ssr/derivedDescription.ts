import { areas } from '@/domain/content/contentIds';
import type { Layout, Rendering } from '@/domain/content/layout';
import { plainText } from '@/domain/content/richText';
import { isRecord } from '@/lib/guards';

/** Shorter texts are headings and labels. Characters. */
const SHORTEST = 50;
/** Search engines show about as many. */
const LONGEST = 160;

/** In the order of the page; those of lists' items, too. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(isRecord(one) ? one.fields : one);
  else if (isRecord(value) && 'value' in value) yield* textsIn(value.value);
}

function* textsOf(renderings: readonly Rendering[]): Generator<string> {
  for (const { fields, placeholders } of renderings) {
    for (const field of Object.values(fields)) yield* textsIn(field);
    for (const inside of Object.values(placeholders)) yield* textsOf(inside);
  }
}

/** As many whole sentences as fit, else as many words. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST);
  const sentences = /^.*[.!?](?=\s)/s.exec(start)?.[0] ?? '';
  return sentences.length >= SHORTEST ? sentences : `${start.slice(0, LONGEST - 2).replace(/[\s,;:–-]+\S*$/, '')} …`;
}

/** A description from the first running text of a page's main area; '' for a page without one. */
export function derivedDescription(layout: Layout): string {
  for (const given of textsOf(layout.placeholders[areas.main] ?? [])) {
    const text = plainText(given).replace(/\s+/g, ' ').trim();
    if (text.length >= SHORTEST && text.includes(' ')) return shortened(text);
  }
  return '';
}
