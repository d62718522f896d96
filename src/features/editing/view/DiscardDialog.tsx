import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { closed, discardConfirmed } from '../model/editing.events';
import { selectEditing } from '../model/editing.selectors';
import { troubleText } from './editTexts';
import { Panel } from './Panel';

/** Asks before what is not published is thrown away. */
export function DiscardDialog() {
  const { t } = useTexts();
  const dispatch = useDispatch();
  const { flow, fault } = useSelector(selectEditing);
  const discarding = flow.is === 'discarding';
  const close = (): void => {
    if (!discarding) dispatch(closed());
  };
  return (
    <Panel title={t('editing.confirmTitle')} onClose={close}>
      <p>{t('editing.confirmText')}</p>
      {fault && (
        <Notice tone="danger" announce="now">
          {troubleText(t, fault, 'page')}
        </Notice>
      )}
      <Button busy={discarding} onClick={() => dispatch(discardConfirmed())}>
        {discarding ? t('editing.discarding') : fault ? t('editing.retry') : t('editing.discard')}
      </Button>
      <Button variant="secondary" disabled={discarding} onClick={close}>
        {t('editing.cancel')}
      </Button>
    </Panel>
  );
}
