import type { CarListQuery } from '@/domain/search/carList';
import { CHILD_SEPARATOR } from '@/domain/search/search';
import { stillApplies, withQueryText } from '@/domain/search/query/applyQueryText';
import type { TextSearchMeaning } from '@/domain/search/query/searchText';
import { bodiesOf } from '@/domain/search/query/modelSizes';
import { setAside } from '@/domain/search/query/settled';
import { isWithoutSearch, type Part } from '@/domain/search/query/understanding';

/** Of plain words and rules: a text with more is no phrase of a search. */
const MOST_GIVEN_UP = 8;
/** For one text: each is a search of its own. */
const MAX_COUNTS = 60;

/** '1.0' */
const ENGINE_SIZE = /^\d[.,]\d$/;

/** One way to read a text that finds nothing. */
interface Try {
  /** The parts that give way. */
  left: readonly Part[];
  /** Without the rules that may take their place. */
  isBare: boolean;
  /** Which of the parts that take their place in turn. */
  depth: number;
  /** With the models of the text alone, none like them. */
  isAsNamed?: boolean;
}

const isTerm = ({ meaning }: Part): boolean => meaning.kind === 'words';

/** 'crdi', 'xdrive': the fuel or the drive where no such version fits, as firm as 'diesel' in so many words. */
const isMotorTerm = ({ otherwise: [only, ...more] = [] }: Part): boolean =>
  more.length === 0 && only?.meaning.kind === 'terms' && /^car_(?:fuel|drive)$/.test(only.meaning.name);

const mayGiveUpRule = (left: readonly Part[]): boolean =>
  left.some((part) => !isMotorTerm(part) && part.otherwise?.some(({ isRule }) => isRule));

/** Whether the part asks for cars without the plain words: a condition, or 'en bil'. */
const isSearch = ({ meaning }: Part): boolean =>
  meaning.kind === 'filler'
    ? meaning.isCar === true
    : meaning.kind !== 'words' && meaning.kind !== 'setAside' && !isWithoutSearch(meaning);

/** '8 gte' as '8' and 'gte'; a single letter and a unit stay with their neighbour: 's line', '60 kwh'. */
function singleTerms(part: Part): Part[] {
  const { meaning, corrected } = part;
  if (meaning.kind !== 'words' || meaning.as !== undefined || corrected !== undefined) return [part];
  return Array.from(
    part.text.matchAll(/\d+\s+kwh(?!\S)|(?:\p{L}\s+)*\S+(?:\s+\p{L}(?!\S))*/giu),
    ({ 0: text, index }) => ({
      ...part,
      from: part.from + index,
      to: part.from + index + text.length,
      text,
    }),
  );
}

/** Each alone, the last first: the engine stands before the trim. Then the last two, and so on to all of them. */
const lastFirst = (parts: readonly Part[]): (readonly Part[])[] => [
  ...parts.toReversed().map((part) => [part]),
  ...parts.slice(0, -1).map((_, earlier, { length }) => parts.slice(length - 1 - earlier)),
];

const isOfField = ({ meaning }: Part, name: string): boolean =>
  meaning.kind === 'terms' && !meaning.not && meaning.name === name;

/** What takes the place of a part, and of that in turn, the deeper the further; the last there is. */
const replacementOf = ({ otherwise = [] }: Part, depth: number): Part[] => {
  const [next] = otherwise;
  return depth > 0 && next?.otherwise ? replacementOf(next, depth - 1) : otherwise;
};

/** How many parts take its place in turn. */
const depthOf = ({ otherwise: [next] = [] }: Part): number => (next ? 1 + depthOf(next) : 0);

/**
 * What takes the place of a part where nothing fits.
 * @param all the text's parts: one that names the field already is not widened by another
 * @param isBare without the rules among them: the series of '320d' without its fuel
 * @param depth which of the parts that take its place in turn: models like it, then its make
 */
function replacement(part: Part, all: readonly Part[], isBare: boolean, depth = 0): Part[] {
  const otherwise = replacementOf(part, depth);
  const isLeft = ({ isRule, meaning }: Part): boolean =>
    !isRule ||
    ((!isBare || isMotorTerm(part)) && meaning.kind === 'terms' && !all.some((one) => isOfField(one, meaning.name)));
  return otherwise.some(isLeft) ? otherwise.map((one) => (isLeft(one) ? one : setAside(one))) : [setAside(part)];
}

/** 'Golf Sportscombi' of a Golf. */
const isSubmodel = ({ meaning }: Part, value: string): boolean =>
  meaning.kind === 'terms' && meaning.values.some((own) => value.startsWith(`${own} `));

/** The wider values that take the part's place together: all fuels, the models near it of one size; others alone. */
function widerTogether(part: Part): string[][] {
  const { wider = [] } = part;
  if (isOfField(part, 'car_fuel')) return [wider];
  const bySize = new Map<string, string[]>();
  for (const value of wider) {
    const [make = '', model] = value.split(CHILD_SEPARATOR);
    const isNear = isOfField(part, 'car_brand') && model !== undefined && !isSubmodel(part, value);
    const key = (isNear && bodiesOf(make, model)?.size) || value;
    bySize.set(key, [...(bySize.get(key) ?? []), value]);
  }
  return [...bySize.values()];
}

const valuesOf = ({ meaning }: Part): readonly string[] => (meaning.kind === 'terms' ? meaning.values : []);

/** Swedish words for the bodies of a value's model. */
function bodiesAmong(value: string): readonly string[] {
  const [make = '', model = ''] = value.split(CHILD_SEPARATOR);
  return bodiesOf(make, model)?.of ?? [];
}

/**
 * What tells that a value stands for a make or a model that the text names: '320' of '320d', 'x3' of 'x3 30e'. Instead
 * of a van with seats there are people carriers, whatever their motor.
 */
function otherMark(part: Part, value: string): Pick<Part, 'isOtherModel' | 'lacksMotor'> {
  if (!isOfField(part, 'car_brand') || isSubmodel(part, value)) return {};
  const isCarrier =
    bodiesAmong(value).includes('familjebuss') && valuesOf(part).some((own) => bodiesAmong(own).includes('skåpbil'));
  return value.includes(CHILD_SEPARATOR) && !isCarrier ? { lacksMotor: true } : { isOtherModel: true };
}

/**
 * The part with its wider values in place of its own. Wider fuels are taken together: of a model without full hybrids
 * every other hybrid is meant.
 */
const widened = ({ wider = [], ...part }: Part): Part[] => {
  const { meaning } = part;
  if (meaning.kind !== 'terms' || wider.length === 0) return [];
  return widerTogether({ ...part, wider }).map((values) => ({
    ...part,
    // The Golf Sportscombi is a Golf as well, and a full hybrid a hybrid.
    meaning: {
      ...meaning,
      values:
        meaning.name === 'car_fuel' || values.every((value) => isSubmodel(part, value))
          ? [...meaning.values, ...values]
          : values,
    },
    ...otherMark(part, values[0] ?? ''),
  }));
};

const isModel = ({ meaning, isOtherModel }: Part): boolean =>
  !isOtherModel &&
  meaning.kind === 'terms' &&
  !meaning.not &&
  meaning.name === 'car_brand' &&
  meaning.values.every((value) => value.includes(CHILD_SEPARATOR));

/**
 * The parts as they are, then more widely.
 * @param hasMotor whether cars of the text's model have its motor: then no other model takes its place
 */
function variantsOf(parts: readonly Part[], hasMotor: boolean): (readonly Part[])[] {
  const wides = parts.flatMap((wide) =>
    widened(wide)
      .filter((part) => !hasMotor || !isModel(wide) || !(part.isOtherModel || part.lacksMotor))
      .map((part) => ({ wide, part })),
  );
  const withWide = (all: readonly Part[], { wide, part }: (typeof wides)[number]): readonly Part[] =>
    all.map((one) => (one === wide ? part : one));
  // 'small hybrids': of any kind, and a size larger.
  const size = wides.find(({ wide }) => isOfField(wide, 'car_size'));
  const fuel = wides.find(({ wide }) => isOfField(wide, 'car_fuel'));
  const both = size && fuel ? [withWide(withWide(parts, size), fuel)] : [];
  return [parts, ...wides.map((each) => withWide(parts, each)), ...both];
}

/**
 * The text without a model that is not in stock, nor its make: 'mazda mx5 convertible' are other convertibles. Null
 * where it asks for nothing else.
 */
function withoutUnmetModels(parts: readonly Part[]): Part[] | null {
  const left = parts.map((part) => (part.isOtherModel && isOfField(part, 'car_brand') ? setAside(part) : part));
  const isOther = left.some((part, index) => part !== parts[index]);
  return isOther && !left.some((part) => isOfField(part, 'car_brand')) && left.some(isSearch) ? left : null;
}

/** '30e' of 'x3 30e', which tells its fuel. */
const isMotor = ({ otherwise = [] }: Part): boolean => otherwise.some((part) => isOfField(part, 'car_fuel'));

/** '330d': a badge of a series. */
const isBadge = ({ otherwise = [] }: Part): boolean => otherwise.some(isModel);

/**
 * The plain words that cars of the text's model have ('tekna' of 'qashqai tekna'), and badges that cars of its make have
 * ('bmw 330d', '330d'). They don't give way to a condition of the text, as none of its conditions does; among words that
 * no car has together, one does.
 */
async function knownOfModel(
  parts: readonly Part[],
  count: (parts: Part[]) => Promise<number>,
): Promise<{ known: ReadonlySet<Part>; hasMotor: boolean }> {
  const models = parts.filter(isModel);
  const makes = parts.filter((part) => isOfField(part, 'car_brand'));
  // '1.0 tsi golf 2018': another engine rather than none.
  const terms = parts.filter((part) => isTerm(part) && !ENGINE_SIZE.test(part.text));
  const known = new Set<Part>();
  if (terms.length > MOST_GIVEN_UP) return { known, hasMotor: false };
  for (const term of terms) {
    const named = isBadge(term) ? makes : models;
    // '320d' names its make itself.
    if ((named.length > 0 || isBadge(term)) && (await count([...named, term])) > 0) known.add(term);
  }
  const fuels = parts.filter((part) => isOfField(part, 'car_fuel') && !part.isRule);
  // 'golf electric red', where there are electric Golfs: no other model.
  const hasFuel =
    models.some(({ wider }) => wider !== undefined) && fuels.length > 0 && (await count([...models, ...fuels])) > 0;
  const isTogether = known.size < 2 || (await count([...makes, ...known])) > 0;
  return { known: isTogether ? known : new Set(), hasMotor: hasFuel || [...known].some(isMotor) };
}

/** 'octavia kombi tsi' as petrol, where the versions of other bodies alone have the word. Null without such a word. */
function byMotors(parts: readonly Part[], known: ReadonlySet<Part>): Part[] | null {
  const motors = parts.filter((part) => known.has(part) && isMotorTerm(part));
  if (motors.length === 0) return null;
  return parts.flatMap((part) => (motors.includes(part) ? (part.otherwise ?? []) : [part]));
}

/** 'hybrid' as the plug-in hybrids that the text's model has, where it has no others: what empties the list is another. */
async function hybridOfModel(
  parts: readonly Part[],
  count: (parts: Part[]) => Promise<number>,
): Promise<{ wide: Part; part: Part } | null> {
  const models = parts.filter(isModel);
  const wide = parts.find((part) => part.wider !== undefined && isOfField(part, 'car_fuel'));
  if (!wide || models.length === 0 || (await count([...models, wide])) > 0) return null;
  for (const part of widened(wide)) if ((await count([...models, part])) > 0) return { wide, part };
  return null;
}

/**
 * 'advance s' as 'advance', where cars of the text's model have that, but no such letter behind it.
 * @param count the number of cars of some parts
 */
async function withoutCharacters(parts: readonly Part[], count: (parts: Part[]) => Promise<number>): Promise<Part[]> {
  const models = parts.filter(isModel);
  const shorter = await Promise.all(
    parts.map(async (part): Promise<Part[]> => {
      const [word, character] = isTerm(part) ? splitCharacter(part) : [];
      const isUnmet =
        word && character && (await count([...models, part])) === 0 && (await count([...models, word])) > 0;
      return isUnmet ? [word, setAside(character)] : [part];
    }),
  );
  return shorter.flat();
}

/** 'advance' and 's' of 'advance s'; nothing for another part. */
function splitCharacter(part: Part): Part[] {
  const [, word, gap = ''] = /^(\S.+?)(\s+)\p{L}$/u.exec(part.text) ?? [];
  if (word === undefined || part.meaning.kind !== 'words' || part.meaning.as !== undefined) return [];
  const middle = part.from + word.length;
  return [
    { ...part, to: middle, text: word },
    { ...part, from: middle + gap.length, text: part.text.slice(word.length + gap.length) },
  ];
}

/** The parts of a query's own text; those that were read otherwise as the query has them. */
export const asSearched = (query: CarListQuery, parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => {
    // The wider ones may have the part's own values among theirs: 'hybrid' of every kind.
    const wide = widened(part).find((one) => stillApplies(query, one));
    const isWithin = wide !== undefined && valuesOf(part).every((value) => valuesOf(wide).includes(value));
    if (!isWithin && stillApplies(query, part)) return [part];
    if (wide) return [wide];
    const { otherwise = [] } = part;
    return otherwise.some((one) => stillApplies(query, one)) ? asSearched(query, otherwise) : [part];
  });

/** 'fiat 500 cabrio', where the stock has the model in other bodies alone: the model says more. */
async function bodyOfModel(parts: readonly Part[], count: (parts: Part[]) => Promise<number>): Promise<Part[] | null> {
  const models = parts.filter(isModel);
  const bodies = parts.filter((part) => isOfField(part, 'car_body'));
  if (models.length === 0 || bodies.length === 0 || (await count([...models, ...bodies])) > 0) return null;
  return parts.map((part) => (bodies.includes(part) ? setAside(part) : part));
}

/**
 * A text that finds nothing, read more widely ('hybrid' as plug-in hybrids) or without what may give way: its plain
 * words ('husvagn'), then its rules over the stock ('lång räckvidd'), then both. Where nothing is found either way, a fuel
 * or drive that a word stands for is a condition like others. Null if nothing else is in the text, or without such a word.
 * @param count the number of cars of a query, asked for `MAX_COUNTS` times at most
 */
export async function relaxText(
  { query, queryText, parts }: TextSearchMeaning,
  count: (query: CarListQuery) => Promise<number>,
): Promise<TextSearchMeaning | null> {
  if (!parts) return null;
  const relaxedTo = (relaxed: Part[]): TextSearchMeaning => ({
    query: withQueryText(query, parts, queryText, relaxed),
    queryText,
    parts: relaxed,
  });
  let counted = 0;
  const countOf = async (some: Part[]): Promise<number> => {
    counted += 1;
    return counted > MAX_COUNTS ? 0 : count(relaxedTo(some).query);
  };
  const written = parts.flatMap(singleTerms);
  const single = await withoutCharacters(written, countOf);
  if (single.length > written.length && (await countOf(single)) > 0) return relaxedTo(single);
  const { known, hasMotor } = await knownOfModel(single, countOf);
  const terms = single.filter((part) => isTerm(part) && !known.has(part));
  // 'small red car': the colour gives way before the size does.
  const isSized = single.some((part) => isOfField(part, 'car_size') && part.wider);
  const colours = isSized ? single.filter((part) => isOfField(part, 'car_color')) : [];
  const rules = single.filter((part) => part.isRule);
  if (terms.length + rules.length > MOST_GIVEN_UP) return null;
  const both = terms.length > 0 && rules.length > 0 ? [[...terms, ...rules]] : [];
  const withColours = colours.length > 0 ? lastFirst(rules).map((left) => [...colours, ...left]) : [];
  // The trim of 'a3 s line quattro' gives way before the drive.
  const tries = [
    [[], ...lastFirst(terms)],
    [...lastFirst(colours), ...lastFirst(rules), ...withColours, ...both],
  ].flatMap((lefts) => [
    ...lefts.map((left) => ({ left, isBare: false })),
    ...lefts.filter(mayGiveUpRule).map((left) => ({ left, isBare: true })),
  ]);
  // 'c220d estate amg': the trim gives way before the class does, and the motor's letters before another class.
  const badges = terms.filter(isBadge);
  const trims = lastFirst(terms.filter((part) => !badges.includes(part)));
  const ofClass =
    badges.length > 0 && trims.length > 0 ? [...trims, badges, ...trims.map((left) => [...badges, ...left])] : [];
  const deepest = Math.max(1, ...single.map(depthOf));
  const motors = rules.filter((part) => isOfField(part, 'car_fuel'));
  // 'glc 350e': other models like it before one without its motor; 'v60 carplay': before one without its equipment.
  const equipment = single.filter((part) => isOfField(part, 'car_equipment'));
  const otherModels = single.filter((part) => part.isOtherModel && isOfField(part, 'car_brand'));
  const unmetModels = motors.length + equipment.length > 0 ? otherModels.filter(({ isRule }) => isRule) : [];
  // 'recharge inscription': the fuel of the maker's word, before the trim gives way.
  const fuelTerms = terms.filter((part) => isMotorTerm(part) && isMotor(part) && !/\d/.test(part.text));
  const hasTrim = terms.some((part) => !isMotorTerm(part) && /\p{L}{2}/u.test(part.text));
  const sizes = terms.filter(({ text }) => ENGINE_SIZE.test(text));
  const firstTries = [
    ...lastFirst(colours).map((left) => ({ left, isBare: false, depth: 0, isAsNamed: true })),
    // '1.0 tsi golf': other engines of the Golf before the estate.
    ...(sizes.length > 0 ? [{ left: sizes, isBare: false, depth: 0, isAsNamed: true }] : []),
    ...ofClass.map((left) => ({ left, isBare: false, depth: 0, isAsNamed: true })),
    ...(hasTrim && fuelTerms.length > 0 ? [{ left: fuelTerms, isBare: false, depth: 0, isAsNamed: true }] : []),
    ...Array.from({ length: unmetModels.length > 0 ? deepest : 0 }, (_, depth) => ({
      left: unmetModels,
      isBare: false,
      depth,
    })),
    ...(otherModels.length > 0 ? lastFirst(equipment) : []).map((left) => ({ left, isBare: false, depth: 0 })),
  ];
  const deepTries = Array.from({ length: deepest }, (_, depth) =>
    tries
      .filter(({ left }) => depth === 0 || left.some((part) => depthOf(part) > depth))
      .map((each) => ({ ...each, depth })),
  ).flat();
  const allTries: readonly Try[] = [...firstTries, ...deepTries];
  for (const { left, isBare, depth, isAsNamed } of allTries) {
    if (!single.some((part) => (left.includes(part) ? part.otherwise !== undefined : isSearch(part)))) continue;
    const replaced = single.flatMap((part) =>
      left.includes(part) ? replacement(part, single, isBare, depth) : [part],
    );
    for (const [index, variant] of (isAsNamed ? [replaced] : variantsOf(replaced, hasMotor)).entries()) {
      // The text as it is has been searched for.
      if (index === 0 && left.length === 0) continue;
      if ((await countOf([...variant])) > 0) return relaxedTo([...variant]);
    }
  }
  const otherwise = byMotors(single, known);
  if (otherwise && (await countOf(otherwise)) > 0) return relaxedTo(otherwise);
  const hybrid = await hybridOfModel(single, countOf);
  if (hybrid) return relaxedTo(single.map((part) => (part === hybrid.wide ? hybrid.part : part)));
  const otherBody = await bodyOfModel(single, countOf);
  if (otherBody && (await countOf(otherBody)) > 0) return relaxedTo(otherBody);
  const unmet = withoutUnmetModels(single);
  if (unmet && (await countOf(unmet)) > 0) return relaxedTo(unmet);
  if (!terms.some(isMotorTerm)) return null;
  return relaxedTo(single.flatMap((part) => (terms.includes(part) ? replacement(part, single, false) : [part])));
}
