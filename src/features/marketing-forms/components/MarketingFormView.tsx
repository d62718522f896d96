import { css } from '@emotion/react';
import { useEffect, useId, type ReactNode } from 'react';
import { MARKETING_HOST } from '@/domain/sites/marketingForms';
import { formsErrors } from '@/errors/entries/forms.errors';
import { textKeyOf } from '@/errors/known';
import { settingsOpened } from '@/features/consent/consent.slice';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { token } from '@/ui/tokens';
import { marketingFormsActions, selectMarketingForms, type MarketingFormsState } from '../marketingForms.slice';
import { platformFormStyles } from './platformForm.styles';

const styles = css({
  display: 'grid',
  gap: token('space.16'),
  justifyItems: 'start',
  maxWidth: token('size.line'),
  '&[data-empty]': {
    padding: token('space.24'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.panel'),
    background: token('color.sunken'),
  },
});

export interface MarketingFormViewProps {
  portalId: string;
  formId: string;
}

/** A form of the marketing platform: until the visitor allows it, what it is and the way to allow it. */
export function MarketingFormView({ portalId, formId }: MarketingFormViewProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, error } = useAppSelector(selectMarketingForms);
  useEffect(() => {
    dispatch(marketingFormsActions.opened());
  }, [dispatch]);
  const key = error && textKeyOf(error.code, formsErrors);
  const views: Record<MarketingFormsState['flow']['value'], ReactNode> = {
    waiting: (
      <>
        <p>{t('marketing.note', { host: MARKETING_HOST })}</p>
        <Button variant="secondary" data-needs-script="" onClick={() => dispatch(settingsOpened())}>
          {t('marketing.choose')}
        </Button>
      </>
    ),
    loading: <p role="status">{t('marketing.loading')}</p>,
    loadFailed: (
      <Notice
        tone="danger"
        announce="now"
        actions={
          <Button variant="secondary" onClick={() => dispatch(marketingFormsActions.retried())}>
            {t('error.actionRetry')}
          </Button>
        }
      >
        {key && t(key, error.params)}
      </Notice>
    ),
    ready: <Target portalId={portalId} formId={formId} />,
  };
  return (
    <div css={styles} data-empty={flow.value === 'waiting' ? '' : undefined}>
      {views[flow.value]}
    </div>
  );
}

/** The element that the platform's script fills. */
function Target({ portalId, formId }: MarketingFormViewProps) {
  const dispatch = useAppDispatch();
  const id = useId().replace(/\W/g, '');
  const target = `marketing-form-${id}`;
  useEffect(() => {
    dispatch(marketingFormsActions.formMounted({ portalId, formId, target }));
  }, [dispatch, portalId, formId, target]);
  return <div css={platformFormStyles} id={target} />;
}
