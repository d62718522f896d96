import type { Token } from './tokens';

/** What a part of a numeral makes of the value before it; null where it can't follow. */
type Step = (value: number) => number | null;

const add =
  (more: number): Step =>
  (value) => {
    // 'hundra fem', 'twenty five', 'femogtyve'.
    const fits =
      more < 10 ? value % 10 === 0 && value !== 10 : more < 100 ? value % 100 === 0 || value < 10 : value === 0;
    return fits ? value + more : null;
  };
const times =
  (factor: number): Step =>
  (value) =>
    value < 10 ? (value || 1) * factor : null;

/** Whether the last two digits are one to nine: 'satakaksi' in 'satakaksikymmentä'. */
const endsInOne = (value: number): boolean => value % 100 > 0 && value % 100 < 10;

/** Values of the numerals in a row of words, ascending by `by` from `first`; folded, of every language. */
function numerals(first: number, by: number, ...rows: readonly string[]): [string, Step][] {
  return rows.flatMap((row, index) => row.split(' ').map((word): [string, Step] => [word, add(first + index * by)]));
}

const JOINTS: ReadonlySet<string> = new Set(['og', 'och', 'and']);

/** Parts of spelled numbers below a thousand, folded, in every language. */
const steps: readonly (readonly [string, Step])[] = [
  ...numerals(
    1,
    1,
    'ett et one yksi yhden jeden',
    'tva to two kaksi kahden dva',
    'tre three kolme kolmen tri',
    'fyra fire four nelja neljan styri',
    'fem five viisi viiden pat',
    'sex seks six kuusi kuuden sest',
    'sju syv seven seitseman sedem',
    'atta atte otte eight kahdeksan osem',
    'nio ni nine yhdeksan devat',
    'tio ti ten desat',
    'elva elleve eleven jedenast',
    'tolv twelve dvanast',
    'tretton tretten thirteen trinast',
    'fjorton fjorten fourteen strnast',
    'femton femten fifteen patnast',
    'sexton seksten sixteen sestnast',
    'sjutton sytten seventeen sedemnast',
    'arton atten eighteen osemnast',
    'nitton nitten nineteen devatnast',
  ),
  ...numerals(
    20,
    10,
    'tjugo tjue tyve twenty dvadsat',
    'trettio tretti tredive thirty tridsat',
    'fyrtio forti fyrre forty styridsat',
    'femtio femti halvtreds fifty patdesiat',
    'sextio seksti tres sixty sestdesiat',
    'sjuttio sytti halvfjerds seventy sedemdesiat',
    'attio atti firs eighty osemdesiat',
    'nittio nitti halvfems ninety devatdesiat',
  ),
  ...numerals(100, 100, 'sata sto', 'dvesto', 'tristo', 'styristo', 'patsto'),
  // Spoken Finnish: 'viiskyt', 'satku', 'pari tonnia'.
  ...['viiskyt', 'viisikymppia', 'viisikympin'].map((part): [string, Step] => [part, add(50)]),
  ...['satku', 'satkun'].map((part): [string, Step] => [part, add(100)]),
  ['pari', add(2)],
  // Of Finnish: 'kaksitoista' is 12, 'kaksikymmentä' 20, 'kaksisataa' 200.
  ['toista', (value) => (endsInOne(value) ? value + 10 : null)],
  ['kymmenta', (value) => (endsInOne(value) ? value + (value % 10) * 9 : null)],
  // 'kymmenen' is 10, 'kahdenkymmenen' of 20.
  ['kymmenen', (value) => (endsInOne(value) ? value + (value % 10) * 9 : value % 100 === 0 ? value + 10 : null)],
  // Spoken: 'kymppitonni', 'kympin', 'kolmekymppiä'.
  ...['kymppi', 'kymppia', 'kympin'].map((part): [string, Step] => [part, times(10)]),
  ...['sataa', 'sadan'].map((part): [string, Step] => [part, times(100)]),
  ...['hundra', 'hundre', 'hundrede', 'hundred'].map((part): [string, Step] => [part, times(100)]),
  ...[...JOINTS].map((part): [string, Step] => [part, (value) => (value > 0 ? value : null)]),
];
const parts = steps.toSorted(([a], [b]) => b.length - a.length);
/** Those after the first line are money: 'femtio lax', 'viisi tonnia'. */
const thousands: readonly string[] = [
  'tusen tusind tusinde thousand grand tuhatta tuhat tuhannen tisic',
  'lax laxar papp lakan tusenlappar laken lapper tusenlapper tonni tonnin tonnia',
].flatMap((row) => row.split(' '));

/** The thousands that a word says, with a value from the words before it; null where a part of it is no numeral. */
function wordValue(text: string, value: number): { value: number; isThousand: boolean } | null {
  if (text === '') return { value, isThousand: false };
  if (value > 0 && thousands.includes(text)) return { value: value * 1_000, isThousand: true };
  for (const [part, step] of parts) {
    const next = text.startsWith(part) ? step(value) : null;
    const found = next === null ? null : wordValue(text.slice(part.length), next);
    if (found) return found;
  }
  return null;
}

/** 'hundra', 'femtontusen' */
export const isNumberWord = (word: string): boolean => thousands.includes(word) || (wordValue(word, 0)?.value ?? 0) > 0;

/**
 * A spelled number: 'två hundra tusen', 'femtontusen', 'twenty five grand', 'trehundra', 'fem'; null for other words.
 * @returns the value and the index of the first token after it
 */
export function spelledNumber(tokens: readonly Token[], from: number): { value: number; end: number } | null {
  let value = 0;
  let index = from;
  for (; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token || token.plain || (index > from && !/^[\s-]*$/.test(token.before))) break;
    const found = wordValue(token.folded, value);
    if (!found) break;
    value = found.value;
    if (found.isThousand) return { value, end: index + 1 };
    // 'alle kolmekymppiä': of money, unless the thousands follow.
    if (/kymp(?:pia?|in)$/.test(token.folded) && !thousands.includes(tokens[index + 1]?.folded ?? ''))
      return { value: value * 1_000, end: index + 1 };
  }
  // 'och' alone is no number, and none ends with it.
  while (index > from && JOINTS.has(tokens[index - 1]?.folded ?? '')) index--;
  return value > 0 && index > from ? { value, end: index } : null;
}
