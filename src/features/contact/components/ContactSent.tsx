import { useEffect, useRef } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { selectChosenSeller, selectContact } from '../contact.selectors';
import { contactActions } from '../contact.slice';
import { FORM_ID } from './useDraft';
import { contactStyles } from './contact.styles';

/** In place of the form: what was sent, its reference, and when the seller responds. */
export function ContactSent() {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const { receipt, draft } = useAppSelector(selectContact);
  const seller = useAppSelector(selectChosenSeller)?.name || t('contact.theSeller');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (!receipt) return null;
  const { reference, reply } = receipt;
  return (
    <div css={contactStyles} id={FORM_ID}>
      <div className="sent" role="status">
        <h3 ref={heading} tabIndex={-1}>
          <Icon name="check" size={1.4} />
          {t('contact.sentTitle')}
        </h3>
        <p className="reference">{t('contact.reference', { reference })}</p>
        <p>
          <strong>{t('contact.next')}</strong>{' '}
          {!reply
            ? t('contact.replyUnknown', { seller })
            : reply.isOpen
              ? t('contact.replyOpen', { seller, time: reply.time })
              : t('contact.replyLater', { seller, date: format.weekdayDate(reply.date), time: reply.time })}
        </p>
        <p>{t('contact.receipt', { email: draft.email })}</p>
        <div className="ways">
          <Button variant="secondary" onClick={() => dispatch(contactActions.restarted())}>
            {t('contact.another')}
          </Button>
        </div>
      </div>
    </div>
  );
}
