import { useDispatch, useSelector } from 'react-redux';
import { rowOf, textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { filtersCleared, retried } from '../model/facets.events';
import { selectFault, type WithFacets } from '../model/facets.selectors';

/** The search failed: what happened, and the ways on of its row of the catalogue. The choices and the cars on show stay. */
export function ListTrouble() {
  const { t } = useTexts();
  const dispatch = useDispatch();
  const fault = useSelector((state: WithFacets) => selectFault(state));
  const key = fault && textKeyOf(fault.code);
  if (!fault || !key) return null;
  const { waysOut } = rowOf(fault.code);
  const ways = (
    <>
      {waysOut.includes('retry') && (
        <Button variant="secondary" onClick={() => dispatch(retried())}>
          {t('error.wayRetry')}
        </Button>
      )}
      {waysOut.includes('clearFilters') && (
        <Button variant="ghost" onClick={() => dispatch(filtersCleared())}>
          {t('error.wayClearFilters')}
        </Button>
      )}
    </>
  );
  return (
    <Notice tone="danger" announce="polite" actions={ways}>
      <p>{t(key, fault.facts)}</p>
      {fault.facts.reference !== undefined && <p>{t('error.reference', { reference: fault.facts.reference })}</p>}
    </Notice>
  );
}
