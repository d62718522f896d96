import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { mondayOf } from '@/domain/workshop/weeks';
import type { Workshop } from '@/domain/workshop/workshops';
import { selectWorkshopQuery } from '@/features/booking/booking.selectors';
import { calendarActions } from '../calendar.slice';

/** Opens a workshop's calendar, straight at the week of its first free time. */
export function useOpenCalendar(): (workshop: Workshop) => void {
  const dispatch = useDispatch();
  const question = useSelector(selectWorkshopQuery);
  return useCallback(
    ({ departmentId, firstTimeSlot }) => {
      if (!question) return;
      const week = mondayOf(firstTimeSlot.localDate);
      dispatch(
        calendarActions.opened({
          query: {
            registrationNumber: question.registrationNumber,
            departmentId,
            from: week,
            codes: question.codes,
          },
          week,
        }),
      );
    },
    [dispatch, question],
  );
}
