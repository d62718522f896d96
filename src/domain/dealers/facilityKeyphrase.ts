import { markedTokens, namedDepartment } from './departmentTokens';
import { weekdayNames, type LocalMoment } from './openingHours';

/** Words between those that matter, in the languages of the sites: the search must find every word that is left. */
const FILLERS = new Set(
  (
    'i på för med och eller nära vid hos som är nu just en ett den det finns ' +
    'for og nær ved er nå et ' +
    'in on at with and or near by the a an now is ' +
    'ja tai lähellä nyt ' +
    'v vo na pre s so alebo pri blízko teraz je'
  ).split(' '),
);
const TODAY = new Set(['idag', 'today', 'tänään', 'dnes']);
const TOMORROW = new Set(['imorgon', 'imorgen', 'tomorrow', 'huomenna', 'zajtra']);

const firstName = (weekday: number): string => weekdayNames(weekday % 7).split(' ')[0] ?? '';

/**
 * What the search of facilities looks for: 'öppet på lördag i borås' without the fillers, 'idag' as its weekday, and the
 * words of a search for a workshop as words of the workshop.
 */
export function facilityKeyphrase(text: string, { weekday }: Pick<LocalMoment, 'weekday'>): string {
  const tokens = text
    .replace(/(^|\s)i (dag|morgon|morgen)(?=\s|$)/gi, '$1i$2')
    .split(/\s+/)
    .map((word) => {
      const plain = word.toLowerCase();
      if (TODAY.has(plain)) return firstName(weekday);
      return TOMORROW.has(plain) ? firstName(weekday + 1) : word;
    });
  const meaningful = tokens.filter((word) => !FILLERS.has(word.toLowerCase()));
  const keyphrase = (meaningful.length > 0 ? meaningful : tokens).join(' ');
  const department = namedDepartment(keyphrase);
  return department === null ? keyphrase : markedTokens(department, keyphrase);
}
