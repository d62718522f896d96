import { Suspense, useState, type ReactNode } from 'react';
import { cleanKeyphrase } from '@/domain/search/carList';
import type { ChosenSuggestion } from '@/domain/search/textSearch';
import { selectRecentSearches } from '@/features/car-search/recentSearches.selectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { SuggestField, type SuggestChoice } from '@/ui/primitives/SuggestField';
import { suggestionsRequested } from '../queryText.slice';
import { selectSuggestions } from '../suggestions.selectors';

/** For the few who have some and come to an empty field. */
const RecentSearches = lazyWithRetry(() =>
  import('@/features/car-search/components/RecentSearches').then((module) => module.RecentSearches),
);

/** The line that searches for what is written, as it stands. */
const PLAIN_TEXT = 'words';

export interface QueryTextFieldProps {
  text: string;
  /** What was asked already: nothing is suggested for it. */
  loadedText?: string;
  onText(text: string): void;
  /** Sends the words as they stand, or with a suggestion instead of their end. */
  onSend(text: string, suggestion?: ChosenSuggestion): void;
  label: string;
  placeholder: string;
  /** The plain field, of the name `keyphrase`. */
  children: ReactNode;
}

/** A field for words about cars, with what completes them: brands, models and values of the stock. */
export function QueryTextField({
  text,
  loadedText = '',
  onText,
  onSend,
  label,
  placeholder,
  children,
}: QueryTextFieldProps) {
  const { t, format, locale } = useTexts();
  const dispatch = useAppDispatch();
  const completing = useAppSelector(selectSuggestions);
  const hasRecent = useAppSelector((state) => selectRecentSearches(state).length > 0);
  const [sent, setSent] = useState('');
  const send = (queryText: string, suggestion?: ChosenSuggestion) => {
    setSent(queryText);
    onSend(queryText, suggestion);
  };
  const change = (next: string) => {
    if (next === text) return;
    onText(next);
    dispatch(suggestionsRequested({ text: next }));
  };
  // While the next ones are on their way those before stand, unless the text is another.
  const isAbout = completing.text !== '' && (text.startsWith(completing.text) || completing.text.startsWith(text));
  const suggestions = isAbout && text.trim() !== '' ? completing.suggestions : [];
  const choices: SuggestChoice[] =
    text.trim() === '' || text === sent || text === loadedText
      ? []
      : [
          { id: PLAIN_TEXT, text: t('search.forText', { text: text.trim() }) },
          ...suggestions.map(({ name, value, text: label, count }) => ({
            id: `${name} ${value}`,
            text: label,
            note: t('search.count', { count: format.number(count), pluralBy: count }),
          })),
        ];
  const choose = (id: string) => {
    const suggestion = suggestions.find(({ name, value }) => `${name} ${value}` === id);
    if (!suggestion) return send(cleanKeyphrase(text));
    const before = cleanKeyphrase(completing.text.slice(0, suggestion.from));
    return send(before === '' ? suggestion.text : `${before} ${suggestion.text}`, {
      from: before === '' ? 0 : before.length + 1,
      name: suggestion.name,
      value: suggestion.value,
    });
  };
  const again = (queryText: string) => {
    onText(queryText);
    send(queryText);
  };
  return (
    <>
      <SuggestField
        name="keyphrase"
        label={label}
        placeholder={placeholder}
        maxLength={200}
        text={text}
        onText={change}
        choices={choices}
        onChoose={choose}
        listLabel={t('search.suggestions')}
        locale={locale}
      >
        {children}
      </SuggestField>
      {hasRecent && text.trim() === '' && (
        <Suspense>
          <RecentSearches onChoose={again} />
        </Suspense>
      )}
    </>
  );
}
