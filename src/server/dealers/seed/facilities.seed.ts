import type {
  Department,
  DepartmentBrand,
  Facility,
  OpeningDay,
  OpeningSchedule,
  StaffUser,
} from '@/domain/dealers/facility';
import { departmentTerms } from '@/domain/vocabulary/facilityTerms';
import { termIn } from '@/domain/vocabulary/vocabulary.types';
import { markets } from '@/server/cars/seed/markets';
import { collatorFor } from '@/i18n/collate';
import { Random } from '@/lib/random';
import type { Language, StockName } from '@/sites/site.types';
import { asciiSlug } from '../../../lib/asciiSlug';
import { facilityTexts, type DepartmentGroup } from './facilityTexts';
import { cityOnly, makerName, makerOf, roofs } from './makers';
import { withPhones } from './phones';
import { towns, townSlug, type Town } from './towns';

const groupNames: Record<StockName, string> = {
  se: 'Nordvik Bil',
  no: 'Nordvik Bil',
  uk: 'Terra Cars',
  fi: 'Nordvik Auto',
  sk: 'Nordvik Auto',
  dk: 'Terra Biler',
  eu: 'Nordvik Cars',
};
const mailHosts: Record<StockName, string> = {
  se: 'nordvik.example',
  no: 'no.nordvik.example',
  uk: 'terracars.example',
  fi: 'fi.nordvik.example',
  sk: 'sk.nordvik.example',
  dk: 'terrabiler.example',
  eu: 'eu.nordvik.example',
};
const departmentTypes: Record<DepartmentGroup, { type: string; erp: string; mail: Record<Language, string> }> = {
  'New cars': {
    type: 'SALES',
    erp: '10',
    mail: { sv: 'salj', nb: 'salg', da: 'salg', en: 'sales', fi: 'myynti', sk: 'predaj' },
  },
  Workshop: {
    type: 'SERVICE',
    erp: '20',
    mail: { sv: 'verkstad', nb: 'verksted', da: 'vaerksted', en: 'service', fi: 'huolto', sk: 'servis' },
  },
  Parts: {
    type: 'PARTS',
    erp: '30',
    mail: { sv: 'delar', nb: 'deler', da: 'dele', en: 'parts', fi: 'varaosat', sk: 'diely' },
  },
  'Body work': {
    type: 'BODY',
    erp: '40',
    mail: { sv: 'skada', nb: 'skade', da: 'skade', en: 'bodyshop', fi: 'kori', sk: 'karosaren' },
  },
};

const hours = (open: string, close: string): string => `${open}–${close}`;

interface Deviation {
  weekday: number;
  day: number;
  month: number;
  shops: 'closed' | 'short';
}

/** Christmas 2026 to Twelfth Night 2027, in date order. */
const deviations: Record<StockName, readonly Deviation[]> = (() => {
  const common: readonly Deviation[] = [
    { weekday: 3, day: 24, month: 12, shops: 'closed' },
    { weekday: 4, day: 25, month: 12, shops: 'closed' },
    { weekday: 5, day: 26, month: 12, shops: 'closed' },
    { weekday: 3, day: 31, month: 12, shops: 'short' },
    { weekday: 4, day: 1, month: 1, shops: 'closed' },
  ];
  const epiphany: Deviation = { weekday: 2, day: 6, month: 1, shops: 'closed' };
  const british: readonly Deviation[] = [
    { weekday: 3, day: 24, month: 12, shops: 'short' },
    { weekday: 4, day: 25, month: 12, shops: 'closed' },
    { weekday: 0, day: 28, month: 12, shops: 'closed' },
    { weekday: 3, day: 31, month: 12, shops: 'short' },
    { weekday: 4, day: 1, month: 1, shops: 'closed' },
  ];
  return {
    se: [...common, epiphany],
    no: common,
    uk: british,
    fi: [...common, epiphany],
    sk: [...common, epiphany],
    dk: common,
    eu: common,
  };
})();

function scheduleOf(
  stock: StockName,
  language: Language,
  group: DepartmentGroup,
  town: Town,
  showsChristmas: boolean,
): OpeningSchedule {
  const localized = facilityTexts[language];
  const big = town.size >= 3;
  const sales = group === 'New cars';
  const weekday = sales
    ? hours(big ? '09:00' : '10:00', '18:00')
    : group === 'Body work'
      ? hours('07:30', '16:00')
      : hours(big ? '07:00' : '07:30', '17:00');
  const friday = sales
    ? hours(big ? '09:00' : '10:00', '17:00')
    : group === 'Body work'
      ? hours('07:30', '15:00')
      : hours('07:30', '16:00');
  const saturday = sales
    ? hours('10:00', '15:00')
    : group === 'Parts' && big
      ? hours('10:00', '14:00')
      : localized.closed;
  const sunday =
    sales && (big || stock === 'uk') && stock !== 'sk' && stock !== 'eu' ? hours('11:00', '15:00') : localized.closed;
  const texts = [weekday, weekday, weekday, weekday, friday, saturday, sunday];
  const openinghours: OpeningDay[] = localized.days.map((day, index) => ({
    day,
    displayText: texts[index] ?? localized.closed,
  }));
  const deviationdays: OpeningDay[] = showsChristmas
    ? deviations[stock].map(({ weekday: weekdayIndex, day, month, shops }) => ({
        day: localized.dated(localized.days[weekdayIndex] ?? '', day, month),
        displayText:
          shops === 'closed' || group === 'Body work' ? localized.closed : hours(sales ? '10:00' : '08:00', '13:00'),
      }))
    : [];
  return { openinghours, deviationdays };
}

function staffOf(
  stock: StockName,
  language: Language,
  group: DepartmentGroup,
  count: number,
  taken: Set<string>,
  random: Random,
): StaffUser[] {
  const localized = facilityTexts[language];
  const users: StaffUser[] = [];
  for (let tries = 0; users.length < count && tries < count * 20; tries += 1) {
    const first = random.pick(localized.firstNames);
    const [plain = '', feminine = plain] = random.pick(localized.lastNames).split('/');
    const last = first.endsWith('a') ? feminine : plain;
    const name = `${first} ${last}`;
    if (taken.has(name)) continue;
    taken.add(name);
    users.push({
      first_name: first,
      last_name: last,
      title: localized.titles[group][users.length] ?? random.pick(localized.titles[group]),
      phone: '',
      email: `${asciiSlug(first)}.${asciiSlug(last)}@${mailHosts[stock]}`,
    });
  }
  return users;
}

/**
 * The makers that a facility sells: the size of the town decides how many groups of makers. The first facilities sell
 * what every country sells.
 */
function makersOf(index: number, town: Town, random: Random): string[] {
  const open = roofs.filter(([maker = '']) => town.size >= 3 || !cityOnly.has(maker));
  const first = open[index % open.length] ?? [];
  const more = town.size >= 4 ? [random.pick(open)] : town.size === 3 && random.chance(50) ? [random.pick(open)] : [];
  return [...new Set([...first, ...more.flat()])];
}

function brandsOf(
  stock: StockName,
  makers: readonly string[],
  group: DepartmentGroup,
  company: string,
  email: string,
  transport: boolean,
): DepartmentBrand[] {
  const erp = `${company}.${departmentTypes[group].erp}`;
  return makers.flatMap((name) => {
    const maker = makerOf(name);
    const own: DepartmentBrand = { name: makerName(name, stock), brand_code: maker.code, erp_id: erp, email };
    const child =
      transport && maker.transport
        ? [{ name: maker.transport, brand_code: `${maker.code}_TR`, erp_id: erp, email }]
        : [];
    return [own, ...child];
  });
}

function facility(stock: StockName, town: Town, index: number, taken: Set<string>): Facility {
  const { language } = markets[stock];
  const localized = facilityTexts[language];
  const random = new Random(`facility:${stock}:${index}`);
  const name = `${groupNames[stock]} ${town.city}${town.part ? ` ${town.part}` : ''}`;
  const slug = townSlug(town);
  const site_id = `${markets[stock].firstId / 1_000_000}${String(index + 1).padStart(3, '0')}`;
  const makers = makersOf(index, town, random);
  const transport = makers.includes('Fiat') || makers.includes('Maxus') || (town.size >= 2 && random.chance(60));
  const groups: DepartmentGroup[] = [
    'New cars',
    'Workshop',
    ...(town.size >= 2 ? (['Parts'] as const) : []),
    ...(town.size >= 3 ? (['Body work'] as const) : []),
  ];
  // All departments of a facility keep the same holidays.
  const showsChristmas = new Random(`holidays:${stock}:${index}`).chance(70);
  const site_departments = groups.map((group): Department => {
    const email = `${departmentTypes[group].mail[language]}.${slug}@${mailHosts[stock]}`;
    const staff = group === 'New cars' ? town.size + 1 : group === 'Workshop' ? Math.max(2, town.size) : 2;
    const department = termIn(departmentTerms[group], language);
    return {
      name: department,
      official_name: `${name} ${department}`,
      department_type: departmentTypes[group].type,
      group,
      phone: '',
      email,
      brands: brandsOf(stock, makers, group, site_id, email, transport && group !== 'Body work'),
      users: staffOf(stock, language, group, staff, taken, random),
      openingschedule: scheduleOf(stock, language, group, town, showsChristmas),
    };
  });
  const street = random.pick(localized.streets).replace('#', String(random.int(1, 64)));
  return {
    slug,
    site_id,
    site_official_name: name,
    site_city: town.city,
    site_street: street,
    site_zip: town.zip
      .replace(/#/g, () => String(random.int(0, 9)))
      .replace(/@/g, () => random.pick([...'ABDEFGHJLNPQRSTUWXYZ'])),
    site_region: town.region,
    site_phone: '',
    site_email: `${slug}@${mailHosts[stock]}`,
    site_image_url: '',
    site_geocoord: `${town.lat},${town.lng}`,
    site_brands: [...new Set(makers.map((maker) => makerName(maker, stock)))],
    website_sort_order: 0,
    site_departments,
  };
}

/** Numbers them county by county, as the list shows them: its first page ends within one county, the next goes on there. */
function inWebsiteOrder(facilities: readonly Facility[], language: Language): Facility[] {
  const compare = collatorFor(language);
  const order = facilities
    .toSorted(
      (a, b) =>
        compare(a.site_region, b.site_region) ||
        compare(a.site_city, b.site_city) ||
        compare(a.site_official_name, b.site_official_name),
    )
    .map(({ site_id: id }) => id);
  return facilities.map((facility) => ({ ...facility, website_sort_order: order.indexOf(facility.site_id) + 1 }));
}

/** The group's facilities of one stock: real towns, everything else invented. The same on every machine. */
export function generateFacilities(stock: StockName): Facility[] {
  /** Names are unique: each person works at one facility. */
  const taken = new Set<string>();
  const facilities = towns[stock].map((town, index) => facility(stock, town, index, taken));
  return inWebsiteOrder(withPhones(stock, towns[stock], facilities), markets[stock].language);
}
