import { shownRegistrationNumber } from '@/domain/tire-hotel/registration';
import { tireRuleOf } from '@/domain/tire-hotel/tireRules';
import { THREAD_STATUS, type StoredTire, type StoredVehicle } from '@/domain/tire-hotel/vehicle';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Checkbox } from '@/ui/primitives/Checkbox';
import { Notice } from '@/ui/primitives/Notice';
import { selectTireRequest } from '../tireParts.selectors';
import { tireRequestActions } from '../tireRequest.slice';
import { tireHotelActions } from '../tireHotel.slice';
import { selectTireHotel } from '../tireHotel.selectors';
import { CarPlan } from './CarPlan';
import { useToday } from './clock';
import { usePositionText } from './positions';
import { TireRequest } from './TireRequest';
import { TireTable } from './TireTable';
import { tiresStyles } from './tires.styles';
import { TreadTrend } from './TreadTrend';
import { WorkshopContact } from './WorkshopContact';

const toReplace = (tires: readonly StoredTire[]): StoredTire[] =>
  tires.filter(({ wheel }) => wheel.threadStatusId === THREAD_STATUS.replace);

/** The cars of the session with their stored tires. */
export function Tires() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { vehicles, wantsReminder, reminder } = useAppSelector(selectTireHotel);
  const rule = tireRuleOf(useToday());
  return (
    <div css={tiresStyles}>
      {vehicles.length === 0 && <p>{t('tireHotel.noCars')}</p>}
      {vehicles.map((vehicle, index) => (
        <Vehicle key={vehicle.regNo} vehicle={vehicle} index={index} />
      ))}
      <aside className="rule">
        <h4>{t('tireHotel.ruleTitle')}</h4>
        <p>{t(`tireHotel.rule.${rule}`)}</p>
      </aside>
      <div className="reminder">
        <Checkbox
          checked={wantsReminder}
          disabled={vehicles.length === 0}
          onChange={({ target }) => dispatch(tireHotelActions.reminderChosen({ wanted: target.checked }))}
        >
          {t('tireHotel.reminder')}
        </Checkbox>
        <p role="status" className="hint">
          {reminder === 'saving' && t('tireHotel.reminderSaving')}
          {reminder === 'failed' && t('tireHotel.reminderFailed')}
        </p>
      </div>
    </div>
  );
}

function Vehicle({ vehicle, index }: { vehicle: StoredVehicle; index: number }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const positionText = usePositionText();
  const request = useAppSelector(selectTireRequest);
  const { tires, location, name, regNo } = vehicle;
  const worn = toReplace(tires);
  const id = `car-${String(index)}`;
  const isRequesting = request.flow.value !== 'closed' && request.index === index;
  return (
    <section aria-labelledby={id} className="vehicle">
      <header>
        <h4 id={id}>{name}</h4>
        <p className="number-plate">{shownRegistrationNumber(regNo)}</p>
      </header>
      {worn.length > 0 && (
        <Notice tone="danger" title={t('tireHotel.replaceTitle')}>
          {t('tireHotel.replaceText', {
            positions: worn.map(({ equipmentPosition }) => positionText(equipmentPosition).toLowerCase()).join(', '),
          })}
        </Notice>
      )}
      {tires.length === 0 ? (
        <p>{t('tireHotel.noTires')}</p>
      ) : (
        <div className="wheels">
          <CarPlan tires={tires} />
          <TireTable tires={tires} name={name} />
        </div>
      )}
      <div className="ways">
        <Button icon="calendar" size="large" onClick={() => dispatch(tireHotelActions.bookingOpened({ index }))}>
          {t('tireHotel.book')}
        </Button>
        {tires.length > 0 && !isRequesting && (
          <Button
            variant="secondary"
            onClick={() =>
              dispatch(
                tireRequestActions.opened({
                  index,
                  positions: (worn.length > 0 ? worn : tires).map(({ equipmentPosition }) => equipmentPosition),
                }),
              )
            }
          >
            {t('tireHotel.newTires')}
          </Button>
        )}
      </div>
      {isRequesting && <TireRequest vehicle={vehicle} />}
      <TreadTrend tires={tires} />
      <p className="stored">{t('tireHotel.storedIn', { location: location.locationName })} </p>
      <WorkshopContact phone={location.phone} email={location.email} />
    </section>
  );
}
