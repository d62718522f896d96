import { useEffect, useRef } from 'react';
import { readAmount } from '@/domain/cars/bids';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow, selectTimeZone } from '@/store/context';
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
  const lot = lotTexts(car, texts, useAppSelector(selectNow), useAppSelector(selectTimeZone));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const amount = readAmount(draft.bid);
  if (!receipt || !lot || amount === null || car.car_price_currency === undefined) return null;
  return (
    <div css={formStyles} id={FORM_ID}>
      <div className="sent" role="status">
        <h3 ref={heading} tabIndex={-1}>
          <Icon name="check" size={1.4} />
          {t('bid.sentTitle')}
        </h3>
        <p>
          <strong>{t('bid.sentBid', { lot: lot.number, amount: format.money(amount, car.car_price_currency) })}</strong>
          {lot.end !== null && ` ${lot.end}.`}
        </p>
        <p className="reference">{t('contact.reference', { reference: receipt.reference })}</p>
        <p>{t('bid.receipt', { email: draft.email })}</p>
        <p>{t('bid.step2')}</p>
        <div className="ways">
          <Button variant="secondary" onClick={() => dispatch(advanceBidActions.restarted())}>
            {t('bid.another')}
          </Button>
        </div>
      </div>
    </div>
  );
}
