import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { dialogClosed, discardConfirmed } from '../editing.slice';
import { selectEditing } from '../editing.selectors';
import { errorText } from './editTexts';
import { Panel } from './Panel';

/** Confirms discarding unpublished changes. */
export function DiscardDialog() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, error } = useAppSelector(selectEditing);
  const discarding = flow.value === 'discarding';
  const close = (): void => {
    if (!discarding) dispatch(dialogClosed());
  };
  return (
    <Panel title={t('editing.confirmTitle')} onClose={close}>
      <p>{t('editing.confirmText')}</p>
      {error && (
        <Notice tone="danger" announce="now">
          {errorText(t, error, 'page')}
        </Notice>
      )}
      <Button busy={discarding} onClick={() => dispatch(discardConfirmed())}>
        {discarding ? t('editing.discarding') : error ? t('editing.retry') : t('editing.discard')}
      </Button>
      <Button variant="secondary" disabled={discarding} onClick={close}>
        {t('editing.cancel')}
      </Button>
    </Panel>
  );
}
