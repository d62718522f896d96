import { matchesFilters } from '@/domain/search/baseFilter';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { compileRedirects } from '@/domain/sites/redirects';
import { da } from '@/i18n/texts/da';
import { en } from '@/i18n/texts/en';
import { fi } from '@/i18n/texts/fi';
import { nb } from '@/i18n/texts/nb';
import { sk } from '@/i18n/texts/sk';
import { sv } from '@/i18n/texts/sv';
import { asciiSlug } from '@/lib/asciiSlug';
import { loanOffer } from '@/domain/finance/loanPlan';
import { demoCarsOf, demoStock } from '../demoStock';
import { settingsOf } from '@/server/content/siteSettings';
import { termPairs } from '@/domain/vocabulary/stockTerms';
import { UNKNOWN_MILEAGE } from '@/domain/workshop/services';
import { quoteFrom } from '@/server/workshop/quote';
import { generateWorkshop } from '@/server/workshop/seed/workshop.seed';
import { addonCategories } from '@/server/workshop/seed/addons.seed';
import { serviceCategories } from '@/server/workshop/seed/services.seed';
import { allSites, siteByName } from '@/sites/sites';
import type { Site } from '@/sites/site.types';
import { filesOf } from './platform';
import { isObject } from '@/lib/guards';

/*
 * What content says about facilities and the workshop agrees with the invented data.
 */

const SPELT_NUMBERS: readonly (readonly string[])[] = [
  [],
  ['one'],
  ['två', 'to', 'two', 'kaksi', 'dve'],
  ['tre', 'three', 'kolme', 'tri'],
  ['fyra', 'fire', 'four', 'neljä', 'štyri'],
  ['fem', 'five', 'viisi', 'päť'],
  ['sex', 'seks', 'six', 'kuusi', 'šesť'],
  ['sju', 'syv', 'seven', 'seitsemän', 'sedem'],
  ['åtta', 'åtte', 'otte', 'eight', 'kahdeksan', 'osem'],
  ['nio', 'ni', 'nine', 'yhdeksän', 'deväť'],
  ['tio', 'ti', 'ten', 'kymmenen', 'desať'],
  ['elva', 'elleve', 'eleven', 'yksitoista', 'jedenásť'],
  ['tolv', 'twelve', 'kaksitoista', 'dvanásť'],
  ['tretton', 'thirteen'],
  ['fjorton', 'fjorten', 'fourteen'],
  ['femton', 'femten', 'fifteen'],
];
/** The last word of 'up to'. */
const UP_TO = /^(?:till|opptil|til|to|jopa|až|v)$/;
const FACILITIES =
  /^(?:anläggningar|verksamhetsställen|avdelinger|afdelinger|branches|locations|toimipistettä|pobočiek|pobočky)$/i;

const numberOf = (text: string): number | null => {
  const known = SPELT_NUMBERS.findIndex((spellings) => spellings.includes(text.toLowerCase()));
  return known > 0 ? known : /^\d{1,4}$/.test(text) ? Number(text) : null;
};

const facilitiesOf = ({ facilities }: Site) =>
  facilities
    ? generateFacilities(facilities.stock).filter((facility) =>
        matchesFilters(facilities.filters ?? [], { ...facility }),
      )
    : [];

interface Statement {
  file: string;
  text: string;
}

/** Every text of a site's pages; a number above its unit is one text with it. Stories are about other days. */
async function textsOf(site: Site): Promise<Statement[]> {
  const files = (await filesOf(site.name)).get(site.name);
  const statements: Statement[] = [];
  for (const pages of files?.languages.values() ?? [])
    for (const { file, data } of pages.values()) {
      if (/\/20\d\d\//.test(file)) continue;
      const walk = (value: unknown): void => {
        if (typeof value === 'string')
          statements.push({ file, text: value.replaceAll('\u00ad', '').replace(/<[^>]*>/g, ' ') });
        else if (Array.isArray(value)) value.forEach(walk);
        else if (isObject(value)) {
          if ('PreTitle' in value && 'Title' in value)
            statements.push({ file, text: `${String(value.PreTitle)} ${String(value.Title)}` });
          Object.values(value).forEach(walk);
        }
      };
      walk(data);
    }
  return statements;
}

/** The makes that a site's booking names as authorised. */
async function brandsNamed(site: Site): Promise<string[]> {
  const files = (await filesOf(site.name)).get(site.name);
  const named = [...(files?.languages.values() ?? [])].flatMap((pages) =>
    [...pages.values()].flatMap(({ data }) => [...JSON.stringify(data).matchAll(/"Brands":"([^"]*)"/g)]),
  );
  return named.flatMap(([, brands = '']) => brands.split(', '));
}

const withFacilities = allSites.filter(({ facilities }) => facilities).map((site) => [site.name, site] as const);

describe('content about facilities', () => {
  it.each(withFacilities)('H-01 of %s counts as many as there are', async (_name, site) => {
    const count = facilitiesOf(site).length;
    const wrong = (await textsOf(site)).flatMap(({ file, text }) =>
      [...text.matchAll(/(\p{L}+|\d+) (\p{L}+)/gu)].flatMap(([, number = '', noun = '']) => {
        const claimed = FACILITIES.test(noun) ? numberOf(number) : null;
        return claimed === null || claimed === count ? [] : [`${file}: ${number} ${noun}, not ${count}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(withFacilities)('H-01 of %s names no town of the stock where it has none', async (_name, site) => {
    const here = new Set(facilitiesOf(site).map(({ site_city }) => site_city));
    const elsewhere = generateFacilities(site.facilities?.stock ?? 'se')
      .map(({ site_city }) => site_city)
      .filter((town) => !here.has(town));
    const wrong = (await textsOf(site)).flatMap(({ file, text }) =>
      [...new Set(elsewhere)]
        .filter((town) => new RegExp(`(?<!\\p{L})${town}(?!\\p{L})`, 'u').test(text))
        .map((town) => `${file}: ${town}`),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it.each(allSites.filter(({ cars }) => cars).map((site) => [site.name, site] as const))(
    'H-01 of %s promises nothing in advertisements that they do not show',
    async (_name, site) => {
      const advertisement = /annons|\badvert|\bthe ad\b|annonce|ilmoituks|inzerát/i;
      // Fields that cars do not have.
      const missing =
        /batterihäl|batterihelse|batteriets hälsa|battery health|protokoll|rapport|report|raport|garanti|warranty|takuu|záruk/i;
      const wrong = (await textsOf(site)).flatMap(({ file, text }) =>
        text
          .split(/(?<=[.!?])\s+/)
          .filter((sentence) => advertisement.test(sentence) && missing.test(sentence))
          .map((sentence) => `${file}: ${sentence}`),
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each(allSites.filter(({ cars }) => cars?.auction).map((site) => [site.name, site] as const))(
    "A-01 of %s lists the buyer's fees that are added to a bid",
    async (_name, site) => {
      const { feesPage = '', fees = [] } = site.cars?.auction ?? {};
      const files = (await filesOf(site.name)).get(site.name);
      const pages = [...(files?.languages.values() ?? [])].flatMap((of) =>
        [...of.values()].filter(({ file }) => file.endsWith(`${feesPage}.yaml`)),
      );
      expect(pages).toHaveLength(site.languages.length);
      for (const { data } of pages) {
        // The fees are the first rows of the first table.
        const rows = [...JSON.stringify(data).matchAll(/<th scope=\\"row\\">([^<]*)<\/th><td>([^<]*)<\/td>/g)].slice(
          0,
          fees.length,
        );
        const amounts = (text = '') =>
          [...text.matchAll(/\d+(?:[ ,\u00a0]\d{3})*/g)].map(([amount]) => Number(amount.replace(/\D/g, '')));
        const listed = rows.map(([, price, fee], index) => ({
          ...(index < fees.length - 1 && { upTo: amounts(price).at(-1) }),
          fee: amounts(fee)[0],
        }));
        expect(listed).toEqual(fees);
        expect(amounts(rows.at(-1)?.[1])).toEqual([fees.at(-2)?.upTo]);
      }
    },
  );

  it.each(allSites.filter(({ cars }) => cars).map((site) => [site.name, site] as const))(
    'G-02 of %s promises as many points of inspection as the condition reports have at most',
    async (_name, site) => {
      const promised = (await textsOf(site)).flatMap(({ text }) =>
        [...text.matchAll(/(\p{L}+) (\d+) (?:punkter|points|kohtaa|bodoch|bodov)(?!\p{L})/gu)].map(
          ([, before = '', points]) => [before, Number(points)] as const,
        ),
      );
      const most = Math.max(
        ...demoStock(site.cars?.stock ?? 'se').map(({ car_inspection_points: points }) => points ?? 0),
      );
      expect(promised.filter(([before, points]) => !UP_TO.test(before) || points !== most)).toEqual([]);
      for (const { 'home.promise1Text': text } of [sv, nb, da, fi, sk, en]) expect(text).toContain(` ${most} `);
    },
  );

  it.each(
    allSites.flatMap(({ name, languages, cars }) =>
      cars?.usedCarPromises
        ? languages.map(({ locale }) => [name, locale, cars.usedCarPromises ?? { exchangeDays: 0, page: {} }] as const)
        : [],
    ),
  )('G-01 of %s in %s promises on a page what is shown at the price of a car', async (name, locale, promises) => {
    const pages = (await filesOf(name)).get(name)?.languages.get(locale);
    const pageText = (path: string): string =>
      JSON.stringify(pages?.get(path)?.data ?? '')
        .replaceAll('\u00ad', '')
        .replace(/<[^>]*>/g, ' ');
    const counts = (text: string, units: RegExp): (number | null)[] =>
      [...text.matchAll(/(?<!\p{L})(\p{L}+|\d+)[ -](?=(\p{L}+))/gu)].flatMap(([, number = '', unit = '']) =>
        units.test(unit) ? numberOf(number) : [],
      );
    const route = (promises.page[locale] ?? '').replace(/\/$/, '');
    // A page has the same file in each language, and may have an address of its own.
    const file = [...(pages ?? [])].find(
      ([, { data }]) => isObject(data) && 'slug' in data && data.slug === route.slice(1),
    )?.[0];
    const page = pageText(file ?? `home${route}`);
    const all = [...(pages?.keys() ?? [])].map(pageText).join(' ');
    const { warranty } = promises;
    const kilometres = warranty?.kilometres;
    const agrees = {
      exchangeDays: counts(page, /^(?:dagar|dager|dagers|days?|päivää|dní)$/).includes(promises.exchangeDays),
      warranty: warranty
        ? counts(page, /^(?:månader|måneder|months|kuukautta|mesiacov)$/).includes(warranty.months)
        : !/garanti|warranty|takuu|záruka/i.test(page),
      // In the main language; a shorter text of another one may leave it out.
      conditions:
        locale !== siteByName(name).languages[0].locale ||
        ((warranty?.years === undefined || counts(all, /^(?:år|years|vuotta|rokov)$/).includes(warranty.years)) &&
          (kilometres === undefined || page.includes(`${kilometres / 10_000} 000 mil`))),
    };
    expect(agrees).toEqual({ exchangeDays: true, warranty: true, conditions: true });
  });

  const withBooking = withFacilities.filter(([, { features }]) => features.booking !== undefined);
  it.each(withBooking)('H-01 G-01 of %s names as authorised the makes of its workshops', async (_name, site) => {
    const sold = new Set(
      facilitiesOf(site).flatMap(({ site_departments }) =>
        site_departments.flatMap(({ group, brands }) => (group === 'Workshop' ? brands.map(({ name }) => name) : [])),
      ),
    );
    const named = await brandsNamed(site);
    expect(named).not.toEqual([]);
    expect(named.filter((brand) => !sold.has(brand))).toEqual([]);
  });

  it.each(allSites.filter(({ cars }) => cars).map((site) => [site.name, site] as const))(
    'G-03 of %s with cars has a customer service that its footer names, too',
    async (name, { customerService }) => {
      const address = customerService?.phone ?? customerService?.email;
      expect(address).toEqual(expect.any(String));
      for (const pages of (await filesOf(name)).get(name)?.languages.values() ?? []) {
        const footer = JSON.stringify(pages.get('partials/footer')?.data).replace(/\+46 (\d)/g, '0$1');
        expect(footer.replace(/[ -]/g, '')).toContain(address?.replace(/[ -]/g, ''));
      }
    },
  );

  it.each(allSites.filter(({ cars }) => cars?.auction).map((site) => [site.name, site] as const))(
    'A-01 of %s says at the start and in the guide that the office bids for those who left their highest bid',
    async (_name, site) => {
      const texts = await textsOf(site);
      const office = /auktionskontoret bjuder|auksjonskontoret byr|auction office bids|aukčná kancelária prihadzuje/i;
      const guide = site.cars?.auction?.guide ?? '';
      for (const page of ['/home', guide]) {
        const own = texts.filter(({ file }) => file.endsWith(`${page}.yaml`));
        expect([page, own.some(({ text }) => office.test(text))]).toEqual([page, true]);
      }
    },
  );

  it('A-01 of no site promises that bids are made live', async () => {
    const statements = (await Promise.all(allSites.map(textsOf))).flat();
    const live =
      /(?:sista|siste|last|poslednej) (?:minuten|minutt|minute|minúte)|på tampen|samtidiga budgivare|live[- ]?(?:bud|auktion|auction|bid)/i;
    expect(statements.filter(({ text }) => live.test(text))).toEqual([]);
  });

  it('H-01 of the auctions promises of the condition report what the reports have', async () => {
    const auctions = allSites.filter(({ name }) => name.startsWith('car-auction-'));
    const statements = (await Promise.all(auctions.map(textsOf))).flat();
    // Fault codes, measured paint, test drives, and pictures of each damage: no report has them.
    const unkept =
      /felkod|feilkode|fault code|chybov\S+ kód|lack(?:en|mätning)|lakk(?:en|måling)|provkör(?:d|ning)|prøvekjørt|\bdriven\b|odjazd|fotograf(?:eras|eres|ovan)|photographed|fotíme/i;
    expect(statements.filter(({ text }) => unkept.test(text))).toEqual([]);
  });

  it('H-01 of logistics names the same times at the start as in its table', async () => {
    const files = (await filesOf('logistics')).get('logistics');
    expect(files?.languages.size).toBe(2);
    for (const pages of files?.languages.values() ?? []) {
      const [start, services] = ['home', 'tjanster'].map((name) =>
        JSON.stringify([...pages.values()].find(({ file }) => file.endsWith(`/${name}.yaml`))?.data),
      );
      const transports = [
        ...(services?.matchAll(
          /<th scope=\\"row\\">[^<]*<\/th><td>(\d) (?:dygn|days)<\/td><td>[^<]*(?:per bil|a car)</g,
        ) ?? []),
      ];
      const times = transports.map(([, days]) => Number(days));
      expect(times.length).toBeGreaterThan(2);
      expect(start).toMatch(new RegExp(`"PreTitle":"${Math.min(...times)}–${Math.max(...times)} (?:dygn|days)"`));
    }
  });

  it('H-01 of the case about the search has one measure, wherever it is told', async () => {
    const pages = [...((await filesOf('it')).get('it')?.languages.get('sv-SE')?.values() ?? [])];
    const of = (end: string) => JSON.stringify(pages.find(({ file }) => file.endsWith(end))?.data);
    for (const page of ['/home.yaml', '/case.yaml', '/tolv-sekunder-till-tva.yaml']) {
      expect([page, of(page)]).toEqual([page, expect.stringMatching(/1,9/)]);
      expect([page, of(page)]).toEqual([page, expect.stringMatching(/på en vanlig telefon över 4G/)]);
      expect([page, of(page)]).not.toEqual([
        page,
        expect.stringMatching(/några millisekunder|till två(?: millisekunder)?["<.]/),
      ]);
    }
  });

  it('H-01 of the group counts those of its six countries', async () => {
    const all = (['se', 'no', 'dk', 'fi', 'sk', 'uk'] as const).flatMap((stock) => generateFacilities(stock)).length;
    const statements = (await Promise.all(allSites.filter(({ facilities }) => !facilities).map(textsOf))).flat();
    const counts = statements.flatMap(({ text }) =>
      [...text.matchAll(/(\d+) anläggningar i sex länder/g)].map(([, count]) => Number(count)),
    );
    expect(counts).toEqual([all]);
    const [inSweden, inNorway] = (['se', 'no'] as const).map((stock) => generateFacilities(stock).length);
    expect(statements.map(({ text }) => text).join(' ')).toContain(
      `${inSweden} anläggningar i Sverige och ${inNorway} i Norge`,
    );
  });
});

describe('content about loans', () => {
  it('H-03 H-01 of the Swedish store has the terms of its new cars, and examples worked out by them', async () => {
    const pages = (await filesOf('car-store-se')).get('car-store-se')?.languages.get('sv-SE');
    const page = JSON.stringify(
      [...(pages?.values() ?? [])].find(({ file }) => file.endsWith('/finansiering.yaml'))?.data,
    );
    const calculator = /"LoanCalculator":(\{.*?\}\})/.exec(page)?.[1] ?? '{}';
    const { Title: _title, Residuals: residuals, ...terms } = JSON.parse(calculator);
    const options = demoCarsOf(siteByName('car-store-se')).flatMap(
      ({ car_condition: condition, car_loan_option: option }) => (option && condition === 'Ny' ? [option] : []),
    );
    const dearest = options.reduce((one, other) => (other.interest_rate > one.interest_rate ? other : one));
    expect(terms).toEqual({
      Price: 250_000,
      InterestRate: dearest.interest_rate,
      StartFee: dearest.start_fee,
      InvoiceFee: dearest.invoice_fee,
      DepositPercent: dearest.contract_durations[0]?.cash_amount_min_percentage,
      ContractDuration: dearest.default_contract_duration,
    });
    expect(residuals).toEqual(
      Object.fromEntries(
        dearest.contract_durations.map(({ months, residual_percentage: left }) => [String(months), String(left)]),
      ),
    );
    const rows = [...page.matchAll(/<th scope=\\"row\\">([^<]*)<\/th><td>([^<]*)<\/td><td>([^<]*)<\/td>/g)];
    const amount = (text = '') => Number(text.replace(/\D/g, ''));
    const inRow = (start: string) => {
      const [, , short, long] = rows.find(([, head = '']) => head.startsWith(start)) ?? [];
      return [amount(short), amount(long)];
    };
    const quotes = [36, 72].map((months) => loanOffer(dearest, terms.Price, { months, deposit: 50_000 })?.quote);
    expect(inRow('Att betala per månad')).toEqual(quotes.map((quote) => Math.round(quote?.monthlyCost ?? 0)));
    expect(inRow('Att betala totalt')).toEqual(quotes.map((quote) => Math.round(quote?.total ?? 0)));
  });
});

describe('Swedish pages of Finland', () => {
  const inFinland = allSites.filter(({ languages }) => languages.some(({ locale }) => locale === 'sv-FI'));
  it.each(inFinland.map((site) => [site.name, site] as const))(
    'A-15 H-01 of %s have one word for a facility, in texts and content',
    async (name) => {
      const files = (await filesOf(name)).get(name)?.languages.get('sv-FI') ?? new Map<string, { data: unknown }>();
      const own = /(?<!\p{L})anläggning(?!sfordon|sbil)/iu;
      const written = [...files].filter(([, { data }]) => own.test(JSON.stringify(data)));
      expect(written.map(([path]) => path)).toEqual([]);
      const dictionary = Object(files.get('dictionary')?.data);
      const notReplaced = Object.entries(sv).flatMap(([key, text]) =>
        (typeof text === 'string' ? [[key, text]] : Object.entries(text).map(([form, one]) => [`${key}#${form}`, one]))
          .filter(
            ([entry = '', one = '']) =>
              /^(?:frame|list|card|detail|dealers|search|error)\./.test(entry) &&
              own.test(one) &&
              !Object.hasOwn(dictionary, entry),
          )
          .map(([entry]) => entry),
      );
      expect(notReplaced).toEqual([]);
    },
  );
});

describe('content about the workshop', () => {
  const texts = async () => (await Promise.all(withBooking.map(([, site]) => textsOf(site)))).flat();
  const withBooking = withFacilities.filter(([, { features }]) => features.booking !== undefined);
  const offerings = [...serviceCategories, ...addonCategories].flatMap((category) =>
    category.offerings.map((offering) => ({ category: category.name, ...offering })),
  );

  it.each(withBooking)('J-07 A-15 %s has both pages of a booking in each of its languages', async (name, site) => {
    for (const { locale } of site.languages) {
      const pages = (await filesOf(name)).get(name)?.languages.get(locale);
      const blocksAt = (path = '') => JSON.stringify(pages?.get(`home${path}`)?.data);
      expect(blocksAt(site.features.booking)).toContain('"ServiceBooking"');
      expect(blocksAt(site.features.myBooking)).toContain('"BookingLink"');
    }
  });

  it('J-03 H-01 promises a firm price for work alone that the booking prices firmly', async () => {
    const promised = (await texts()).flatMap(({ text }) => {
      const [, kind = '', name = ''] = /^(Fast pris|Cirkapris),.* ([\p{Lu}][\p{L} ]+)$/u.exec(text) ?? [];
      const work = offerings.filter((one) => one.name === name || one.category === name);
      return work.length === 0
        ? []
        : [{ name, kindNamed: kind, isFirm: work.every(({ priceKind }) => priceKind === 'fixed') }];
    });
    expect(promised.length).toBeGreaterThan(3);
    expect(promised.filter(({ kindNamed, isFirm }) => (kindNamed === 'Fast pris') !== isFirm)).toEqual([]);
  });

  it('J-03 H-01 of the dealer brand names the prices that its booking begins with, and none as firm for all work', async () => {
    const site = siteByName('dealer-brand-se');
    const facilities = facilitiesOf(site);
    const { departments, brands } = generateWorkshop(facilities);
    const english = new Map(termPairs('workshop', 'sv', 'en'));
    const lowest = (name: string, make: string): string | null => {
      const rule = offerings.find((one) => one.name === name || english.get(one.name) === name);
      const workshops = new Set(
        facilities
          .filter(({ site_departments: all }) =>
            all.some(({ group, brands: own }) => group === 'Workshop' && own.some((one) => one.name === make)),
          )
          .map(({ site_id }) => site_id),
      );
      const rates = departments.flatMap(({ siteId, hourlyRate }) => (workshops.has(siteId) ? [hourlyRate] : []));
      const brandPercent = brands.find(({ brand }) => brand === make)?.pricePercent;
      if (!rule || brandPercent === undefined) return null;
      const car = { brand: make, model: '', fuel: 'petrol', buildYear: 2021, hasServiceAgreement: false } as const;
      const terms = { mileage: UNKNOWN_MILEAGE, hourlyRate: rates[0] ?? 0, brandPercent };
      const { price, priceFrom, priceKind } = quoteFrom(rule, car, terms, rates);
      return `${priceFrom === null ? '' : 'from '}${priceKind === 'fixed' ? '' : 'about '}${priceFrom ?? price}`;
    };
    const inOneForm = (text = ''): string =>
      text
        .replace('från', 'from')
        .replace(' ca ', ' about ')
        .replace(/kr|SEK|[\s,]/g, '')
        .replace(/(from|about)/g, '$1 ');
    const files = (await filesOf(site.name)).get(site.name);
    const pages = [...(files?.languages.values() ?? [])].flatMap((language) =>
      [...language.values()].flatMap(({ file, data }) =>
        file.endsWith('/home/service.yaml') ? [JSON.stringify(data)] : [],
      ),
    );
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      const rows = [...page.matchAll(/<th scope=\\"row\\">([^<]*)<\/th><td>([^<]*)<\/td><td>([^<]*)</g)];
      expect(rows.length).toBeGreaterThan(3);
      for (const [, name = '', volvo, polestar] of rows)
        expect([name, inOneForm(volvo), inOneForm(polestar)]).toEqual([
          name,
          lowest(name, 'Volvo'),
          lowest(name, 'Polestar'),
        ]);
      expect(page).not.toMatch(/fast pris före|fasta priser|fixed price/i);
    }
  });

  it('J-04 H-01 lends cars at the price of the booking', async () => {
    const price = offerings.find(({ code }) => code === 'LANEBIL')?.flatPrice;
    const named = (await texts()).flatMap(({ text }) =>
      /lånebil|car to borrow|borrow a car/i.test(text)
        ? [...text.matchAll(/(\d+) kr per dag|SEK (\d+) a day/g)].map(([, kronor, sek]) => Number(kronor ?? sek))
        : [],
    );
    expect(new Set(named)).toEqual(new Set([price]));
  });
});

/** Names of the filters in addresses of the site before this one. */
const OLD_FILTERS = {
  brand: 'car_brand',
  fuel: 'car_fuel',
  condition: 'car_condition',
  gearbox: 'car_gearbox',
  body: 'car_body',
  region: 'car_site_region',
} as const;

it('A-06 every value that the Swedish stock can be filtered by has its old address, with other parameters kept', async () => {
  const files = (await filesOf('car-store-se')).get('car-store-se');
  if (!files) throw new Error('The Swedish store has no content.');
  const { find } = compileRedirects(settingsOf(files, '').settings.redirects);
  const cars = demoStock('se');
  const wrong = Object.entries(OLD_FILTERS).flatMap(([name, field]) =>
    [...new Set(cars.flatMap((car) => car[field] ?? []))].flatMap((value) => {
      const old = `${name}=${asciiSlug(value)}`;
      const { target = '' } = find('/BuyCar', `utm_source=brev&${old}`) ?? {};
      const [path, query] = target.split('?');
      const parameters = new URLSearchParams(query);
      const isRight =
        path === '/kop-bil/alla-bilar-i-lager' &&
        parameters.get(field) === value &&
        parameters.get('utm_source') === 'brev' &&
        !parameters.has(name);
      return isRight ? [] : [`${old}: ${target}`];
    }),
  );
  expect(wrong).toEqual([]);
});
