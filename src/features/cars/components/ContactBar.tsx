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
import { priceTexts } from '../../car-search/components/carTexts';
import { BID_ANCHOR } from '@/domain/cars/bids';
import { selectCarPage, selectTakesBids } from '../cars.selectors';
import { CustomerServiceContext } from './CustomerServiceContext';
import { SELLER_BUTTONS } from './SellerButtons';

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
  strong: {
    flex: '1 1 auto',
    fontFamily: token('font.heading'),
    fontSize: token('text.title'),
    fontWeight: token('font.headingWeight'),
  },
  '> a': { paddingInline: token('space.16'), [SMALL]: { paddingInline: token('space.12'), svg: { display: 'none' } } },
  // Not before it is known where the page's own buttons are; its place is reserved.
  '@media screen and (scripting: enabled)': { '&:not([data-buttons])': { visibility: 'hidden' } },
  // A banner that lies on it stays where it is.
  'html:not([data-covered]) &[data-buttons=ahead]': { display: 'none' },
  // In a low window it gives way to another bar, and to the menu.
  [media.low]: {
    'html[data-bottom-bar="2"] &': { position: 'static' },
    'html[data-sheet] &': { display: 'none' },
  },
  [media.lg]: { display: 'none' },
  [media.print]: { display: 'none' },
});

/** The bar's height before it is measured, so that what lies on it, the consent banner, does not move. */
const reserved = css({
  [`@media (max-width: ${breakpoints.lg - 1}px)`]: {
    ':root': {
      '--reserved-bottom': `calc(${token('space.8')} + ${token('size.target')} + max(${token('space.8')}, env(safe-area-inset-bottom)) + 1px)`,
    },
  },
});

/**
 * What is above the window, however far: as the buttons are in it or not, a jump from below the window to above it is
 * noticed, too, which an observer of the window itself would miss.
 */
const ABOVE = { rootMargin: '10000000px 0px -100% 0px', threshold: [0, 0.5, 1] };

/** Whether the page's buttons to the seller have left the window at its top; null until it is known. */
function useButtonsPassed(): boolean | null {
  const [isPassed, setPassed] = useState<boolean | null>(null);
  useEffect(() => {
    const buttons = document.getElementById(SELLER_BUTTONS);
    const watch = new IntersectionObserver((entries) => {
      const rect = entries.at(-1)?.boundingClientRect;
      // Without buttons the bar is all there is.
      setPassed(!buttons || !rect || rect.bottom <= 1);
    }, ABOVE);
    watch.observe(buttons ?? document.body);
    return () => watch.disconnect();
  }, []);
  return isPassed;
}

/**
 * On narrow screens: the price and the two ways to the seller, of a lot to its bid, in reach from where those of the page
 * have left the window at its top. On the first screen it would lie on the price.
 */
export function ContactBar({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t, phoneText } = texts;
  const { sellers } = useAppSelector(selectCarPage);
  const isPassed = useButtonsPassed();
  const { now } = priceTexts(car, texts, useAppSelector(selectNow));
  const service = use(CustomerServiceContext);
  const seller = car.car_sellers?.[0] ?? sellers[0];
  // A sample car without a department says so in its contact section.
  const takesBids = useAppSelector((state) => selectTakesBids(state, car));
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
      data-buttons={isPassed === null ? undefined : isPassed ? 'passed' : 'ahead'}
    >
      <Global styles={reserved} />
      <strong>{now ?? t('card.noPrice')}</strong>
      {phone !== undefined && (
        <LinkButton variant="secondary" icon="phone" href={phoneAddress(phoneText(phone))}>
          {t('detail.callShort')}
        </LinkButton>
      )}
      {takesBids && <LinkButton href={`#${BID_ANCHOR}`}>{t('bid.short')}</LinkButton>}
      {write !== undefined && !takesBids && (
        <LinkButton icon="mail" href={write}>
          {t(car.car_is_sample ? 'detail.quoteShort' : 'detail.write')}
        </LinkButton>
      )}
    </div>
  );
}
