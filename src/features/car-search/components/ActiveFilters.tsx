import { filterKey } from '@/domain/search/filterKey';
import { selectOtherFilters } from '@/features/car-search/queryText.selectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectOdometer } from '@/store/context';
import { Icon } from '@/ui/primitives/Icon';
import { Notice } from '@/ui/primitives/Notice';
import { filterRemoved, filtersCleared, keyphraseChanged } from '../carList.slice';
import { selectIgnored } from '../carList.selectors';
import { filterText } from '@/i18n/list/filterText';
import { removeAndFocus } from './removeAndFocus';
import { chipsStyles, ignoredStyles } from './activeFilters.styles';
import { QuickFilters } from './QuickFilters';

/** Filters to choose at once, the active ones, and the parts of the address that were ignored. */
export const ActiveFilters = () => (
  <>
    <QuickFilters />
    <FilterChips />
    <Ignored />
  </>
);

/** Names the parts of the address that were not understood. */
function Ignored() {
  const { t } = useTexts();
  const ignored = useAppSelector(selectIgnored);
  if (ignored.length === 0) return null;
  return (
    <div css={ignoredStyles}>
      <Notice>
        {t('list.ignored', {
          count: ignored.length,
          values: ignored.map(({ name, value }) => `${name}=${value}`).join(', '),
        })}
      </Notice>
    </div>
  );
}

/** Filters and keyphrase that the search text does not explain, each with a button that removes it. */
function FilterChips() {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const { filters, keyphrase } = useAppSelector(selectOtherFilters);
  const currency = useAppSelector(selectCurrency);
  const odometer = useAppSelector(selectOdometer);
  if (filters.length === 0 && keyphrase === '') return null;
  return (
    <ul css={chipsStyles} aria-label={t('list.activeFilters')}>
      {keyphrase !== '' && (
        <Chip
          text={t('list.quoted', { text: keyphrase })}
          onDrop={() => dispatch(keyphraseChanged({ keyphrase: '' }))}
        />
      )}
      {filters.map((filter) => (
        <Chip
          key={filterKey(filter)}
          text={filterText(filter, texts, { currency, odometer })}
          onDrop={() => dispatch(filterRemoved(filter))}
        />
      ))}
      <li>
        <button
          type="button"
          className="clearAll"
          onClick={({ currentTarget }) => removeAndFocus(currentTarget, () => dispatch(filtersCleared()))}
        >
          {t('list.clearAll')}
        </button>
      </li>
    </ul>
  );
}

function Chip({ text, onDrop }: { text: string; onDrop: () => void }) {
  const { t } = useTexts();
  return (
    <li>
      <button
        type="button"
        className="chip"
        aria-label={t('list.removeFilter', { filter: text })}
        onClick={({ currentTarget }) => removeAndFocus(currentTarget, onDrop)}
      >
        <span>{text}</span>
        <Icon name="close" />
      </button>
    </li>
  );
}
