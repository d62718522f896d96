import type { SlotTime } from '@/domain/workshop/slotTime';

/** An appointment for the customer's calendar. */
export interface CalendarEvent {
  /** The same for every version of the appointment, so that a later one replaces it. */
  uid: string;
  status: 'confirmed' | 'cancelled';
  start: SlotTime;
  minutes: number;
  title: string;
  location: string;
  /** Page of the appointment; null for none. */
  url: string | null;
}
