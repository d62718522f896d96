import { CONDITION_ASPECTS } from '@/domain/forms/sellCar';
import { optionsOf } from '@/i18n/conditionTexts';
import { useTexts } from '@/i18n/TextsProvider';
import type { SellCarPartProps } from './AboutCar';

/** Five questions, each with three answers; none has to be answered. */
export function CarCondition({ form, readOnly }: SellCarPartProps) {
  const { t } = useTexts();
  const { register } = form;
  return (
    <fieldset disabled={readOnly}>
      <legend>
        {t('sell.condition')} <small>({t('frame.optional')})</small>
      </legend>
      <p className="hint">{t('sell.conditionHint')}</p>
      {CONDITION_ASPECTS.map((aspect) => (
        <fieldset className="question" key={aspect}>
          <legend>{t(`sell.${aspect}`)}</legend>
          <div className="choices">
            {optionsOf(aspect).map(({ value, text }) => (
              <label key={value}>
                <input type="radio" value={value} {...register(aspect)} />
                <span>{t(text)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
