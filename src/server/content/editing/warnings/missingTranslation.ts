import type { EditWarning } from '@/domain/content/editWarnings';
import type { ContentItem } from '../../model/content.types';
import { fieldsOf, warning, valueIn, type PageContext, type WarningRule } from './warning.types';

const TEXTS: ReadonlySet<string> = new Set(['text', 'multiline', 'richtext']);
/** Shorter texts are often the same in two languages: names, numbers, 'Start'. */
const SAME_FROM = 30;

/** Lists of names that no language translates: makes, filters. */
const NAMES: ReadonlySet<string> = new Set(['Brands', 'Facets']);

/** Texts with a fallback, or shown only when a checkbox of their block is on. */
const OPTIONAL: ReadonlySet<string> = new Set(['ogDescription']);
const WITH: Readonly<Record<string, string>> = { MessageTitle: 'HasMessage', MessageText: 'HasMessage' };

/** A page missing in another language of the site; a text that is empty here only, or not translated. */
export const missingTranslation: WarningRule = ({ parts, others }) =>
  others.flatMap((other) => [...pageOf(parts, other), ...textsOf(parts, other)]);

function pageOf(parts: PageContext['parts'], { language, find }: PageContext['others'][number]): EditWarning[] {
  const page = parts.find(({ area }) => area === 'page')?.item;
  return page && !find(page.id) ? [warning('pageUntranslated', page, '', { language })] : [];
}

function textsOf(parts: PageContext['parts'], { language, find }: PageContext['others'][number]): EditWarning[] {
  return fieldsOf(parts).flatMap(({ part, name, value }) => {
    if (!TEXTS.has(value.type) || !('text' in value)) return [];
    const there = textOf(find(part.item.id), name);
    const here = value.text.trim();
    // Items of a list are identified by position, and the list may differ in another language.
    if (here === '')
      return there === '' || part.within || !isExpected(part.item, name)
        ? []
        : [warning('fieldUntranslated', part.item, name, { language })];
    return !NAMES.has(name) && here === there && here.length >= SAME_FROM && /\s/.test(here)
      ? [warning('fieldSame', part.item, name, { language })]
      : [];
  });
}

function isExpected(item: ContentItem, name: string): boolean {
  const checkbox = valueIn(item, WITH[name] ?? '');
  return !OPTIONAL.has(name) && (checkbox?.type !== 'checkbox' || checkbox.on);
}

function textOf(item: ContentItem | undefined, name: string): string {
  const value = item && valueIn(item, name);
  return value && 'text' in value ? value.text.trim() : '';
}
