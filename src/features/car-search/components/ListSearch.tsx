import { useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { cleanKeyphrase, encodeListQuery } from '@/domain/search/carList';
import type { ChosenSuggestion } from '@/domain/search/textSearch';
import { encodeExtraFilters } from '@/domain/search/extraFilters';
import { queryChosen, rangesSettled, textSearched } from '@/features/car-search/carList.slice';
import { selectCarList, selectQuery } from '@/features/car-search/carList.selectors';
import { LIST_FORM } from '@/features/car-search/components/listForm';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { Icon } from '@/ui/primitives/Icon';
import {
  selectIsUnderstanding,
  selectQueryTextReady,
  selectQueryWithoutText,
  selectQueryText,
} from '@/features/car-search/queryText.selectors';
import { listSearchStyles } from './listSearch.styles';
import { QueryTextField } from '@/features/car-search/components/QueryTextField';

interface Draft {
  text: string;
  /** What the list was loaded for when it was typed. */
  loadedText: string;
  /** The text that was submitted last, until the list is loaded for it. */
  sent: string | null;
}

/**
 * The list's search field. All controls of the page belong to its form, so that they work without JavaScript: the
 * server then interprets the text. The hidden field `before` is the text that was applied.
 */
export function ListSearch() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectQuery);
  const loadedText = useAppSelector(selectQueryText);
  const rest = useAppSelector(selectQueryWithoutText);
  const ready = useAppSelector(selectQueryTextReady);
  const isUnderstanding = useAppSelector(selectIsUnderstanding);
  const hasDrafts = useAppSelector((state) => Object.keys(selectCarList(state).drafts).length > 0);
  const { carList } = useAppSelector(selectPaths);
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  // Letters typed while a submitted text is understood stay; a text that changes otherwise (back, a removed chip)
  // replaces them.
  if (draft && draft.sent === loadedText && draft.loadedText !== loadedText)
    setDraft({ text: draft.text, loadedText, sent: null });
  const text = draft && (draft.loadedText === loadedText || draft.sent === loadedText) ? draft.text : loadedText;
  const write = (next: string, sent = draft?.sent ?? null) => setDraft({ text: next, loadedText, sent });
  const readField = useEffectEvent(() => {
    const field = form.current?.elements.namedItem('keyphrase');
    if (field instanceof HTMLInputElement && field.value !== loadedText)
      setDraft({ text: field.value, loadedText, sent: null });
  });
  // Text typed before hydration stays.
  useLayoutEffect(() => readField(), []);
  const send = (next: string, suggestion?: ChosenSuggestion) => {
    const queryText = cleanKeyphrase(next);
    if (queryText === loadedText && query.queryText === undefined && !suggestion) {
      setDraft(null);
      // The same text starts no new search, but bounds that were just edited do.
      if (hasDrafts) dispatch(rangesSettled());
      return;
    }
    write(queryText, queryText);
    dispatch(
      queryText === '' && rest.queryText === undefined
        ? queryChosen({ query: rest })
        : textSearched({ text: queryText, query: rest, ...(suggestion && { suggestion }) }),
    );
  };
  const submit = (event: FormEvent) => {
    // Until the feature is attached, the form is submitted to the server.
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
  return (
    <form
      ref={form}
      id={LIST_FORM}
      method="get"
      action={carList}
      role="search"
      css={listSearchStyles}
      aria-busy={isUnderstanding || undefined}
      onSubmit={submit}
    >
      {[...encodeExtraFilters({ ...query, queryText: undefined }), ...before].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <QueryTextField
        query={encodeListQuery({ ...rest, page: 1 })}
        text={text}
        loadedText={loadedText}
        onText={(next) => write(next)}
        onSend={send}
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
      />
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
