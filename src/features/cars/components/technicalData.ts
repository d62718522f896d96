import type { TextsValue } from '@/i18n/TextsProvider';
import type { TextKey } from '@/i18n/texts/sv';
import type { CarRecord } from '@/store/entities';
import { mileageText } from '../../car-search/components/carTexts';

/** Where the row of links to the page's parts leads. */
export const DATA_ANCHOR = 'facts';

export interface DataRow {
  label: string;
  value: string;
}

export interface DataGroup {
  title: TextKey;
  rows: DataRow[];
}

/** Rows shown before 'visa mer' (specification 2 section 9). */
export const FIRST_ROWS = 5;

type Row = [label: string, value: string | number | undefined];

/** The data that a buyer looks for first; only what is known. */
export function overviewRows(
  car: CarRecord,
  { t, format, term, quantity }: Pick<TextsValue, 't' | 'format' | 'term' | 'quantity'>,
): DataRow[] {
  const shown = (field: 'car_fuel' | 'car_gearbox' | 'car_drive' | 'car_body' | 'car_color' | 'car_condition') =>
    term(field, car[field] ?? '');
  return known([
    [t('detail.year'), car.car_year],
    [t('detail.mileage'), mileageText(car, { format })],
    [t('detail.fuel'), shown('car_fuel')],
    [t('detail.gearbox'), shown('car_gearbox')],
    [
      t('detail.power'),
      car.car_power_text ? quantity(car.car_power_text) : car.car_power && format.power(car.car_power),
    ],
    [t('detail.drive'), shown('car_drive')],
    [t('detail.body'), shown('car_body')],
    [t('detail.color'), shown('car_color')],
    [t('detail.electricRange'), quantity(car.wltp_electric_range_text ?? '')],
    // Specification 2 section 2.2: always YYYY-MM-DD.
    [t('detail.firstRegistration'), car.car_firstregistration && format.date(car.car_firstregistration)],
    [t('detail.regno'), car.car_regno],
    [t('detail.condition'), shown('car_condition')],
  ]);
}

/** The data in groups; those without a known value are left out. */
export function technicalGroups(car: CarRecord, { t, quantity }: Pick<TextsValue, 't' | 'quantity'>): DataGroup[] {
  const text = (value: string | undefined) => quantity(value ?? '');
  const groups: [title: TextKey, rows: Row[]][] = [
    [
      'detail.data.performance',
      [
        [t('detail.consumption'), text(car.car_fuel_combined_text)],
        [t('detail.emission'), text(car.car_emission_mixed_text)],
        [t('detail.acceleration'), text(car.car_acceleration_text)],
        [t('detail.fuelTank'), text(car.car_fuel_tank_capacity_text)],
      ],
    ],
    [
      'detail.data.electric',
      [
        [t('detail.electricConsumption'), text(car.wltp_electric_consumption_text)],
        [t('detail.battery'), text(car.battery_size_text)],
        [t('detail.chargingAc'), text(car.electric_charging_speed_ac_text)],
        [t('detail.chargingDc'), text(car.electric_charging_speed_dc_text)],
      ],
    ],
    [
      'detail.data.space',
      [
        [t('detail.seats'), car.car_seats],
        [t('detail.doors'), car.car_doors],
        [t('detail.cargoVolume'), text(car.car_cargo_volume_text)],
      ],
    ],
    [
      'detail.data.size',
      [
        [t('detail.length'), text(car.car_length_text)],
        [t('detail.width'), text(car.car_width_text)],
        [t('detail.height'), text(car.car_height_text)],
        [t('detail.serviceWeight'), text(car.car_service_weight_text)],
      ],
    ],
    [
      'detail.data.other',
      [
        [
          t('detail.ncap'),
          car.car_ncapstars === undefined ? undefined : t('detail.stars', { count: car.car_ncapstars }),
        ],
        [
          t('detail.vatEligible'),
          car.car_vat_eligible === undefined ? undefined : t(car.car_vat_eligible ? 'detail.yes' : 'detail.no'),
        ],
      ],
    ],
  ];
  return groups.map(([title, rows]) => ({ title, rows: known(rows) })).filter(({ rows }) => rows.length > 0);
}

/** The same without groups. */
export const technicalRows = (car: CarRecord, texts: Pick<TextsValue, 't' | 'quantity'>): DataRow[] =>
  technicalGroups(car, texts).flatMap(({ rows }) => rows);

const known = (rows: readonly Row[]): DataRow[] =>
  rows.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value: String(value) }]));
