import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Language, Locale } from '@/sites/site.types';
import { formatFor, type Format } from './format';
import { translate, type PageTexts } from './text';
import type { TextParams } from './text.types';
import type { TextKey } from './texts/sv';

export type Translate = (key: TextKey, params?: TextParams) => string;

export interface TextsValue {
  t: Translate;
  format: Format;
  language: Language;
  locale: Locale;
}

const TextsContext = createContext<TextsValue | null>(null);

export interface TextsProviderProps {
  texts: PageTexts;
  language: Language;
  locale: Locale;
  children: ReactNode;
}

/**
 * Provides the page's texts and formatters; the texts come as props from `pickTexts`, so that no dictionary is in the
 * bundle.
 */
export function TextsProvider({ texts, language, locale, children }: TextsProviderProps) {
  const value = useMemo<TextsValue>(
    () => ({ t: (key, params) => translate(texts, locale, key, params), format: formatFor(locale), language, locale }),
    [texts, language, locale],
  );
  return <TextsContext value={value}>{children}</TextsContext>;
}

/** `const { t, format } = useTexts()`; throws outside of a `TextsProvider`. */
export function useTexts(): TextsValue {
  const value = useContext(TextsContext);
  if (!value) throw new Error('useTexts was called outside of a TextsProvider.');
  return value;
}
