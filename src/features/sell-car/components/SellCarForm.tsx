import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
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
import { useShownStep } from '@/ui/useShownStep';
import { breakpoints } from '@/ui/tokens';
import { useVisitorForm } from '@/ui/useVisitorForm';
import { selectCarValuation, selectSellCar, selectSellCarStep } from '../sellCar.selectors';
import { sellCarActions, type SellCarDraft, type SellCarState } from '../sellCar.slice';
import { AboutCar } from './AboutCar';
import { AboutSeller } from './AboutSeller';
import { CarCondition } from './CarCondition';
import { CarPhotos } from './CarPhotos';
import { LikeCars } from './LikeCars';
import { sellCarStyles } from './sellCar.styles';
import { sellCarResolver } from './sellCarValidation';
import { SellCarSent } from './SellCarSent';
import { SellCarStep } from './SellCarStep';
import { OtherDetails, SellOrTradeIn } from './SellCarOptions';
import { copyOf, FORM_ID, useFirstDraft, useSellCarDraft } from './useSellCarDraft';
import { useSellCarSteps } from './useSellCarSteps';
import { useValuation } from './useValuation';

export interface SellCarFormProps {
  /** Links about privacy. */
  terms: ReactNode;
  /** Per cent off the price of like cars in the range of a likely bid; 0: no such range is shown. */
  margin: number;
}

/** Sell or trade in (specification 3 sections 2.10 and 5). Without JavaScript it is an ordinary form. */
export function SellCarForm({ terms, margin }: SellCarFormProps) {
  const dispatch = useAppDispatch();
  const { flow } = useAppSelector(selectSellCar);
  useEffect(() => {
    if (flow.value === 'closed') dispatch(sellCarActions.opened());
  }, [dispatch, flow.value]);
  useEffect(() => {
    dispatch(sellCarActions.entered());
    return () => void dispatch(sellCarActions.left());
  }, [dispatch]);
  const step = useAppSelector(selectSellCarStep);
  const heading = useRef<HTMLHeadingElement>(null);
  useShownStep(heading, flow.value === 'closed' ? null : step);
  const form = () => <Fields terms={terms} margin={margin} heading={heading} />;
  const views: Record<SellCarState['flow']['value'], () => ReactNode> = {
    closed: form,
    editing: form,
    invalid: form,
    submitting: form,
    submitFailed: form,
    sent: () => <SellCarSent heading={heading} />,
  };
  return views[flow.value]();
}

/** As long as a new word on a button is not read. */
const UNREAD_MS = 700;

const problems = { ...formsErrors, ...uploadsErrors };

interface FieldsProps extends SellCarFormProps {
  /** Of the open step. */
  heading: RefObject<HTMLHeadingElement | null>;
}

function Fields({ terms, margin, heading }: FieldsProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const hydrated = useHydrated();
  const { locale, path } = useAppSelector(selectContext);
  const {
    flow: { value },
    error,
  } = useAppSelector(selectSellCar);
  const { isCompared } = useAppSelector(selectCarValuation);
  const firstDraft = useFirstDraft();
  const form = useVisitorForm<SellCarDraft>({ defaultValues: firstDraft, resolver: sellCarResolver });
  const { handleSubmit, getValues, register } = form;
  const save = useSellCarDraft(form);
  const { lookUp, describe, compare } = useValuation(form);
  const steps = useSellCarSteps(form, save);
  const fillingTime = useFillingTime();
  const isBusy = value === 'submitting';
  const key = error && textKeyOf(error.code, problems);
  const likeCars = useRef<HTMLElement>(null);
  const [wantsRange, setWantsRange] = useState(false);
  useEffect(() => {
    // In a narrow window it comes between the fields and the button.
    const isNextTo = window.matchMedia(`(min-width: ${breakpoints.lg}px)`).matches;
    if (wantsRange && isCompared && !isNextTo) likeCars.current?.scrollIntoView({ block: 'nearest' });
  }, [wantsRange, isCompared]);
  /** What the button said when it was pressed: leaving a field, or an answer, may change it before the click. */
  const wasContinue = useRef<boolean | null>(null);
  /** When it began to say so by itself, as the registry answered: who was about to press it has not read that. */
  const comparedAt = useRef(0);
  useEffect(() => {
    comparedAt.current = isCompared ? performance.now() : Number.POSITIVE_INFINITY;
  }, [isCompared]);
  const hasPressed = useRef(false);
  const isContinue = (): boolean =>
    isCompared && (hasPressed.current || performance.now() - comparedAt.current > UNREAD_MS);
  const leaveCar = async () => {
    const goesOn = wasContinue.current ?? isContinue();
    wasContinue.current = null;
    if (goesOn) {
      describe();
      await steps.next();
    } else if (await steps.validate()) {
      hasPressed.current = true;
      setWantsRange(compare());
    }
  };
  /** Enter in a field: no button said anything. */
  const leaveByEnter = () => {
    wasContinue.current = null;
    void leaveCar();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Enter in an earlier step goes on as its button does.
    if (steps.step < 2) {
      event.preventDefault();
      if (steps.step === 0) leaveByEnter();
      else void steps.next();
      return;
    }
    const filledMs = fillingTime.until(event);
    void handleSubmit(
      () => {
        if (!isBusy) dispatch(sellCarActions.submitted({ draft: copyOf(getValues()), filledMs }));
      },
      (errors) => {
        dispatch(sellCarActions.invalidFound());
        steps.openFirstWrong(errors);
      },
    )(event);
  };
  const shared = { heading, readOnly: isBusy };
  return (
    <form
      css={[formStyles, sellCarStyles]}
      id={FORM_ID}
      method="post"
      action="/api/forms/plain/sell-car"
      noValidate={hydrated}
      aria-busy={isBusy}
      data-stage={steps.step === 0 ? 'over' : 'below'}
      data-ready={value === 'closed' ? undefined : ''}
      onSubmit={submit}
      onChange={(event) => {
        fillingTime.changed(event);
        if (value === 'invalid') dispatch(sellCarActions.edited());
      }}
      onBlur={({ relatedTarget }) => {
        save();
        // A press compares by itself: now the answer would move the button from under the finger.
        if (!(relatedTarget instanceof Element && relatedTarget.closest('.ways'))) describe();
      }}
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="source" value={path.split(/[?#]/)[0] ?? ''} />
      <SellCarStep {...shared} step={0}>
        <AboutCar form={form} readOnly={isBusy} lookUp={lookUp} next={leaveByEnter} />
      </SellCarStep>
      <LikeCars ref={likeCars} form={form} margin={margin} />
      <div className="ways" hidden={steps.step !== 0} data-needs-script="">
        <StepButton
          label={t(isCompared ? 'sell.continue' : margin > 0 ? 'sell.showBid' : 'sell.showRange')}
          disabled={isBusy}
          onPressed={() => {
            wasContinue.current = isContinue();
          }}
          onClick={leaveCar}
        />
        {!isCompared && (
          <Button variant="ghost" onClick={() => void steps.next()}>
            {t('sell.skipRange')}
          </Button>
        )}
      </div>
      <SellCarStep
        {...shared}
        step={1}
        actions={<StepButton label={t('sell.continue')} disabled={isBusy} onClick={steps.next} />}
      >
        <SellOrTradeIn form={form} readOnly={isBusy} />
        <CarCondition form={form} readOnly={isBusy} />
        <CarPhotos readOnly={isBusy} />
        <OtherDetails form={form} readOnly={isBusy} />
      </SellCarStep>
      <SellCarStep
        {...shared}
        step={2}
        actions={
          <Button type="submit" size="large" busy={isBusy}>
            {t(isBusy ? 'contact.sending' : 'sell.send')}
          </Button>
        }
      >
        <AboutSeller form={form} readOnly={isBusy} terms={terms} />
      </SellCarStep>
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
    </form>
  );
}

interface StepButtonProps {
  label: string;
  disabled: boolean;
  /** Before the field that has the focus is left. */
  onPressed?(): void;
  onClick(): Promise<void>;
}

/** Without JavaScript there is no other step. */
function StepButton({ label, disabled, onPressed, onClick }: StepButtonProps) {
  return (
    <span data-needs-script="">
      <Button
        size="large"
        iconEnd="arrow"
        disabled={disabled}
        onPointerDown={onPressed}
        onKeyDown={onPressed}
        onClick={({ detail }) => {
          // The second press of a double click was meant as one with the first.
          if (detail < 2) void onClick();
        }}
      >
        {label}
      </Button>
    </span>
  );
}
