import { css, Global } from '@emotion/react';
import { use, useEffect, useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow } from '@/store/context';
import { phoneAddress } from '@/lib/phoneAddress';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { LinkButton } from '@/ui/primitives/Button';
import { reserveBottom } from '@/ui/reserveBottom';
import { breakpoints, media, token } from '@/ui/tokens';
import { focusBidder } from '../../advance-bid/components/focusBidder';
import { priceTexts } from '../../car-search/components/carTexts';
import { BID_ANCHOR } from '@/domain/cars/bids';
import { selectCarPage, selectTakesBids } from '../cars.selectors';
import { BidsLeft } from './BidsLeft';
import { CustomerServiceContext } from './CustomerServiceContext';
import { CONTACT_ANCHOR } from './ContactSection';

/** Price and two labels fill the line of a small phone: there the buttons are without icons. */
const SMALL = '@media (max-width: 389px)';

const styles = css({
  position: 'sticky',
  zIndex: token('layer.bar'),
  insetBlockEnd: 'var(--below, 0px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token('space.4')} ${token('space.8')}`,
  marginBlockStart: token('space.32'),
  marginInline: `calc(-1 * ${token('size.gutter')})`,
  padding: `${token('space.8')} ${token('size.gutter')} max(${token('space.8')}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${token('color.line')}`,
  background: token('color.surface'),
  boxShadow: token('shadow.high'),
  '.price': { flex: '1 1 auto' },
  // Where the text is large the bar is high enough without it.
  '.left': {
    display: 'none',
    color: token('color.accent'),
    fontSize: token('text.small'),
    lineHeight: 1.2,
    [media.oneLine]: { display: 'block' },
  },
  '.left:not([data-counts])': { visibility: 'hidden' },
  strong: {
    display: 'block',
    lineHeight: 1.2,
    fontFamily: token('font.heading'),
    fontSize: token('text.title'),
    fontWeight: token('font.headingWeight'),
  },
  '> a': { paddingInline: token('space.16'), [SMALL]: { paddingInline: token('space.12'), svg: { display: 'none' } } },
  // It keeps its room: what lies above it, as the consent banner, does not move.
  '&[data-hidden]': { visibility: 'hidden' },
  // In a low window it gives way to another bar, and to the menu.
  [media.low]: {
    'html[data-bottom-bar="2"] &': { position: 'static' },
    'html[data-sheet] &': { display: 'none' },
  },
  [media.lg]: { display: 'none' },
  [media.print]: { display: 'none' },
});

/** Without what the header and the bar itself cover. */
const IN_WINDOW = { rootMargin: '-72px 0px -72px 0px' };

/** The bar's height before it is measured, so that what lies on it, the consent banner, does not move. */
const reserved = css({
  [`@media (max-width: ${breakpoints.lg - 1}px)`]: {
    ':root': {
      '--reserved-bottom': `calc(${token('space.8')} + ${token('size.target')} + max(${token('space.8')}, env(safe-area-inset-bottom)) + 1px)`,
    },
  },
});

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
    <div
      css={styles}
      ref={reserveBottom}
      role="group"
      aria-label={t('detail.contact')}
      data-hidden={isHidden || undefined}
    >
      <Global styles={reserved} />
      <div className="price">
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
    </div>
  );
}
