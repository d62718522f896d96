import type { BookingRequest, ChosenSlot } from '@/domain/workshop/booking';
import { addDays, weekdayOfDate } from '@/domain/workshop/slotTime';
import type { Orm } from '@/server/database/orm';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { createEmbeddedWorkshop, type EmbeddedWorkshop } from '@/server/workshop/embedded.workshop';

const NOW = Date.parse('2026-11-20T09:00:00Z');

/** Thirty times on different days. */
export const days: readonly ChosenSlot[] = Array.from({ length: 60 }, (_, day) => addDays('2027-01-07', day))
  .filter((date) => weekdayOfDate(date) < 4)
  .slice(0, 30)
  .map((date) => ({ departmentId: '105720', timeSlot: `${date}T09:00:00`, isFullDay: false }));

/** Several cars, so that none has too many future visits. */
const NUMBERS = ['ABC123', 'DEF45A', 'BILEN1', 'ÅSA', 'RALLY', 'SKAL', 'GAS', 'OK', 'SNÖ', 'NY26'];

export const aBooking = (slot: ChosenSlot, index: number): BookingRequest => ({
  ...slot,
  registrationNumber: NUMBERS[index % NUMBERS.length] ?? '',
  mileage: 100,
  freeText: '',
  // Each another person's: nobody gets so many messages in a day.
  customer: {
    firstName: 'Åsa',
    lastName: 'Ek',
    phone: `07017406${String(5 + index).padStart(2, '0')}`,
    email: `asa.${index}@bil.example`,
  },
  serviceOfferingRequests: [{ kobraId: 'HJULSKIFTE', unitsSelected: 1, userInput: '' }],
});

export const embeddedFor = (orm: Orm): Promise<EmbeddedWorkshop> =>
  createEmbeddedWorkshop({
    orm,
    dealers: createDealersStore(orm),
    origin: () => 'https://bil.example',
    report: (error) => {
      throw error;
    },
    now: () => NOW,
  });
