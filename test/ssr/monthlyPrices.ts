import type { Car, Currency } from '@/domain/cars/car';
import { pickTexts } from '@/i18n/pickTexts';
import { demoCarsOf } from '../server/demoStock';
import { publicPath } from '@/sites/resolver';
import type { Site } from '@/sites/site.types';

/** What the law of each market wants next to a monthly price: the values of `data-credit`. */
const information: Readonly<Record<Currency, readonly string[]>> = {
  SEK: ['warning'],
  NOK: ['caution'],
  DKK: ['caution'],
  EUR: ['caution'],
  GBP: ['hire', 'example'],
};
/** '3 236 kr/mån', '2 995 kr i månaden', '£199 a month', '249 € kuukaudessa' */
const MONTHLY =
  /\d[\d\s.,]*(?:kr\.?|€|EUR)\s?(?:\/\s?m(?:ån|d|es)|\/\s?kk|i månaden|per måned|om måneden|kuukaudessa|mesačne)|(?:£\s?\d[\d.,]*|\d[\d\s.,]*\s?(?:kr|€))\s?(?:\/|an? |per )month/;

const WARNINGS = (['sv', 'nb', 'da', 'fi', 'sk', 'en'] as const).map((language) =>
  String(pickTexts(language, ['frame'])['frame.creditTitle']),
);

/** Without the parts that have the legal information of the market, and without code. */
function outsideOfInformation(html: string, kinds: readonly string[]): string {
  const parts = [...html.matchAll(/<(div|tr|ul)\b[^>]*\bdata-credit="(\w+)"[^>]*>/g)].filter(([, , kind = '']) =>
    kinds.includes(kind),
  );
  let text = html;
  for (const { 0: tag, 1: name = 'div' } of parts) text = text.replace(elementFrom(text, text.indexOf(tag), name), ' ');
  return text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ');
}

/** The element that begins there, with what is in it. */
function elementFrom(html: string, start: number, name: string): string {
  const tags = new RegExp(`<(/?)${name}\\b`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] === '/' ? -1 : 1;
    if (depth === 0) return html.slice(start, found.index);
  }
  return html.slice(start);
}

/** A monthly price in the main part of a page without the legal information of its market; null for none. */
export function undisclosedPrice(html: string, currency: Currency): string | null {
  // What a car costs to own and run is no credit.
  const running = html.indexOf('<section id="running-costs"');
  const rest = running < 0 ? html : html.replace(elementFrom(html, running, 'section'), ' ');
  const main = rest.slice(rest.indexOf('<main>'), rest.lastIndexOf('</main>'));
  const text = outsideOfInformation(main, information[currency]);
  const price = MONTHLY.exec(text)?.[0];
  // A page of content has the warning as a block of its own, next to what it says.
  return price === undefined || WARNINGS.some((warning) => text.includes(warning)) ? null : price;
}

/** A car of the site with a loan, with each kind of lease, and one without any. */
export function financedCars(site: Site): string[] {
  const wanted: ((car: Car) => boolean)[] = [
    (car) => car.car_loan_option !== undefined,
    (car) => car.car_has_privateleasing === true,
    (car) => car.car_has_companyleasing === true,
    (car) => car.car_loan_option === undefined && !car.car_has_privateleasing && !car.car_has_companyleasing,
  ];
  const found = new Map<number, Car>();
  for (const car of demoCarsOf(site)) {
    if (found.size === wanted.length) break;
    for (const [index, matches] of wanted.entries()) if (!found.has(index) && matches(car)) found.set(index, car);
  }
  const paths = new Set([...found.values()].map((car) => `${site.paths.carBase}/${car.car_id}/${car.slug}`));
  return site.languages.flatMap((language) => [...paths].map((path) => publicPath(language, path)));
}
