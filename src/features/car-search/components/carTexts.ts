import type { Car } from '@/domain/cars/car';
import { isLot } from '@/domain/cars/lot';
import { disclosed, type Disclosure } from '@/domain/finance/undisclosed';
import { fuelKindOf } from '@/domain/finance/fuel';
import { localDay } from '@/i18n/localDay';
import type { TextsValue } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { cardLoan } from '../cardLoan.selectors';

type Texts = Pick<TextsValue, 't' | 'format' | 'term'>;

/** 'V60 B4 Plus', '3 Series 320d' */
export function modelText(
  { car_model: model = '', car_model_text: text = model }: Pick<CarRecord, 'car_model' | 'car_model_text'>,
  { term }: Pick<TextsValue, 'term'>,
): string {
  return model !== '' && text.startsWith(model) ? `${term('car_model', model)}${text.slice(model.length)}` : text;
}

/** 'Volvo V60 B4 Plus': brand, then the model as shown. */
export const carName = (car: CarRecord, texts: Pick<TextsValue, 'term'>): string =>
  [car.car_brand, modelText(car, texts)].filter(Boolean).join(' ');

/** 'Volvo V60' */
export const makeAndModel = (car: CarRecord, { term }: Pick<TextsValue, 'term'>): string =>
  [car.car_brand, term('car_model', car.car_model ?? '')].filter(Boolean).join(' ');

export interface PriceTexts {
  /** The price to pay, with its currency; `null` where the dealer gives none. */
  now: string | null;
  /** The lowest price of the 30 days before, the legal reference for a reduction. */
  before: string | null;
  /** 'inkl. moms', 'exkl. moms' for a light commercial vehicle; of a lot 'utropspris, inkl. moms'. */
  note: string;
  campaign: boolean;
  /** The price fell within the last 30 days, without a campaign. */
  cut: boolean;
}

const MS_A_DAY = 24 * 60 * 60 * 1000;
const DAYS_CUT = 30;

/**
 * Prices of light commercial vehicles exclude VAT, all others include it (specification 2 section 2.2).
 * @param now time of the page, not of the browser
 */
export function priceTexts(car: CarRecord, { t, format }: Pick<Texts, 't' | 'format'>, now: string): PriceTexts {
  const {
    car_price: price,
    car_campaign_price: reduced,
    car_has_campaign_price: has,
    car_price_currency: currency,
    car_lowest_price: lowest,
    car_price_since: since,
  } = car;
  const vat = t(car.car_vehicle_type_code === 'LCV' ? 'card.exclVat' : 'card.inclVat');
  const note = isLot(car) ? t('card.startingBid', { vat }) : vat;
  const campaign = has === true && reduced !== undefined && (price === undefined || reduced <= price);
  const amount = campaign ? reduced : price;
  if (amount === undefined || currency === undefined)
    return { now: null, before: null, note, campaign: false, cut: false };
  const fell = lowest !== undefined && lowest > amount;
  const cut = fell && !campaign && since !== undefined && Date.parse(now) - Date.parse(since) < DAYS_CUT * MS_A_DAY;
  return {
    now: format.money(amount, currency),
    before: fell && (campaign || cut) ? format.money(lowest, currency) : null,
    note,
    campaign,
    cut,
  };
}

/** An effective rate: one decimal (decision 8). */
export const effectiveRateText = (rate: number, { format }: Pick<TextsValue, 'format'>): string =>
  format.percent(rate, { decimals: 1 });

/** '2021 · 4 520 mil · Diesel · Automat': the parts that are known. */
export const carDetails = (car: CarRecord, { format, term }: Omit<Texts, 't'>): string[] =>
  [
    car.car_year === undefined ? '' : String(car.car_year),
    mileageText(car, { format }),
    term('car_fuel', car.car_fuel ?? ''),
    term('car_gearbox', car.car_gearbox ?? ''),
  ].filter((part) => part !== '');

/** The four of a card: of a car with a plug its range instead of the gearbox, which is an automatic one. */
export const cardDetails = (car: CarRecord, texts: Texts): string[] =>
  car.wltp_electric_range === undefined
    ? carDetails(car, texts)
    : [...carDetails({ ...car, car_gearbox: undefined }, texts), rangeText(car, car.wltp_electric_range, texts)];

/** 'Räckvidd 412 km', of a plug-in hybrid 'El 62 km': in the unit of the WLTP figure, as on the car's page. */
const rangeText = ({ car_odometer: unit, car_fuel: fuel }: CarRecord, range: number, { t, format }: Texts): string =>
  t(fuelKindOf(fuel) === 'plugin' ? 'card.electricRange' : 'card.range', {
    range: format.distance(range, unit === 'mi' ? 'mi' : 'km'),
  });

export const mileageText = (car: CarRecord, { format }: Pick<Texts, 'format'>): string =>
  car.car_mileage === undefined || car.car_odometer === undefined
    ? ''
    : format.odometer(car.car_mileage, car.car_odometer);

type Mark = 'card.reserved' | 'card.campaign' | 'card.cut' | 'card.carOfTheWeek' | 'card.sample' | Arrival;
type Arrival = 'card.today' | 'card.yesterday';

/** Published on the day of `now`, the time of the page, or on the day before. */
function arrival(
  { car_published: published = '' }: Pick<Car, 'car_published'>,
  now: string,
  timeZone: string,
): Arrival | null {
  // Most cars are older: their calendar day, which takes longer to find, is not needed.
  const isNew = Date.parse(now) - Date.parse(published) < 3 * MS_A_DAY;
  const days = isNew ? localDay(now, timeZone) - localDay(published, timeZone) : NaN;
  return days === 0 ? 'card.today' : days === 1 ? 'card.yesterday' : null;
}

/**
 * The one mark of a card: what matters most to a buyer.
 * @param timeZone of the site, not of the browser
 */
export function markOf(
  car: Pick<Car, 'car_published' | 'car_is_reserved' | 'caroftheweek' | 'car_is_sample'>,
  price: Pick<PriceTexts, 'campaign' | 'cut'>,
  now: string,
  timeZone: string,
): Mark | null {
  if (car.car_is_reserved) return 'card.reserved';
  if (car.car_is_sample) return 'card.sample';
  if (price.campaign) return 'card.campaign';
  if (price.cut) return 'card.cut';
  return car.caroftheweek ? 'card.carOfTheWeek' : arrival(car, now, timeZone);
}

/** '3 236 kr/mån, effektiv ränta 8,9 %'; null where the car has no loan. */
export function loanMonthText(car: CarRecord, proof: Disclosure, texts: Pick<Texts, 't' | 'format'>): string | null {
  const { car_price_currency: currency } = car;
  const loan = cardLoan(car);
  if (!loan || !currency) return null;
  const { quote } = disclosed(loan, proof);
  return texts.t('card.loan', {
    monthly: texts.format.money(Math.round(quote.monthlyCost), currency),
    rate: effectiveRateText(quote.effectiveRate, texts),
  });
}
