import { useEffect } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { selectProvidedFields } from '../onlineForm.selectors';
import { onlineFormActions } from '../onlineForm.slice';
import { OnlineFormView, type OnlineFormViewProps } from './OnlineFormView';

/** A form whose fields its provider describes: fetched when the form is on screen. */
export function ProviderForm(props: Omit<OnlineFormViewProps, 'fields'>) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { formId } = props;
  const provided = useAppSelector((state) => selectProvidedFields(state, formId));
  const isNew = provided === null;
  useEffect(() => {
    if (isNew) dispatch(onlineFormActions.fieldsRequested({ formId }));
  }, [dispatch, formId, isNew]);
  if (provided?.status === 'loaded' && provided.fields.length > 0)
    return <OnlineFormView {...props} fields={provided.fields} />;
  if (provided?.status === 'loaded' || provided?.status === 'failed')
    return (
      <Notice
        tone="danger"
        announce="polite"
        actions={
          <Button variant="secondary" onClick={() => dispatch(onlineFormActions.fieldsRequested({ formId }))}>
            {t('error.actionRetry')}
          </Button>
        }
      >
        {t('onlineForm.unavailable')}
      </Notice>
    );
  return (
    <>
      <p role="status">{t('frame.loading')}</p>
      <noscript>
        <p>{t('onlineForm.unavailable')}</p>
      </noscript>
    </>
  );
}
