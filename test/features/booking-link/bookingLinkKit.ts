import type { BookingView } from '@/domain/workshop/booking';

export const aBookingView = (over: Partial<BookingView> = {}): BookingView => ({
  id: 'b-1',
  bookingNumber: 'FGHJKLMP',
  status: 'booked',
  departmentId: '100120',
  timeSlot: '2026-12-01T10:30:00',
  isFullDay: false,
  zone: 'Europe/Stockholm',
  siteName: 'Nordvik Bil Kista',
  address: 'Torggatan 1, Kista',
  phone: '08-465 004 01',
  latitude: 59.4,
  longitude: 17.94,
  car: 'Volvo V60',
  services: [{ code: 'SMALL', name: 'Liten service', units: 1 }],
  changeableUntil: '2026-11-30T11:00:00.000Z',
  isChangeable: true,
  ...over,
});
export const DAYS = [
  { date: '2026-12-02', availableSlots: [], allDaySlotAvailable: false },
  { date: '2026-12-03', availableSlots: ['09:00', '10:30'], allDaySlotAvailable: true },
  { date: '2026-12-04', availableSlots: ['13:00'], allDaySlotAvailable: false },
];
