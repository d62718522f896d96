import { convertOdometer } from '@/domain/cars/odometer';
import type { SellCarValues } from '@/domain/forms/sellCar';
import { sellCarSchema } from '@/domain/forms/sellCar.schema';
import { carPath } from '@/domain/sites/routes';
import { failed, ok } from '@/errors/result';
import { publicPath } from '@/sites/resolver';
import type { Site } from '@/sites/site.types';
import type { CarsStore } from '../cars/cars.store';
import type { LikeCarsRangeOf } from '../cars/likeCarsRange';
import type { Lead } from './adf';
import type { UploadsService } from '../uploads/uploads.service';
import { defineForm, type FormDefinition } from './formDefinition';
import { buyerMessage, carLines, sellCarReceipt } from './sellCar.messages';

export interface SellCarFormParts {
  cars: Pick<CarsStore, 'everOffered'>;
  uploads: Pick<UploadsService, 'attach' | 'address'>;
  likeCarsRange: LikeCarsRangeOf;
  /** Origin of a site's pages without trailing slash. */
  origin: (site: Site) => string;
}

const offeredVehicle = ({ brand, model, year, milage, odometer, selectedOption }: SellCarValues): Lead['offered'] => ({
  interest: selectedOption === 'sell' ? 'sell' : 'trade-in',
  make: brand,
  model,
  year,
  mileage: milage,
  odometer,
});

/** A visitor's car for those who buy cars: sold, or traded in (specification 3 section 2.10). */
export function sellCarForm({ cars, uploads, likeCarsRange, origin }: SellCarFormParts): FormDefinition {
  /** What the visitor was shown is reckoned anew: the buyer must not read figures that only a browser told. */
  async function rangeOf({ range, brand, model, year, milage, odometer }: SellCarValues, site: Site) {
    if (!range || year === null || milage === null) return null;
    return likeCarsRange(site, { brand, model, year, mileage: convertOdometer(milage, odometer, site.odometer) });
  }
  return defineForm<SellCarValues>({
    kind: 'sell-car',
    schema: sellCarSchema,
    async compose(given, { site, locale, reference, submittedAt }) {
      const buyer = site.carBuying;
      if (!buyer) return failed('DEPARTMENT_NOT_FOUND');
      const attached = await uploads.attach(given.photos);
      if (!attached.ok) return attached;
      const values = { ...given, range: await rangeOf(given, site) };
      const { stock } = site.cars ?? {};
      const wanted = stock && values.wantedCar !== '' ? await cars.everOffered(stock, values.wantedCar) : null;
      const home = origin(site);
      const wantedLink = wanted ? `${home}${publicPath(site.languages[0], carPath(site.paths, wanted))}` : null;
      const photoLinks = values.photos.map((id) => home + uploads.address(id));
      const data = { values, site, reference, home, wantedLink, photoLinks };
      return ok({
        mails: [
          { recipient: buyer.email, ...buyerMessage(data), replyTo: values.customerEmail, delivers: true },
          { recipient: values.customerEmail, ...sellCarReceipt(data, locale), delivers: false },
        ],
        lead: {
          reference,
          submittedAt: submittedAt.toISOString(),
          interest: 'buy',
          car: wanted,
          link: wantedLink,
          offered: offeredVehicle(values),
          customer: { name: values.customerName, email: values.customerEmail, phone: values.customerPhone },
          comments: [...carLines(data), ...(values.other === '' ? [] : [values.other])],
          seller: { name: site.title, email: buyer.email },
          site: { title: site.title, origin: home },
        },
        pictures: photoLinks,
        payload: values,
        // Buyers have no opening hours of their own.
        reply: null,
      });
    },
  });
}
