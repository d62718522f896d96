import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { mergedDays } from '@/domain/workshop/weeks';
import type { TimeSlotDay, WorkExtent } from '@/domain/workshop/workshops';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { calendarFlow } from './calendar.flow';

/** Four weeks of one workshop, for a car and its services. */
export interface CalendarQuery extends WorkExtent {
  registrationNumber: string;
  departmentId: string;
  /** 'YYYY-MM-DD', a Monday. */
  from: string;
  codes: readonly string[];
}

export interface CalendarState {
  flow: FlowState<StateOf<typeof calendarFlow>>;
  query: CalendarQuery | null;
  /** By date. */
  days: readonly TimeSlotDay[];
  /** The Monday of the visible week; '' while there is none. */
  week: string;
  error: AppError | null;
}

export const initialCalendar: CalendarState = {
  flow: initialFlowState(calendarFlow),
  query: null,
  days: [],
  week: '',
  error: null,
};

/** `from` is that of the query. */
type DaysLoaded = PayloadAction<{ departmentId: string; from: string; days: readonly TimeSlotDay[] }>;

export const calendarSlice = createFlowSlice({
  flow: calendarFlow,
  initialState: initialCalendar,
  guards: {
    isCurrent: ({ query }, { payload }: DaysLoaded) =>
      payload.departmentId === query?.departmentId && payload.from === query.from,
  },
  reducers: {
    /** The calendar of a workshop was opened at the week of its first free time. */
    opened: (
      state: CalendarState,
      { payload: { query, week } }: PayloadAction<{ query: CalendarQuery; week: string }>,
    ): CalendarState => ({ ...initialCalendar, flow: state.flow, query, week }),
    daysLoaded: (state: CalendarState, { payload }: DaysLoaded): CalendarState => ({
      ...state,
      days: mergedDays(state.days, payload.days),
      error: null,
    }),
    daysFailed: (state, { payload }: PayloadAction<{ error: AppError }>) => {
      state.error = payload.error;
    },
    moreRequested: (state, { payload }: PayloadAction<{ from: string }>) => {
      if (state.query) state.query.from = payload.from;
      state.error = null;
    },
    retried: (state) => {
      state.error = null;
    },
    closed: (state: CalendarState): CalendarState => ({ ...initialCalendar, flow: state.flow }),
    /** `week` is its Monday. */
    weekSelected: (state, { payload }: PayloadAction<{ week: string }>) => {
      if (state.query) state.week = payload.week;
    },
  },
});

export const calendarActions = calendarSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof calendarSlice> {}
}
