import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { mondayOf } from '@/domain/workshop/weeks';
import type { Workshop } from '@/domain/workshop/workshops';
import { selectWorkshopQuestion } from '@/features/booking/booking.selectors';
import * as calendar from '../calendar.events';

/** Opens a workshop's calendar, straight at the week of its first free time. */
export function useOpenWeeks(): (workshop: Workshop) => void {
  const dispatch = useDispatch();
  const question = useSelector(selectWorkshopQuestion);
  return useCallback(
    ({ departmentId, firstTimeSlot }) => {
      if (!question) return;
      const week = mondayOf(firstTimeSlot.localDate);
      dispatch(
        calendar.opened({
          question: {
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
