/** Reduces actions. Pure: the same base and actions give the same state, in a test and in a browser. */
export const replay = <State, Action>(
  reducer: (state: State, action: Action) => State,
  base: State,
  actions: readonly Action[],
): State => actions.reduce(reducer, base);

/** Every intermediate state, beginning with the base: `actions.length + 1` of them. */
export function timeline<State, Action>(
  reducer: (state: State, action: Action) => State,
  base: State,
  actions: readonly Action[],
): State[] {
  const states = [base];
  let state = base;
  for (const action of actions) states.push((state = reducer(state, action)));
  return states;
}
