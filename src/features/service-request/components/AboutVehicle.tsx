import { useTexts } from '@/i18n/TextsProvider';
import { TextInput } from '@/ui/primitives/TextInput';
import { requestReasonKey } from './requestValidation';
import type { RequestPartProps } from './VehicleServices';

/** Registration number and mileage. */
export function AboutVehicle({ form, readOnly }: RequestPartProps) {
  const { t } = useTexts();
  const { register, formState } = form;
  const errorOf = (name: 'regno' | 'milage') => {
    const key = requestReasonKey(formState.errors[name]?.message);
    return key ? { error: t(key) } : {};
  };
  return (
    <fieldset>
      <legend>{t('request.aboutVehicle')}</legend>
      <div className="pair">
        <TextInput
          label={t('request.regno')}
          placeholder="AB 12345"
          required
          readOnly={readOnly}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          {...errorOf('regno')}
          {...register('regno')}
        />
        <TextInput
          label={t('request.milage')}
          optionalText={t('frame.optional')}
          unit="km"
          inputMode="numeric"
          readOnly={readOnly}
          autoComplete="off"
          maxLength={12}
          {...errorOf('milage')}
          {...register('milage')}
        />
      </div>
    </fieldset>
  );
}
