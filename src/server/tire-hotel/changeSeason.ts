import type { TireSeason } from '@/domain/tire-hotel/vehicle';
import { WORKSHOP_ZONE } from '@/domain/workshop/slotTime';
import { localMoment } from '@/i18n/localTime';

/** A season whose wheels are about to be mounted. */
export interface ChangeSeason {
  wheels: TireSeason;
  /** '2026-winter' */
  name: string;
  /** Bookings from this day on are of this season's change. */
  changesFrom: string;
}

/** Winter tires are required from 1 December, studs end on 15 April (see `tireLanes.ts`). */
const SEASONS: readonly { wheels: TireSeason; remind: readonly [from: string, to: string]; changesFrom: string }[] = [
  { wheels: 'summer', remind: ['03-15', '04-25'], changesFrom: '03-01' },
  { wheels: 'winter', remind: ['10-01', '11-25'], changesFrom: '09-15' },
];
/** Text messages are not sent at night. */
const DAYTIME = { from: '09:00', until: '19:00' };

/** The season whose wheels are mounted on a visit of that day: '2026-winter', also in January 2027. */
export function changeOn(localDate: string): string {
  const [year, day] = [localDate.slice(0, 4), localDate.slice(5)];
  const begun = SEASONS.findLast(({ changesFrom }) => day >= changesFrom);
  return begun ? `${year}-${begun.wheels}` : `${Number(year) - 1}-winter`;
}

/** Null outside the weeks and hours in which customers are reminded, on the workshops' clock. */
export function changeSeasonAt(now: number): ChangeSeason | null {
  const { date, time } = localMoment(new Date(now).toISOString(), WORKSHOP_ZONE);
  const [year, day] = [date.slice(0, 4), date.slice(5)];
  const season = SEASONS.find(({ remind: [from, to] }) => day >= from && day <= to);
  return season && time >= DAYTIME.from && time < DAYTIME.until
    ? { wheels: season.wheels, name: `${year}-${season.wheels}`, changesFrom: `${year}-${season.changesFrom}` }
    : null;
}
