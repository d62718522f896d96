import type { Language } from '@/sites/site.types';
import type { PluralText, Text, TextParams } from './text.types';
import type { TextKey } from './texts/sv';

/** The part before the first dot. */
export type Namespace = TextKey extends infer Key ? (Key extends `${infer Name}.${string}` ? Name : never) : never;

/** The texts that a page carries: those of its namespaces, in its language. */
export type PageTexts = Partial<Record<TextKey, Text>>;

const rules = new Map<Language, Intl.PluralRules>();

function pluralRules(language: Language): Intl.PluralRules {
  let found = rules.get(language);
  if (!found) {
    found = new Intl.PluralRules(language);
    rules.set(language, found);
  }
  return found;
}

function formOf(text: PluralText, language: Language, params: TextParams, key: TextKey): string {
  const number = Number(params.pluralBy ?? params.count ?? params.total);
  if (Number.isNaN(number)) throw new Error(`The text ${key} needs a number: give it a count.`);
  return text[pluralRules(language).select(number) as keyof PluralText] ?? text.other;
}

/**
 * A text with its placeholders filled. A plural text follows the number `count` (else `total`); where that is already
 * formatted text ('1 234'), give the bare number as `pluralBy` beside it.
 * @throws Error when the page does not carry the key, or a placeholder has no value: both are mistakes of the code.
 */
export function translate(texts: PageTexts, language: Language, key: TextKey, params: TextParams = {}): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`The text ${key} is not among the page's texts: its namespace is missing from pickTexts.`);
  const form = typeof text === 'string' ? text : formOf(text, language, params, key);
  return form.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The text ${key} needs a value for {${name}}.`);
    return String(value);
  });
}
