import type { RefObject } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { formStyles } from '@/ui/primitives/form.styles';
import { Icon } from '@/ui/primitives/Icon';
import { carValuationActions } from '../carValuation.slice';
import { selectSellCar } from '../sellCar.selectors';
import { sellCarActions } from '../sellCar.slice';
import { sentStyles } from './sellCar.styles';
import { FORM_ID } from './useSellCarDraft';
import { WhatFollows } from './WhatFollows';

interface SellCarSentProps {
  heading: RefObject<HTMLHeadingElement | null>;
}

/** In place of the form: the receipt with its reference, and what comes next. */
export function SellCarSent({ heading }: SellCarSentProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { receipt, draft } = useAppSelector(selectSellCar);
  if (!receipt) return null;
  const restart = () => {
    dispatch(carValuationActions.restarted());
    dispatch(sellCarActions.restarted());
  };
  return (
    <div css={[formStyles, sentStyles]} id={FORM_ID} data-stage="below">
      <div className="sent" role="status">
        <h3 ref={heading} tabIndex={-1}>
          <Icon name="check" size={1.4} />
          {t('sell.sentTitle')}
        </h3>
        <p className="reference">{t('contact.reference', { reference: receipt.reference })}</p>
        <p>{t('contact.receipt', { email: draft.customerEmail })}</p>
        <WhatFollows />
        <div className="ways">
          <Button variant="secondary" onClick={restart}>
            {t('sell.another')}
          </Button>
        </div>
      </div>
    </div>
  );
}
