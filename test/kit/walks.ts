import fc from 'fast-check';
import type { UnknownAction } from '@reduxjs/toolkit';
import { casesOf } from '@/machine/cases';
import type { FlowSpec } from '@/machine/flow.types';
import { step } from '@/machine/step';

/** The long version: WALKS=10000. */
const WALKS = Number(process.env.WALKS ?? 200);

/** Random walks over the table alone: any event, any guard values; `hold` sees every state on the way and throws. */
export function holdsOnWalks<S extends string, E extends string, G extends string>(
  flow: FlowSpec<S, E, G>,
  hold: (state: S, path: readonly string[]) => void,
  runs = WALKS,
): void {
  const cases = casesOf(flow);
  const move = fc.constantFrom(...cases);
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      let state = flow.initial;
      const path: string[] = [];
      for (const { event, guards } of moves) {
        const next = step(flow, state, event, (guard) => guards[guard]);
        if ('refused' in next) continue;
        path.push(`${state} + ${event}`);
        state = next.state;
        hold(state, path);
      }
    }),
    { numRuns: runs },
  );
}

/** Dispatches random actions to a real reducer; `hold` checks every state, including the first, and throws. */
export function holdsOnActions<State>(
  reducer: (state: State | undefined, action: UnknownAction) => State,
  actions: readonly [UnknownAction, ...UnknownAction[]],
  hold: (state: State, action: UnknownAction | null) => void,
  runs = WALKS,
): void {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 60 }), (walk) => {
      let state = reducer(undefined, { type: 'walk/started' });
      hold(state, null);
      for (const action of walk) {
        state = reducer(state, action);
        hold(state, action);
      }
    }),
    { numRuns: runs },
  );
}
