import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task, TakeableChannel } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import type { Effect } from 'redux-saga/effects';

/**
 * A saga that gives `R`. Its effects are run with `yield*` and the helpers below, so that every answer has its type;
 * a bare `yield` gives `never` and does not get far. Write the type at sagas without parameters that stand in an object:
 * `*run(): Saga { … }`.
 *
 * No effects in `finally`: a saga that is run with `yield*` and yields there makes its caller go on after a cancellation
 * (the language forgets the return). Close and abort there by plain calls.
 */
export type Saga<R = void> = Generator<Effect, R, never>;

/** An event creator of a feature's `*.events.ts`. */
export interface ActionCreator {
  (...args: never[]): UnknownAction;
  type: string;
}

/** What a called function gives in the end: a saga's return, a promise's value, or the value itself. */
export type Settled<T> = T extends Generator<Effect, infer R, never> ? R : Awaited<T>;

type Returns<G> = G extends Generator<Effect, infer R, never> ? R : never;
type Sagas = Record<string, Saga<unknown>>;
type AllOf<T extends Sagas> = { [K in keyof T]: Returns<T[K]> };

export function* call<A extends unknown[], T>(
  run: (...args: A) => T,
  ...args: A
): Generator<Effect, Settled<T>, Settled<T>> {
  return yield effects.call(run, ...args);
}

export function* put(action: UnknownAction): Generator<Effect, void> {
  yield effects.put(action);
}

export function* select<State, R>(selector: (state: State) => R): Generator<Effect, R, R> {
  return yield effects.select(selector);
}

/** The next fact of one of these kinds. */
export function* take<C extends ActionCreator>(
  ...creators: readonly [C, ...C[]]
): Generator<Effect, ReturnType<C>, ReturnType<C>> {
  return yield effects.take(creators.map(({ type }) => type));
}

/** The next fact of any kind. */
export function* takeAny(): Generator<Effect, UnknownAction, UnknownAction> {
  return yield effects.take('*');
}

/** The next item of a channel. */
export function* takeFrom<T>(channel: TakeableChannel<T>): Generator<Effect, T, T> {
  return yield effects.take(channel);
}

/** Milliseconds. */
export function* delay(ms: number): Generator<Effect, void> {
  yield effects.delay(ms);
}

/** The first to end; the others are cancelled and their `finally` runs. Takes sagas: `{ answer: call(ask), left: take(pageLeft) }`. */
export function* race<T extends Sagas>(runners: T): Generator<Effect, Partial<AllOf<T>>, Partial<AllOf<T>>> {
  return yield effects.race(runners);
}

/** All of them, side by side; one that throws cancels the rest. */
export function* all<T extends Sagas>(runners: T): Generator<Effect, AllOf<T>, AllOf<T>> {
  return yield effects.all(runners);
}

/** An attached task: ends, fails and is cancelled with its parent. */
export function* fork<A extends unknown[]>(
  run: (...args: A) => Saga<unknown>,
  ...args: A
): Generator<Effect, Task, Task> {
  return yield effects.fork(run, ...args);
}

export function* cancel(task: Task): Generator<Effect, void> {
  yield effects.cancel(task);
}
