import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { selectCurrentAddress } from '@/features/car-search/carsPage.selectors';
import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { breakpoints, media, token } from '@/ui/tokens';
import { carDetails, makeAndModel } from '../../car-search/components/carTexts';
import { selectCarPage } from '../cars.selectors';
import { REPORT_ANCHOR, reportLink } from './conditionTexts';
import { KeyData } from './KeyData';
import { LotNote } from './LotNote';
import { MonthlyLoan } from './MonthlyLoan';
import { PriceBlock } from './PriceBlock';
import { SellerButtons } from './SellerButtons';
import { SoldNote } from './SoldNote';
import { UsedCarPromises } from './UsedCarPromises';

/** Characters of a name that is set smaller: at full size it would fill the panel. */
const LONG = 28;

/** Year, mileage, fuel and gearbox, where they are known. */
const BRIEF = 4;

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.16'),
  [media.lg]: {
    padding: token('space.24'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.panel'),
    background: token('color.surface'),
  },
  [media.xl]: { gap: token('space.24'), padding: token('space.32') },
  // On a phone the price is on the first screen.
  dl: { [`@media (max-width: ${breakpoints.lg - 1}px)`]: { order: 1 } },
  h1: { hyphens: 'auto', overflowWrap: 'anywhere', '&[data-long]': { fontSize: token('text.heading') } },
  '.version': { marginBlockStart: token('space.8'), color: token('color.inkSoft'), fontSize: token('text.lead') },
  // On a phone the data stand below the buttons.
  '.brief': {
    marginBlockStart: token('space.4'),
    fontVariantNumeric: 'tabular-nums',
    [media.lg]: { display: 'none' },
    [media.print]: { display: 'none' },
    '&:empty': { display: 'none' },
  },
  '.promises': { display: 'flex', flexWrap: 'wrap', gap: `${token('space.8')} ${token('space.24')}` },
  '.place': { display: 'flex', alignItems: 'center', gap: token('space.8') },
  [media.print]: { gap: '3mm', padding: 0, border: 0 },
  // Above the name, so that it is on a phone's first screen.
  '.status': {
    width: 'fit-content',
    marginBlockEnd: token('space.8'),
    padding: `${token('space.4')} ${token('space.12')}`,
    borderRadius: token('radius.control'),
    background: token('color.accentSoft'),
    color: token('color.onAccentSoft'),
    fontSize: token('text.small'),
    fontWeight: token('font.strongWeight'),
  },
  '.reserved': {
    padding: `${token('space.12')} ${token('space.16')}`,
    borderRadius: token('radius.control'),
    background: token('color.sunken'),
  },
});

/** What a buyer wants to know first, in one panel: name, data, price, place and the ways to the seller. */
export function Summary({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t } = texts;
  const { soldAt } = useAppSelector(selectCarPage);
  const heading = useHeadingFocus();
  const name = makeAndModel(car, texts);
  const report = soldAt === null ? reportLink(car, texts) : null;
  return (
    <div css={styles}>
      <div>
        {car.car_is_reserved && <p className="status">{t('card.reserved')}</p>}
        <h1 ref={heading} tabIndex={-1} data-long={name.length > LONG || undefined}>
          {name}
        </h1>
        {car.car_version && <p className="version">{car.car_version}</p>}
        <p className="brief">{carDetails(car, texts).slice(0, BRIEF).join(' · ')}</p>
      </div>
      <KeyData car={car} />
      {soldAt === null ? (
        <>
          <LotNote car={car} />
          <PriceBlock car={car} />
        </>
      ) : (
        <SoldNote since={soldAt} />
      )}
      {car.car_is_reserved && <p className="reserved">{t('detail.reservedText')}</p>}
      {soldAt === null && (
        <MonthlyLoan car={car}>
          <SellerButtons car={car} />
          <UsedCarPromises car={car} />
          {report !== null && (
            <p className="place" data-print="none">
              <Icon name="check" />
              <Link href={`#${REPORT_ANCHOR}`}>{report}</Link>
            </p>
          )}
          {car.car_site_city && (
            <p className="place">
              <Icon name="pin" />
              {t('detail.location', { city: car.car_site_name ?? texts.term('car_site_city', car.car_site_city) })}
            </p>
          )}
        </MonthlyLoan>
      )}
    </div>
  );
}

/** The heading of a car that was opened on this page gets the focus, as after loading a page of its own. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpenedHere = useAppSelector(selectCurrentAddress) !== null;
  const focus = useEffectEvent(() => {
    if (wasOpenedHere) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => focus(), []);
  return heading;
}
