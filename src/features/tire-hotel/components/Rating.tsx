import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { MOST_STARS, REVIEW_COMMENT_LENGTH } from '@/domain/tire-hotel/tireBooking';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Field } from '@/ui/primitives/Field';
import { Notice } from '@/ui/primitives/Notice';
import { selectTireReview } from '../tireParts.selectors';
import { tireReviewActions } from '../tireReview.slice';
import { useTireErrorText } from './useTireError';

const STAR = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';
const stars = Array.from({ length: MOST_STARS }, (_, index) => index + 1);

/** Stars as radio buttons, and an optional comment; then thanks. */
export function Rating() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, stars: chosen, comment, error } = useAppSelector(selectTireReview);
  const errorText = useTireErrorText(error);
  const [text, setText] = useState(comment);
  const name = useId();
  const thanks = useRef<HTMLHeadingElement>(null);
  const isSent = flow.value === 'sent';
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);
  const isBusy = flow.value === 'sending';
  if (isSent)
    return (
      <section className="rating" aria-labelledby={name}>
        <h4 id={name} ref={thanks} tabIndex={-1}>
          {t('tireHotel.thanks')}
        </h4>
        <p>{t('tireHotel.thanksText')}</p>
      </section>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null && !isBusy) dispatch(tireReviewActions.submitted({ comment: text.trim() }));
  };
  return (
    <form className="rating" onSubmit={submit} noValidate data-print="none">
      <fieldset disabled={isBusy}>
        <legend>{t('tireHotel.rate')}</legend>
        <div className="stars">
          {stars.map((count) => (
            <label key={count} data-on={(chosen !== null && count <= chosen) || undefined}>
              <input
                type="radio"
                name={name}
                className="visually-hidden"
                checked={chosen === count}
                onChange={() => dispatch(tireReviewActions.starsChosen({ stars: count }))}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={STAR} />
              </svg>
              <span className="visually-hidden">{t('tireHotel.stars', { count })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field label={t('tireHotel.comment')} optionalText={t('frame.optional')}>
        {(control) => (
          <textarea
            rows={3}
            maxLength={REVIEW_COMMENT_LENGTH}
            readOnly={isBusy}
            value={text}
            onChange={({ target }) => setText(target.value)}
            {...control}
          />
        )}
      </Field>
      {flow.value === 'sendFailed' && errorText && (
        <Notice tone="danger" announce="now">
          {errorText}
        </Notice>
      )}
      <div className="ways">
        <Button type="submit" variant="secondary" busy={isBusy} disabled={chosen === null}>
          {t('tireHotel.sendRating')}
        </Button>
      </div>
    </form>
  );
}
