import { useDispatch, useSelector } from 'react-redux';
import { filterKey } from '@/domain/search/filterKey';
import { selectBeside } from '@/features/searchHelp/searchHelp.selectors';
import type { WithSearchHelp } from '@/features/searchHelp/suggest.selectors';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectOdometer, type ContextRoot } from '@/store/context';
import { Icon } from '@/ui/primitives/Icon';
import { Notice } from '@/ui/primitives/Notice';
import { filterDropped, filtersCleared, keyphraseGiven } from '../facets.events';
import { selectIgnored, type WithFacets } from '../facets.selectors';
import { filterText } from './facetNames';
import { chipsStyles, ignoredStyles } from './narrowing.styles';

/** What the list was narrowed by, and what of its address narrows nothing. */
export const Narrowing = () => (
  <>
    <ActiveFilters />
    <Ignored />
  </>
);

/** What of the address was not understood: named, never swallowed. */
function Ignored() {
  const { t } = useTexts();
  const ignored = useSelector((state: WithFacets) => selectIgnored(state));
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

/** Everything that narrows the list and that its words don't say, each part a button that takes it away. */
function ActiveFilters() {
  const say = useTexts();
  const { t } = say;
  const dispatch = useDispatch();
  const { filters, keyphrase } = useSelector((state: WithFacets & WithSearchHelp) => selectBeside(state));
  const currency = useSelector((state: ContextRoot) => selectCurrency(state));
  const odometer = useSelector((state: ContextRoot) => selectOdometer(state));
  if (filters.length === 0 && keyphrase === '') return null;
  return (
    <ul css={chipsStyles} aria-label={t('list.activeFilters')}>
      {keyphrase !== '' && <Chip text={`”${keyphrase}”`} onDrop={() => dispatch(keyphraseGiven({ keyphrase: '' }))} />}
      {filters.map((filter) => (
        <Chip
          key={filterKey(filter)}
          text={filterText(filter, say, { currency, odometer })}
          onDrop={() => dispatch(filterDropped(filter))}
        />
      ))}
      <li>
        <button type="button" className="clearAll" onClick={() => dispatch(filtersCleared())}>
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
      <button type="button" className="chip" aria-label={t('list.removeFilter', { filter: text })} onClick={onDrop}>
        <span>{text}</span>
        <Icon name="close" />
      </button>
    </li>
  );
}
