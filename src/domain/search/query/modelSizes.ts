import { CHILD_SEPARATOR } from '../search';
import { expressionsIn } from './expressions';
import { foldedTerms, squeeze } from './parsedConcepts';
import { premiumMakes } from './tables/groups';
import { electricModels, modelBodies, type ModelBodies } from './tables/modelBodies';

/** Of 'C-Class', '3-sarja', 'Trieda A': the table has the letter or the number alone. */
const classTerms: ReadonlySet<string> = new Set([
  'class',
  'klass',
  'klasse',
  'trieda',
  'serie',
  'series',
  'sarja',
  'rad',
]);

/** Squeezed makes of cheap cars: who asks for one of them wants no premium make instead. */
const budgetMakes: ReadonlySet<string> = new Set(['dacia', 'lada', 'mg', 'suzuki', 'ssangyong', 'kgm', 'chevrolet']);

/** Squeezed name to row. Cached: the table is constant. */
let cache: ReadonlyMap<string, ModelBodies> | null = null;
const bodiesByName = (): ReadonlyMap<string, ModelBodies> =>
  (cache ??= new Map(
    modelBodies.flatMap((row) => expressionsIn(row.models).map((name) => [squeeze(name), row] as const)),
  ));

/** Squeezed. Cached: the table is constant. */
let electricCache: ReadonlySet<string> | null = null;
const electricNames = (): ReadonlySet<string> =>
  (electricCache ??= new Set(expressionsIn(electricModels).map(squeeze)));

/** 'c' of 'cklass', '3' of '3serie'. */
const CLASS_IN_ONE = /^([a-z\d])(?:class|klasse?|series?|sarja)$/;

const termsOf = (model: string): string[] =>
  foldedTerms(model)
    .filter((term) => !classTerms.has(term))
    .map((term) => CLASS_IN_ONE.exec(term)?.[1] ?? term);

/**
 * The bodies and the size of a well-known model; null for another. 'Corolla Touring Sports' is as large as a Corolla.
 * @param make its make, if it is known
 */
export function bodiesOf(make: string, model: string): ModelBodies | null {
  const terms = termsOf(model);
  for (let length = terms.length; length > 0; length--) {
    const name = terms.slice(0, length).join('');
    const found = bodiesByName().get(squeeze(make) + name) ?? bodiesByName().get(name);
    if (found) return found;
  }
  return null;
}

/** Whether every version of a model is electric. */
function isElectricModel(make: string, model: string): boolean {
  const name = termsOf(model).join('');
  return electricNames().has(squeeze(make) + name) || electricNames().has(name);
}

/** Swedish words of the bodies of everyday cars; the roomy ones. */
const ROOMY: readonly string[] = ['kombi', 'suv', 'crossover', 'familjebuss'];
const EVERYDAY: readonly string[] = ['halvkombi', 'sedan', ...ROOMY];

/** Whether one body may stand in for another: a Jogger for a Duster or a Sandero, but no 911 for a Macan. */
function isKin(own: readonly string[], wanted: readonly string[]): boolean {
  const among = (of: readonly string[], bodies: readonly string[]): boolean => of.some((body) => bodies.includes(body));
  return among(wanted, EVERYDAY) && among(own, among(wanted, ROOMY) ? ROOMY : EVERYDAY);
}

interface Likeness {
  value: string;
  make: string;
  /** How many sizes lie between. */
  steps: number;
  isLarger: boolean;
  isSameBody: boolean;
  /** Both are cars for every day, and not less roomy. */
  isKin: boolean;
  isElectric: boolean;
}

/** How much the models in stock are like another one, the nearest in size first. */
function likenesses(make: string, model: string, values: readonly string[]): Likeness[] {
  const wanted = bodiesOf(make, model);
  if (!wanted) return [];
  const each = values.flatMap((value) => {
    const [brand = '', name] = value.split(CHILD_SEPARATOR);
    const own = name === undefined ? null : bodiesOf(brand, name);
    if (name === undefined || !own) return [];
    return [
      {
        value,
        make: squeeze(brand),
        steps: stepsBetween(own, wanted),
        isLarger: own.size > wanted.size,
        isSameBody: own.of.some((body) => wanted.of.includes(body)),
        isKin: isKin(own.of, wanted.of),
        isElectric: isElectricModel(brand, name),
      },
    ];
  });
  return each.toSorted((one, other) => one.steps - other.steps);
}

/** Models of a make that a seller shows instead of another: of its kind, electric as it is. */
function likeOfMake(make: string, model: string, values: readonly string[]): Likeness[] {
  const ofMake = likenesses(make, model, values).filter((one) => one.make === make);
  const isElectric = isElectricModel(make, model);
  const sameBody = ofMake.filter((one) => one.isSameBody);
  const sameFuel = ofMake.filter((one) => one.isElectric === isElectric);
  const both = sameBody.filter((one) => one.isElectric === isElectric);
  // In place of an electric car another electric one.
  return both.length > 0 ? both : isElectric ? sameFuel : sameBody;
}

/** Models of any make that are like it; not those of premium makes in place of a cheap car, unless there are no others. */
function likeOfAny(make: string, model: string, values: readonly string[]): Likeness[] {
  const isElectric = isElectricModel(make, model);
  const ofFuel = likenesses(make, model, values).filter((one) => one.isElectric === isElectric);
  const sameBody = ofFuel.filter((one) => one.isSameBody);
  // In place of an electric car another electric one, also with another body.
  const ofAny = sameBody.length > 0 || !isElectric ? sameBody : ofFuel;
  const affordable = budgetMakes.has(make) ? ofAny.filter((one) => !premiumMakes.includes(one.make)) : [];
  return affordable.length > 0 ? affordable : ofAny;
}

/**
 * The models in stock that are like one that is not, by how near they are: those of its make, then of any make as large
 * as it is, then a size larger or smaller. Larger ones of its make come with those of any make.
 */
export function modelsLike(make: string, model: string, values: readonly string[]): string[][] {
  const ofKind = likeOfMake(make, model, values);
  const isElectric = isElectricModel(make, model);
  // The Jogger, where there is neither a Duster nor another SUV of the make.
  const isOtherBody = ofKind.length === 0 && budgetMakes.has(make);
  const ofMake = isOtherBody
    ? likenesses(make, model, values).filter(
        (one) => one.make === make && one.isElectric === isElectric && one.steps <= 1 && one.isKin,
      )
    : ofKind;
  const nearest = ofMake.filter(({ steps }) => steps === ofMake[0]?.steps);
  const ofAny = likeOfAny(make, model, values);
  const asLarge = ofAny.filter(({ steps }) => steps === 0);
  const isSecond = isOtherBody || nearest.every(({ isLarger }) => isLarger);
  const first = isSecond ? [[...nearest, ...asLarge]] : [nearest, asLarge];
  // Of the smallest cars, which seldom are automatic, those two sizes larger at last.
  const farthest = bodiesOf(make, model)?.size === 'A' ? [1, 2] : [1];
  const wider = farthest.map((most) => [...nearest, ...ofAny.filter(({ steps }) => steps <= most)]);
  const levels = [...first, ...wider].map((level) => [...new Set(level.map(({ value }) => value))]);
  const found = levels.filter((level, index) => level.length > (levels[index - 1]?.length ?? 0));
  // 'E-Klasse', where the site has neither a Mercedes nor a car nearly as large.
  const isMakeSold = values.some((value) => squeeze(value.split(CHILD_SEPARATOR)[0] ?? '') === make);
  if (found.length > 0 || isMakeSold || ofAny.length === 0) return found;
  return [ofAny.filter(({ steps }) => steps === ofAny[0]?.steps).map(({ value }) => value)];
}

/**
 * Models in stock for 'kona elektrisk', where the stock has no Kona: those of its make, then of its body and nearly its
 * size, as some of them are sold as electric cars as well; then electric ones of any body. The text's fuel is a condition of its own.
 */
export function electricModelsLike(make: string, model: string, values: readonly string[]): string[][] {
  const all = likenesses(make, model, values);
  const near = (most: number) => all.filter(({ steps }) => steps <= most);
  const ofBody = [0, 1].map((most) => near(most).filter(({ isSameBody }) => isSameBody));
  const electric = [1, 2].map((most) => near(most).filter((one) => one.isSameBody || one.isElectric));
  const ofMake = likeOfMake(make, model, values);
  const nearest = ofMake.filter(({ steps }) => steps === ofMake[0]?.steps);
  const levels = [[], ...ofBody, ...electric].map((level) => [...nearest, ...level]);
  return levels
    .map((level) => [...new Set(level.map(({ value }) => value))])
    .filter((level, index, each) => level.length > (each[index - 1]?.length ?? 0));
}

/** The other models in stock of a model's kind, the nearest in size first. */
export const modelsNear = (make: string, model: string, values: readonly string[]): string[] =>
  likeOfMake(make, model, values).map(({ value }) => value);

/**
 * The electric models in stock of a model's make: those of its body, else of another one for every day; the nearest in
 * size first.
 */
export function electricModelsNear(make: string, model: string, values: readonly string[]): string[] {
  const ofMake = likenesses(make, model, values).filter((one) => one.make === squeeze(make) && one.isElectric);
  const sameBody = ofMake.filter((one) => one.isSameBody);
  return (sameBody.length > 0 ? sameBody : ofMake.filter((one) => one.isKin)).map(({ value }) => value);
}

/** Models in stock that carry people, in place of that of a goods van, the nearest in size first; none for another. */
export function peopleCarriersLike(make: string, model: string, values: readonly string[]): string[] {
  const van = bodiesOf(make, model);
  if (!van?.of.includes('skåpbil')) return [];
  // The sizes of vans begin with the second: a Transporter (C) is as large as a Multivan (D).
  const wanted = van.size.charCodeAt(0) + 1;
  const carriers = values.flatMap((value) => {
    const [brand = '', name = ''] = value.split(CHILD_SEPARATOR);
    const own = bodiesOf(brand, name);
    const steps = Math.abs((own?.size.charCodeAt(0) ?? 0) - wanted);
    return name !== '' && own?.of.includes('familjebuss') ? [{ value, steps }] : [];
  });
  return carriers.toSorted((one, other) => one.steps - other.steps).map(({ value }) => value);
}

/** How many sizes lie between two models. */
const stepsBetween = (one: ModelBodies, other: ModelBodies): number =>
  Math.abs(one.size.charCodeAt(0) - other.size.charCodeAt(0));
