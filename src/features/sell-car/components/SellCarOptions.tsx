import { OTHER_LENGTH, SELL_OPTIONS } from '@/domain/forms/sellCar';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
import { Field } from '@/ui/primitives/Field';
import { selectSellCar } from '../sellCar.selectors';
import type { SellCarPartProps } from './AboutCar';
import { sellReasonKey } from './sellCarValidation';

/** To sell the car, or to trade it in. */
export function SellOrTradeIn({ form: { register }, readOnly }: SellCarPartProps) {
  const { t } = useTexts();
  const { tradeInFor } = useAppSelector(selectSellCar);
  return (
    <fieldset disabled={readOnly}>
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
  );
}

/** Anything else about the car. */
export function OtherDetails({ form: { register, formState }, readOnly }: SellCarPartProps) {
  const { t } = useTexts();
  const key = sellReasonKey(formState.errors.other?.message);
  return (
    <Field label={t('sell.other')} optionalText={t('frame.optional')} {...(key && { error: t(key) })}>
      {(control) => (
        <textarea rows={4} maxLength={OTHER_LENGTH} readOnly={readOnly} {...register('other')} {...control} />
      )}
    </Field>
  );
}
