import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { bidFrom, readAmount, withFee } from '@/domain/cars/bids';
import { useTexts } from '@/i18n/TextsProvider';
import { selectAuction } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { TextInput } from '@/ui/primitives/TextInput';
import { token } from '@/ui/tokens';
import { selectAdvanceBid, selectCanBid } from '../advanceBid.selectors';
import { advanceBidActions } from '../advanceBid.slice';
import { BidRaises } from './BidRaises';

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.8'),
  output: { fontVariantNumeric: 'tabular-nums' },
});

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
  useEffect(() => {
    if (isAttached && early !== null) dispatch(advanceBidActions.amountChosen({ bid: early }));
  }, [isAttached, early, dispatch]);
  const { car_price: first, car_price_currency: currency } = car;
  if (!auction || first === undefined || currency === undefined || flow.value === 'sent') return null;
  const { steps, fees } = auction;
  const text = isAttached ? draft.bid : (early ?? format.number(first));
  const bid = bidFrom(readAmount(text) ?? first, first, steps);
  const money = (amount: number): string => format.money(amount, currency);
  const choose = (given: string) =>
    isAttached ? dispatch(advanceBidActions.amountChosen({ bid: given })) : setEarly(given);
  return (
    <div css={styles} data-needs-script="" data-print="none">
      <TextInput
        label={t('bid.quick')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={text}
        readOnly={flow.value === 'submitting'}
        onChange={(event) => choose(event.target.value)}
      />
      <BidRaises
        bid={bid}
        rules={{ first, currency, steps }}
        disabled={flow.value === 'submitting'}
        onRaise={(raised) => choose(format.number(raised))}
      />
      <output>{t('bid.withFee', { total: money(withFee(bid, fees)) })}</output>
    </div>
  );
}
