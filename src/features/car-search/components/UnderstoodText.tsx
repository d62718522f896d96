import { css } from '@emotion/react';
import { searchOf } from '@/domain/search/query/searchOf';
import type { Part } from '@/domain/search/query/understanding';
import { activeFilters, emptyQuery, sortNames } from '@/domain/search/carList';
import { CHILD_SEPARATOR } from '@/domain/search/search';
import { listAddress } from '@/domain/search/listAddress';
import { filtersCleared } from '@/features/car-search/carList.slice';
import { filterText } from '@/i18n/list/filterText';
import { sortText } from '@/i18n/list/valueText';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTexts, type TextsValue } from '@/i18n/TextsProvider';
import { placesErrors } from '@/errors/entries/places.errors';
import { textKeyOf } from '@/errors/known';
import { selectCurrency, selectOdometer, selectPaths } from '@/store/context';
import { plainClick } from '@/ui/plainClick';
import { Icon } from '@/ui/primitives/Icon';
import { media, token } from '@/ui/tokens';
import { selectSettledQuery } from '../carList.selectors';
import { selectCanFindLocation, selectLocationFilter } from '../locationFilter.selectors';
import { positionRequested, type Radius } from '../locationFilter.slice';
import { partRemoved, partMarkedPlain } from '../queryText.slice';
import { removeAndFocus } from './removeAndFocus';
import {
  selectCorrections,
  selectOtherFilters,
  selectHasExplanation,
  selectUnderstoodParts,
  type Correction,
  type UnderstoodPart,
} from '../queryText.selectors';

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
  // On a phone one line that scrolls sideways, to leave room for the cars.
  p: { margin: `0 0 ${token('space.8')}` },
  'p a': { display: 'inline-block', paddingBlock: token('space.4') },
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
    // In large text wider than the row, which scrolls.
    maxWidth: 'max(100%, 18rem)',
    minHeight: '2.25rem',
    [media.md]: { maxWidth: '100%' },
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
  'li .locate': {
    gridAutoFlow: 'column',
    gap: token('space.4'),
    paddingInline: token('space.8'),
    color: token('color.accent'),
    fontWeight: token('font.strongWeight'),
  },
});

/**
 * 'Så tolkade vi din sökning': each part of the text and how it was understood, with a button that makes it a keyphrase
 * again and one that removes its filter.
 */
export function UnderstoodText() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const others = useAppSelector(selectOtherFilters);
  const parts = useAppSelector(selectUnderstoodParts);
  const corrections = useAppSelector(selectCorrections);
  const explains = useAppSelector(selectHasExplanation);
  if (!explains) return null;
  return (
    <section css={styles} aria-labelledby="words-read">
      <div className="head">
        <h3 id="words-read">{t('list.understood')}</h3>
        {/* With other filters, their row has this button. */}
        {others.filters.length === 0 && others.keyphrase === '' && (
          <button
            type="button"
            className="clearAll"
            data-needs-script=""
            onClick={({ currentTarget }) => removeAndFocus(currentTarget, () => dispatch(filtersCleared()))}
          >
            {t('list.clearAll')}
          </button>
        )}
      </div>
      {corrections.map((correction) => (
        <CorrectionText key={correction.part.from} {...correction} />
      ))}
      <ul>
        {parts.map((understood) => (
          <PartChip key={understood.part.from} {...understood} />
        ))}
      </ul>
    </section>
  );
}

/** 'Visar Volkswagen för ”wolksvagen”', and a link to the search as written: its state is in the address. */
function CorrectionText({ index, part, asWritten }: Correction) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const paths = useAppSelector(selectPaths);
  const currency = useAppSelector(selectCurrency);
  const odometer = useAppSelector(selectOdometer);
  const meaning =
    part.meaning.kind === 'words'
      ? t('list.quoted', { text: part.corrected ?? '' })
      : meaningText(part, texts, { currency, odometer });
  return (
    <p>
      {t('list.corrected', { text: part.text, meaning })}{' '}
      <a
        href={listAddress(paths, asWritten)}
        onClick={(event) => {
          if (!plainClick(event)) return;
          event.preventDefault();
          dispatch(partMarkedPlain({ index }));
        }}
      >
        {t('list.searchAsWritten', { text: part.text })}
      </a>
    </p>
  );
}

function PartChip({ index, part, applies }: UnderstoodPart) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const odometer = useAppSelector(selectOdometer);
  const { kind } = part.meaning;
  const meaning = meaningText(part, texts, { currency, odometer });
  // A word that the search left out can be searched for all the same.
  if (!applies || kind === 'setAside')
    return (
      <li className={kind === 'setAside' ? 'off' : 'off gone'}>
        <span>
          <q>{part.text}</q> {t(kind === 'setAside' ? 'list.setAside' : 'list.notUsed')}
        </span>
        {kind === 'setAside' && (
          <button
            type="button"
            data-needs-script=""
            title={t('list.searchAsWritten', { text: part.text })}
            aria-label={t('list.searchAsWritten', { text: part.text })}
            onClick={({ currentTarget }) => removeAndFocus(currentTarget, () => dispatch(partMarkedPlain({ index })))}
          >
            <Icon name="undo" />
          </button>
        )}
      </li>
    );
  if (part.meaning.kind === 'here') return <HereChip text={part.text} radius={part.meaning} />;
  if (kind === 'filler')
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
          aria-label={`${t('list.tookFor', { text: part.text, meaning })}. ${t('list.takeBack')}`}
          onClick={({ currentTarget }) => removeAndFocus(currentTarget, () => dispatch(partMarkedPlain({ index })))}
        >
          <Icon name="undo" />
        </button>
      )}
      <button
        type="button"
        data-needs-script=""
        aria-label={t('list.removeFilter', { filter: isWord ? t('list.quoted', { text: part.text }) : meaning })}
        onClick={({ currentTarget }) => removeAndFocus(currentTarget, () => dispatch(partRemoved({ index })))}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/** 'nära mig': the town near the visitor, once the visitor lets the device be located. */
function HereChip({ text, radius: { km } }: { text: string; radius: Radius }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const isReady = useAppSelector(selectCanFindLocation);
  const { flow, error } = useAppSelector(selectLocationFilter);
  const { near } = useAppSelector(selectSettledQuery);
  const isLocating = flow.value === 'locating';
  const errorKey = error && !isLocating && textKeyOf(error.code, placesErrors);
  const unknown = isReady ? '' : t('list.hereUnknown');
  return (
    <li className={near ? undefined : 'off'}>
      <span role="status">
        <q>{text}</q> {near?.place ?? (errorKey ? t(errorKey) : unknown)}
      </span>
      {isReady && !near && (
        <button
          type="button"
          className="locate"
          aria-busy={isLocating || undefined}
          onClick={() => {
            if (!isLocating) dispatch(positionRequested({ radius: km === undefined ? {} : { km } }));
          }}
        >
          <Icon name="pin" />
          {isLocating ? t('list.locating') : t('list.ownPosition')}
        </button>
      )}
    </li>
  );
}

/** Models like one that is not in stock, or not with the motor, on its chip; the rest are counted. */
const MOST_NAMES = 6;

/** How a part was understood, as text of its chip. */
function meaningText(part: Part, texts: TextsValue, units: Parameters<typeof filterText>[2]): string {
  switch (part.meaning.kind) {
    case 'words':
      return texts.t('list.asKeyphrase');
    case 'here':
      return texts.t('list.quoted', { text: part.text });
    case 'setAside':
      return texts.t('list.setAside');
    case 'filler':
      return texts.t('list.ignoredText');
    case 'sort': {
      const { sort_name } = part.meaning;
      const sort = sortNames.find((name) => name === sort_name);
      return sort ? sortText(sort, texts) : sort_name;
    }
    case 'terms':
    case 'range':
    case 'place': {
      const { terms, ranges, filters: extraFilters, near } = searchOf({ text: part.text, parts: [part] });
      const filters = activeFilters({ ...emptyQuery, terms, ranges, extraFilters, ...(near ? { near } : {}) });
      // The text of a model names its brand.
      const shown = filters.filter(
        (filter) =>
          filter.kind !== 'term' ||
          !filters.some((other) => other.kind === 'term' && other.value.startsWith(`${filter.value}>`)),
      );
      const names = shown.map((filter) => filterText(filter, texts, units));
      const text =
        (part.isOtherModel || part.lacksMotor) && names.length > MOST_NAMES
          ? `${names.slice(0, MOST_NAMES).join(', ')} +${names.length - MOST_NAMES}`
          : names.join(', ');
      if (part.lacksMotor) return texts.t('list.otherMotorLike', { models: text });
      if (!part.isOtherModel) return text;
      return shown.some((filter) => filter.kind === 'term' && filter.value.includes(CHILD_SEPARATOR))
        ? texts.t('list.otherModelLike', { models: text })
        : texts.t('list.otherModel', { make: text });
    }
  }
}
