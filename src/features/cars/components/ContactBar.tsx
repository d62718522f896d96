import { css } from '@emotion/react';
import { use, useEffect, useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow } from '@/store/context';
import { phoneAddress } from '@/lib/phoneAddress';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { LinkButton } from '@/ui/primitives/Button';
import { FootBar } from '@/ui/primitives/FootBar';
import { media, token } from '@/ui/tokens';
import { focusBidder } from '../../advance-bid/components/focusBidder';
import { priceTexts } from '../../car-search/components/carTexts';
import { BID_ANCHOR } from '@/domain/cars/bids';
import { selectCarPage, selectTakesBids } from '../cars.selectors';
import { BidsLeft } from './BidsLeft';
import { CustomerServiceContext } from './CustomerServiceContext';
import { CONTACT_ANCHOR } from './ContactSection';

const priceStyles = css({
  // Where the text is large the bar is high enough without it.
  '.left': {
    display: 'none',
    color: token('color.accent'),
    fontSize: token('text.small'),
    lineHeight: 1.2,
    [media.oneLine]: { display: 'block' },
  },
  '.left:not([data-counts])': { visibility: 'hidden' },
});

/** Without what the header and the bar itself cover. */
const IN_WINDOW = { rootMargin: '-72px 0px -72px 0px' };

/** Whether the part that the bar leads to is in the window. */
function useIsInWindow(id: string): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const part = document.getElementById(id);
    if (!part) return undefined;
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false), IN_WINDOW);
    watch.observe(part);
    return () => watch.disconnect();
  }, [id]);
  return isSeen;
}

/**
 * On narrow screens: the price and the two ways to the seller, of a lot to its bid, in reach from the first screen on.
 * Beside the form that it leads to it is hidden.
 */
export function ContactBar({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t, phoneText } = texts;
  const { sellers } = useAppSelector(selectCarPage);
  const { now } = priceTexts(car, texts, useAppSelector(selectNow));
  const service = use(CustomerServiceContext);
  const seller = car.car_sellers?.[0] ?? sellers[0];
  // A sample car without a department says so in its contact section.
  const takesBids = useAppSelector((state) => selectTakesBids(state, car));
  const isHidden = useIsInWindow(takesBids ? BID_ANCHOR : CONTACT_ANCHOR);
  const phone = seller?.phone ?? (car.car_is_sample ? undefined : service.phone);
  if (phone === undefined && !takesBids) return null;
  const form = car.car_is_sample ? '#contact-quote' : '#contact-form';
  const write = seller ? form : service.email && `mailto:${service.email}`;
  return (
    <FootBar label={t('detail.contact')} isHidden={isHidden}>
      <div css={priceStyles} className="price">
        {takesBids && car.car_bids_end !== undefined && <BidsLeft end={car.car_bids_end} isClock />}
        <strong>{now ?? t('card.noPrice')}</strong>
      </div>
      {phone !== undefined && (
        <LinkButton variant="secondary" icon="phone" href={phoneAddress(phoneText(phone))}>
          {t('detail.callShort')}
        </LinkButton>
      )}
      {takesBids && (
        <LinkButton href={`#${BID_ANCHOR}`} onClick={focusBidder}>
          {t('bid.short')}
        </LinkButton>
      )}
      {write !== undefined && !takesBids && (
        <LinkButton icon="mail" href={write}>
          {t(car.car_is_sample ? 'detail.quoteShort' : 'detail.write')}
        </LinkButton>
      )}
    </FootBar>
  );
}
