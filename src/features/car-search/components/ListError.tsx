import { useDispatch, useSelector } from 'react-redux';
import { errorEntry, textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { filtersCleared, retried } from '../carList.slice';
import { selectError, type WithCarList } from '../carList.selectors';

/** The search failed: what happened, and the ways on of its row of the catalogue. The choices and the cars on show stay. */
export function ListError() {
  const { t } = useTexts();
  const dispatch = useDispatch();
  const error = useSelector((state: WithCarList) => selectError(state));
  const key = error && textKeyOf(error.code);
  if (!error || !key) return null;
  const { recoveryActions } = errorEntry(error.code);
  const ways = (
    <>
      {recoveryActions.includes('retry') && (
        <Button variant="secondary" onClick={() => dispatch(retried())}>
          {t('error.wayRetry')}
        </Button>
      )}
      {recoveryActions.includes('clearFilters') && (
        <Button variant="ghost" onClick={() => dispatch(filtersCleared())}>
          {t('error.wayClearFilters')}
        </Button>
      )}
    </>
  );
  return (
    <Notice tone="danger" announce="polite" actions={ways}>
      <p>{t(key, error.params)}</p>
      {error.params.reference !== undefined && <p>{t('error.reference', { reference: error.params.reference })}</p>}
    </Notice>
  );
}
