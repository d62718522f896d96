import type { Context, Hono } from 'hono';
import type { Orm } from '@/server/database/orm';
import type { AppEnv } from '../http/app.types';
import type { FormsService } from '../forms/forms.service';
import type { TireLanes } from '../workshop/embedded.workshop';
import { createAgreementsStore } from './agreements.store';
import { carNameOf } from './carName';
import type { CustomerSession } from './customerSession';
import { createEmbeddedTireBooking } from './embedded.tireBooking';
import { tireBookingRoutes } from './tireBooking.routes';
import type { TireCustomer } from './tireBooking.service';

export interface TireBookingParts {
  orm: Orm;
  lanes: TireLanes;
  forms: FormsService;
  /** The running session of a cookie's token. */
  customer: (token: string) => Promise<CustomerSession | null>;
  tokenOf: (c: Context<AppEnv>) => string | null;
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

/** Routes of the booking half, relative to /api/tirehotel. */
export function openTireBooking({
  orm,
  lanes,
  forms,
  customer,
  tokenOf,
  now = Date.now,
}: TireBookingParts): Hono<AppEnv> {
  const agreements = createAgreementsStore(orm);
  const service = createEmbeddedTireBooking({
    lanes,
    forms,
    customerOf: async (token) => {
      const session = await customer(token);
      return session && customerOf(session);
    },
    saveReminderChoice: agreements.saveReminderChoice,
    now,
  });
  return tireBookingRoutes(service, tokenOf);
}
