import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task, TakeableChannel } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import type { Effect } from 'redux-saga/effects';

/**
 * A saga that returns `R`. Its effects are run with `yield*` and the helpers below, so that every result is typed; a
 * bare `yield` has the type `never`. Sagas without parameters in an object need the type written out:
 * `*run(): Saga { … }`.
 *
 * No effects in `finally`: when a saga run by `yield*` yields there, its caller goes on after a cancellation, because
 * the pending return is lost. Close and abort there by plain calls.
 */
export type Saga<R = void> = Generator<Effect, R, never>;

/** An action creator of Redux Toolkit. */
export interface ActionCreator {
  (...args: never[]): UnknownAction;
  type: string;
}

/** The result of a called function: the return value of a saga, the value of a promise, or the value itself. */
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

/** The next action of one of these types. */
export function* take<C extends ActionCreator>(
  ...creators: readonly [C, ...C[]]
): Generator<Effect, ReturnType<C>, ReturnType<C>> {
  return yield effects.take(creators.map(({ type }) => type));
}

/** The next action of one of these slices. */
export function* takeFromSlices(
  ...slices: readonly { readonly actions: Readonly<Record<string, { type: string }>> }[]
): Generator<Effect, UnknownAction, UnknownAction> {
  return yield effects.take(slices.flatMap(({ actions }) => Object.values(actions).map(({ type }) => type)));
}

/** The next action of one of these types, given as strings. */
export function* takeTypes(types: readonly string[]): Generator<Effect, UnknownAction, UnknownAction> {
  return yield effects.take([...types]);
}

/** The next item of a channel. */
export function* takeFrom<T>(channel: TakeableChannel<T>): Generator<Effect, T, T> {
  return yield effects.take(channel);
}

/** Milliseconds. */
export function* delay(ms: number): Generator<Effect, void> {
  yield effects.delay(ms);
}

/**
 * The first to end; the others are cancelled and their `finally` runs:
 * `race({ result: call(load), left: take(pageLeft) })`.
 */
export function* race<T extends Sagas>(runners: T): Generator<Effect, Partial<AllOf<T>>, Partial<AllOf<T>>> {
  return yield effects.race(runners);
}

/** All of them, in parallel; one that throws cancels the rest. */
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
