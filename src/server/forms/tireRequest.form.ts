import { nextOpening } from '@/domain/dealers/nextOpening';
import type { TireRequestValues } from '@/domain/forms/tireRequest';
import { tireRequestSchema } from '@/domain/forms/tireRequest.schema';
import { failed, ok } from '@/errors/result';
import { localMoment } from '@/i18n/localTime';
import type { Site } from '@/sites/site.types';
import type { DealersStore } from '../dealers/dealers.store';
import { workshopByErp } from '../dealers/workshopByErp';
import { defineForm, type FormDefinition } from './formDefinition';
import { tireLines, tireRequestMessage, tireRequestReceipt } from './tireRequest.messages';

export interface TireRequestFormParts {
  dealers: Pick<DealersStore, 'facilities'>;
  /** Origin of a site's pages without trailing slash. */
  origin: (site: Site) => string;
}

/** A request for new tires, to the workshop that has the car's wheels. */
export function tireRequestForm({ dealers, origin }: TireRequestFormParts): FormDefinition {
  return defineForm<TireRequestValues>({
    kind: 'tire-request',
    schema: tireRequestSchema,
    async compose(values, { site, locale, reference, submittedAt }) {
      const stock = site.facilities?.stock;
      const found = stock ? workshopByErp(await dealers.facilities(stock), values.erpId) : null;
      // The browser names the workshop, and the server its address: the form must not send mail to just anybody.
      const recipient = found ? found.workshop.email || found.facility.site_email : '';
      if (!found || recipient === '') return failed('DEPARTMENT_NOT_FOUND');
      const { facility, workshop } = found;
      const dealer = { name: facility.site_official_name, phone: workshop.phone || facility.site_phone };
      const home = origin(site);
      const reply = nextOpening(workshop.openingschedule, localMoment(submittedAt.toISOString(), site.timeZone));
      const data = { values, site, dealer, reply, reference, home };
      const { customerName: name, customerEmail: email, customerPhone: phone, message } = values;
      return ok({
        mails: [
          { recipient, ...tireRequestMessage(data), replyTo: email, delivers: true },
          { recipient: email, ...tireRequestReceipt(data, locale), delivers: false },
        ],
        lead: {
          reference,
          submittedAt: submittedAt.toISOString(),
          interest: 'buy',
          car: null,
          link: null,
          customer: { name, email, phone },
          comments: [...tireLines(values, site), ...(message === '' ? [] : [message])],
          seller: { name: dealer.name, email: recipient },
          site: { title: site.title, origin: home },
        },
        reply,
        // Staff reads the workshop's name.
        payload: { ...values, siteName: dealer.name },
      });
    },
  });
}
