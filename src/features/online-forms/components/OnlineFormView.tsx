import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { addressValues } from '@/domain/forms/addressValues';
import { checkAnswers, type AnswerReason } from '@/domain/forms/onlineAnswers';
import {
  dayText,
  filledAnswers,
  isShown,
  openTimesOf,
  type OnlineAnswers,
  type OnlineField,
} from '@/domain/forms/onlineForm';
import { everyTime, timesOn } from '@/domain/forms/openTimes';
import { textKeyOf } from '@/errors/known';
import { localMoment } from '@/i18n/localTime';
import { useTexts } from '@/i18n/TextsProvider';
import { selectContext } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { formStyles } from '@/ui/primitives/form.styles';
import { Icon } from '@/ui/primitives/Icon';
import { LeaveEmpty } from '@/ui/primitives/LeaveEmpty';
import { Notice } from '@/ui/primitives/Notice';
import { media, token } from '@/ui/tokens';
import { useFillingTime } from '@/ui/useFillingTime';
import { useHydrated } from '@/ui/useHydrated';
import { onlineFormErrors } from '../onlineForm.errors';
import { selectOnlineForm } from '../onlineForm.selectors';
import { isOnItsWay, onlineFormActions, picturesKey } from '../onlineForm.slice';
import { answerTexts } from './answerTexts';
import { OnlineFieldView } from './OnlineFieldView';
import { readAnswers } from './readAnswers';

const styles = css(formStyles, {
  gap: token('space.24'),
  // A question weighs the same whether one control or several take its reply.
  legend: { fontSize: token('text.body'), marginBlockEnd: token('space.4') },
  fieldset: { gap: token('space.8') },
  '.pair': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))' },
  '.pair.short': { gridTemplateColumns: 'minmax(0, 5rem) minmax(0, 5rem) minmax(0, 7rem)' },
  'legend:not(.visually-hidden) ~ .pair label': { fontWeight: 400 },
  // Each part is a question of its own.
  'legend.visually-hidden ~ .pair': { gap: token('space.24') },
  // A day and its time are one choice.
  '&:is(form)': {
    [media.md]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '> *': { gridColumn: '1 / -1' },
      '> [data-day]': { gridColumn: 'auto' },
    },
  },
  '.pictures': { display: 'grid', gap: token('space.8') },
  '.pictures li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space.8') },
  '.file': {
    position: 'relative',
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: token('size.target'),
    padding: `0 ${token('space.24')}`,
    border: `1.5px solid ${token('color.control')}`,
    borderRadius: token('radius.control'),
    background: token('color.surface'),
    fontWeight: token('font.strongWeight'),
    cursor: 'pointer',
    '&:focus-within': { outline: `3px solid ${token('color.focus')}`, outlineOffset: 2 },
    '&:has(:disabled)': { color: token('color.inkSoft'), background: token('color.sunken'), cursor: 'not-allowed' },
    // The browser's own button is in another language than the page.
    input: { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'inherit' },
  },
});

export interface OnlineFormViewProps {
  formId: string;
  fields: readonly OnlineField[];
  /** What is said after it was sent; '' for the usual. */
  thanks: string;
  /** On its button; '' for the usual. */
  button: string;
  terms: ReactNode;
}

/** A form of the content (specification 3 section 2.11): sent, thanked for, and three seconds later created again. */
export function OnlineFormView(props: OnlineFormViewProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { formId, thanks, fields } = props;
  const { flow, formId: active, references, created } = useAppSelector(selectOnlineForm);
  const heading = useRef<HTMLParagraphElement>(null);
  const isThanking = flow.value === 'thanking' && active === formId;
  const reference = references[formId];
  useEffect(() => {
    dispatch(onlineFormActions.opened());
  }, [dispatch]);
  const fill = useEffectEvent(() => {
    const values = addressValues(fields, window.location.search);
    if (Object.keys(values).length > 0) dispatch(onlineFormActions.prefilled({ formId, values }));
  });
  useEffect(() => fill(), []);
  useEffect(() => {
    if (isThanking) heading.current?.focus();
  }, [isThanking]);
  return (
    <div css={styles}>
      {reference !== undefined && (
        <div className="sent" role="status">
          <p ref={heading} tabIndex={-1}>
            <Icon name="check" /> <strong>{thanks || t('onlineForm.sent')}</strong>
          </p>
          <p className="reference">{t('contact.reference', { reference })}</p>
          {!isThanking && <p>{t('onlineForm.again')}</p>}
        </div>
      )}
      {!isThanking && <Form key={created[formId] ?? 0} {...props} />}
    </div>
  );
}

function Form({ formId, fields, button, terms }: OnlineFormViewProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const hydrated = useHydrated();
  const { path, locale, now: renderedAt, timeZone } = useAppSelector(selectContext);
  const { openedAt, flow, formId: active, drafts, pictures, error } = useAppSelector(selectOnlineForm);
  const [initial] = useState<OnlineAnswers>(() => ({ ...filledAnswers(fields), ...drafts[formId] }));
  const [answers, setAnswers] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<string, AnswerReason>>>({});
  const form = useRef<HTMLFormElement>(null);
  const fillingTime = useFillingTime();
  const now = localMoment(openedAt ?? renderedAt, timeZone);
  const isMine = active === formId;
  const isBusy = isMine && flow.value === 'submitting';
  const failed = isMine && flow.value === 'submitFailed' && error ? textKeyOf(error.code, onlineFormErrors) : null;
  const picturesOf = (name: string) => pictures[picturesKey(formId, name)] ?? [];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (flow.value === 'submitting' || flow.value === 'thanking') return;
    const filled = {
      ...readAnswers(event.currentTarget, fields),
      ...Object.fromEntries(
        fields
          .filter(({ type }) => type === 'upload')
          .map(({ name }) => [name, picturesOf(name).flatMap(({ id }) => id ?? [])]),
      ),
    };
    // The form waits for a picture that is on its way.
    const checked = checkAnswers(
      fields.map((field) => (picturesOf(field.name).some(isOnItsWay) ? { ...field, required: false } : field)),
      filled,
      { now },
    );
    setErrors(checked.errors);
    const [wrong] = Object.keys(checked.errors);
    if (wrong !== undefined) {
      const control =
        event.currentTarget.querySelector(`[data-day="${wrong}"] [role=spinbutton]`) ??
        [...event.currentTarget.elements].find((one) => (one.getAttribute('name') ?? '').split('.')[0] === wrong);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    const website = new FormData(event.currentTarget).get('website');
    dispatch(
      onlineFormActions.submitted({
        formId,
        answers: checked.answers,
        filledMs: fillingTime.until(event),
        website: typeof website === 'string' ? website : '',
      }),
    );
  };
  const save = () => {
    if (form.current) dispatch(onlineFormActions.draftSaved({ formId, answers: readAnswers(form.current, fields) }));
  };
  const timesOf = (field: OnlineField): readonly string[] | null => {
    const open = openTimesOf(field, fields);
    if (!open) return null;
    // Without script the day is not known: the API refuses what it doesn't have.
    if (!hydrated) return everyTime(open);
    const day = dayText(answers[field.day]);
    return day === '' ? null : timesOn(open, day, now);
  };
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <form
      ref={form}
      css={styles}
      method="post"
      action="/api/forms/plain/online-form"
      noValidate={hydrated}
      aria-busy={isBusy}
      onSubmit={submit}
      onChange={(event) => {
        fillingTime.changed(event);
        setAnswers(readAnswers(event.currentTarget, fields));
        if (hasErrors) setErrors({});
      }}
      onBlur={save}
    >
      <input type="hidden" name="formId" value={formId} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="source" value={path.split(/[?#]/)[0] ?? ''} />
      {fields.map((field) => {
        // Without script every field is shown: the API leaves out what does not apply.
        if (hydrated && !isShown(field, fields, answers)) return null;
        const reason = errors[field.name];
        return (
          <OnlineFieldView
            key={field.name}
            formId={formId}
            field={hydrated || !field.when ? field : { ...field, required: false }}
            initial={answers[field.name] ?? initial[field.name]}
            error={reason && t(answerTexts[reason])}
            readOnly={isBusy}
            times={timesOf(field)}
            now={now}
            onChosen={() => form.current && setAnswers(readAnswers(form.current, fields))}
          />
        );
      })}
      <LeaveEmpty label={t('contact.leaveEmpty')} name="website" />
      {terms}
      {hasErrors && (
        <Notice tone="danger" announce="now">
          {t('contact.invalidInput')}
        </Notice>
      )}
      {failed && error && (
        <Notice
          tone="danger"
          announce="now"
          actions={
            <Button variant="secondary" onClick={() => dispatch(onlineFormActions.retried())}>
              {t('error.actionRetry')}
            </Button>
          }
        >
          {t(failed, error.params)}
        </Notice>
      )}
      <div className="ways">
        <Button type="submit" size="large" busy={isBusy}>
          {isBusy ? t('contact.sending') : button || t('contact.send')}
        </Button>
      </div>
    </form>
  );
}
