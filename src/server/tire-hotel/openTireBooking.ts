import type { Orm } from '@/server/database/orm';
import type { FormsService } from '../forms/forms.service';
import type { TireLanes } from '../workshop/embedded.workshop';
import { createAgreementsStore } from './agreements.store';
import { carNameOf } from './carName';
import type { CustomerSession } from './customerSession';
import { createEmbeddedTireBooking } from './embedded.tireBooking';
import type { TireBookingService, TireCustomer } from './tireBooking.service';

export interface TireBookingParts {
  orm: Orm;
  lanes: TireLanes;
  forms: FormsService;
  /** The running session of a cookie's token. */
  customer: (token: string) => Promise<CustomerSession | null>;
  now?: () => number;
}

/** A customer is a phone number: their holds outlive a session. */
const customerOf = ({ phone, agreements }: CustomerSession): TireCustomer => ({
  holder: `tire hotel ${phone}`,
  agreements: agreements.map((agreement) => ({
    regNo: agreement.regNo,
    erpId: agreement.erpId,
    carName: carNameOf(agreement),
  })),
});

/** Booking for the customers of the embedded sessions. */
export const openTireBooking = ({
  orm,
  lanes,
  forms,
  customer,
  now = Date.now,
}: TireBookingParts): TireBookingService =>
  createEmbeddedTireBooking({
    lanes,
    forms,
    customerOf: async (token) => {
      const session = await customer(token);
      return session && customerOf(session);
    },
    saveReminderChoice: createAgreementsStore(orm).saveReminderChoice,
    now,
  });
