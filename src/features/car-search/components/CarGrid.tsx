import { css } from '@emotion/react';
import { useEffect, useMemo, useState } from 'react';
import { disclosureShown } from '@/domain/finance/undisclosed';
import { selectCurrency, selectNow, selectPaths, selectTimeZone } from '@/store/context';
import { selectCars } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { snapRow } from '@/ui/primitives/snapRow.styles';
import { media, token } from '@/ui/tokens';
import { useAfterPaint } from '@/ui/useAfterPaint';
import { CarCard, type CarCardProps } from './CarCard';
import { carCardRules } from './carCard.styles';
import { LoanNote } from './LoanNote';

/** The legal information comes after so many cars, in wider windows after the first row of them. */
const BEFORE_NOTE = 2;

/** Cards are at least 315 px wide (specification 2 section 2.1); on narrower screens one fills the row. */
const styles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 315px), 1fr))',
  gap: token('space.24'),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // A change in one card does not cause layout or paint of the others. The margin leaves room for focus ring and
  // shadow.
  '> li': {
    display: 'grid',
    minWidth: 0,
    contain: 'layout style paint',
    containerType: 'inline-size',
    overflowClipMargin: '2.5rem',
    containIntrinsicHeight: 'auto 24rem',
  },
  // Reserves the height until the card is rendered.
  '> li:empty': { minHeight: '24rem' },
  '> li.unseen': { contentVisibility: 'hidden' },
  [media.print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: token('space.12') },
  // A card that stays moves to another position: without this, the browser would scroll along with it.
  '&[data-changing]': { overflowAnchor: 'none' },
  ...carCardRules,
  // Cards flow around it: those before it and after it fill the row above.
  '> .note': { gridArea: '2 / 1 / auto / -1', containIntrinsicHeight: 'none' },
  [media.phoneScreen]: { '> .note': { gridRow: 'auto' } },
});

/** Hides the last row of a grid where it is not full, unless fewer than three cards would be left. */
function hiddenRest(columns: number) {
  const first = `> ul > li:nth-of-type(${columns}n + 1):nth-last-of-type(-n + ${columns - 1})`;
  const hidden = `${first}:not(:nth-of-type(-n + 3))`;
  return { [`${hidden}, ${hidden} ~ li`]: { display: 'none' } };
}

/**
 * For the element around a grid of up to eight cards: they fill rows of four; in narrower layouts six fill rows of
 * three, two and one. With fewer cards, too, no row has a hole, but for three in rows of two.
 */
export const fullRows = {
  containerType: 'inline-size',
  '@container (min-width: 1332px)': hiddenRest(4),
  '@container (min-width: 993px) and (max-width: 1331px)': hiddenRest(3),
  '@container (min-width: 654px) and (max-width: 992px)': hiddenRest(2),
  '@container (max-width: 1331px)': { '> ul > li:nth-of-type(n + 7)': { display: 'none' } },
} as const;

/** For the element around a grid: on a phone several cards are one row, which is swiped. */
export const phoneRow = { '> ul:has(> :nth-of-type(2))': snapRow('min(84%, 21rem)') };

export interface CarGridProps {
  ids: readonly string[];
  /** The first card's picture loads with high priority. */
  prioritised?: boolean;
  shallow?: boolean;
  /**
   * Cards tell the month of their loan, and the legal information of the market is next to them (decision 22d): a strip
   * among many, below the first row; below a row of few, which then is in an element `.cars`.
   */
  loans?: 'among' | 'below';
  /** Cards tell where their price is among those of like cars. */
  ranked?: boolean;
  /** Rendered on a new card one frame after the card. */
  Tools?: CarCardProps['Tools'];
}

/**
 * Number of cards in a window of this size, at about 400 px each way. When the list is replaced, these are rendered
 * first.
 */
const inView = (): number => Math.max(3, Math.round(window.innerWidth / 400) * Math.ceil(window.innerHeight / 400));

/**
 * Whether the list only grew, at its end or its beginning. It is then rendered at once, as the scroll position depends
 * on its height.
 */
function hasGrown(painted: readonly string[], ids: readonly string[]): boolean {
  const from = painted[0] === undefined ? 0 : ids.indexOf(painted[0]);
  return from >= 0 && painted.every((id, index) => ids[from + index] === id);
}

/**
 * The two steps of replacing the list: first the new cards in sight, followed by old ones, hidden. Removing the old
 * ones now would cost as much as rendering new ones; none of them changes its order.
 */
function changing(painted: readonly string[], ids: readonly string[]): { first: string[]; rest: string[] } {
  const first = ids.slice(0, inView());
  const from = Math.max(first.length, ...first.map((id) => painted.indexOf(id) + 1));
  return { first, rest: painted.slice(from, from + ids.length - first.length) };
}

/** Whether the visitor has scrolled down, so that the first cards are out of sight. */
function useIsScrolledDown(): boolean {
  const [scrolledDown, setScrolledDown] = useState(false);
  useEffect(() => {
    const update = () => setScrolledDown(window.scrollY > window.innerHeight / 2);
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return scrolledDown;
}

export function CarGrid({ ids, prioritised = false, shallow = false, loans, ranked = false, Tools }: CarGridProps) {
  // One subscription for all cards: one per card would run on every action.
  const cars = useAppSelector(selectCars);
  const paths = useAppSelector(selectPaths);
  const now = useAppSelector(selectNow);
  const timeZone = useAppSelector(selectTimeZone);
  // A British quote is the lender's, with an example for each car: cards have none.
  const currency = useAppSelector(selectCurrency);
  const isScrolledDown = useIsScrolledDown();
  const painted = useAfterPaint(ids);
  const before = useMemo(() => new Set(painted), [painted]);
  const grown = hasGrown(painted, ids);
  const { first, rest } = isScrolledDown || grown ? { first: ids, rest: [] } : changing(painted, ids);
  const example =
    loans !== undefined && currency !== 'GBP'
      ? ids.map((id) => cars[id]).find((car) => car?.car_loan_terms)
      : undefined;
  const proof = example ? disclosureShown() : null;
  const credit = proof ? (currency === 'SEK' ? 'warning' : 'caution') : undefined;
  const note = example && proof && <LoanNote car={example} proof={proof} />;
  const items = [...first, ...rest].map((id, index) => {
    const car = cars[id];
    return (
      <li key={id} className={index < first.length ? undefined : 'unseen'}>
        {car && (
          <CarCard
            car={car}
            paths={paths}
            now={now}
            timeZone={timeZone}
            priority={prioritised && index === 0}
            shallow={shallow}
            proof={proof}
            ranked={ranked}
            plain={Tools === undefined}
            Tools={before.has(id) ? Tools : null}
          />
        )}
      </li>
    );
  });
  // In the same array: a card that moves past it stays the same element.
  if (note && loans === 'among')
    items.splice(
      BEFORE_NOTE,
      0,
      <li key="note" className="note">
        {note}
      </li>,
    );
  const grid = (
    <ul css={styles} data-changing={grown ? undefined : ''} data-credit={loans === 'among' ? credit : undefined}>
      {items}
      {ids.slice(first.length + rest.length).map((id) => (
        <li key={id} />
      ))}
    </ul>
  );
  if (loans !== 'below') return grid;
  return (
    <div data-credit={credit}>
      <div className="cars">{grid}</div>
      {note}
    </div>
  );
}
