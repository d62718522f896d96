import { useId, type KeyboardEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { fold } from '@/lib/fold';
import { selectHasCarRegistry } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { TextInput } from '@/ui/primitives/TextInput';
import { carValuationActions } from '../carValuation.slice';
import { selectPlate } from '../plate.selectors';
import { selectCarValuation, selectMileageUnit } from '../sellCar.selectors';
import type { SellCarDraft } from '../sellCar.slice';
import { sellReasonKey } from './sellCarValidation';

export interface SellCarPartProps {
  form: UseFormReturn<SellCarDraft>;
  readOnly: boolean;
}

/** The car by its number and mileage; what no registry knows of it, the visitor describes. */
export function AboutCar({
  form,
  readOnly,
  lookUp,
  next,
}: SellCarPartProps & { lookUp: () => void; next: () => void }) {
  const { t } = useTexts();
  const hasRegistry = useAppSelector(selectHasCarRegistry);
  const { country, example } = useAppSelector(selectPlate);
  const unit = useAppSelector(selectMileageUnit);
  const { makes, plate, flow } = useAppSelector(selectCarValuation);
  const { register, control, formState } = form;
  const description = useWatch({ control, name: ['brand', 'model', 'year'] });
  const [brand] = description;
  const listId = useId();
  const models = makes.find(({ make }) => fold(make) === fold(brand.trim()))?.models ?? [];
  const errorOf = (name: 'regno' | 'milage' | 'brand' | 'model' | 'year') => {
    const key = sellReasonKey(formState.errors[name]?.message);
    return key ? { error: t(key) } : {};
  };
  const isDescribed = description.some((text) => text !== '') || (plate !== null && flow.value !== 'lookingUp');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form is not complete yet: Enter goes on as the button does.
    event.preventDefault();
    if (!event.repeat) next();
  };
  const shared = { readOnly, onKeyDown, autoComplete: 'off' } as const;
  return (
    <div className="about">
      <div className="known">
        <div className="plate" css={{ '--plate-country': JSON.stringify(country) }}>
          <TextInput
            label={t('sell.regno')}
            placeholder={example}
            {...(hasRegistry && { description: t('sell.regnoHint') })}
            required
            {...shared}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            {...errorOf('regno')}
            {...register('regno', { onBlur: lookUp })}
          />
        </div>
        <TextInput
          label={t('sell.milage')}
          {...(hasRegistry && { description: t('sell.milageHint') })}
          unit={unit === 'mi' ? 'mi' : unit}
          inputMode="numeric"
          maxLength={12}
          {...shared}
          {...errorOf('milage')}
          {...register('milage')}
        />
      </div>
      {hasRegistry && <LookupState />}
      <div className="trio" hidden={hasRegistry && !isDescribed} data-folded="">
        <TextInput
          label={t('sell.brand')}
          list={`${listId}-makes`}
          {...shared}
          {...errorOf('brand')}
          {...register('brand')}
        />
        <TextInput
          label={t('sell.model')}
          list={`${listId}-models`}
          {...shared}
          {...errorOf('model')}
          {...register('model')}
        />
        <TextInput
          label={t('sell.year')}
          inputMode="numeric"
          maxLength={4}
          {...shared}
          {...errorOf('year')}
          {...register('year')}
        />
      </div>
      <datalist id={`${listId}-makes`}>
        {makes.map(({ make }) => (
          <option key={make}>{make}</option>
        ))}
      </datalist>
      <datalist id={`${listId}-models`}>
        {models.map((model) => (
          <option key={model}>{model}</option>
        ))}
      </datalist>
    </div>
  );
}

/** How the look-up went. It never stops the visitor: the fields below can be filled in. */
function LookupState() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, found, error, plate } = useAppSelector(selectCarValuation);
  const failed = flow.value === 'lookupFailed' ? error : null;
  const key = failed && textKeyOf(failed.code, workshopErrors);
  const car = found ? [found.brand, found.model, found.year].filter((part) => part !== '' && part !== null) : [];
  return (
    <div className="lookup" data-needs-script="">
      <p role="status">
        {flow.value === 'lookingUp'
          ? t('sell.lookingUp')
          : failed
            ? `${t(key ?? 'error.lookupFailed', failed.params)} ${t('sell.fillIn')}`
            : plate !== null && found
              ? t('sell.found', { car: car.join(' ') })
              : ''}
      </p>
      {failed && failed.code !== 'REG_INVALID' && failed.code !== 'VEHICLE_NOT_FOUND' && (
        <Button variant="ghost" icon="reload" onClick={() => dispatch(carValuationActions.lookupRetried())}>
          {t('error.actionRetry')}
        </Button>
      )}
    </div>
  );
}
