import { Suspense, useState } from 'react';
import { cleanKeyphrase } from '@/domain/search/carList';
import { completedText } from '@/domain/search/suggest';
import type { ChosenSuggestion } from '@/domain/search/textSearch';
import { selectRecentSearches } from '@/features/car-search/recentSearches.selectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { SuggestField, type SuggestChoice } from '@/ui/primitives/SuggestField';
import { useDebounced } from '@/ui/useDebounced';
import { suggestionsRequested } from '../queryText.slice';
import { selectSuggestions } from '../suggestions.selectors';

/** Loaded when there are recent searches and the field is empty. */
const RecentSearches = lazyWithRetry(() =>
  import('@/features/car-search/components/RecentSearches').then((module) => module.RecentSearches),
);

/** Pause in typing before suggestions are requested. */
const TYPING_DEBOUNCE_MS = 120;

/** Id of the choice that searches for the text as it was typed. */
const PLAIN_TEXT = 'words';

export interface QueryTextFieldProps {
  text: string;
  /** The list query that the text is added to, encoded; empty for a new list. */
  query?: string;
  /** The text of the current list: it gets no suggestions. */
  loadedText?: string;
  onText(text: string): void;
  /** Submits the text, or the text with its end replaced by a suggestion. */
  onSend(text: string, suggestion?: ChosenSuggestion): void;
  label: string;
  placeholder: string;
  /** Of the field, for a visible label. */
  id?: string | undefined;
}

/** A search field with suggestions: makes, models and values of the stock. */
export function QueryTextField({
  text,
  query = '',
  loadedText = '',
  onText,
  onSend,
  label,
  placeholder,
  id,
}: QueryTextFieldProps) {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const completions = useAppSelector(selectSuggestions);
  const hasRecent = useAppSelector((state) => selectRecentSearches(state).length > 0);
  const [sent, setSent] = useState('');
  const { schedule, cancel } = useDebounced(
    (next: string) => dispatch(suggestionsRequested({ text: next, query })),
    TYPING_DEBOUNCE_MS,
  );
  const send = (queryText: string, suggestion?: ChosenSuggestion) => {
    cancel();
    setSent(queryText);
    onSend(queryText, suggestion);
  };
  const change = (next: string) => {
    if (next === text) return;
    onText(next);
    schedule(next);
  };
  // Old suggestions stay until the next arrive, unless the text is a different one.
  const isAbout = completions.text !== '' && (text.startsWith(completions.text) || completions.text.startsWith(text));
  const suggestions = isAbout && text.trim() !== '' ? completions.suggestions : [];
  const countNote = (count: number): string => t('search.count', { count: format.number(count), pluralBy: count });
  const total = completions.text === text ? completions.total : null;
  const choices: SuggestChoice[] =
    text.trim() === '' || text === sent || text === loadedText
      ? []
      : [
          {
            id: PLAIN_TEXT,
            text: t('search.forText', { text: text.trim() }),
            ...(total !== null && { note: countNote(total) }),
          },
          ...suggestions.map(({ name, value, text: label, count }) => ({
            id: `${name} ${value}`,
            text: label,
            note: countNote(count),
          })),
        ];
  const choose = (id: string) => {
    const suggestion = suggestions.find(({ name, value }) => `${name} ${value}` === id);
    if (!suggestion) return send(cleanKeyphrase(text));
    const completed = completedText(completions.text, suggestion);
    return send(completed.text, { from: completed.from, name: suggestion.name, value: suggestion.value });
  };
  const repeatSearch = (queryText: string) => {
    onText(queryText);
    send(queryText);
  };
  return (
    <>
      <SuggestField
        choices={choices}
        onChoose={choose}
        listLabel={t('search.suggestions')}
        countText={(count) => t('search.suggestionsFound', { count })}
      >
        <input
          id={id}
          type="search"
          name="keyphrase"
          value={text}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          aria-label={label}
          onChange={(event) => change(event.target.value)}
        />
      </SuggestField>
      {hasRecent && text.trim() === '' && (
        <Suspense>
          <RecentSearches onChoose={repeatSearch} />
        </Suspense>
      )}
    </>
  );
}
