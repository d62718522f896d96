import { useEffect, useRef, useState, type FormEvent } from 'react';
import { cleanKeyphrase } from '@/domain/search/carList';
import type { ChosenSuggestion } from '@/domain/search/textSearch';
import { encodeExtraFilters } from '@/domain/search/extraFilters';
import { rangesSettled } from '@/features/car-search/carList.slice';
import { selectCarList, selectQuery } from '@/features/car-search/carList.selectors';
import { LIST_FORM } from '@/features/car-search/components/listForm';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { Icon } from '@/ui/primitives/Icon';
import { queryTextSubmitted } from '@/features/car-search/queryText.slice';
import {
  selectIsUnderstanding,
  selectQueryTextReady,
  selectQueryText,
} from '@/features/car-search/queryText.selectors';
import { listSearchStyles } from './listSearch.styles';
import { QueryTextField } from '@/features/car-search/components/QueryTextField';

/** The list's search field. With its form all controls of the page work without JavaScript, too: the server reads the words then, `before` says which stood there. */
export function ListSearch() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectQuery);
  const loadedText = useAppSelector(selectQueryText);
  const ready = useAppSelector(selectQueryTextReady);
  const reads = useAppSelector(selectIsUnderstanding);
  const hasDrafts = useAppSelector((state) => Object.keys(selectCarList(state).drafts).length > 0);
  const { carList } = useAppSelector(selectPaths);
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null);
  // Typing is the field's own until it is sent; words that change elsewhere (back, a cleared chip) take its place.
  const text = draft && draft.over === loadedText ? draft.text : loadedText;
  const write = (next: string) => setDraft({ text: next, over: loadedText });
  useEffect(() => {
    // What somebody wrote before this code came stays.
    const field = form.current?.elements.namedItem('keyphrase');
    if (field instanceof HTMLInputElement && field.value !== loadedText)
      setDraft({ text: field.value, over: loadedText });
  }, [loadedText]);
  const send = (next: string, suggestion?: ChosenSuggestion) => {
    const queryText = cleanKeyphrase(next);
    if (queryText === loadedText && query.queryText === undefined && !suggestion) {
      setDraft(null);
      // The same words are no new question; bounds that have not come to rest are.
      if (hasDrafts) dispatch(rangesSettled());
      return;
    }
    // They stay in the field while they are read; the question takes over when it is asked.
    write(queryText);
    dispatch(queryTextSubmitted(suggestion ? { text: queryText, suggestion } : { text: queryText }));
  };
  const submit = (event: FormEvent) => {
    // Before the help is there, the server reads the words.
    if (!ready) return;
    event.preventDefault();
    send(text);
  };
  const clear = () => {
    write('');
    if (ready && loadedText !== '') send('');
  };
  const before = query.queryText
    ? encodeExtraFilters({ queryText: query.queryText }).map(
        ([name, value]) => [name === 'said' ? 'before' : name, value] as const,
      )
    : [];
  const names = { label: t('list.search'), placeholder: t('list.searchPlaceholder') };
  return (
    <form
      ref={form}
      id={LIST_FORM}
      method="get"
      action={carList}
      role="search"
      css={listSearchStyles}
      aria-busy={reads || undefined}
      onSubmit={submit}
    >
      {[...encodeExtraFilters({ ...query, queryText: undefined }), ...before].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <QueryTextField text={text} loadedText={loadedText} onText={write} onSend={send} {...names}>
        <input
          type="search"
          name="keyphrase"
          value={text}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={names.placeholder}
          aria-label={names.label}
          onChange={(event) => write(event.target.value)}
        />
      </QueryTextField>
      {text !== '' && (
        <button type="button" className="clear" aria-label={t('list.clearSearch')} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
      <button type="submit" className="send" aria-label={t('list.searchButton')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
