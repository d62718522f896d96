import { useCallback } from 'react';
import { mondayOf } from '@/domain/workshop/weeks';
import type { Workshop } from '@/domain/workshop/workshops';
import { selectWorkshopQuery } from '@/features/booking/booking.selectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { calendarActions } from '../calendar.slice';

/** Opens the calendar of a workshop at the week of its first free time. */
export function useOpenCalendar(): (workshop: Workshop) => void {
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectWorkshopQuery);
  return useCallback(
    ({ departmentId, firstTimeSlot }) => {
      if (!query) return;
      const week = mondayOf(firstTimeSlot.localDate);
      dispatch(
        calendarActions.opened({
          query: {
            registrationNumber: query.registrationNumber,
            departmentId,
            from: week,
            codes: query.codes,
            mileage: query.mileage,
            ...(query.units && { units: query.units }),
          },
          week,
        }),
      );
    },
    [dispatch, query],
  );
}
