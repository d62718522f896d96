import { css } from '@emotion/react';
import { useEffect, useMemo, useState } from 'react';
import { selectNow, selectPaths } from '@/store/context';
import { selectCars } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { token } from '@/ui/tokens';
import { useAfterPaint } from '@/ui/useAfterPaint';
import { CarCard, type CarCardProps } from './CarCard';

/** Cards are at least 315 px wide (specification 2 section 2.1); on narrower screens one fills the row. */
const styles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 315px), 1fr))',
  gap: token('space.24'),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // One card's change is no matter of the others; its ring and shadow may stand out.
  '> li': {
    display: 'grid',
    minWidth: 0,
    contain: 'layout style paint',
    overflowClipMargin: '2.5rem',
    containIntrinsicHeight: 'auto 24rem',
  },
  // Keeps the page's height until the card is there.
  '> li:empty': { minHeight: '24rem' },
  '> li.unseen': { contentVisibility: 'hidden' },
  // A card that stays in another list has another place there: the window does not follow it.
  '&[data-changing]': { overflowAnchor: 'none' },
});

export interface CarGridProps {
  ids: readonly string[];
  /** The first card's picture is the page's most important one. */
  prioritised?: boolean;
  shallow?: boolean;
  /** Come onto a card that is new a painted frame after it. */
  Tools?: CarCardProps['Tools'];
}

/** Cards that a window of this size can hold, about 400 px each way: a list that changes as a whole changes these first, the others right after. */
const inView = (): number => Math.max(3, Math.round(window.innerWidth / 400) * Math.ceil(window.innerHeight / 400));

/** A list that only grew, at its end or its beginning, is whole at once: its height is what a place in it is found by. */
function hasGrown(painted: readonly string[], ids: readonly string[]): boolean {
  const from = painted[0] === undefined ? 0 : ids.indexOf(painted[0]);
  return from >= 0 && painted.every((id, index) => ids[from + index] === id);
}

/**
 * What stands in the list while it changes as a whole: the new cards that are in sight, then old ones, unseen. To take those
 * away would cost as much as to draw the new ones; none of them changes its place among the others.
 */
function changing(painted: readonly string[], ids: readonly string[]): { first: string[]; rest: string[] } {
  const first = ids.slice(0, inView());
  const from = Math.max(first.length, ...first.map((id) => painted.indexOf(id) + 1));
  return { first, rest: painted.slice(from, from + ids.length - first.length) };
}

/** Whether a visitor has gone down the page: then it is not a list's first cards that are in sight. */
function useWentDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    const look = () => setDown(window.scrollY > window.innerHeight / 2);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return down;
}

export function CarGrid({ ids, prioritised = false, shallow = false, Tools }: CarGridProps) {
  // One subscription for all cards: one per card would run on every action.
  const cars = useAppSelector(selectCars);
  const paths = useAppSelector(selectPaths);
  const now = useAppSelector(selectNow);
  const wentDown = useWentDown();
  const painted = useAfterPaint(ids);
  const before = useMemo(() => new Set(painted), [painted]);
  const grown = hasGrown(painted, ids);
  const { first, rest } = wentDown || grown ? { first: ids, rest: [] } : changing(painted, ids);
  return (
    <ul css={styles} data-changing={grown ? undefined : ''}>
      {[...first, ...rest].map((id, index) => {
        const car = cars[id];
        return (
          <li key={id} className={index < first.length ? undefined : 'unseen'}>
            {car && (
              <CarCard
                car={car}
                paths={paths}
                now={now}
                priority={prioritised && index === 0}
                shallow={shallow}
                Tools={before.has(id) ? Tools : null}
              />
            )}
          </li>
        );
      })}
      {ids.slice(first.length + rest.length).map((id) => (
        <li key={id} />
      ))}
    </ul>
  );
}
