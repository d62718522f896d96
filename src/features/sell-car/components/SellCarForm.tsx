import { useEffect, type FormEvent, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { SELL_OPTIONS } from '@/domain/forms/sellCar';
import { formsErrors } from '@/errors/entries/forms.errors';
import { uploadsErrors } from '@/errors/entries/uploads.errors';
import { textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { selectContext } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { formStyles } from '@/ui/primitives/form.styles';
import { LeaveEmpty } from '@/ui/primitives/LeaveEmpty';
import { Notice } from '@/ui/primitives/Notice';
import { useFillingTime } from '@/ui/useFillingTime';
import { useHydrated } from '@/ui/useHydrated';
import { selectSellCar } from '../sellCar.selectors';
import { sellCarActions, type SellCarDraft, type SellCarState } from '../sellCar.slice';
import { AboutCar } from './AboutCar';
import { AboutSeller } from './AboutSeller';
import { CarCondition } from './CarCondition';
import { CarPhotos } from './CarPhotos';
import { LikeCars } from './LikeCars';
import { sellCarStyles } from './sellCar.styles';
import { sellCarResolver } from './sellCarValidation';
import { SellCarSent } from './SellCarSent';
import { copyOf, FORM_ID, useFirstDraft, useSellCarDraft } from './useSellCarDraft';
import { useValuation } from './useValuation';

export interface SellCarFormProps {
  /** Links about privacy. */
  terms: ReactNode;
}

/** Sell or trade in (specification 3 sections 2.10 and 5). Without JavaScript it is an ordinary form. */
export function SellCarForm({ terms }: SellCarFormProps) {
  const dispatch = useAppDispatch();
  const { flow } = useAppSelector(selectSellCar);
  useEffect(() => {
    if (flow.value === 'closed') dispatch(sellCarActions.opened());
  }, [dispatch, flow.value]);
  const form = () => <Fields terms={terms} />;
  const views: Record<SellCarState['flow']['value'], () => ReactNode> = {
    closed: form,
    editing: form,
    invalid: form,
    submitting: form,
    submitFailed: form,
    sent: () => <SellCarSent />,
  };
  return views[flow.value]();
}

const problems = { ...formsErrors, ...uploadsErrors };

function Fields({ terms }: SellCarFormProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const hydrated = useHydrated();
  const { locale, path } = useAppSelector(selectContext);
  const {
    flow: { value },
    tradeInFor,
    error,
  } = useAppSelector(selectSellCar);
  const firstDraft = useFirstDraft();
  const form = useForm<SellCarDraft>({ defaultValues: firstDraft, resolver: sellCarResolver, mode: 'onTouched' });
  const { handleSubmit, getValues, register } = form;
  const save = useSellCarDraft(form);
  const { lookUp, describe } = useValuation(form);
  const fillingTime = useFillingTime();
  const isBusy = value === 'submitting';
  const key = error && textKeyOf(error.code, problems);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const filledMs = fillingTime.until(event);
    void handleSubmit(
      () => {
        if (!isBusy) dispatch(sellCarActions.submitted({ draft: copyOf(getValues()), filledMs }));
      },
      () => dispatch(sellCarActions.invalidFound()),
    )(event);
  };
  return (
    <form
      css={[formStyles, sellCarStyles]}
      id={FORM_ID}
      method="post"
      action="/api/forms/plain/sell-car"
      noValidate={hydrated}
      aria-busy={isBusy}
      onSubmit={submit}
      onChange={(event) => {
        fillingTime.changed(event);
        if (value === 'invalid') dispatch(sellCarActions.edited());
      }}
      onBlur={() => {
        save();
        describe();
      }}
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="source" value={path.split(/[?#]/)[0] ?? ''} />
      <AboutCar form={form} readOnly={isBusy} lookUp={lookUp} />
      <fieldset disabled={isBusy}>
        <legend>{t('sell.option')}</legend>
        <div className="choices wide">
          {SELL_OPTIONS.map((one) => (
            <label key={one}>
              <input type="radio" value={one} {...register('selectedOption')} />
              <span>{t(`sell.${one}`)}</span>
            </label>
          ))}
        </div>
        {tradeInFor.quoteReference !== '' && (
          <p className="hint">{t('sell.tradeInQuote', { reference: tradeInFor.quoteReference })}</p>
        )}
        {tradeInFor.wantedCar !== '' && <p className="hint">{t('sell.tradeInCar')}</p>}
      </fieldset>
      <LikeCars />
      <CarCondition form={form} readOnly={isBusy} />
      <CarPhotos readOnly={isBusy} />
      <AboutSeller form={form} readOnly={isBusy} terms={terms} />
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
            <Button variant="secondary" onClick={() => dispatch(sellCarActions.retried())}>
              {t('error.actionRetry')}
            </Button>
          }
        >
          {t(key, error.params)}
        </Notice>
      )}
      <div className="ways">
        <Button type="submit" size="large" busy={isBusy}>
          {t(isBusy ? 'contact.sending' : 'sell.send')}
        </Button>
      </div>
    </form>
  );
}
