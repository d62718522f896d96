import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { StockTerms } from '@/domain/vocabulary/translateTerm';
import type { Language, Locale } from '@/sites/site.types';
import type { PageTexts } from './text';
import { textsValue, type TextsValue } from './textsValue';

export type { TextsValue, Translate } from './textsValue';

interface PageTextsValue extends Omit<TextsProviderProps, 'children'> {
  isLazy: boolean;
}

const TextsContext = createContext<(TextsValue & { page: PageTextsValue }) | null>(null);

export interface TextsProviderProps {
  texts: PageTexts;
  /** Absent where the page is in the language of the stock. */
  terms?: StockTerms | undefined;
  language: Language;
  locale: Locale;
  /** The page leaves out the texts that load with code (`LazyTexts`). */
  isLazy?: boolean | undefined;
  children: ReactNode;
}

/**
 * Provides the page's texts and formatters; the texts come as props from `pickTexts`, so that no dictionary is in the
 * bundle.
 */
export function TextsProvider({ texts, terms, language, locale, isLazy = false, children }: TextsProviderProps) {
  const value = useMemo(
    () => ({
      ...textsValue({ texts, terms, language, locale }),
      page: { texts, terms, language, locale, isLazy },
    }),
    [texts, terms, language, locale, isLazy],
  );
  return <TextsContext value={value}>{children}</TextsContext>;
}

/** `const { t, format } = useTexts()`; throws outside of a `TextsProvider`. */
export function useTexts(): TextsValue {
  return useProvided();
}

/** What the provider was given. */
export const usePageTexts = (): PageTextsValue => useProvided().page;

function useProvided(): TextsValue & { page: PageTextsValue } {
  const value = useContext(TextsContext);
  if (!value) throw new Error('useTexts was called outside of a TextsProvider.');
  return value;
}
