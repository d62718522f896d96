import { addDays, weekdayOfDate } from '@/domain/workshop/slotTime';
import type { Orm } from '@/server/database/orm';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { createEmbeddedTireBooking } from '@/server/tire-hotel/embedded.tireBooking';
import type { TireBookingService } from '@/server/tire-hotel/tireBooking.service';
import { createEmbeddedWorkshop } from '@/server/workshop/embedded.workshop';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const DEPARTMENT = '1057.20';

/** Times on different days before winter. */
export const days: readonly string[] = Array.from({ length: 24 }, (_, day) => addDays('2026-11-23', day))
  .filter((date) => weekdayOfDate(date) < 5)
  .slice(0, 12);

const plateOf = (index: number): string => `KIL${String(index).padStart(3, '0')}`;
const visitOf = (index: number) => ({ session: String(index) });
const of = (index: number) => ({ erpId: DEPARTMENT, regNo: plateOf(index) });

export const holdOn = (service: TireBookingService, index: number) =>
  service.hold({ ...of(index), timeSlot: `${days[index]}T09:10:00` }, visitOf(index));

/** The same request with the same key, however often it is sent. */
export const bookOn = (service: TireBookingService, index: number) =>
  service.book(
    {
      request: {
        bookingDate: days[index] ?? '',
        bookingStart: '09:10',
        regNo: plateOf(index),
        freeText: '',
        // Each another person's: nobody gets so many messages in a day.
        customer: {
          firstName: 'Åsa',
          lastName: 'Ek',
          email: `asa.${index}@kund.example`,
          phoneMobile: `07017406${String(5 + index).padStart(2, '0')}`,
        },
      },
      erpId: DEPARTMENT,
      key: `key-of-killed-${index}`,
      site: null,
      locale: null,
    },
    visitOf(index),
  );

export async function bookingOn(orm: Orm): Promise<TireBookingService> {
  const workshop = await createEmbeddedWorkshop({
    orm,
    dealers: createDealersStore(orm),
    origin: () => 'https://bil.example',
    report: (error) => {
      throw error;
    },
    now: () => NOW,
  });
  return createEmbeddedTireBooking({
    lanes: workshop.tireLanes,
    customerOf: async (session) => ({
      holder: `holder ${session}`,
      agreements: [{ ...of(Number(session)), carName: 'Volvo V60' }],
    }),
    forms: {
      submit: async () => {
        throw new Error('No form is sent here.');
      },
    },
    saveReminderChoice: async () => undefined,
    now: () => NOW,
  });
}
