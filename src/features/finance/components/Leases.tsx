import type { LeaseOffer } from '@/domain/finance/leasing';
import { CampaignMark } from '@/features/car-search/components/CampaignMark';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectOdometer } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Select } from '@/ui/primitives/Select';
import { planChanged } from '../finance.slice';
import { amountsOf } from './financeTexts';

/** Private and company leases of a car. Rendered next to the legal information only. */
export const Leases = ({ car, leases }: { car: CarRecord; leases: readonly LeaseOffer[] }) => (
  <div className="leases">
    {leases.map((lease) => (
      <Lease key={lease.kind} car={car} lease={lease} />
    ))}
  </div>
);

function Lease({ car, lease: { kind, months, mileages, chosen } }: { car: CarRecord; lease: LeaseOffer }) {
  const texts = useTexts();
  const { t, format, quantity } = texts;
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const odometer = car.car_odometer ?? 'km';
  const shown = useAppSelector(selectOdometer);
  const { rounded } = amountsOf(texts, currency);
  const title = t(kind === 'private' ? 'finance.leasePrivate' : 'finance.leaseCompany');
  const choose = (change: { months?: number; mileage?: number }) =>
    dispatch(
      planChanged({
        carId: car.car_id,
        plan: { kind, months: chosen.duration, mileage: chosen.mileage, ...change },
      }),
    );
  const distance = (mileage: number) => format.odometer(mileage, odometer, odometer === shown ? undefined : shown);
  const consumption = [
    car.car_fuel_combined_text,
    car.wltp_electric_consumption_text,
    car.car_emission_mixed_text,
  ].flatMap((text) => (text ? [quantity(text)] : []));
  return (
    <section className="panel" aria-labelledby={`lease-${kind}`}>
      <div className="titled">
        <h3 id={`lease-${kind}`}>{title}</h3>
        {(kind === 'private' ? car.car_has_campaign_privateleasing : car.car_has_campaign_companyleasing) && (
          <CampaignMark>{t('card.campaign')}</CampaignMark>
        )}
      </div>
      <p className="head">
        <strong>{t('finance.perMonth', { amount: rounded(chosen.monthly_cost) })}</strong>
        <span>
          {t(kind === 'private' ? 'finance.inclVat' : 'finance.exclVat')}
          {chosen.asterix.startsWith('*') && '*'}
        </span>
      </p>
      <div className="choices" data-needs-script>
        {months.length > 1 && (
          <Select
            label={t('finance.leaseTerm')}
            value={String(chosen.duration)}
            options={months.map((count) => ({ value: String(count), text: t('finance.months', { count }) }))}
            onChange={(event) => choose({ months: Number(event.currentTarget.value) })}
          />
        )}
        {mileages.length > 1 && (
          <Select
            label={t('finance.leaseMileage')}
            value={String(chosen.mileage)}
            options={mileages.map((mileage) => ({ value: String(mileage), text: distance(mileage) }))}
            onChange={(event) => choose({ mileage: Number(event.currentTarget.value) })}
          />
        )}
      </div>
      <dl className="figures">
        <div>
          <dt>{t('finance.leaseTerm')}</dt>
          <dd>{t('finance.months', { count: chosen.duration })}</dd>
        </div>
        <div>
          <dt>{t('finance.leaseMileage')}</dt>
          <dd>{distance(chosen.mileage)}</dd>
        </div>
        {kind === 'company' && car.car_beneficial_value !== undefined && (
          <div>
            <dt>{t('finance.benefit')}</dt>
            <dd>{t('finance.perMonth', { amount: rounded(car.car_beneficial_value) })}</dd>
          </div>
        )}
        <div className="stacked">
          <dt>{t('finance.wltp')}</dt>
          <dd>{consumption.join(', ') || t('finance.wltpUnknown')}</dd>
        </div>
      </dl>
      {kind === 'company' && car.car_beneficial_value !== undefined && (
        <p className="small">{t('finance.benefitText', { amount: rounded(car.car_beneficial_value) })}</p>
      )}
      <p className="small" lang={texts.stockLanguage}>
        {chosen.description} {chosen.asterix}
      </p>
    </section>
  );
}
