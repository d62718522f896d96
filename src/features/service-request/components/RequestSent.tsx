import { useEffect, useRef } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { formStyles } from '@/ui/primitives/form.styles';
import { Icon } from '@/ui/primitives/Icon';
import { selectChosenDealer, selectServiceRequest } from '../serviceRequest.selectors';
import { serviceRequestActions } from '../serviceRequest.slice';
import { FORM_ID } from './useRequestDraft';

/** In place of the form: the thank-you, its reference, and when an answer comes. */
export function RequestSent() {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const { receipt, draft } = useAppSelector(selectServiceRequest);
  const seller = useAppSelector(selectChosenDealer)?.name ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (!receipt) return null;
  const { reference, reply } = receipt;
  return (
    <div css={formStyles} id={FORM_ID}>
      <div className="sent" role="status">
        <h2 ref={heading} tabIndex={-1}>
          <Icon name="check" size={1.4} />
          {t('request.sentTitle')}
        </h2>
        <p className="reference">{t('contact.reference', { reference })}</p>
        <p>
          <strong>{t('contact.next')}</strong>{' '}
          {!reply
            ? t('contact.replyUnknown', { seller })
            : reply.isOpen
              ? t('contact.replyOpen', { seller, time: reply.time })
              : t('contact.replyLater', { seller, date: format.weekdayDate(reply.date), time: reply.time })}
        </p>
        <p>{t('request.notBooked')}</p>
        <p>{t('contact.receipt', { email: draft.customerEmail })}</p>
        <div className="ways">
          <Button variant="secondary" onClick={() => dispatch(serviceRequestActions.restarted())}>
            {t('request.another')}
          </Button>
        </div>
      </div>
    </div>
  );
}
