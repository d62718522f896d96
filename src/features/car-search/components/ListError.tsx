import { errorEntry, textKeyOf } from '@/errors/known';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { filtersCleared, retried } from '../carList.slice';
import { selectError } from '../carList.selectors';

/**
 * The search failed: message and recovery actions of its entry in the catalogue. The filters and the cars on screen
 * stay.
 */
export function ListError() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const error = useAppSelector(selectError);
  const key = error && textKeyOf(error.code);
  if (!error || !key) return null;
  const { recoveryActions } = errorEntry(error.code);
  const buttons = (
    <>
      {recoveryActions.includes('retry') && (
        <Button variant="secondary" onClick={() => dispatch(retried())}>
          {t('error.actionRetry')}
        </Button>
      )}
      {recoveryActions.includes('clearFilters') && (
        <Button variant="ghost" onClick={() => dispatch(filtersCleared())}>
          {t('error.actionClearFilters')}
        </Button>
      )}
    </>
  );
  return (
    <Notice tone="danger" announce="polite" actions={buttons}>
      <p>{t(key, error.params)}</p>
      {error.params.reference !== undefined && <p>{t('error.reference', { reference: error.params.reference })}</p>}
    </Notice>
  );
}
