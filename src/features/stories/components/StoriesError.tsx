import { storiesErrors } from '@/errors/entries/stories.errors';
import { errorEntry, textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { retried } from '../stories.slice';
import { selectStoriesError } from '../stories.selectors';

/** The error with the recovery actions of its catalogue entry. */
export function StoriesError() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const error = useAppSelector(selectStoriesError);
  const key = error && textKeyOf(error.code, storiesErrors);
  if (!error || !key) return null;
  const again = errorEntry(error.code, storiesErrors).recoveryActions.some(
    (way) => way === 'retry' || way === 'reload',
  );
  return (
    <Notice
      tone="danger"
      announce="polite"
      actions={
        again && (
          <Button variant="secondary" data-needs-script="" onClick={() => dispatch(retried())}>
            {t('error.actionRetry')}
          </Button>
        )
      }
    >
      <p>{t(key, error.params)}</p>
      {error.params.reference !== undefined && <p>{t('error.reference', { reference: error.params.reference })}</p>}
    </Notice>
  );
}
