import { css } from '@emotion/react';
import { useEffect, useId, useState } from 'react';
import { bidFrom, readAmount, stepAt, withFee } from '@/domain/cars/bids';
import { useTexts } from '@/i18n/TextsProvider';
import { selectAuction } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { TextInput } from '@/ui/primitives/TextInput';
import { token } from '@/ui/tokens';
import { selectAdvanceBid, selectCanBid } from '../advanceBid.selectors';
import { advanceBidActions } from '../advanceBid.slice';

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.8'),
  '.raises': { display: 'flex', flexWrap: 'wrap', gap: token('space.8') },
  '.raises button': {
    flex: '1 1 6rem',
    minHeight: token('size.target'),
    padding: `0 ${token('space.12')}`,
    border: `1.5px solid ${token('color.control')}`,
    borderRadius: token('radius.pill'),
    background: token('color.surface'),
    color: token('color.ink'),
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:hover': { borderColor: token('color.accent') },
  },
  output: { fontVariantNumeric: 'tabular-nums' },
});

/** Raises offered, in steps of the auction. */
const RAISES = [1, 2] as const;

/** The amount of an advance bid next to the first bid, with what it costs in the end; the form below takes it over. */
export function QuickBid({ car }: { car: CarRecord }) {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const auction = useAppSelector(selectAuction);
  const canBid = useAppSelector(selectCanBid);
  const { carId, draft, flow } = useAppSelector(selectAdvanceBid);
  /** Typed before the form below has its code. */
  const [early, setEarly] = useState<string | null>(null);
  const isAttached = canBid && carId === car.car_id;
  const raisesId = useId();
  useEffect(() => {
    if (isAttached && early !== null) dispatch(advanceBidActions.amountChosen({ bid: early }));
  }, [isAttached, early, dispatch]);
  const { car_price: first, car_price_currency: currency } = car;
  if (!auction || first === undefined || currency === undefined || flow.value === 'sent') return null;
  const text = isAttached ? draft.bid : (early ?? '');
  const input = readAmount(text);
  const bid = bidFrom(input ?? first, first, auction.steps);
  const step = stepAt(auction.steps, bid);
  const money = (amount: number): string => format.money(amount, currency);
  const choose = (given: string) =>
    isAttached ? dispatch(advanceBidActions.amountChosen({ bid: given })) : setEarly(given);
  return (
    <div css={styles} data-needs-script="" data-print="none">
      <TextInput
        label={t('bid.quick')}
        description={t('bid.amountHint', { first: money(first), step: money(stepAt(auction.steps, first)) })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        placeholder={format.number(first)}
        value={text}
        readOnly={flow.value === 'submitting'}
        onChange={(event) => choose(event.target.value)}
      />
      <div className="raises" role="group" aria-labelledby={raisesId}>
        <span id={raisesId} className="visually-hidden">
          {t('bid.raise')}
        </span>
        {RAISES.map((times) => (
          <button
            key={times}
            type="button"
            disabled={flow.value === 'submitting'}
            onClick={() => choose(format.number(bidFrom(bid + times * step, first, auction.steps)))}
          >
            +{money(times * step)}
          </button>
        ))}
      </div>
      <output>{t('bid.total', { bid: money(bid), total: money(withFee(bid, auction.fees)) })}</output>
    </div>
  );
}
