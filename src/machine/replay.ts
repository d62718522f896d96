/** Folds facts over a reducer. Pure: the same base and facts give the same state, in a test and in a browser. */
export const replay = <State, Fact>(
  reducer: (state: State, fact: Fact) => State,
  base: State,
  facts: readonly Fact[],
): State => facts.reduce(reducer, base);

/** Every state on the way, the base first: `facts.length + 1` of them. */
export function timeline<State, Fact>(
  reducer: (state: State, fact: Fact) => State,
  base: State,
  facts: readonly Fact[],
): State[] {
  const states = [base];
  let state = base;
  for (const fact of facts) states.push((state = reducer(state, fact)));
  return states;
}
