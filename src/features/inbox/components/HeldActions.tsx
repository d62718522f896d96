import { useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { selectInboxSubmission } from '../inbox.selectors';
import { inboxSubmissionActions } from '../inboxSubmission.slice';

/** Delivers a submission that was held, or drops it; what is dropped is deleted, so that is confirmed. */
export function HeldActions() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, change } = useAppSelector(selectInboxSubmission);
  const [isConfirming, setIsConfirming] = useState(false);
  const isBusy = (kind: 'release' | 'drop') => flow.value === 'changing' && change?.kind === kind;
  const request = (kind: 'release' | 'drop') => {
    if (flow.value !== 'changing') dispatch(inboxSubmissionActions.changeRequested({ kind }));
  };
  return isConfirming ? (
    <Notice
      tone="danger"
      announce="polite"
      actions={
        <>
          <Button busy={isBusy('drop')} onClick={() => request('drop')}>
            {t('inbox.dropYes')}
          </Button>
          <Button variant="secondary" onClick={() => setIsConfirming(false)}>
            {t('inbox.keep')}
          </Button>
        </>
      }
    >
      <p>{t('inbox.dropConfirm')}</p>
    </Notice>
  ) : (
    <Notice
      actions={
        <>
          <Button busy={isBusy('release')} onClick={() => request('release')}>
            {t('inbox.release')}
          </Button>
          <Button variant="secondary" onClick={() => setIsConfirming(true)}>
            {t('inbox.drop')}
          </Button>
        </>
      }
    >
      <p>{t('inbox.heldNote')}</p>
    </Notice>
  );
}
