import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { selectCurrentAddress } from '@/features/car-search/carsPage.selectors';
import { useTexts } from '@/i18n/TextsProvider';
import { phoneAddress } from '@/lib/phoneAddress';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { breakpoints, media, token } from '@/ui/tokens';
import { carDetails, makeAndModel } from '../../car-search/components/carTexts';
import { UnbrokenName } from '../../car-search/components/UnbrokenName';
import { selectCarPage } from '../cars.selectors';
import { REPORT_ANCHOR, reportLink } from './conditionTexts';
import { LotNote } from './LotNote';
import { MonthlyLoan } from './MonthlyLoan';
import { PriceBlock } from './PriceBlock';
import { PricePositionLine } from './PricePositionLine';
import { SellerButtons } from './SellerButtons';
import { SoldNote } from './SoldNote';
import { UsedCarPromises } from './UsedCarPromises';

/** Characters of a name that is set smaller: at full size it would fill the panel. */
const LONG = 28;

/** Room for larger figures: all of the panel still fits into the window. */
const ROOMY = `@media (min-width: ${breakpoints.lg}px) and (min-height: 56rem)`;

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.16'),
  h1: { hyphens: 'auto', overflowWrap: 'anywhere', '&[data-long]': { fontSize: token('text.heading') } },
  // Long words may break elsewhere, where a line has no room for them.
  'h1 .unbroken': { display: 'inline-block', maxWidth: '100%' },
  '.version': { marginBlockStart: token('space.8'), color: token('color.inkSoft'), fontSize: token('text.lead') },
  '.brief': {
    marginBlockStart: token('space.4'),
    fontVariantNumeric: 'tabular-nums',
    [media.print]: { display: 'none' },
    '&:empty': { display: 'none' },
  },
  '.promises': { display: 'flex', flexWrap: 'wrap', gap: `${token('space.8')} ${token('space.24')}` },
  '.place': { display: 'flex', alignItems: 'center', gap: token('space.8') },
  // On a phone the number is one of the buttons.
  '.number': { display: 'none' },
  // Dense, so that what a buyer needs is in one window of 1280 x 720 px.
  [media.lg]: {
    gap: token('space.8'),
    padding: `${token('space.16')} ${token('space.24')} 0`,
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.panel'),
    background: token('color.surface'),
    overflow: 'hidden',
    h1: { fontSize: token('text.heading') },
    '.version, .brief': { marginBlockStart: 0 },
    '.version': { fontSize: token('text.body') },
    '.promises, .place': { fontSize: token('text.small') },
    // Whose it is stays with it.
    '.place > span': { display: 'flex', flexWrap: 'wrap', columnGap: token('space.12') },
    '.number': { display: 'inline' },
    '&:not(:has([data-credit])), > .reserved:last-child': { paddingBlockEnd: token('space.16') },
  },
  [ROOMY]: {
    gap: token('space.16'),
    paddingBlockStart: token('space.24'),
    h1: { fontSize: token('text.display') },
    'h1[data-long]': { fontSize: token('text.heading') },
    '.version': { marginBlock: `${token('space.4')} ${token('space.4')}`, fontSize: token('text.lead') },
  },
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

/** What a buyer wants to know first, in one panel: name, price, place and the ways to the seller. */
export function Summary({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t } = texts;
  const { soldAt } = useAppSelector(selectCarPage);
  const heading = useHeadingFocus();
  const name = makeAndModel(car, texts);
  const [seller] = car.car_sellers ?? [];
  const phone = seller?.phone;
  const report = soldAt === null ? reportLink(car, texts) : null;
  return (
    <div css={styles}>
      <div>
        {car.car_is_reserved && <p className="status">{t('card.reserved')}</p>}
        <h1 ref={heading} tabIndex={-1} data-long={name.length > LONG || undefined}>
          <UnbrokenName text={name} />
        </h1>
        {car.car_version && <p className="version">{car.car_version}</p>}
        <p className="brief">{carDetails(car, texts).join(' · ')}</p>
      </div>
      {soldAt === null ? (
        <>
          <LotNote car={car} />
          <PriceBlock car={car} />
          <PricePositionLine car={car} />
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
              <span>
                {t('detail.location', { city: car.car_site_name ?? texts.term('car_site_city', car.car_site_city) })}
                {phone && (
                  <span className="number" data-print="none">
                    {seller?.name && `${t('contact.seller')}: ${seller.name} `}
                    <a href={phoneAddress(texts.phoneText(phone))}>{texts.phoneText(phone)}</a>
                  </span>
                )}
              </span>
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
