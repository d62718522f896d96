import { useEffect, useRef } from 'react';
import { readAmount, withFee } from '@/domain/cars/bids';
import { useTexts } from '@/i18n/TextsProvider';
import { selectAuction, selectNow, selectTimeZone } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { formStyles } from '@/ui/primitives/form.styles';
import { lotTexts } from '../../car-search/components/lotTexts';
import { selectAdvanceBid } from '../advanceBid.selectors';
import { advanceBidActions } from '../advanceBid.slice';
import { FORM_ID } from './useBidDraft';

/** In place of the form: the lot, the bid and its reference. */
export function BidSent({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t, format } = texts;
  const dispatch = useAppDispatch();
  const { receipt, draft } = useAppSelector(selectAdvanceBid);
  const auction = useAppSelector(selectAuction);
  const lot = lotTexts(car, texts, useAppSelector(selectNow), useAppSelector(selectTimeZone));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const amount = readAmount(draft.bid);
  const { car_price_currency: currency } = car;
  if (!receipt || !lot || !auction || amount === null || currency === undefined) return null;
  const bid = format.money(amount, currency);
  const total = format.money(withFee(amount, auction.fees), currency);
  return (
    <div css={formStyles} id={FORM_ID}>
      <div className="sent" role="status">
        <h3 ref={heading} tabIndex={-1}>
          <Icon name="check" size={1.4} />
          {t('bid.sentTitle')}
        </h3>
        <p>
          <strong>{t('bid.sentBid', { lot: lot.number, amount: bid })}</strong>
          {lot.end !== null && ` ${lot.end}.`}
        </p>
        <p>{t('bid.total', { bid, total })}.</p>
        <p className="reference">{t('contact.reference', { reference: receipt.reference })}</p>
        <p>{t('bid.receipt', { email: draft.email })}</p>
        <p>{t('bid.step1')}</p>
        <div className="ways">
          <Button variant="secondary" onClick={() => dispatch(advanceBidActions.restarted())}>
            {t('bid.another')}
          </Button>
        </div>
      </div>
    </div>
  );
}
