import type { Locale } from '@/sites/site.types';
import { formatFor } from './format';
import type { PluralText, Text, TextParams } from './text.types';
import type { TextKey } from './texts/sv';

/** The part before the first dot. */
export type Namespace = TextKey extends infer Key ? (Key extends `${infer Name}.${string}` ? Name : never) : never;

/** All texts of a namespace, or one alone. */
export type TextChoice = Namespace | TextKey;

/** The texts that a page carries: those of its namespaces, in its language. */
export type PageTexts = Partial<Record<TextKey, Text>>;

/** Numbers in these parameters are written as the locale groups them; all others (years, references) as they are. */
const counts: ReadonlySet<string> = new Set(['count', 'total', 'shown']);

const rules = new Map<Locale, Intl.PluralRules>();

function pluralRules(locale: Locale): Intl.PluralRules {
  const found = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, found);
  return found;
}

/**
 * The form for the number `pluralBy`, else `count`, else `total`; a count that is text ('10 000+') takes the general
 * form.
 */
function formOf(text: PluralText, locale: Locale, params: TextParams): string {
  const count = params.pluralBy ?? params.count ?? params.total;
  return typeof count === 'number' ? (text[pluralRules(locale).select(count)] ?? text.other) : text.other;
}

/**
 * A text with its placeholders filled: `translate(texts, 'sv-SE', 'list.count', { count: 1204 })` is '1 204 bilar'.
 * @throws Error when the page does not carry the key, or a placeholder has no value: both are mistakes of the code.
 */
export function translate(texts: PageTexts, locale: Locale, key: TextKey, params: TextParams = {}): string {
  const text = texts[key];
  if (text === undefined)
    throw new Error(
      `The text ${key} is not on this page: its namespace is missing in texts of the block, or in pickTexts.`,
    );
  const form = typeof text === 'string' ? text : formOf(text, locale, params);
  return form.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The text ${key} needs a value for {${name}}.`);
    return typeof value === 'number' && counts.has(name) ? formatFor(locale).number(value) : String(value);
  });
}
