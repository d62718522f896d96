import type { AutoDealer, DayOfWeek, OpeningHoursSpecification, Thing } from 'schema-dts';
import type { PageBlock } from '@/blocks/blocks.types';
import type { Picture } from '@/domain/content/layout';
import type { Department, Facility } from '@/domain/dealers/facility';
import { dateOf, spansOf, weekdayOf } from '@/domain/dealers/openingHours';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { PageContent } from './pageContent';
import type { GraphAddress, HeadData } from './pageHead';
import type { PageRoute } from './routeParams';
import { termFor } from './stockTerms';

const kinds = {
  'New cars': 'AutoDealer',
  Workshop: 'AutoRepair',
  Parts: 'AutoPartsStore',
  'Body work': 'AutoBodyShop',
} as const satisfies Record<Department['group'], string>;
const days: readonly DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * The week, and each day that deviates with its date; what can't be read is left out. A closed day opens and closes at
 * midnight, as search engines read it.
 */
function hoursOfDepartment(
  { openingschedule: { openinghours, deviationdays } }: Department,
  today: string,
): OpeningHoursSpecification[] {
  const week = openinghours.flatMap(({ day, displayText }) => {
    const weekday = weekdayOf(day);
    const dayOfWeek = weekday === null ? undefined : days[weekday];
    return (spansOf(displayText) ?? []).flatMap(({ open, close }): OpeningHoursSpecification[] =>
      dayOfWeek ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: open, closes: close }] : [],
    );
  });
  const deviating = deviationdays.flatMap(({ day, displayText }) => {
    const [date, spans] = [dateOf(day, today), spansOf(displayText)];
    if (date === null || date < today || spans === undefined) return [];
    return (spans ?? [{ open: '00:00', close: '00:00' }]).map(({ open, close }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      opens: open,
      closes: close,
      validFrom: date,
      validThrough: date,
    }));
  });
  return [...week, ...deviating];
}

/** The official name is in the language of the stock. */
const departmentName = (facility: Facility, { name, official_name: official }: Department, shown: string): string =>
  official !== '' && shown === name ? official : `${facility.site_official_name} ${shown}`;

/** The facility for search engines: stable ids, one entry per department, linked to the site's organisation. */
function facilityThings(
  facility: Facility,
  today: string,
  { origin, canonical }: GraphAddress,
  shownAs: (field: string, value: string) => string,
): Thing[] {
  const id = `${canonical}#facility`;
  const [latitude = Number.NaN, longitude = Number.NaN] = facility.site_geocoord.split(',').map(Number);
  const image = facility.site_primary_image?.original || facility.site_image_url;
  const location = {
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: facility.site_street,
      postalCode: facility.site_zip,
      addressLocality: shownAs('car_site_city', facility.site_city),
      addressRegion: shownAs('car_site_region', facility.site_region),
    },
    ...(Number.isFinite(latitude) && Number.isFinite(longitude)
      ? { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }
      : {}),
  };
  const departments = facility.site_departments.map((department, index): AutoDealer => ({
    '@type': kinds[department.group] as 'AutoDealer',
    '@id': `${id}-${index + 1}`,
    name: departmentName(facility, department, shownAs('department', department.name)),
    ...location,
    ...(department.phone ? { telephone: department.phone } : {}),
    ...(department.email ? { email: department.email } : {}),
    openingHoursSpecification: hoursOfDepartment(department, today),
  }));
  const mainDepartment =
    facility.site_departments.find(({ group }) => group === 'New cars') ?? facility.site_departments[0];
  return [
    {
      '@type': (mainDepartment ? kinds[mainDepartment.group] : 'AutoDealer') as 'AutoDealer',
      '@id': id,
      name: facility.site_official_name,
      url: canonical,
      parentOrganization: { '@id': `${origin}/#organization` },
      mainEntityOfPage: { '@id': `${canonical}#webpage` },
      ...location,
      ...(facility.site_phone ? { telephone: facility.site_phone } : {}),
      ...(facility.site_email ? { email: facility.site_email } : {}),
      ...(image ? { image: new URL(image, origin).href } : {}),
      ...(facility.site_brands.length > 0
        ? { brand: facility.site_brands.map((name) => ({ '@type': 'Brand' as const, name })) }
        : {}),
      ...(mainDepartment ? { openingHoursSpecification: hoursOfDepartment(mainDepartment, today) } : {}),
      ...(departments.length > 0 ? { department: departments } : {}),
    },
  ];
}

function pictureOfFacility({ site_official_name: alt, ...facility }: Facility): Picture | null {
  const src = facility.site_primary_image?.original || facility.site_image_url;
  return src ? { src, alt } : null;
}

/** The head of a facility's page: it is the facility's, not that of the page for any. `today`: 'YYYY-MM-DD'. */
export function facilityHead(
  facility: Facility,
  today: string,
  route: PageRoute,
  { trail, languages }: Pick<PageContent, 'trail' | 'languages'>,
): Partial<HeadData> {
  const { language, path } = route;
  const shownAs = (field: string, value: string): string => termFor(route, field, value);
  const { site_official_name: name, site_street: street } = facility;
  const city = shownAs('car_site_city', facility.site_city);
  return {
    layout: null,
    pageName: 'facilityDetail',
    title: name,
    picture: pictureOfFacility(facility),
    description: translate(pickTexts(language.language, ['dealers']), language.locale, 'dealers.metaDescription', {
      name,
      street,
      city,
    }),
    trail: trail.map((step, index) => (index === trail.length - 1 ? { title: name, path } : step)),
    // It has the same slug in every language.
    languages: languages.map((one) => ({ ...one, path: one.path.replace(/\*$/, facility.slug) })),
    things: (address) => facilityThings(facility, today, address, shownAs),
  };
}

/** The trail's last step is the facility by its name. */
export const namedAs = (blocks: readonly PageBlock[], name: string): PageBlock[] =>
  blocks.map((block) =>
    block.block === 'Breadcrumb'
      ? {
          ...block,
          fields: {
            ...block.fields,
            Items: block.fields.Items.map((item, index, all) =>
              index === all.length - 1 ? { ...item, Title: name } : item,
            ),
          },
        }
      : block,
  );
