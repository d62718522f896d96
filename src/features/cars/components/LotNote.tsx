import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow, selectTimeZone } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { token } from '@/ui/tokens';
import { lotTexts } from '../../car-search/components/lotTexts';
import { BidsLeft } from './BidsLeft';

const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${token('space.4')} ${token('space.16')}`,
  padding: `${token('space.12')} ${token('space.16')}`,
  borderInlineStart: `4px solid ${token('color.accent')}`,
  borderRadius: token('radius.control'),
  background: token('color.sunken'),
  fontVariantNumeric: 'tabular-nums',
  '.lot, .end': { fontSize: token('text.lead'), fontWeight: token('font.strongWeight') },
  '.estimate, .left': { color: token('color.inkSoft') },
  '.left:not([data-counts])': { visibility: 'hidden' },
});

/** Of an auction: the number that bidders name, until when, and what the car is expected to reach. */
export function LotNote({ car }: { car: CarRecord }) {
  const now = useAppSelector(selectNow);
  const timeZone = useAppSelector(selectTimeZone);
  const lot = lotTexts(car, useTexts(), now, timeZone);
  if (!lot) return null;
  return (
    <div css={styles}>
      <p className="lot">{lot.number}</p>
      {lot.end !== null && <p className="end">{lot.end}</p>}
      {lot.estimate !== null && <p className="estimate">{lot.estimate}</p>}
      {car.car_bids_end !== undefined && <BidsLeft end={car.car_bids_end} />}
    </div>
  );
}
