import { css } from '@emotion/react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { OTHER_LENGTH, VEHICLE_TYPES, vehicleServices } from '@/domain/forms/serviceRequest';
import { useTexts } from '@/i18n/TextsProvider';
import { Checkbox } from '@/ui/primitives/Checkbox';
import { TextInput } from '@/ui/primitives/TextInput';
import type { ServiceRequestDraft } from '../serviceRequest.slice';
import { InspectionHelper } from './InspectionHelper';
import { requestReasonKey } from './requestValidation';

/** What belongs to the other vehicle, or to a service that is not ticked, is hidden; also without JavaScript. */
export const vehicleChoiceStyles = css({
  '&:has([name=typeCar][value=motorcycle]:checked) [data-for=car]': { display: 'none' },
  '&:not(:has([name=typeCar][value=motorcycle]:checked)) [data-for=motorcycle]': { display: 'none' },
  '&:not(:has([data-for=car] [value=inspection]:checked)) .inspection': { display: 'none' },
  '&:has([name=typeCar][value=motorcycle]:checked) .inspection': { display: 'none' },
  '&:has([name=typeCar][value=motorcycle]:checked):not(:has([value=motorcycleOther]:checked)) .other': {
    display: 'none',
  },
  '&:not(:has([name=typeCar][value=motorcycle]:checked)):not(:has([data-for=car] [value=other]:checked)) .other': {
    display: 'none',
  },
});

export interface RequestPartProps {
  form: UseFormReturn<ServiceRequestDraft>;
  readOnly: boolean;
}

/** Car or motorcycle, and the services of each. */
export function VehicleServices({ form, today, readOnly }: RequestPartProps & { today: string }) {
  const { t } = useTexts();
  const { register, control, formState } = form;
  const [type, services] = useWatch({ control, name: ['typeCar', 'services'] });
  const otherKey = requestReasonKey(formState.errors.other?.message);
  return (
    <>
      <fieldset disabled={readOnly}>
        <legend>{t('request.vehicle')}</legend>
        <div className="radios">
          {VEHICLE_TYPES.map((one) => (
            <label key={one}>
              <input type="radio" value={one} {...register('typeCar')} />
              {t(`request.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset disabled={readOnly}>
        <legend>{t('request.services')}</legend>
        {VEHICLE_TYPES.map((one) => (
          <div className="options" data-for={one} key={one}>
            {vehicleServices[one].map((service) => (
              <Checkbox key={service} value={service} {...register('services')}>
                {t(`request.option.${service}`)}
              </Checkbox>
            ))}
          </div>
        ))}
        <div className="other">
          <TextInput
            label={t('request.other')}
            maxLength={OTHER_LENGTH}
            readOnly={readOnly}
            {...(otherKey && { error: t(otherKey) })}
            {...register('other')}
          />
        </div>
        <div className="inspection">
          <InspectionHelper today={today} isShown={type === 'car' && services.includes('inspection')} />
        </div>
      </fieldset>
    </>
  );
}
