import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { readAmount } from '@/domain/cars/bids';
import { formsErrors } from '@/errors/entries/forms.errors';
import { errorEntry } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { selectContext, selectPaths, type AuctionContext } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { formStyles } from '@/ui/primitives/form.styles';
import { Notice } from '@/ui/primitives/Notice';
import { useFillingTime } from '@/ui/useFillingTime';
import { useHydrated } from '@/ui/useHydrated';
import { useVisitorForm } from '@/ui/useVisitorForm';
import { selectAdvanceBid, selectCanBid } from '../advanceBid.selectors';
import { advanceBidActions, type AdvanceBidState, type BidDraft } from '../advanceBid.slice';
import { BidFields } from './BidFields';
import { BidSent } from './BidSent';
import { bidResolver, isOddBid, type BidRules } from './bidValidation';
import { FORM_ID, useBidDraft, useFirstBid } from './useBidDraft';

export interface AdvanceBidFormProps {
  car: CarRecord;
  rules: BidRules;
  auction: AuctionContext;
}

/** An advance bid on a lot. Without JavaScript it is an ordinary form. */
export function AdvanceBidForm(props: AdvanceBidFormProps) {
  const { car, rules } = props;
  const { format } = useTexts();
  const dispatch = useAppDispatch();
  const canBid = useAppSelector(selectCanBid);
  const { flow, carId } = useAppSelector(selectAdvanceBid);
  useEffect(() => {
    if (canBid && carId !== car.car_id)
      dispatch(advanceBidActions.opened({ carId: car.car_id, bid: format.number(rules.first) }));
  }, [canBid, car.car_id, carId, dispatch, format, rules.first]);
  const form = () => <Fields {...props} />;
  const views: Record<AdvanceBidState['flow']['value'], () => ReactNode> = {
    closed: form,
    editing: form,
    invalid: form,
    submitting: form,
    submitFailed: form,
    sent: () => (carId === car.car_id ? <BidSent car={car} /> : form()),
  };
  return views[flow.value]();
}

function Fields({ car, rules, auction }: AdvanceBidFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const { path, locale } = useAppSelector(selectContext);
  const isAttached = useAppSelector(selectCanBid);
  const hydrated = useHydrated();
  // The first render equals the server's.
  const canBid = hydrated && isAttached;
  const {
    flow: { value },
    draft,
    amountVersion,
    error,
  } = useAppSelector(selectAdvanceBid);
  const firstAmount = texts.format.number(rules.first);
  const firstBid = useFirstBid(firstAmount);
  const resolver = useMemo(() => bidResolver(rules, texts), [rules, texts]);
  const form = useVisitorForm<BidDraft>({ defaultValues: firstBid, resolver });
  const { handleSubmit, getValues, setValue } = form;
  const save = useBidDraft(form, firstAmount);
  // The amount that was asked about: sending it again says that it is meant.
  const [oddBid, setOddBid] = useState<number | null>(null);
  // The amount chosen next to the price stands in the form, too.
  const seenAmount = useRef(amountVersion);
  useEffect(() => {
    if (seenAmount.current === amountVersion) return;
    seenAmount.current = amountVersion;
    setValue('bid', draft.bid);
    setOddBid(null);
  }, [amountVersion, draft.bid, setValue]);
  const fillingTime = useFillingTime();
  const sendButton = useRef<HTMLButtonElement>(null);
  const isBusy = value === 'submitting';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Until the feature is there, the browser sends the form itself.
    if (!canBid) return;
    const filledMs = fillingTime.until(event);
    void handleSubmit(
      () => {
        const bid = readAmount(getValues('bid'));
        if (bid !== null && bid !== oddBid && isOddBid(bid, rules)) {
          setOddBid(bid);
          return;
        }
        if (!isBusy) dispatch(advanceBidActions.submitted({ draft: structuredClone(getValues()), filledMs }));
      },
      () => dispatch(advanceBidActions.invalidFound()),
    )(event);
  };
  return (
    <form
      css={formStyles}
      id={FORM_ID}
      method="post"
      action="/api/forms/plain/advance-bid"
      noValidate={canBid}
      aria-busy={isBusy}
      aria-labelledby="advance-bid-title"
      onSubmit={submit}
      onChange={(event) => {
        fillingTime.changed(event);
        setOddBid(null);
        if (value === 'invalid') dispatch(advanceBidActions.edited());
      }}
      onBlur={save}
    >
      <input type="hidden" name="car" value={car.car_id} />
      <input type="hidden" name="source" value={path.split(/[?#]/)[0] ?? ''} />
      <input type="hidden" name="locale" value={locale} />
      <BidFields
        form={form}
        rules={rules}
        auction={auction}
        readOnly={isBusy}
        onRaise={() => {
          setOddBid(null);
          if (value === 'invalid') dispatch(advanceBidActions.edited());
          save();
        }}
      />
      {oddBid !== null && value !== 'invalid' && (
        <Notice announce="now" title={t('bid.odd', { amount: texts.format.money(oddBid, rules.currency) })}>
          {t('bid.oddText', { estimate: texts.format.money(rules.estimate ?? 0, rules.currency) })}
        </Notice>
      )}
      {value === 'invalid' && (
        <Notice tone="danger" announce="now">
          {t('contact.invalidInput')}
        </Notice>
      )}
      {value === 'submitFailed' && error && (
        <BidFailed
          error={error}
          onRetry={() => {
            // The pressed button is hidden next.
            sendButton.current?.focus({ preventScroll: true });
            dispatch(advanceBidActions.retried());
          }}
        />
      )}
      <div className="ways">
        <Button ref={sendButton} type="submit" size="large" busy={isBusy}>
          {t(isBusy ? 'contact.sending' : 'bid.send')}
        </Button>
      </div>
      <p className="hint">{t('bid.privacy')}</p>
    </form>
  );
}

/** What went wrong, and the way on. A bid that the stock refuses is not sent again as it is. */
function BidFailed({ error, onRetry }: { error: NonNullable<AdvanceBidState['error']>; onRetry: () => void }) {
  const { t } = useTexts();
  const { carList } = useAppSelector(selectPaths);
  const { text, recoveryActions } = errorEntry(error.code, formsErrors);
  const isGone = recoveryActions.includes('list');
  const isRefused = error.code === 'BID_TOO_LOW' || error.code === 'BID_OFF_STEP';
  const sentence =
    error.code === 'CAR_NOT_FOUND'
      ? t('error.bidsClosed')
      : text && text !== 'error.carDetailFormError'
        ? t(text, error.params)
        : t('error.bidFailed');
  return (
    <Notice
      tone="danger"
      announce="now"
      actions={
        isGone ? (
          <LinkButton variant="secondary" href={carList}>
            {t('detail.backToList')}
          </LinkButton>
        ) : isRefused ? undefined : (
          <Button variant="secondary" onClick={onRetry}>
            {t('error.actionRetry')}
          </Button>
        )
      }
    >
      {sentence}
    </Notice>
  );
}
