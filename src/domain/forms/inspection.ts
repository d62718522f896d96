/** The Norwegian periodic inspection, 'EU-kontroll'. */
export interface InspectedVehicle {
  /** 'YYYY-MM-DD' */
  firstRegistered: string;
  /** The last approved inspection; '' for none yet. */
  lastInspected: string;
  /** Above 7 500 kg: inspected every year. */
  isHeavy: boolean;
}

export interface InspectionDue {
  /** The last day on which it must be approved. */
  due: string;
  /** About when the authority writes: two months before. */
  notice: string;
  isOverdue: boolean;
}

const FIRST_YEARS = 4;
const NEXT_YEARS = 2;
const HEAVY_YEARS = 1;
const NOTICE_MONTHS = 2;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const two = (value: number): string => String(value).padStart(2, '0');

/** A day some months later or earlier; the last of its month where it has no such day. null for no day. */
function monthsFrom(day: string, months: number): string | null {
  const parts = DATE.exec(day)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, date = 0] = parts;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (month < 1 || month > 12 || date < 1 || date > last) return null;
  const from = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(from / 12), from % 12];
  const lastThere = new Date(Date.UTC(toYear, toMonth + 1, 0)).getUTCDate();
  return `${String(toYear).padStart(4, '0')}-${two(toMonth + 1)}-${two(Math.min(date, lastThere))}`;
}

/**
 * When a vehicle must have passed its next inspection: four years after its first registration, then two years after
 * the last inspection; the last digit of the plate has not decided since 2019. null without dates that make sense.
 */
export function inspectionDue(
  { firstRegistered, lastInspected, isHeavy }: InspectedVehicle,
  today: string,
): InspectionDue | null {
  const isInspected = lastInspected !== '';
  if (!isInspected && firstRegistered === '') return null;
  const from = isInspected ? lastInspected : firstRegistered;
  if (from > today || (isInspected && firstRegistered !== '' && lastInspected < firstRegistered)) return null;
  const due = monthsFrom(from, 12 * (isHeavy ? HEAVY_YEARS : isInspected ? NEXT_YEARS : FIRST_YEARS));
  const notice = due === null ? null : monthsFrom(due, -NOTICE_MONTHS);
  return due === null || notice === null ? null : { due, notice, isOverdue: due < today };
}
