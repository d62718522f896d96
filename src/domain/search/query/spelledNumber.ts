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
    'ett et one yksi yhden yhteen yhdella yks jeden jedneho',
    'tva to two kaksi kahden kahteen kahdella kahen kaks dva dvoch',
    'tre three kolme kolmen kolmeen kolmella tri troch',
    'fyra fire four nelja neljan neljaan neljalla styri styroch',
    'fem five viisi viiden viiteen viidella viien viis pat piatich',
    'sex seks six kuusi kuuden kuuteen kuudella kuus sest siestich',
    'sju syv seven seitseman seitsemaan seitsemalla seitteman sedem siedmich',
    'atta atte otte eight kahdeksan kahdeksaan kahdeksalla kaheksan osem osmich',
    'nio ni nine yhdeksan yhdeksaan yhdeksalla yheksan devat deviatich',
    'tio ti ten desat desiatich',
    'elva elleve eleven jedenast jedenastich',
    'tolv twelve dvanast dvanastich',
    'tretton tretten thirteen trinast trinastich',
    'fjorton fjorten fourteen strnast strnastich',
    'femton femten fifteen patnast patnastich',
    'sexton seksten sixteen sestnast sestnastich',
    'sjutton sytten seventeen sedemnast sedemnastich',
    'arton atten eighteen osemnast osemnastich',
    'nitton nitten nineteen devatnast devatnastich',
  ),
  ...numerals(
    20,
    10,
    'tjugo tjue tyve twenty dvadsat dvadsiatich',
    'trettio tretti tredive thirty tridsat tridsiatich',
    'fyrtio forti fyrre forty styridsat styridsiatich',
    'femtio femti halvtreds fifty patdesiat patdesiatich',
    'sextio seksti tres sixty sestdesiat sestdesiatich',
    'sjuttio sytti halvfjerds seventy sedemdesiat sedemdesiatich',
    'attio atti firs eighty osemdesiat osemdesiatich',
    'nittio nitti halvfems ninety devatdesiat devatdesiatich',
  ),
  ...numerals(100, 100, 'sata sto', 'dvesto', 'tristo', 'styristo', 'patsto'),
  // Spoken Finnish: 'viiskyt', 'satku', 'pari tonnia'.
  ...['viiskyt', 'viisikymppia', 'viisikympin'].map((part): [string, Step] => [part, add(50)]),
  // 'kakskyt', 'kolkyt'
  ['kyt', (value) => (endsInOne(value) ? value + (value % 10) * 9 : null)],
  ['kol', add(3)],
  ...['satku', 'satkun'].map((part): [string, Step] => [part, add(100)]),
  ['pari', add(2)],
  // Of Finnish: 'kaksitoista' is 12, 'kaksikymmentä' 20, 'kaksisataa' 200.
  ['toista', (value) => (endsInOne(value) ? value + 10 : null)],
  ['kymmenta', (value) => (endsInOne(value) ? value + (value % 10) * 9 : null)],
  // 'kymmenen' is 10, 'kahdenkymmenen' of 20.
  ['kymmenen', (value) => (endsInOne(value) ? value + (value % 10) * 9 : value % 100 === 0 ? value + 10 : null)],
  // Spoken: 'kymppitonni', 'kympin', 'kolmekymppiä'.
  ['kymmenella', (value) => (endsInOne(value) ? value + (value % 10) * 9 : value % 100 === 0 ? value + 10 : null)],
  ['kymmeneen', (value) => (endsInOne(value) ? value + (value % 10) * 9 : value % 100 === 0 ? value + 10 : null)],
  ...['kymppi', 'kymppia', 'kympin', 'kympilla', 'kymppiin'].map((part): [string, Step] => [part, times(10)]),
  ...['sataa', 'sadan'].map((part): [string, Step] => [part, times(100)]),
  ...['hundra', 'hundre', 'hundrede', 'hundred'].map((part): [string, Step] => [part, times(100)]),
  ...[...JOINTS].map((part): [string, Step] => [part, (value) => (value > 0 ? value : null)]),
];
const parts = steps.toSorted(([a], [b]) => b.length - a.length);
/** Those after the first line are money: 'femtio lax', 'viisi tonnia'. */
const thousands: readonly string[] = [
  'tusen tusind tusinde thousand grand tuhatta tuhat tuhannen tuhannella tuhanteen tisic tisice',
  'lax laxar papp lakan tusenlappar laken lapper tusenlapper tonni tonnin tonnia tonnilla tonniin klacky klackov tisicky tisicok tisiciek',
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

/** Between a number and its thousands, folded. */
const halves: readonly string[] = [
  'and a half',
  'och en halv',
  'och ett halvt',
  'og en halv',
  'og et halvt',
  'ja puoli',
  'a pol',
];

/** The end of 'and a half thousand'; null for other parts. */
function halfThousandEnd(tokens: readonly Token[], index: number): number | null {
  for (const half of halves) {
    const parts = half.split(' ');
    const end = index + parts.length;
    const isHalf = parts.every((word, position) => tokens[index + position]?.folded === word);
    if (isHalf && thousands.includes(tokens[end]?.folded ?? '')) return end + 1;
  }
  return null;
}

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
    const half = value > 0 ? halfThousandEnd(tokens, index) : null;
    if (half !== null) return { value: (value + 1 / 2) * 1_000, end: half };
    const found = wordValue(token.folded, value);
    if (!found) break;
    value = found.value;
    if (found.isThousand) return { value, end: index + 1 };
    // 'alle kolmekymppiä': of money, unless the thousands follow.
    if (/kymp(?:pia?|in|illa|piin)$|kyt$/.test(token.folded) && !thousands.includes(tokens[index + 1]?.folded ?? ''))
      return { value: value * 1_000, end: index + 1 };
  }
  // 'och' alone is no number, and none ends with it.
  while (index > from && JOINTS.has(tokens[index - 1]?.folded ?? '')) index--;
  return value > 0 && index > from ? { value, end: index } : null;
}
