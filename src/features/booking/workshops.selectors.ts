import { createSelector } from 'reselect';
import { slotTimeOf } from '@/domain/workshop/slotTime';
import { closestTimes, type FreeTime } from '@/domain/workshop/weeks';
import type { Workshop } from '@/domain/workshop/workshops';
import { selectBooking, type WithBooking } from '@/features/booking/booking.selectors';
import { initialCalendar, type CalendarState } from './calendar.slice';
import { initialWorkshops, type WorkshopsState } from './workshops.slice';

/** A store in which the feature may not be attached yet. */
export interface WithWorkshops {
  workshops?: WorkshopsState;
  calendar?: CalendarState;
}

export const selectWorkshops = (state: WithWorkshops): WorkshopsState => state.workshops ?? initialWorkshops;
export const selectWorkshopsFlow = (state: WithWorkshops): WorkshopsState['flow'] => selectWorkshops(state).flow;
export const selectCalendar = (state: WithWorkshops): CalendarState => state.calendar ?? initialCalendar;
export const selectCalendarFlow = (state: WithWorkshops): CalendarState['flow'] => selectCalendar(state).flow;

const firstTimeOf = ({ firstTimeSlot: { localDate, localTime } }: Workshop): string => `${localDate} ${localTime}`;

/** In the order that the visitor chose, then by distance. */
export const selectSortedWorkshops = createSelector([selectWorkshops], ({ workshops, sort }): Workshop[] =>
  workshops.toSorted(
    (a, b) => (sort === 'firstTime' ? firstTimeOf(a).localeCompare(firstTimeOf(b)) : 0) || a.distanceKm - b.distanceKm,
  ),
);

/** A free time offered instead of a lost one. */
export interface Alternative extends FreeTime {
  workshop: Workshop;
}

const ALTERNATIVES_SHOWN = 3;

/** The free times nearest to the lost slot: those of the same workshop first, then the first times of others. */
export const selectAlternatives = createSelector(
  [(state: WithBooking) => selectBooking(state).lostSlot, selectCalendar, selectWorkshops],
  (lost, { query, days }, { workshops }): Alternative[] => {
    const at = lost && slotTimeOf(lost.timeSlot);
    if (!lost || !at) return [];
    const { workshop } = lost;
    const own =
      query?.departmentId === workshop.departmentId
        ? closestTimes({ ...at, isFullDay: lost.isFullDay }, days, ALTERNATIVES_SHOWN)
        : [];
    const others = workshops
      .filter(({ departmentId }) => departmentId !== workshop.departmentId)
      .toSorted((a, b) => a.distanceKm - b.distanceKm)
      .map((other): Alternative => ({
        workshop: other,
        localDate: other.firstTimeSlot.localDate,
        localTime: other.firstTimeSlot.localTime,
        isFullDay: other.firstTimeSlot.isFullDay,
      }));
    return [
      ...own.map((time): Alternative => ({
        workshop,
        localDate: time.localDate,
        localTime: time.localTime,
        isFullDay: time.isFullDay,
      })),
      ...others,
    ].slice(0, ALTERNATIVES_SHOWN);
  },
);
