import { eq } from 'drizzle-orm';
import type { Orm } from '@/server/database/orm';
import { outbox } from '@/server/database/schema';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { createAgreementsStore } from '@/server/tire-hotel/agreements.store';
import { createEmbeddedTireHotel } from '@/server/tire-hotel/embedded.tireHotel';
import type { TireHotelVisit } from '@/server/tire-hotel/tireHotel.service';
import { carStoreSe } from '@/sites/car-store-se';

/** Cars of different customers. */
export const PLATES = ['ABC123', 'BILEN1', 'ÅSA', 'RALLY', 'SKAL', 'NY26', 'KÖR', 'TAXI7', 'SNÖ', 'GAS'];

export const visit = (session: string | null): TireHotelVisit => ({ site: carStoreSe, locale: 'sv-SE', session });

export async function killedService(orm: Orm) {
  const service = await createEmbeddedTireHotel({
    orm,
    dealers: createDealersStore(orm),
    origin: () => 'https://bil.example',
    sendsTexts: true,
    report: (error) => {
      throw error;
    },
  });
  const agreements = createAgreementsStore(orm);
  /** The code of the customer's only text message. */
  async function codeFor(regNo: string): Promise<string> {
    const phone = await agreements.phoneOf(regNo);
    const messages = await orm
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, phone ?? ''));
    return messages.map(({ body }) => /#(\d{4})$/.exec(body)?.[1]).join();
  }
  return { service, codeFor };
}
