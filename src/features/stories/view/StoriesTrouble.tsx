import { useDispatch, useSelector } from 'react-redux';
import { rowOf, textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { retried } from '../model/stories.events';
import { selectStoriesFault } from '../model/stories.selectors';

/** What did not come, and the ways on of its row of the catalogue. */
export function StoriesTrouble() {
  const { t } = useTexts();
  const dispatch = useDispatch();
  const fault = useSelector(selectStoriesFault);
  const key = fault && textKeyOf(fault.code);
  if (!fault || !key) return null;
  const again = rowOf(fault.code).waysOut.some((way) => way === 'retry' || way === 'reload');
  return (
    <Notice
      tone="danger"
      announce="polite"
      actions={
        again && (
          <Button variant="secondary" data-needs-script="" onClick={() => dispatch(retried())}>
            {t('error.wayRetry')}
          </Button>
        )
      }
    >
      <p>{t(key, fault.facts)}</p>
      {fault.facts.reference !== undefined && <p>{t('error.reference', { reference: fault.facts.reference })}</p>}
    </Notice>
  );
}
