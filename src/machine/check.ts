import { casesOf, eventsOf, statesOf, type FlowCase } from './cases';
import type { FlowSpec } from './flow.types';
import { branchesOf } from './step';

/** Model check of one flow: a sentence for each problem; an empty list means the flow is sound. */
export function check(flow: FlowSpec): string[] {
  const states = statesOf(flow);
  const unknown = strayTargets(flow, states);
  if (unknown.length > 0) return unknown;
  const edges = casesOf(flow);
  return [
    ...reachability(flow, states, edges),
    ...states.flatMap((state) => shadows(flow, state)),
    ...states.flatMap((state) => work(flow, state, edges)),
    ...states.flatMap((state) => deadEnd(flow, state)),
  ];
}

function strayTargets(flow: FlowSpec, states: readonly string[]): string[] {
  const problems = casesOf(flow)
    .filter(({ to }) => !states.includes(to))
    .map(({ title }) => `${title} leads to no state`);
  if (!states.includes(flow.initial)) problems.push(`the initial state ${flow.initial} is no state`);
  return problems;
}

/** All states that can be reached from `from` by `next`, including itself. */
function closure(from: string, next: (state: string) => readonly string[]): Set<string> {
  const seen = new Set([from]);
  for (const state of seen) for (const to of next(state)) seen.add(to);
  return seen;
}

function reachability(flow: FlowSpec, states: readonly string[], edges: readonly FlowCase[]): string[] {
  const next = (state: string): string[] => edges.filter(({ from }) => from === state).map(({ to }) => to);
  const reached = closure(flow.initial, next);
  const problems = states.filter((state) => !reached.has(state)).map((state) => `${state} is never reached`);
  const isDone = (state: string) => flow.states[state]?.kind === 'done';
  if (flow.endless) return problems;
  if (!states.some(isDone)) return [...problems, 'no state is done, and the flow is not endless'];
  return [
    ...problems,
    ...states
      .filter((state) => ![...closure(state, next)].some(isDone))
      .map((state) => `done is not reached from ${state}`),
  ];
}

function shadows(flow: FlowSpec, state: string): string[] {
  return eventsOf(flow, state).flatMap((event) => {
    const edge = flow.states[state]?.on?.[event];
    const branches = edge ? branchesOf(edge) : [];
    const always = branches.findIndex(({ when }) => when === undefined);
    const problems = branches
      .filter(
        ({ when }, index) =>
          (always !== -1 && index > always) ||
          (when !== undefined && branches.findIndex((other) => other.when === when) < index),
      )
      .map(({ to }) => `${state} + ${event} -> ${to} is shadowed by an earlier branch`);
    return branches.length === 0 ? [`${state} + ${event} has no branch`] : problems;
  });
}

function work(flow: FlowSpec, state: string, edges: readonly FlowCase[]): string[] {
  const spec = flow.states[state];
  if (spec?.kind !== 'work') return [];
  const fails = spec.fails === 'never' ? [] : spec.fails;
  const own = edges.filter(({ from }) => from === state);
  const problems: string[] = [];
  if (!own.some(({ event, to }) => !fails.includes(event) && to !== state)) problems.push(`${state} has no success`);
  if (spec.fails !== 'never' && fails.length === 0)
    problems.push(`${state} names no failure (say 'never' if its port has none)`);
  for (const { event, to } of own) {
    if (flow.states[to]?.kind === 'error' && !fails.includes(event))
      problems.push(`${state} + ${event} leads to an error state, but is not in its fails`);
  }
  for (const event of fails) {
    const failing = own.filter((edge) => edge.event === event);
    if (failing.length === 0) problems.push(`${state} does not answer its failure ${event}`);
    // A single guarded branch may have no alternative (outdated responses); several must end in one for every other
    // failure.
    if (failing.length > 1 && failing.at(-1)?.when !== undefined)
      problems.push(`${state} + ${event} has no branch for the failures that no guard names`);
    for (const { to } of failing) {
      if (to === state) problems.push(`${state} + ${event} fails into itself`);
      if (flow.states[to]?.kind === 'error' && !leadsBack(flow, edges, to, state))
        problems.push(`${to} does not lead back to ${state}`);
    }
  }
  return problems;
}

/**
 * Whether the visitor can get from the error state back to the failed work without another effect: directly, or
 * through `ask` states.
 */
function leadsBack(flow: FlowSpec, edges: readonly FlowCase[], errorState: string, failedWork: string): boolean {
  const isPassable = (state: string) => state === errorState || flow.states[state]?.kind === 'ask';
  return closure(errorState, (state) =>
    isPassable(state) ? edges.filter(({ from }) => from === state).map(({ to }) => to) : [],
  ).has(failedWork);
}

function deadEnd(flow: FlowSpec, state: string): string[] {
  const kind = flow.states[state]?.kind;
  return (kind === 'ask' || kind === 'error') && eventsOf(flow, state).length === 0
    ? [`${state} offers no way on`]
    : [];
}
