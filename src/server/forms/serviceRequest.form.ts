import { ValidationError } from 'yup';
import type { Department, Facility } from '@/domain/dealers/facility';
import { nextOpening } from '@/domain/dealers/nextOpening';
import { REQUEST_DAYS, type ServiceRequestValues } from '@/domain/forms/serviceRequest';
import { serviceRequestSchema } from '@/domain/forms/serviceRequest.schema';
import { failed, ok } from '@/errors/result';
import { localMoment } from '@/i18n/localTime';
import type { Site } from '@/sites/site.types';
import type { DealersStore } from '../dealers/dealers.store';
import { defineForm, type FormDefinition } from './formDefinition';
import { requestReceipt, workshopMessage } from './serviceRequest.messages';

export interface ServiceRequestFormParts {
  dealers: Pick<DealersStore, 'facility'>;
  /** Origin of a site's pages without trailing slash. */
  origin: (site: Site) => string;
}

const DAY_MS = 86_400_000;
/** A request that was sent on the last minute of its day may arrive on the next. */
const GRACE_MS = 15 * 60_000;

const workshopOf = (facility: Facility): Department | null =>
  facility.site_departments.find(({ group }) => group === 'Workshop') ?? facility.site_departments[0] ?? null;

/** The first and the last day that can be requested, on the site's clock. */
export function requestableDays(site: Site, now: Date): { first: string; last: string } {
  const dayAt = (time: number): string => localMoment(new Date(time).toISOString(), site.timeZone).date;
  return { first: dayAt(now.getTime()), last: dayAt(now.getTime() + REQUEST_DAYS * DAY_MS) };
}

/** @throws ValidationError for a day that is past or too far away */
function checkDay(date: string, site: Site, submittedAt: Date): void {
  const { first } = requestableDays(site, new Date(submittedAt.getTime() - GRACE_MS));
  const { last } = requestableDays(site, submittedAt);
  if (date < first) throw new ValidationError('pastDate', date, 'date');
  if (date > last) throw new ValidationError('date', date, 'date');
}

/** The Norwegian booking request to a dealer's workshop (specification 3 section 2.9). */
export function serviceRequestForm({ dealers, origin }: ServiceRequestFormParts): FormDefinition {
  return defineForm<ServiceRequestValues>({
    kind: 'service-request',
    schema: serviceRequestSchema,
    async compose(values, { site, locale, reference, submittedAt }) {
      checkDay(values.date, site, submittedAt);
      const stock = site.facilities?.stock;
      const facility = stock ? await dealers.facility(stock, values.siteId) : null;
      const workshop = facility && workshopOf(facility);
      // The browser names the dealer, and the server its address: the form must not send mail to just anybody.
      const recipient = workshop?.email || facility?.site_email || '';
      if (!facility || recipient === '') return failed('DEPARTMENT_NOT_FOUND');
      const { sign } = site.facilities ?? {};
      const name = facility.site_official_name;
      const dealer = {
        name: sign && name.startsWith(`${sign.of} `) ? sign.here + name.slice(sign.of.length) : name,
        phone: workshop?.phone || facility.site_phone,
      };
      const reply = workshop
        ? nextOpening(workshop.openingschedule, localMoment(submittedAt.toISOString(), site.timeZone))
        : null;
      const data = { values, site, dealer, reply, reference, home: origin(site) };
      return ok({
        mails: [
          { recipient, ...workshopMessage(data), replyTo: values.customerEmail, delivers: true },
          { recipient: values.customerEmail, ...requestReceipt(data, locale), delivers: false },
        ],
        // The trade's format is for buying and selling.
        lead: null,
        reply,
      });
    },
  });
}
