import { css } from '@emotion/react';
import { useDispatch, useSelector } from 'react-redux';
import { searchOf } from '@/domain/query/searchOf';
import type { Part } from '@/domain/query/understanding';
import { activeFilters, emptyQuery, sortNames } from '@/domain/carList';
import { filterText } from '@/features/facets/view/facetNames';
import type { WithFacets } from '@/features/facets/model/facets.selectors';
import { useTexts, type TextsValue } from '@/i18n/TextsProvider';
import { selectCurrency, selectOdometer, type ContextRoot } from '@/store/context';
import { Icon } from '@/ui/primitives/Icon';
import { media, token } from '@/ui/tokens';
import { partTakenBack } from '../model/searchHelp.events';
import { selectReading, type ReadPart } from '../model/searchHelp.selectors';
import type { WithSearchHelp } from '../model/suggest.selectors';

const styles = css({
  margin: `0 0 ${token('space.16')}`, padding: `${token('space.12')} ${token('space.16')}`, borderRadius: token('radius.card'), background: token('color.sunken'), fontSize: token('text.small'),
  h3: { margin: `0 0 ${token('space.8')}`, fontSize: 'inherit', fontWeight: token('font.strongWeight') },
  // On a phone one line that is pushed aside: the cars are what one has come for.
  ul: {
    display: 'flex', overflowX: 'auto', scrollbarWidth: 'none', overscrollBehaviorX: 'contain', marginInline: `calc(-1 * ${token('space.16')})`, paddingInline: token('space.16'), paddingBlock: token('space.4'), gap: token('space.8'),
    listStyle: 'none', marginBlock: `calc(-1 * ${token('space.4')})`, [media.md]: { flexWrap: 'wrap', overflowX: 'visible' },
  },
  li: { flexShrink: 0, display: 'inline-flex', alignItems: 'center', maxWidth: '100%', minHeight: '2.25rem', paddingInlineStart: token('space.12'), border: `1px solid ${token('color.line')}`, borderRadius: token('radius.pill'), background: token('color.surface') },
  'li > span': { minWidth: 0, overflowWrap: 'anywhere', paddingBlock: token('space.4') },
  'li > span:last-child': { paddingInlineEnd: token('space.12') },
  q: { color: token('color.inkSoft') },
  'li.off': { borderStyle: 'dashed', background: 'none', color: token('color.inkSoft') },
  'li.off.gone q': { textDecoration: 'line-through' },
  button: {
    display: 'inline-grid', placeItems: 'center', flexShrink: 0, alignSelf: 'stretch', minWidth: '2.25rem', padding: 0, border: 0, borderRadius: token('radius.pill'), background: 'none', color: 'inherit', font: 'inherit', cursor: 'pointer',
    [media.coarse]: { minWidth: token('size.target'), minHeight: token('size.target') }, [media.hover]: { '&:hover': { background: token('color.accentSoft'), color: token('color.onAccentSoft') } },
    svg: { width: '1.1em', height: '1.1em' },
  },
});

/** 'Så tolkade vi din sökning': every word that was written, what it was taken for, and the way back to the word itself. */
export function WordsRead() {
  const { t } = useTexts();
  const reading = useSelector((state: WithFacets & WithSearchHelp) => selectReading(state));
  // Words that nothing is left of explain nothing.
  if (!reading.some(({ holds, part: { meaning: { kind } } }) => (holds && kind !== 'words' && kind !== 'filler'))) return null;
  return (
    <section css={styles} aria-labelledby="words-read">
      <h3 id="words-read">{t('list.understood')}</h3>
      <ul>{reading.map((read) => <ReadWords key={read.part.from} {...read} />)}</ul>
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
  if (!holds) return <li className="off gone"><span><q>{part.text}</q> {t('list.noLongerHolds')}</span></li>;
  if (kind === 'words' || kind === 'filler' || kind === 'here') return <li className="off"><span><q>{part.text}</q> {meaning}</span></li>;
  return (
    <li>
      <span><q>{part.text}</q> {meaning}</span>
      <button type="button" data-needs-script="" title={t('list.takeBack')} aria-label={`${t('list.tookFor', { words: part.text, meaning })}. ${t('list.takeBack')}`} onClick={() => dispatch(partTakenBack({ at }))}><Icon name="undo" /></button>
    </li>
  );
}

/** What a part was taken for, as its chip says it. */
function meaningText(part: Part, say: TextsValue, units: Parameters<typeof filterText>[2]): string {
  switch (part.meaning.kind) {
    case 'words': return say.t('list.asWords');
    case 'filler': return say.t('list.saysNothing');
    case 'here': return say.t('list.hereUnknown');
    case 'sort': {
      const { sort_name } = part.meaning;
      const sort = sortNames.find((name) => name === sort_name);
      return sort ? say.t(`list.sort.${sort}`) : sort_name;
    }
    case 'terms':
    case 'range':
    case 'place': {
      const { terms, ranges, filters: wishes, near } = searchOf({ text: part.text, parts: [part] });
      const filters = activeFilters({ ...emptyQuery, terms, ranges, wishes, ...(near ? { near } : {}) });
      // A model says its brand by itself.
      const said = filters.filter((filter) => filter.kind !== 'term' || !filters.some((other) => other.kind === 'term' && other.value.startsWith(`${filter.value}>`)));
      return said.map((filter) => filterText(filter, say, units)).join(', ');
    }
  }
}
