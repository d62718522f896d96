import type { Car } from '@/domain/cars/car';
import { departmentsForMake } from '@/domain/cars/sampleSellers';
import type { Department, Facility } from '@/domain/dealers/facility';
import { driveTimes, nextOpening } from '@/domain/dealers/nextOpening';
import { planOfStock } from '@/domain/finance/financePlan';
import { DRIVE_DAYS, type ContactValues, type FinancePlan } from '@/domain/forms/contact';
import { contactSchema } from '@/domain/forms/contact.schema';
import { addDays } from '@/domain/workshop/slotTime';
import { carPath } from '@/domain/sites/routes';
import { failed, ok, type Result } from '@/errors/result';
import { localMoment } from '@/i18n/localTime';
import type { Site } from '@/sites/site.types';
import { publicPath } from '@/sites/resolver';
import type { CarsStore } from '../cars/cars.store';
import type { DealersStore } from '../dealers/dealers.store';
import type { QuoteSignatures } from '../finance/signedQuotes';
import {
  receiptMessage,
  requestLines,
  sellerMessage,
  type ContactMessageData,
  type ContactSeller,
  type SuggestedTime,
} from './contact.messages';
import { defineForm, type FormDefinition } from './formDefinition';

export interface ContactFormParts {
  cars: Pick<CarsStore, 'everOffered'>;
  dealers: Pick<DealersStore, 'facility' | 'facilities'>;
  quotes: Pick<QuoteSignatures, 'isOurs'>;
  /** Origin of a site's pages without trailing slash. */
  origin: (site: Site) => string;
}

interface SellerOfCar {
  seller: ContactSeller;
  department: Department | null;
}

const salesDepartment = (facility: Facility | null): Department | null =>
  facility?.site_departments.find(({ group }) => group === 'New cars') ?? facility?.site_departments[0] ?? null;

/** Whether the time is one that the form offers; null: the opening hours are not known. */
function isWithinHours(time: string, department: Department | null): boolean {
  if (!department) return true;
  const date = time.slice(0, 10);
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return driveTimes(department.openingschedule, { date, weekday }).includes(time.slice(11));
}

/**
 * Whether the days of these times are among those that the form offers. A day more on both sides: the visitor's clock may
 * be another one, and the page may be open since yesterday.
 */
function areNear(times: readonly string[], submittedAt: Date, zone: string): boolean {
  const today = localMoment(submittedAt.toISOString(), zone).date;
  const [first, last] = [addDays(today, -1), addDays(today, DRIVE_DAYS + 1)];
  return times.map((time) => time.slice(0, 10)).every((day) => first <= day && day <= last);
}

/** Addresses by which the page of a car may name its seller. */
function knownAddresses(car: Car, facility: Facility | null): ReadonlySet<string> {
  const sellers = car.car_sellers ?? [];
  const all = [...sellers, ...(facility?.site_departments ?? [])].map(({ email }) => email);
  return new Set([...all, facility?.site_email ?? ''].map((address) => address.toLowerCase()));
}

/** The message to the seller of a car (specification 2 section 5). */
export function contactForm({ cars, dealers, quotes, origin }: ContactFormParts): FormDefinition {
  /** The browser names the seller, and the server decides: the form must not send mail to just anybody. */
  async function sellerOf(car: Car, site: Site, wanted: ContactValues): Promise<Result<SellerOfCar>> {
    const stock = site.cars?.stock;
    if (!stock) return failed('DEPARTMENT_NOT_FOUND');
    const isWanted = ({ name, email }: { name: string; email: string }): boolean =>
      wanted.toEmail === '' ? name === wanted.toName : email === wanted.toEmail;
    if (car.car_is_sample) {
      const departments = departmentsForMake(await dealers.facilities(stock), car.car_brand);
      const department = departments.find(({ official_name: name, email }) => isWanted({ name, email }));
      if (!department) return failed('DEPARTMENT_NOT_FOUND');
      const { official_name: name, email, phone } = department;
      return ok({ seller: { name, email, phone }, department });
    }
    const facility = car.car_site_id === undefined ? null : await dealers.facility(stock, car.car_site_id);
    if (wanted.toEmail !== '' && !knownAddresses(car, facility).has(wanted.toEmail.toLowerCase()))
      return failed('BAD_REQUEST');
    const sellers = car.car_sellers?.filter(({ email }) => email !== '') ?? [];
    const seller = sellers.find(isWanted) ?? sellers[0];
    const department = salesDepartment(facility);
    if (seller) return ok({ seller, department });
    if (!facility || facility.site_email === '') return failed('DEPARTMENT_NOT_FOUND');
    const { site_official_name: name, site_email: email, site_phone } = facility;
    return ok({ seller: { name, email, phone: department?.phone ?? site_phone }, department });
  }

  return defineForm<ContactValues>({
    kind: 'contact',
    schema: contactSchema,
    async compose(
      given,
      { site, locale, reference, submittedAt },
    ): Promise<Result<Awaited<ReturnType<typeof composed>>>> {
      if (!areNear(given.testDriveTimes, submittedAt, site.timeZone)) return failed('BAD_REQUEST');
      const car = site.cars ? await cars.everOffered(site.cars.stock, given.car) : null;
      if (!car) return failed('CAR_NOT_FOUND');
      const found = await sellerOf(car, site, given);
      if (!found.ok) return found;
      // The figures are the stock's or the lender's, whatever the browser calculated.
      const isQuoted = (plan: FinancePlan): boolean => quotes.isOurs(given.car, plan);
      const values = { ...given, plan: given.plan && planOfStock(car, given.plan, isQuoted) };
      return ok(composed({ values, car, site, locale, reference, submittedAt, ...found.value }));
    },
  });

  function composed({
    seller,
    department,
    locale,
    submittedAt,
    ...of
  }: Pick<ContactMessageData, 'values' | 'car' | 'site' | 'reference'> &
    SellerOfCar & { locale: Site['languages'][number]['locale']; submittedAt: Date }) {
    const { values, car, site, reference } = of;
    const language = site.languages.find((one) => one.locale === locale) ?? site.languages[0];
    const path = (of: typeof language) => `${origin(site)}${publicPath(of, carPath(site.paths, car))}`;
    const suggestedTimes: SuggestedTime[] = values.testDrive
      ? values.testDriveTimes.map((time) => ({ time, isOpen: isWithinHours(time, department) }))
      : [];
    const reply = department
      ? nextOpening(department.openingschedule, localMoment(submittedAt.toISOString(), site.timeZone))
      : null;
    const data = { ...of, seller, suggestedTimes, reply };
    const toSeller = sellerMessage({ ...data, link: path(site.languages[0]) });
    return {
      mails: [
        { recipient: seller.email, ...toSeller, replyTo: values.email, delivers: true },
        { recipient: values.email, ...receiptMessage({ ...data, link: path(language) }, locale), delivers: false },
      ],
      lead: {
        reference,
        submittedAt: submittedAt.toISOString(),
        interest: values.testDrive ? ('test-drive' as const) : ('buy' as const),
        car,
        link: path(site.languages[0]),
        customer: { name: values.name, email: values.email, phone: values.phone },
        comments: [...requestLines(data), ...(values.message === '' ? [] : [values.message])],
        seller: { name: seller.name, email: seller.email },
        site: { title: site.title, origin: origin(site) },
      },
      reply,
      payload: Object.fromEntries(Object.entries(values)),
    };
  }
}
