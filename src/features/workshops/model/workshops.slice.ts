import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { Workshop, WorkshopQuestion } from '@/domain/workshop/workshops';
import type { Fault } from '@/errors/outcome';
import type { FlowPlace } from '@/machine/flow.types';
import { advance, eventOf, startOf } from '@/machine/step';
import * as events from './workshops.events';
import { workshopsFlow, type WorkshopsFlowEvent, type WorkshopsStep } from './workshops.flow';

export interface WorkshopsState {
  flow: FlowPlace<WorkshopsStep>;
  question: WorkshopQuestion | null;
  /** In the order in which they came; each stands once. */
  found: readonly Workshop[];
  cursor: string | null;
  sort: events.WorkshopSort;
  fault: Fault | null;
}

export const initialWorkshops: WorkshopsState = {
  flow: startOf(workshopsFlow),
  question: null,
  found: [],
  cursor: null,
  sort: 'nearest',
  fault: null,
};

export const workshopsSlice = createSlice({
  name: 'workshops',
  initialState: initialWorkshops,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (fact) => fact.type.startsWith('workshops/'),
      (state, fact: UnknownAction): WorkshopsState => {
        if (events.workshopArrived.match(fact)) {
          const { workshop } = fact.payload;
          // A stream that was opened again may tell of one twice; one that was closed tells nothing.
          if (state.flow.is !== 'streaming') return state;
          return {
            ...state,
            found: [...state.found.filter(({ departmentId }) => departmentId !== workshop.departmentId), workshop],
          };
        }
        if (events.sortChosen.match(fact)) return { ...state, sort: fact.payload.sort };
        const event = eventOf<WorkshopsFlowEvent>(workshopsFlow, fact.type);
        if (event === null) return state;
        const flow = { ...state.flow };
        const more = events.batchEnded.match(fact) && fact.payload.more;
        if (!advance(workshopsFlow, flow, event, { more })) return { ...state, flow };
        if (events.asked.match(fact))
          return { ...state, flow, question: fact.payload.question, found: [], cursor: null, fault: null };
        if (events.batchEnded.match(fact)) return { ...state, flow, cursor: fact.payload.cursor ?? state.cursor };
        if (events.streamFailed.match(fact))
          return { ...state, flow, fault: { code: fact.payload.fault, facts: fact.payload.facts } };
        if (events.closed.match(fact)) return { ...state, flow, question: null, fault: null };
        return { ...state, flow, fault: null };
      },
    );
  },
});
