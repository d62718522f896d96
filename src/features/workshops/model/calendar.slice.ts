import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { mergedDays } from '@/domain/workshop/weeks';
import type { TimeSlotDay } from '@/domain/workshop/workshops';
import type { Fault } from '@/errors/outcome';
import type { FlowPlace } from '@/machine/flow.types';
import { advance, eventOf, startOf } from '@/machine/step';
import * as events from './calendar.events';
import { calendarFlow, type CalendarFlowEvent, type CalendarStep } from './calendar.flow';

export interface CalendarState {
  flow: FlowPlace<CalendarStep>;
  question: events.CalendarQuestion | null;
  /** In their order. */
  days: readonly TimeSlotDay[];
  /** The Monday of the week on show; '' while none is. */
  week: string;
  fault: Fault | null;
}

export const initialCalendar: CalendarState = {
  flow: startOf(calendarFlow),
  question: null,
  days: [],
  week: '',
  fault: null,
};

export const calendarSlice = createSlice({
  name: 'calendar',
  initialState: initialCalendar,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (fact) => fact.type.startsWith('calendar/'),
      (state, fact: UnknownAction): CalendarState => {
        if (events.weekTurned.match(fact)) return state.question ? { ...state, week: fact.payload.week } : state;
        const event = eventOf<CalendarFlowEvent>(calendarFlow, fact.type);
        if (event === null) return state;
        const flow = { ...state.flow };
        const asked =
          events.daysArrived.match(fact) &&
          fact.payload.departmentId === state.question?.departmentId &&
          fact.payload.from === state.question.from;
        if (!advance(calendarFlow, flow, event, { asked })) return { ...state, flow };
        if (events.opened.match(fact))
          return { flow, question: fact.payload.question, days: [], week: fact.payload.week, fault: null };
        if (events.daysArrived.match(fact))
          return { ...state, flow, days: mergedDays(state.days, fact.payload.days), fault: null };
        if (events.moreAsked.match(fact))
          return {
            ...state,
            flow,
            question: state.question && { ...state.question, from: fact.payload.from },
            fault: null,
          };
        if (events.daysFailed.match(fact))
          return { ...state, flow, fault: { code: fact.payload.fault, facts: fact.payload.facts } };
        if (events.closed.match(fact)) return { ...initialCalendar, flow };
        return { ...state, flow, fault: null };
      },
    );
  },
});
