import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow, selectTimeZone } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { token } from '@/ui/tokens';
import { lotTexts } from '../../car-search/components/lotTexts';
import { BidsLeft } from './BidsLeft';
import { ClosingReminder } from './ClosingReminder';
import { remindStyles } from './remind.styles';

const styles = css(remindStyles, {
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
  '.lot, .end': { fontWeight: token('font.strongWeight') },
  '.estimate': { color: token('color.inkSoft') },
  '.left': {
    color: token('color.accent'),
    fontFamily: token('font.heading'),
    fontSize: '1.75rem',
    fontWeight: token('font.headingWeight'),
    lineHeight: 1.15,
  },
  '.left:not([data-counts])': { visibility: 'hidden' },
  '.until': {
    flex: '1 0 100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: token('space.8'),
  },
});

/** Of an auction: the number that bidders name, until when, and what the car is expected to reach. */
export function LotNote({ car }: { car: CarRecord }) {
  const now = useAppSelector(selectNow);
  const timeZone = useAppSelector(selectTimeZone);
  const texts = useTexts();
  const lot = lotTexts(car, texts, now, timeZone);
  if (!lot) return null;
  return (
    <div css={styles}>
      {car.car_bids_end !== undefined && (
        <div className="until">
          <BidsLeft end={car.car_bids_end} isClock />
          <ClosingReminder car={car} />
        </div>
      )}
      <p className="lot">{lot.number}</p>
      {lot.end !== null && <p className="end">{lot.end}</p>}
      {lot.estimate !== null && <p className="estimate">{lot.estimate}</p>}
    </div>
  );
}
