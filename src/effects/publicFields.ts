import type { Slice } from '@reduxjs/toolkit';
import { isObject } from '@/lib/guards';

type Primitive = string | number | boolean;
type Shallower = [never, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
type KeyText<Key extends string | number> = string extends Key ? '*' : number extends Key ? '*' : `${Key}`;

type Paths<T, Depth extends number> = [Depth] extends [never]
  ? never
  : T extends readonly (infer Item)[]
    ? Below<'*', Item, Depth>
    : T extends object
      ? | (string extends keyof T ? '#' : never)
        | { [Key in Extract<keyof T, string | number>]-?: Below<KeyText<Key>, T[Key], Depth> }[Extract<
            keyof T,
            string | number
          >]
      : never;

type Below<Key extends string, Value, Depth extends number> = Value extends null | undefined
  ? never
  : Value extends Primitive
    ? Key | (Value extends string ? `${Key}?` : never)
    : `${Key}.${Paths<Value, Shallower[Depth]>}`;

/**
 * The paths of a value's leaves: 'slot.departmentId', 'chosen.*.code' ('*' is every item of a list or every value of a
 * record). A leaf that is an address may end in '?': its path is public, its query and fragment are not. '#' says that
 * the keys of a record are data, such as a visitor's words, and private.
 */
export type LeafPath<T> = T extends Primitive ? '' : Paths<T, 11>;

/** What may leave the browser in a recording. */
export interface PublicFields {
  /** Paths by slice. */
  state: Readonly<Record<string, readonly string[]>>;
  /** Paths into payloads, by action type. */
  actions: Readonly<Record<string, readonly string[]>>;
}

type PayloadOf<Creator> = Creator extends (...args: never[]) => { payload: infer Payload } ? Payload : never;

const FLOW_STATE = ['flow.value', 'flow.entered', 'flow.refused.state', 'flow.refused.event'];

/**
 * The public fields of a slice's state and of its actions' payloads. Every other field is replaced by a pseudonym, so
 * that a new or renamed field is private by default. The flow's own state is always public.
 */
export function publicFields<State, Actions extends Record<string, unknown>>(
  slice: Pick<Slice<State>, 'reducerPath' | 'getInitialState'> & { actions: Actions },
  { state, actions = {} }: { state: readonly LeafPath<State>[]; actions?: PublicPayloads<Actions> },
): PublicFields {
  const initial = slice.getInitialState();
  const flow = isObject(initial) && 'flow' in initial ? FLOW_STATE : [];
  return {
    state: { [slice.reducerPath]: [...flow, ...state] },
    actions: Object.fromEntries(
      Object.entries<readonly string[] | undefined>(actions).map(([name, paths]) => [
        `${slice.reducerPath}/${name}`,
        paths ?? [],
      ]),
    ),
  };
}

type PublicPayloads<Actions> = { readonly [Name in keyof Actions]?: readonly LeafPath<PayloadOf<Actions[Name]>>[] };

/** The public fields of the payload of an action that belongs to no slice. */
export const publicPayload = <Payload>(
  creator: { type: string; (...args: never[]): { payload: Payload } },
  paths: readonly LeafPath<Payload>[],
): PublicFields => ({ state: {}, actions: { [creator.type]: paths } });

/** Paths below a field: `under('slot', ['timeSlot'])` is ['slot.timeSlot']. */
export const under = <const Prefix extends string, const Path extends string>(
  prefix: Prefix,
  paths: readonly Path[],
): `${Prefix}.${Path}`[] => paths.map((path): `${Prefix}.${Path}` => `${prefix}.${path}`);
