import { useEffect, type FormEvent, type ReactNode } from 'react';
import { formsErrors } from '@/errors/entries/forms.errors';
import { textKeyOf } from '@/errors/known';
import { localMoment } from '@/i18n/localTime';
import { useTexts } from '@/i18n/TextsProvider';
import { selectContext } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { formStyles } from '@/ui/primitives/form.styles';
import { LeaveEmpty } from '@/ui/primitives/LeaveEmpty';
import { Notice } from '@/ui/primitives/Notice';
import { useFillingTime } from '@/ui/useFillingTime';
import { useHydrated } from '@/ui/useHydrated';
import { useVisitorForm } from '@/ui/useVisitorForm';
import { selectServiceRequest } from '../serviceRequest.selectors';
import { serviceRequestActions, type ServiceRequestDraft, type ServiceRequestState } from '../serviceRequest.slice';
import { AboutVehicle } from './AboutVehicle';
import { AboutYou } from './AboutYou';
import { requestResolver } from './requestValidation';
import { RequestSent } from './RequestSent';
import { FORM_ID, useFirstDraft, useRequestDraft } from './useRequestDraft';
import { vehicleChoiceStyles, VehicleServices } from './VehicleServices';
import { WhenAndWhere } from './WhenAndWhere';

export interface ServiceRequestFormProps {
  /** Links about privacy, next to the box that says they were read. */
  terms: ReactNode;
}

/** The Norwegian booking request (specification 3 sections 2.9 and 5). Without JavaScript it is an ordinary form. */
export function ServiceRequestForm({ terms }: ServiceRequestFormProps) {
  const dispatch = useAppDispatch();
  const { flow } = useAppSelector(selectServiceRequest);
  useEffect(() => {
    if (flow.value === 'closed') dispatch(serviceRequestActions.opened());
  }, [dispatch, flow.value]);
  const form = () => <Fields terms={terms} />;
  const views: Record<ServiceRequestState['flow']['value'], () => ReactNode> = {
    closed: form,
    editing: form,
    invalid: form,
    submitting: form,
    submitFailed: form,
    sent: () => <RequestSent />,
  };
  return views[flow.value]();
}

function Fields({ terms }: ServiceRequestFormProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const hydrated = useHydrated();
  const { now, timeZone, locale, path } = useAppSelector(selectContext);
  const {
    flow: { value },
    openedAt,
    error,
  } = useAppSelector(selectServiceRequest);
  const today = localMoment(openedAt ?? now, timeZone).date;
  const firstDraft = useFirstDraft();
  const form = useVisitorForm<ServiceRequestDraft>({
    defaultValues: firstDraft,
    resolver: requestResolver(today),
  });
  const { handleSubmit, getValues, register } = form;
  const save = useRequestDraft(form);
  const fillingTime = useFillingTime();
  const isBusy = value === 'submitting';
  const key = error && textKeyOf(error.code, formsErrors);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const filledMs = fillingTime.until(event);
    void handleSubmit(
      () => {
        if (!isBusy) dispatch(serviceRequestActions.submitted({ draft: structuredClone(getValues()), filledMs }));
      },
      () => dispatch(serviceRequestActions.invalidFound()),
    )(event);
  };
  return (
    <form
      css={[formStyles, vehicleChoiceStyles]}
      id={FORM_ID}
      method="post"
      action="/api/forms/plain/service-request"
      noValidate={hydrated}
      aria-busy={isBusy}
      onSubmit={submit}
      onChange={(event) => {
        fillingTime.changed(event);
        if (value === 'invalid') dispatch(serviceRequestActions.edited());
      }}
      onBlur={save}
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="source" value={path.split(/[?#]/)[0] ?? ''} />
      <VehicleServices form={form} today={today} readOnly={isBusy} />
      <AboutVehicle form={form} readOnly={isBusy} />
      <WhenAndWhere form={form} today={today} readOnly={isBusy} />
      <AboutYou form={form} readOnly={isBusy} terms={terms} />
      <LeaveEmpty label={t('contact.leaveEmpty')} {...register('website')} />
      {value === 'invalid' && (
        <Notice tone="danger" announce="now">
          {t('contact.invalidInput')}
        </Notice>
      )}
      {value === 'submitFailed' && error && key && (
        <Notice
          tone="danger"
          announce="now"
          actions={
            <Button variant="secondary" onClick={() => dispatch(serviceRequestActions.retried())}>
              {t('error.actionRetry')}
            </Button>
          }
        >
          {t(key, error.params)}
        </Notice>
      )}
      <div className="ways">
        <Button type="submit" size="large" busy={isBusy}>
          {t(isBusy ? 'contact.sending' : 'contact.send')}
        </Button>
      </div>
    </form>
  );
}
