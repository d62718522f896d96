import { css } from '@emotion/react';
import { useDispatch, useSelector } from 'react-redux';
import { searchOf } from '@/domain/search/query/searchOf';
import type { Part } from '@/domain/search/query/understanding';
import { activeFilters, emptyQuery, sortNames } from '@/domain/search/carList';
import { filtersCleared } from '@/features/car-search/carList.slice';
import { filterText } from '@/features/car-search/components/filterText';
import type { WithCarList } from '@/features/car-search/carList.selectors';
import { useTexts, type TextsValue } from '@/i18n/TextsProvider';
import { selectCurrency, selectOdometer, type ContextRoot } from '@/store/context';
import { Icon } from '@/ui/primitives/Icon';
import { media, token } from '@/ui/tokens';
import { partRemoved, partMarkedPlain } from '../queryText.slice';
import { selectOtherFilters, selectHasExplanation, selectUnderstoodParts, type ReadPart } from '../queryText.selectors';
import type { WithQueryText } from '../suggestions.selectors';

const styles = css({
  margin: `0 0 ${token('space.16')}`,
  padding: `${token('space.12')} ${token('space.16')}`,
  borderRadius: token('radius.card'),
  background: token('color.sunken'),
  fontSize: token('text.small'),
  '.head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: token('space.16'),
    marginBlockEnd: token('space.4'),
  },
  h3: { margin: 0, fontSize: 'inherit', fontWeight: token('font.strongWeight') },
  // On a phone one line that is pushed aside: the cars are what one has come for.
  ul: {
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    marginInline: `calc(-1 * ${token('space.16')})`,
    paddingInline: token('space.16'),
    paddingBlock: token('space.4'),
    gap: token('space.8'),
    listStyle: 'none',
    marginBlock: `calc(-1 * ${token('space.4')})`,
    [media.md]: { flexWrap: 'wrap', overflowX: 'visible' },
  },
  li: {
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: '2.25rem',
    paddingInlineStart: token('space.12'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.pill'),
    background: token('color.surface'),
  },
  'li > span': { minWidth: 0, overflowWrap: 'anywhere', paddingBlock: token('space.4') },
  'li > span:last-child': { paddingInlineEnd: token('space.12') },
  q: { color: token('color.inkSoft') },
  'li.off': { borderStyle: 'dashed', background: 'none', color: token('color.inkSoft') },
  'li.off.gone q': { textDecoration: 'line-through' },
  'li button': {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    alignSelf: 'stretch',
    minWidth: '2.25rem',
    padding: 0,
    border: 0,
    borderRadius: token('radius.pill'),
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    [media.coarse]: { minWidth: token('size.target'), minHeight: token('size.target') },
    [media.hover]: { '&:hover': { background: token('color.accentSoft'), color: token('color.onAccentSoft') } },
    svg: { width: '1.1em', height: '1.1em' },
  },
});

/**
 * 'Så tolkade vi din sökning': every word that was written, how it was understood, the way back to the word itself, and the
 * way out of what it asks for.
 */
export function UnderstoodText() {
  const { t } = useTexts();
  const dispatch = useDispatch();
  const beside = useSelector((state: WithCarList & WithQueryText) => selectOtherFilters(state));
  const reading = useSelector((state: WithCarList & WithQueryText) => selectUnderstoodParts(state));
  const explained = useSelector((state: WithCarList & WithQueryText) => selectHasExplanation(state));
  if (!explained) return null;
  return (
    <section css={styles} aria-labelledby="words-read">
      <div className="head">
        <h3 id="words-read">{t('list.understood')}</h3>
        {/* Where something was chosen beside the words, the row of that has it. */}
        {beside.filters.length === 0 && beside.keyphrase === '' && (
          <button type="button" className="clearAll" data-needs-script="" onClick={() => dispatch(filtersCleared())}>
            {t('list.clearAll')}
          </button>
        )}
      </div>
      <ul>
        {reading.map((read) => (
          <ReadWords key={read.part.from} {...read} />
        ))}
      </ul>
    </section>
  );
}

function ReadWords({ at, part, holds }: ReadPart) {
  const say = useTexts();
  const { t } = say;
  const dispatch = useDispatch();
  const currency = useSelector((state: ContextRoot) => selectCurrency(state));
  const odometer = useSelector((state: ContextRoot) => selectOdometer(state));
  const { kind } = part.meaning;
  const meaning = meaningText(part, say, { currency, odometer });
  if (!holds)
    return (
      <li className="off gone">
        <span>
          <q>{part.text}</q> {t('list.noLongerHolds')}
        </span>
      </li>
    );
  if (kind === 'filler' || kind === 'here')
    return (
      <li className="off">
        <span>
          <q>{part.text}</q> {meaning}
        </span>
      </li>
    );
  const isWord = kind === 'words';
  return (
    <li className={isWord ? 'off' : undefined}>
      <span>
        <q>{part.text}</q> {meaning}
      </span>
      {!isWord && (
        <button
          type="button"
          data-needs-script=""
          title={t('list.takeBack')}
          aria-label={`${t('list.tookFor', { words: part.text, meaning })}. ${t('list.takeBack')}`}
          onClick={() => dispatch(partMarkedPlain({ index: at }))}
        >
          <Icon name="undo" />
        </button>
      )}
      <button
        type="button"
        data-needs-script=""
        aria-label={t('list.removeFilter', { filter: isWord ? `”${part.text}”` : meaning })}
        onClick={() => dispatch(partRemoved({ index: at }))}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/** How a part was understood, as text of its chip. */
function meaningText(part: Part, say: TextsValue, units: Parameters<typeof filterText>[2]): string {
  switch (part.meaning.kind) {
    case 'words':
      return say.t('list.asWords');
    case 'filler':
      return say.t('list.saysNothing');
    case 'here':
      return say.t('list.hereUnknown');
    case 'sort': {
      const { sort_name } = part.meaning;
      const sort = sortNames.find((name) => name === sort_name);
      return sort ? say.t(`list.sort.${sort}`) : sort_name;
    }
    case 'terms':
    case 'range':
    case 'place': {
      const { terms, ranges, filters: extraFilters, near } = searchOf({ text: part.text, parts: [part] });
      const filters = activeFilters({ ...emptyQuery, terms, ranges, extraFilters, ...(near ? { near } : {}) });
      // A model says its brand by itself.
      const said = filters.filter(
        (filter) =>
          filter.kind !== 'term' ||
          !filters.some((other) => other.kind === 'term' && other.value.startsWith(`${filter.value}>`)),
      );
      return said.map((filter) => filterText(filter, say, units)).join(', ');
    }
  }
}
