/** Folds facts over a reducer. Pure: the same base and facts give the same state, in a test and in a browser. */
export const replay = <State, Action>(
  reducer: (state: State, action: Action) => State,
  base: State,
  facts: readonly Action[],
): State => facts.reduce(reducer, base);

/** Every state on the way, the base first: `facts.length + 1` of them. */
export function timeline<State, Action>(
  reducer: (state: State, action: Action) => State,
  base: State,
  facts: readonly Action[],
): State[] {
  const states = [base];
  let state = base;
  for (const action of facts) states.push((state = reducer(state, action)));
  return states;
}
