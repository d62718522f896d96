/**
 * What the Swedish rules say on a day: winter tires in winter conditions from 1 December to 31 March, studs from 1
 * October to 15 April.
 */
export type TireRule = 'studsAllowed' | 'winterTires' | 'studsEnding' | 'noStuds';

/** @param day 'YYYY-MM-DD' */
export function tireRuleOf(day: string): TireRule {
  const monthAndDay = day.slice(5);
  if (monthAndDay >= '12-01' || monthAndDay <= '03-31') return 'winterTires';
  if (monthAndDay >= '10-01') return 'studsAllowed';
  return monthAndDay <= '04-15' ? 'studsEnding' : 'noStuds';
}
