import { css } from '@emotion/react';
import { Suspense, useMemo } from 'react';
import { BID_ANCHOR, isBiddingOver } from '@/domain/cars/bids';
import { conditionReport } from '@/domain/cars/conditionReport';
import { useTexts } from '@/i18n/TextsProvider';
import { selectAuction, selectNow, selectTimeZone } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { Link } from '@/ui/primitives/Link';
import { media, token } from '@/ui/tokens';
import { lotTexts } from '../../car-search/components/lotTexts';
import { AdvanceBidForm as EagerAdvanceBidForm } from './AdvanceBidForm';

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.24'),
  padding: `clamp(${token('space.16')}, 4vw, ${token('space.32')})`,
  border: `1px solid ${token('color.line')}`,
  borderRadius: token('radius.panel'),
  background: token('color.surface'),
  h2: { marginBlockEnd: 0 },
  '.closing': { marginBlockStart: token('space.8'), color: token('color.inkSoft') },
  ol: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    gap: `${token('space.16')} ${token('space.32')}`,
    margin: 0,
    padding: `${token('space.24')} 0 0`,
    borderBlockStart: `1px solid ${token('color.line')}`,
    listStyle: 'none',
    counterReset: 'bidding',
  },
  'ol li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: token('space.12'),
    alignContent: 'start',
    counterIncrement: 'bidding',
    '&::before': {
      content: 'counter(bidding)',
      display: 'grid',
      placeItems: 'center',
      gridRow: 'span 2',
      width: '1.75rem',
      height: '1.75rem',
      borderRadius: '50%',
      background: token('color.accentSoft'),
      color: token('color.onAccentSoft'),
      fontWeight: token('font.strongWeight'),
      fontVariantNumeric: 'tabular-nums',
    },
  },
  'ol strong': { lineHeight: '1.75rem' },
  'ol span': { gridColumn: 2, color: token('color.inkSoft') },
  [media.print]: { display: 'none' },
});

/** On the server at once: the form is sent without JavaScript too. */
const AdvanceBidForm =
  typeof window === 'undefined'
    ? EagerAdvanceBidForm
    : lazyWithRetry(() => import('./AdvanceBidForm').then((module) => module.AdvanceBidForm));

/** As the auction's pages name them. */
const steps = [
  ['bid.step1Title', 'bid.step1'],
  ['bid.step2Title', 'bid.step2'],
  ['bid.step3Title', 'bid.step3'],
  ['bid.step4Title', 'bid.step4'],
] as const;

/** The form for an advance bid while bids are taken, and how bidding on a lot works, step by step. */
export function BidSection({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t } = texts;
  const auction = useAppSelector(selectAuction);
  const now = useAppSelector(selectNow);
  const lot = lotTexts(car, texts, now, useAppSelector(selectTimeZone));
  const { car_price: first, car_price_currency: currency, car_estimate_high: estimate } = car;
  const rules = useMemo(
    () =>
      auction && first !== undefined && currency
        ? { first, currency, steps: auction.steps, fees: auction.fees, estimate }
        : null,
    [auction, currency, first, estimate],
  );
  if (!auction || !lot || !rules) return null;
  const isOver = isBiddingOver(car, Date.parse(now));
  return (
    <section id={BID_ANCHOR} css={styles} aria-labelledby="advance-bid-title">
      <div>
        <h2 id="advance-bid-title">{t(isOver ? 'card.biddingClosed' : 'bid.title')}</h2>
        <p className="closing">{isOver ? t('bid.over') : [lot.number, lot.end].filter(Boolean).join(' · ')}</p>
      </div>
      {!isOver && (
        <>
          <Suspense fallback={null}>
            <AdvanceBidForm car={car} rules={rules} auction={auction} />
          </Suspense>
          <ol>
            {steps
              .filter(([title]) => title !== 'bid.step2Title' || conditionReport(car))
              .map(([title, text]) => (
                <li key={title}>
                  <strong>{t(title)}</strong>
                  <span>{t(text)}</span>
                </li>
              ))}
          </ol>
        </>
      )}
      <p>
        <Link href={auction.guide}>{t('bid.guide')}</Link>
      </p>
    </section>
  );
}
