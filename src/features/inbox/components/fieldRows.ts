import type { Currency, OdometerUnit } from '@/domain/cars/car';
import { CONDITION_ASPECTS } from '@/domain/forms/sellCar';
import { isDay, type InboxField, type InboxSubmission } from '@/domain/inbox/inbox';
import { optionText } from '@/i18n/conditionTexts';
import type { TextsValue } from '@/i18n/TextsProvider';
import { phoneAddress } from '@/lib/phoneAddress';
import { choiceText, fieldLabel } from './inboxTexts';

type Value = InboxField['values'][number];

/** What a stored value is read with. */
interface Reading extends Pick<TextsValue, 't' | 'format'> {
  /** Of the page's site, where the form names none. */
  currency: Currency;
}
interface FormReading extends Reading {
  /** undefined: a form without unit, perhaps of another country than the page. */
  odometer: OdometerUnit | undefined;
}

export interface FieldRow {
  name: string;
  label: string;
  isHidden: boolean;
  lines: string[];
  /** Of the page that the value names; the one to call, or to write to. */
  address?: string;
}

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;
const CURRENCIES: readonly Currency[] = ['SEK', 'NOK', 'DKK', 'EUR', 'GBP'];
const UNITS: readonly OdometerUnit[] = ['mil', 'km', 'mi'];
/** Read together with another field. */
const READ_ELSEWHERE = new Set([
  'plan.currency',
  'plan.signature',
  'odometer',
  'range.high',
  'range.currency',
  'range.count',
  'range.fromYear',
  'range.toYear',
]);

/** A stored value as people read it: of any form, by its name and type. */
function valueText(name: string, value: Value, { t, format, currency, odometer }: FormReading): string {
  if (typeof value === 'boolean') return t(value ? 'inbox.yes' : 'inbox.no');
  if (typeof value === 'number') {
    if (name.endsWith('Minor')) return format.minorMoney({ amount: value, currency });
    if (name === 'year') return String(value);
    return name === 'milage' && odometer ? format.odometer(value, odometer) : format.number(value);
  }
  const aspect = CONDITION_ASPECTS.find((one) => name === `condition.${one}`);
  const option = aspect && optionText(aspect, value);
  if (option) return t(option);
  const [, date, time] = LOCAL_TIME.exec(value) ?? [];
  if (date && time) return `${format.weekdayDate(date)} ${time}`;
  return isDay(value) ? format.longDate(value) : choiceText(name, value, t);
}

/** '180 000–220 000 kr', and of how many cars. */
function rangeLines(valueOf: (name: string) => Value | undefined, { t, format, currency }: Reading): string[] {
  const amounts = ['range.low', 'range.high'].map((name) => format.money(Number(valueOf(name)), currency));
  const years = [...new Set([valueOf('range.fromYear'), valueOf('range.toYear')])].join('–');
  return [amounts.join(' – '), t('sell.rangeBasis', { count: Number(valueOf('range.count')), years })];
}

/** How to reach the sender by a field. */
const contacts: Readonly<Record<string, (value: string) => string>> = {
  phone: phoneAddress,
  customerPhone: phoneAddress,
  email: (value) => `mailto:${value}`,
  customerEmail: (value) => `mailto:${value}`,
};

/** The values of a form as rows. */
export function fieldRows(
  { form, fields, cars }: Pick<InboxSubmission, 'form' | 'fields' | 'cars'>,
  given: Reading,
): FieldRow[] {
  const valueOf = (name: string): Value | undefined => fields.find((field) => field.name === name)?.values[0];
  const reading: FormReading = {
    ...given,
    currency:
      CURRENCIES.find((one) => one === (valueOf('plan.currency') ?? valueOf('range.currency'))) ?? given.currency,
    odometer: UNITS.find((one) => one === valueOf('odometer')),
  };
  const { t } = reading;
  return fields
    .filter(({ name }) => !READ_ELSEWHERE.has(name))
    .map(({ name, label, values, isHidden }): FieldRow => {
      const row = { name, label: label || fieldLabel(form, name, t), isHidden };
      if (isHidden) return { ...row, lines: [] };
      if (name === 'range.low') return { ...row, lines: rangeLines(valueOf, reading) };
      const car = name === 'car' || name === 'wantedCar' ? cars.find(({ id }) => id === values[0]) : undefined;
      if (car) return { ...row, lines: [car.name], address: car.address };
      const contact = contacts[name]?.(String(values[0] ?? ''));
      return {
        ...row,
        lines: values.map((value) => valueText(name, value, reading)),
        ...(contact !== undefined && { address: contact }),
      };
    });
}
