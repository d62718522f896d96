import { expressionsIn } from './expressions';
import type { Sense } from './names';
import { foldedTerms, parsedConcepts, squeeze, type ConceptForm } from './parsedConcepts';
import { nearestColours, shades } from './tables/concepts';
import { groups, makerBodies } from './tables/groups';
import { levels } from './tables/levels';
import { languageTables } from './tables/tables';
import type { QueryLanguage } from './understanding';

/* Concepts and rules of the tables, with the values that a stock has for them. */

/** A concept that the stock has values for. */
export interface KnownConcept {
  field: string;
  tokenTexts: Record<QueryLanguage, ConceptForm[]>;
  values: string[];
}

/** A shorter one is near too many other words. */
const SHORTEST_RULE = 6;
const SHORTEST_UNIT = 5;

/** Roles whose words mean much and are common: 'miels', 'kilometter', 'persnos'. */
const correctedRoles = [
  'miles',
  'km',
  'money',
  'month',
  'monthly',
  'yearsOld',
  'persons',
  'children',
  'seats',
  'mileage',
  'power',
  'horsepower',
  'range',
  'leasing',
  'doors',
  'orMore',
  'orLess',
] as const;

const foldedIn = (row: string): string[][] => expressionsIn(row).map(foldedTerms);

/** Words for an order, a rule, an amount or an exclusion, one at a time: 'billig', 'snabb', 'familjebil', 'anything'. */
export function spokenRules(language: QueryLanguage): string[] {
  const table = languageTables[language];
  const rules = [
    ...(['cheapest', 'dearest', 'lowestMileage', 'latest'] as const).map((role) => table[role]),
    ...[...levels, ...groups].map(({ terms }) => terms[language]),
  ]
    .flatMap(foldedIn)
    .flatMap((terms) => (terms.length === 1 ? terms : []));
  const units = correctedRoles.flatMap((role) => foldedIn(table[role]).flat());
  return [
    ...[...rules, ...foldedIn(table.not).flat()].filter((word) => word.length >= SHORTEST_RULE),
    ...units.filter((word) => word.length >= SHORTEST_UNIT),
  ];
}

/** The words of groups in every language, folded. Cached: the table is constant. */
let termsOfGroups: ReadonlySet<string> | null = null;
export const groupTerms = (): ReadonlySet<string> =>
  (termsOfGroups ??= new Set(
    groups.flatMap(({ terms }) => Object.values(terms).flatMap((row) => expressionsIn(row).flatMap(foldedTerms))),
  ));

/** The words for bodies in every language, folded. */
export const bodyTermsOfConcepts = (): ReadonlySet<string> =>
  new Set(
    parsedConcepts()
      .filter(({ field }) => field === 'car_body')
      .flatMap(({ forms }) => Object.values(forms).flatMap((each) => each.map(({ key }) => key))),
  );

/** 'ljusblå' is blue where the stock has no such value. */
export function baseColour({ field, tokenTexts }: KnownConcept, known: readonly KnownConcept[]): string[] {
  const base = Object.entries(nearestColours).find(([shade]) =>
    tokenTexts.sv.some(({ key }) => key === squeeze(shade)),
  )?.[1];
  return base !== undefined && field === 'car_color' ? conceptValues(known, field, base) : [];
}

/** The values in stock of the dark and light shades of a colour. */
export function shadesOf({ field, tokenTexts }: KnownConcept, known: readonly KnownConcept[]): string[] {
  if (field !== 'car_color') return [];
  return Object.entries(shades).flatMap(([shade, base]) =>
    tokenTexts.sv.some(({ key }) => key === squeeze(base)) ? conceptValues(known, field, shade) : [],
  );
}

/** The values in stock of the concept with this Swedish word. */
export const conceptValues = (known: readonly KnownConcept[], field: string, word: string): string[] =>
  known.find((concept) => concept.field === field && concept.tokenTexts.sv.some(({ key }) => key === squeeze(word)))
    ?.values ?? [];

const isNamed = ({ tokenTexts }: KnownConcept, word: string): boolean =>
  tokenTexts.sv.some(({ key }) => key === squeeze(word));

/** Whether the stock tells a shade from its colour: 'dark' is no red where 'dark red' stands for 'red'. */
export function isApart(known: readonly KnownConcept[], field: string, word: string): boolean {
  const base = field === 'car_color' ? nearestColours[word] : undefined;
  if (base === undefined) return true;
  const ofBase = known.find((concept) => concept.field === field && isNamed(concept, base));
  const names = Object.values(ofBase?.tokenTexts ?? {}).flatMap((forms) => forms.map(({ key }) => key));
  return !conceptValues(known, field, word).some((value) => names.includes(squeeze(value)));
}

export function makerBodiesOf(
  valuesOf: (word: string) => string[],
): ReadonlyMap<string, { makes: ReadonlySet<string>; sense: Sense }[]> {
  const found = new Map<string, { makes: ReadonlySet<string>; sense: Sense }[]>();
  for (const { makes, body, terms } of makerBodies) {
    const values = valuesOf(body);
    if (values.length === 0) continue;
    const one = { makes: new Set(makes), sense: { name: 'car_body', values } };
    for (const key of expressionsIn(terms).map(squeeze)) found.set(key, [...(found.get(key) ?? []), one]);
  }
  return found;
}
