import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cleanKeyphrase, sortNames, sortOf, type SortName } from '@/domain/carList';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths, type ContextRoot } from '@/store/context';
import { Icon } from '@/ui/primitives/Icon';
import { keyphraseGiven, rangesSettled, sortChosen } from '../model/facets.events';
import { selectFacets, selectQuery, type WithFacets } from '../model/facets.selectors';
import { LIST_FORM } from './listForm';

/** The list's search field. With its form all controls of the page work without JavaScript, too. */
export function ListSearch() {
  const { t } = useTexts();
  const dispatch = useDispatch();
  const { keyphrase } = useSelector((state: WithFacets) => selectQuery(state));
  const hasDrafts = useSelector((state: WithFacets) => Object.keys(selectFacets(state).drafts).length > 0);
  const { carList } = useSelector((state: ContextRoot) => selectPaths(state));
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  // Typing is the field's own until it is sent; a keyphrase that changes elsewhere (back, a cleared chip) takes its place.
  const text = typed && typed.over === keyphrase ? typed.text : keyphrase;
  const give = (next: string) => {
    setTyped(null);
    if (next !== keyphrase) dispatch(keyphraseGiven({ keyphrase: next }));
    else if (hasDrafts) dispatch(rangesSettled());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give(cleanKeyphrase(text));
  };
  return (
    <form id={LIST_FORM} method="get" action={carList} role="search" className="search" onSubmit={submit}>
      <input
        type="search" name="keyphrase" value={text} maxLength={200} autoComplete="off" enterKeyHint="search"
        placeholder={t('list.searchPlaceholder')} aria-label={t('list.search')}
        onChange={(event) => setTyped({ text: event.target.value, over: keyphrase })}
      />
      {text !== '' && (
        <button type="button" className="clear" aria-label={t('list.clearSearch')} onClick={() => give('')}><Icon name="close" /></button>
      )}
      <button type="submit" className="send" aria-label={t('list.searchButton')}><Icon name="search" /></button>
    </form>
  );
}

export function ListSort() {
  const { t } = useTexts();
  const dispatch = useDispatch();
  const query = useSelector((state: WithFacets) => selectQuery(state));
  const offered = sortNames.filter((name) => name !== 'relevance' || query.keyphrase !== '' || query.sort === 'relevance');
  const choose = (value: string) => {
    const sort = sortNames.find((name) => name === value);
    if (sort) dispatch(sortChosen({ sort }));
  };
  return (
    <label className="sort">
      <span>{t('list.sort')}</span>
      <select name="sort" form={LIST_FORM} value={sortOf(query)} onChange={(event) => choose(event.target.value)}>
        {offered.map((name: SortName) => <option key={name} value={name}>{t(`list.sort.${name}`)}</option>)}
      </select>
    </label>
  );
}
