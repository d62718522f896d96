import type { Car, LeasingOption, LoanOption } from '@/domain/cars/car';
import { annuity } from '@/domain/finance/finance';
import { moneyText, percentText, withUnit } from './formats';
import { offerTexts } from './offerTexts';
import { charmPrice, newPrice } from './price';
import type { Random } from '@/lib/random';
import type { Specimen } from './specimen';
import { stockTexts } from './labels';

type OfferFields = Pick<
  Car,
  | 'car_price'
  | 'car_price_text'
  | 'car_price_title'
  | 'car_price_currency'
  | 'car_retail_price'
  | 'car_retail_price_text'
  | 'car_campaign_price'
  | 'car_campaign_price_text'
  | 'car_has_campaign_price'
  | 'car_has_campaign_loan'
  | 'car_has_campaign_companyleasing'
  | 'car_has_campaign_privateleasing'
  | 'car_campaigns'
  | 'car_vat_eligible'
  | 'car_loan_option'
  | 'car_leasing_options'
  | 'car_has_companyleasing'
  | 'car_has_privateleasing'
  | 'car_pbbratio'
  | 'car_beneficial_value'
  | 'car_loan_monthly_cost'
  | 'car_privateleasing_monthly_cost'
  | 'car_companyleasing_monthly_cost'
>;

/** Per cent of the price left at the end of a loan on a car of that age. */
function residualPercent(car: Specimen, months: number): number {
  if (!car.market.loan.residual || car.months + months > 96) return 0;
  return months <= 24 ? 55 : months <= 36 ? 50 : months <= 48 ? 40 : months <= 60 ? 30 : months <= 72 ? 20 : 0;
}

function loanOf(car: Specimen, price: number, campaign: boolean, random: Random): LoanOption | undefined {
  const { loan, language, currency } = car.market;
  const longest = Math.min(84, 180 - Math.floor(car.months / 12) * 12);
  const least = 42 * car.market.moneyPerThousand.combustion;
  if (longest < 24 || price < least) return undefined;
  const texts = offerTexts[language].loan;
  const rate = campaign ? loan.campaignRate : random.pick(loan.rates);
  const contract_durations = [];
  for (let months = 12; months <= longest; months += 12) {
    contract_durations.push({
      months,
      residual_percentage: residualPercent(car, months),
      cash_amount_min_percentage: loan.depositPercent,
      cash_amount_max_percentage: 80,
    });
  }
  const duration = Math.min(longest, loan.residual && car.months < 48 ? 36 : 72);
  const residual = (price * residualPercent(car, duration)) / 100;
  const cost = Math.round(
    annuity(price - (price * loan.depositPercent) / 100, rate, duration, residual) + loan.invoiceFee,
  );
  return {
    title: campaign ? texts.campaignTitle : texts.title,
    description: texts.description,
    disclaimer: texts.disclaimer,
    interest_rate: rate,
    interest_rate_text: percentText(language, rate),
    start_fee: loan.startFee,
    start_fee_text: moneyText(language, loan.startFee, currency),
    invoice_fee: loan.invoiceFee,
    invoice_fee_text: moneyText(language, loan.invoiceFee, currency),
    default_monthly_cost: cost,
    default_monthly_cost_text: moneyText(language, cost, currency),
    default_contract_duration: duration,
    contract_durations,
  };
}

/** The yearly distance a lease allows, in the market's own unit: 1 500 mil, 15 000 km, 10,000 miles. */
function leaseMileage({ market: { odometer } }: Specimen, random: Random): number {
  const choice = random.int(0, 2);
  return odometer === 'mil' ? 1000 + choice * 500 : odometer === 'km' ? 10_000 + choice * 5000 : 8000 + choice * 2000;
}

/** Per cent of the price that a leased car is worth after so many months. */
const leaseResidual = (months: number): number => (months <= 24 ? 77 : months <= 36 ? 68 : 60);

/**
 * The leases of one kind: the drawn term and distance first, then the other combinations, dearer with distance and
 * cheaper with time.
 */
function leasesOf(
  car: Specimen,
  kind: LeasingOption['leasing_type'],
  price: number,
  campaign: boolean,
  random: Random,
): [LeasingOption, ...LeasingOption[]] {
  const duration = kind === 'Company' ? 36 : random.pick([24, 36, 36]);
  const mileage = leaseMileage(car, random);
  const { odometer } = car.market;
  const [least, step] = odometer === 'mil' ? [1000, 500] : odometer === 'km' ? [10_000, 5000] : [8000, 2000];
  const lease = (months: number, distance: number) =>
    leaseOf(car, kind, { price, campaign, months, distance, extraSteps: (distance - mileage) / step });
  const others = [duration, duration === 36 && kind === 'Company' ? 48 : duration === 36 ? 24 : 36].flatMap((months) =>
    [0, 1, 2].map((index) => ({ months, distance: least + index * step })),
  );
  return [
    lease(duration, mileage),
    ...others
      .filter(({ months, distance }) => months !== duration || distance !== mileage)
      .map(({ months, distance }) => lease(months, distance)),
  ];
}

function leaseOf(
  car: Specimen,
  kind: LeasingOption['leasing_type'],
  terms: { price: number; campaign: boolean; months: number; distance: number; extraSteps: number },
): LeasingOption {
  const { language, currency, vatPercent, odometer } = car.market;
  const { price, campaign, months: duration, distance: mileage } = terms;
  const withoutVat = car.line.lcv ? price : (price * 100) / (100 + vatPercent);
  const base = kind === 'Company' ? withoutVat : car.line.lcv ? (price * (100 + vatPercent)) / 100 : price;
  const residual = (base * (leaseResidual(duration) - 2 * terms.extraSteps)) / 100;
  const upkeep = kind === 'Private' ? base / 2000 : 0;
  const exact =
    annuity(
      kind === 'Company' ? (base * 80) / 100 : base,
      campaign ? 2.2 : 4.2,
      duration,
      kind === 'Company' ? (residual * 92) / 100 : residual,
    ) + upkeep;
  const step = currency === 'EUR' || currency === 'GBP' ? 10 : 100;
  const monthly_cost = Math.max(step - 1, Math.round(exact / step) * step + (step === 100 ? -5 : -1));
  const texts = offerTexts[language].leasing[kind];
  return {
    leasing_type: kind,
    title: texts.title(duration),
    monthly_cost,
    monthly_cost_text: `${moneyText(language, monthly_cost, currency)}/${stockTexts[language].unit.eachMonth}`,
    description: texts.description(withUnit(language, mileage, odometer === 'mi' ? 'miles' : odometer)),
    duration,
    mileage,
    asterix: texts.asterix,
  };
}

/** Price base amount of 2026 in kronor, for the Swedish benefit of a company car. */
const PRICE_BASE_AMOUNT = 59_200;

/**
 * The Swedish taxable benefit per month and the price in price base amounts, by the rule of the tax agency with an
 * interest part of 2.785 per cent; vehicle tax is left out, electric cars count 350 000 kr less, at most half.
 */
function benefitOf(car: Specimen): OfferFields {
  if (car.market.stock !== 'se' || car.line.lcv) return {};
  const list = newPrice(car);
  const reduced =
    car.engine.fuel === 'electric'
      ? Math.max(list / 2, list - 350_000)
      : car.engine.fuel === 'plugin'
        ? Math.max(list / 2, list - 140_000)
        : list;
  const yearly = (PRICE_BASE_AMOUNT * 29 + reduced * 2.785 + reduced * 13) / 100;
  const ratio = { car_pbbratio: Math.round((list * 10) / PRICE_BASE_AMOUNT) / 10 };
  return car.months <= 36 ? { ...ratio, car_beneficial_value: Math.round(yearly / 12) } : ratio;
}

/** Prices, loans and leasing, with texts in the conventions of the stock's language. `price`: before a campaign. */
export function offersOf(car: Specimen, price: number, random: Random): OfferFields {
  const { language, currency } = car.market;
  const lcv = car.line.lcv ?? false;
  const texts = offerTexts[language].campaigns;
  const titles = stockTexts[language].priceTitle;
  const money = (amount: number) => moneyText(language, amount, currency);

  const lowered = charmPrice((price * random.int(88, 96)) / 100, car.market);
  const campaignPrice = !car.sample && random.chance(12.5) && lowered < price ? lowered : undefined;
  const pays = campaignPrice ?? price;
  const loanCampaign = random.chance(9);
  const loan = loanOf(car, pays, loanCampaign, random);

  const leasable = car.sample || (car.months <= 42 && pays > 150 * car.market.moneyPerThousand.combustion);
  const wantsPrivate = leasable && !lcv && (car.sample || random.chance(48));
  const wantsCompany = leasable && (car.sample || lcv || random.chance(35));
  const leaseCampaign = random.chance(12);
  const personal = wantsPrivate ? leasesOf(car, 'Private', pays, leaseCampaign, random) : undefined;
  const company = wantsCompany ? leasesOf(car, 'Company', pays, leaseCampaign && lcv, random) : undefined;
  const list = car.condition === 'used' ? campaignPrice && price : newPrice(car);

  const campaigns = [
    ...(campaignPrice === undefined ? [] : [random.pick(texts.price)]),
    ...(loan && loanCampaign ? [texts.loan] : []),
    ...(leaseCampaign && (personal ?? (lcv ? company : undefined)) ? [texts.leasing] : []),
    ...(random.chance(5) ? [random.pick(texts.extra)] : []),
  ];
  return {
    car_price: price,
    car_price_text: money(price),
    car_price_currency: currency,
    car_price_title: car.sample
      ? titles.list
      : lcv
        ? titles.withoutVat
        : campaignPrice === undefined
          ? titles.plain
          : titles.campaign,
    ...(list === undefined ? {} : { car_retail_price: list, car_retail_price_text: money(list) }),
    ...(campaignPrice === undefined
      ? {}
      : { car_campaign_price: campaignPrice, car_campaign_price_text: money(campaignPrice) }),
    car_has_campaign_price: campaignPrice !== undefined,
    car_has_campaign_loan: loan !== undefined && loanCampaign,
    car_has_campaign_privateleasing: personal !== undefined && leaseCampaign,
    car_has_campaign_companyleasing: company !== undefined && leaseCampaign && lcv,
    car_campaigns: campaigns,
    car_vat_eligible: lcv || (car.months <= 48 && random.chance(14)),
    ...(loan ? { car_loan_option: loan, car_loan_monthly_cost: loan.default_monthly_cost } : {}),
    car_has_privateleasing: personal !== undefined,
    car_has_companyleasing: company !== undefined,
    ...(personal ? { car_privateleasing_monthly_cost: personal[0].monthly_cost } : {}),
    ...(company ? { car_companyleasing_monthly_cost: company[0].monthly_cost } : {}),
    ...(personal || company ? { car_leasing_options: [...(personal ?? []), ...(company ?? [])] } : {}),
    ...benefitOf(car),
  };
}
