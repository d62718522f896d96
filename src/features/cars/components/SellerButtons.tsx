import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { isLot } from '@/domain/cars/lot';
import { useTexts } from '@/i18n/TextsProvider';
import { phoneAddress } from '@/lib/phoneAddress';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { LinkButton } from '@/ui/primitives/Button';
import { media, token } from '@/ui/tokens';
import { BID_ANCHOR } from '@/domain/cars/bids';
import { focusBidder } from '../../advance-bid/components/focusBidder';
import { QuickBid } from '../../advance-bid/components/QuickBid';
import { selectCarPage, selectTakesBids } from '../cars.selectors';
import { CustomerServiceButtons } from './CustomerServiceButtons';

const SELLER_BUTTONS = 'seller-buttons';

const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space.12'),
  // Two in a row at most on a tablet: three would break their labels.
  '> *': { flex: '1 1 16rem' },
  '&& > :is(.amount, .sealed)': { flex: '1 1 100%' },
  '.sealed': { color: token('color.inkSoft'), fontSize: token('text.small') },
  // In the panel all in one row; the number stands next to the facility.
  [media.lg]: {
    gap: token('space.8'),
    '> *': { flex: '1 1 11.5rem' },
    '> [data-size=large]': { minHeight: '3rem', paddingInline: token('space.8') },
    '> [data-number]': { display: 'none' },
  },
});

/**
 * The form keeps its focus until the button is released: what leaving a field shows would move the button away from
 * under the pointer.
 */
const leaveFocus = (event: MouseEvent): void => event.preventDefault();

/**
 * The contact with the seller. A car in stock: write, book a test drive or call; without a seller, the customer
 * service. A sample car: ask for a quote or a test drive (G-04). A lot: place an advance bid, or ask, while bids are taken.
 */
export function SellerButtons({ car }: { car: CarRecord }) {
  const { t, phoneText } = useTexts();
  const { sellers } = useAppSelector(selectCarPage);
  const phone = car.car_sellers?.[0]?.phone;
  const takesBids = useAppSelector((state) => selectTakesBids(state, car));
  if (car.car_is_sample)
    return sellers.length === 0 ? null : (
      <div css={styles} id={SELLER_BUTTONS} data-print="none">
        <LinkButton size="large" href="#contact-quote" onMouseDown={leaveFocus}>
          {t('detail.quote')}
        </LinkButton>
        <LinkButton size="large" variant="secondary" href="#contact-testdrive" onMouseDown={leaveFocus}>
          {t('detail.testDrive')}
        </LinkButton>
      </div>
    );
  if (takesBids)
    return (
      <div css={styles} id={SELLER_BUTTONS} data-print="none">
        <div className="amount">
          <QuickBid car={car} />
        </div>
        <LinkButton size="large" href={`#${BID_ANCHOR}`} onMouseDown={leaveFocus} onClick={focusBidder}>
          {t('bid.title')}
        </LinkButton>
        {car.car_sellers?.[0] ? (
          <LinkButton size="large" variant="secondary" icon="mail" href="#contact-form" onMouseDown={leaveFocus}>
            {t('detail.contact')}
          </LinkButton>
        ) : (
          <CustomerServiceButtons size="large" />
        )}
        <p className="sealed">{`${t('bid.sealed')} ${t('bid.most')}`}</p>
      </div>
    );
  if (!car.car_sellers?.[0])
    return (
      <div css={styles} id={SELLER_BUTTONS} data-print="none">
        <CustomerServiceButtons size="large" />
      </div>
    );
  return (
    <div css={styles} id={SELLER_BUTTONS} data-print="none">
      <LinkButton size="large" icon="mail" href="#contact-form" onMouseDown={leaveFocus}>
        {t('detail.contact')}
      </LinkButton>
      {/* A lot has no test drives. */}
      {!isLot(car) && (
        <LinkButton size="large" variant="secondary" icon="calendar" href="#contact-testdrive" onMouseDown={leaveFocus}>
          {t('detail.testDrive')}
        </LinkButton>
      )}
      {phone && (
        <LinkButton
          data-number={car.car_site_city && ''}
          size="large"
          variant={isLot(car) ? 'secondary' : 'ghost'}
          icon="phone"
          href={phoneAddress(phoneText(phone))}
        >
          {phoneText(phone)}
        </LinkButton>
      )}
    </div>
  );
}
