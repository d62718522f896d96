import { css } from '@emotion/react';
import { token } from '@/ui/tokens';
import { CarCard } from './CarCard';

/** Cards are at least 315 px wide (specification 2 section 2.1); on narrower screens one fills the row. */
const styles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 315px), 1fr))',
  gap: token('space.24'),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '> li': { display: 'grid', minWidth: 0 },
});

export interface CarGridProps {
  ids: readonly string[];
  /** The first card's picture is the page's most important one. */
  prioritised?: boolean;
  inPlace?: boolean;
}

export function CarGrid({ ids, prioritised = false, inPlace = false }: CarGridProps) {
  return (
    <ul css={styles}>
      {ids.map((id, at) => (
        <li key={id}>
          <CarCard carId={id} priority={prioritised && at === 0} inPlace={inPlace} />
        </li>
      ))}
    </ul>
  );
}
