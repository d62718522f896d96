import { analyticsEventRules, type AnalyticsEvent, type TextRule } from '@/domain/analytics/analyticsEvent';
import { scrubSearchText, scrubText } from '@/domain/analytics/personalText';
import { isObject } from '@/lib/guards';

interface Rules {
  readonly [key: string]: Rule;
}
type Rule = TextRule | 'number' | readonly [Rules] | Rules;

/** Limit of the characters of one value in the data layer. */
const LONGEST = 200;

/** A path segment of this form is a car (decision 3d). */
const CAR_ID = /^[1-9]\d{4,11}$/;
const scrubPath = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((step) => (CAR_ID.test(step) ? step : scrubText(step)))
    .join('/');

const texts: Record<TextRule, (text: string) => string> = {
  own: (text) => text,
  text: scrubText,
  queryText: scrubSearchText,
  path: scrubPath,
};

/** One value by its rule; undefined for a value of another type. */
function passed(rule: Rule, value: unknown): unknown {
  if (rule === 'number') return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  if (typeof rule === 'string') return typeof value === 'string' ? texts[rule](value).slice(0, LONGEST) : undefined;
  if (isList(rule)) return Array.isArray(value) ? value.map((one) => passed(rule[0], one)) : undefined;
  return isObject(value) ? byRules(rule, value) : undefined;
}

const isList = (rule: readonly [Rules] | Rules): rule is readonly [Rules] => Array.isArray(rule);

function byRules(rules: Rules, value: object): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(value));
  const fields = Object.entries(rules).map(([key, rule]): [string, unknown] => [key, passed(rule, given.get(key))]);
  return Object.fromEntries(fields.filter(([, one]) => one !== undefined));
}

/** The fields of a message that may reach the data layer, each by its rule. */
export const cleaned = (message: AnalyticsEvent): Record<string, unknown> => ({
  event: message.event,
  ...byRules(analyticsEventRules[message.event], message),
});
