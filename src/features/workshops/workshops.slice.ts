import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { Workshop, WorkshopsRequest } from '@/domain/workshop/workshops';
import type { AppError } from '@/errors/result';
import type { FlowState } from '@/machine/flow.types';
import { advance, eventOf, initialFlowState } from '@/machine/step';
import * as events from './workshops.events';
import { workshopsFlow, type WorkshopsFlowEvent, type WorkshopsStep } from './workshops.flow';

export interface WorkshopsState {
  flow: FlowState<WorkshopsStep>;
  question: WorkshopsRequest | null;
  /** In the order in which they came; each stands once. */
  found: readonly Workshop[];
  cursor: string | null;
  sort: events.WorkshopSort;
  error: AppError | null;
}

export const initialWorkshops: WorkshopsState = {
  flow: initialFlowState(workshopsFlow),
  question: null,
  found: [],
  cursor: null,
  sort: 'nearest',
  error: null,
};

export const workshopsSlice = createSlice({
  name: 'workshops',
  initialState: initialWorkshops,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (action) => action.type.startsWith('workshops/'),
      (state, action: UnknownAction): WorkshopsState => {
        if (events.workshopArrived.match(action)) {
          const { workshop } = action.payload;
          // A stream that was opened again may tell of one twice; one that was closed tells nothing.
          if (state.flow.value !== 'streaming') return state;
          return {
            ...state,
            found: [...state.found.filter(({ departmentId }) => departmentId !== workshop.departmentId), workshop],
          };
        }
        if (events.sortChosen.match(action)) return { ...state, sort: action.payload.sort };
        const event = eventOf<WorkshopsFlowEvent>(workshopsFlow, action.type);
        if (event === null) return state;
        const flow = { ...state.flow };
        const more = events.batchEnded.match(action) && action.payload.more;
        if (!advance(workshopsFlow, flow, event, { more })) return { ...state, flow };
        if (events.asked.match(action))
          return { ...state, flow, question: action.payload.question, found: [], cursor: null, error: null };
        if (events.batchEnded.match(action)) return { ...state, flow, cursor: action.payload.cursor ?? state.cursor };
        if (events.streamFailed.match(action)) return { ...state, flow, error: action.payload.error };
        if (events.closed.match(action)) return { ...state, flow, question: null, error: null };
        return { ...state, flow, error: null };
      },
    );
  },
});
