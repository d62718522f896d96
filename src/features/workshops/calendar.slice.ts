import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { mergedDays } from '@/domain/workshop/weeks';
import type { TimeSlotDay } from '@/domain/workshop/workshops';
import type { AppError } from '@/errors/result';
import type { FlowState } from '@/machine/flow.types';
import { advance, eventOf, initialFlowState } from '@/machine/step';
import * as events from './calendar.events';
import { calendarFlow, type CalendarFlowEvent, type CalendarStep } from './calendar.flow';

export interface CalendarState {
  flow: FlowState<CalendarStep>;
  question: events.CalendarQuestion | null;
  /** In their order. */
  days: readonly TimeSlotDay[];
  /** The Monday of the week on show; '' while none is. */
  week: string;
  error: AppError | null;
}

export const initialCalendar: CalendarState = {
  flow: initialFlowState(calendarFlow),
  question: null,
  days: [],
  week: '',
  error: null,
};

export const calendarSlice = createSlice({
  name: 'calendar',
  initialState: initialCalendar,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (action) => action.type.startsWith('calendar/'),
      (state, action: UnknownAction): CalendarState => {
        if (events.weekTurned.match(action)) return state.question ? { ...state, week: action.payload.week } : state;
        const event = eventOf<CalendarFlowEvent>(calendarFlow, action.type);
        if (event === null) return state;
        const flow = { ...state.flow };
        const asked =
          events.daysArrived.match(action) &&
          action.payload.departmentId === state.question?.departmentId &&
          action.payload.from === state.question.from;
        if (!advance(calendarFlow, flow, event, { asked })) return { ...state, flow };
        if (events.opened.match(action))
          return { flow, question: action.payload.question, days: [], week: action.payload.week, error: null };
        if (events.daysArrived.match(action))
          return { ...state, flow, days: mergedDays(state.days, action.payload.days), error: null };
        if (events.moreAsked.match(action))
          return {
            ...state,
            flow,
            question: state.question && { ...state.question, from: action.payload.from },
            error: null,
          };
        if (events.daysFailed.match(action)) return { ...state, flow, error: action.payload.error };
        if (events.closed.match(action)) return { ...initialCalendar, flow };
        return { ...state, flow, error: null };
      },
    );
  },
});
