import { useController } from 'react-hook-form';
import { placesErrors } from '@/errors/entries/places.errors';
import { textKeyOf } from '@/errors/known';
import { intlTag } from '@/i18n/format';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { DateField } from '@/ui/primitives/DateField';
import { Select } from '@/ui/primitives/Select';
import { selectDealerChoices, selectServiceRequest } from '../serviceRequest.selectors';
import { serviceRequestActions } from '../serviceRequest.slice';
import { lastDay, requestReasonKey } from './requestValidation';
import type { RequestPartProps } from './VehicleServices';

/** The wanted day, not before today, and the facility: in the site's order, or the nearest first. */
export function WhenAndWhere({ form, today, readOnly }: RequestPartProps & { today: string }) {
  const { t, format, locale } = useTexts();
  const dispatch = useAppDispatch();
  const choices = useAppSelector(selectDealerChoices);
  const { isLocating, position, positionError } = useAppSelector(selectServiceRequest);
  const { register, control, formState } = form;
  const { field } = useController({ control, name: 'date' });
  const errorOf = (name: 'date' | 'siteId') => {
    const key = requestReasonKey(formState.errors[name]?.message);
    return key ? { error: t(key) } : {};
  };
  const refused = positionError && textKeyOf(positionError.code, placesErrors);
  const [nearest] = choices;
  return (
    <fieldset disabled={readOnly}>
      <legend>{t('request.when')}</legend>
      <DateField
        label={t('request.date')}
        required
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        min={today}
        max={lastDay(today)}
        locale={intlTag(locale)}
        openText={t('block.openCalendar')}
        calendarText={t('block.calendar')}
        outOfRangeText={t('request.wrongDate')}
        {...errorOf('date')}
      />
      <Select
        label={t('request.dealer')}
        required
        options={[
          { value: '', text: t('request.dealerChoose') },
          ...choices.map(({ id, name, km }) => ({
            value: id,
            text: km === null ? name : t('request.dealerAway', { name, km: format.number(km) }),
          })),
        ]}
        {...errorOf('siteId')}
        {...register('siteId')}
      />
      <div className="ways" data-needs-script="">
        <Button
          variant="secondary"
          icon="pin"
          busy={isLocating}
          onClick={() => dispatch(serviceRequestActions.positionRequested())}
        >
          {t('request.nearest')}
        </Button>
        <p className="hint">{t('request.nearestNote')}</p>
      </div>
      <p role="status" className={position || refused ? undefined : 'visually-hidden'}>
        {refused ? t(refused) : position && nearest ? t('request.sorted', { name: nearest.name }) : ''}
      </p>
    </fieldset>
  );
}
