/**
 * What a language's words do in a search, as visitors type them: phrases between commas, in any case, marks as the
 * language writes them. A phrase may stand in several rows; what stands around it decides.
 */
export interface LanguageTable {
  /** 'under 200 000': at most. */
  max: string;
  min: string;
  /** 'runt 200 000': a tenth more or less. */
  about: string;
  between: string;
  /** Joins the ends of a range. */
  to: string;
  /** Years before or after the one named. */
  older: string;
  newer: string;
  cheaper: string;
  dearer: string;
  /** Behind the number: 'eller nyare'. */
  orMore: string;
  orLess: string;

  not: string;
  /** Goes with the word behind it: 'med dragkrok'. */
  with: string;
  and: string;
  near: string;
  within: string;
  /** Before a town: 'i Borås'. */
  locatedIn: string;
  /** Between a distance and a town: '5 mil från Borås'. */
  from: string;
  here: string;
  /** Says nothing about a car. */
  filler: string;

  /** What a number is about, where no unit says it. */
  price: string;
  mileage: string;
  year: string;
  power: string;
  range: string;
  leasing: string;

  thousand: string;
  thousandMoney: string;
  million: string;
  money: string;
  month: string;
  /** 'max 5 år gammal'. */
  yearsOld: string;
  seats: string;
  mil: string;
  km: string;
  miles: string;
  horsepower: string;
  kilowatt: string;

  cheapest: string;
  dearest: string;
  lowestMileage: string;
  newestYear: string;
  latest: string;
}
