/** A flow as data: a table of states and edges. No functions, clocks or ids in it; guards are names. */
export interface Branch<State extends string, Guard extends string> {
  to: State;
  /** The guard that must hold; the first branch that holds is taken. */
  when?: Guard;
}

/** A state, a guarded state (the event is let through or not), or branches tried in order. */
export type Edge<State extends string, Guard extends string> =
  State | Branch<State, Guard> | readonly Branch<State, Guard>[];

export type Edges<State extends string, Event extends string, Guard extends string> = {
  readonly [E in Event]?: Edge<State, Guard>;
};

interface Ask<State extends string, Event extends string, Guard extends string> {
  /** Waits for a person. */
  kind: 'ask';
  on: Edges<State, Event, Guard>;
}

interface ErrorReport<State extends string, Event extends string, Guard extends string> {
  /** Tells what failed and offers ways out. */
  kind: 'error';
  on: Edges<State, Event, Guard>;
}

interface Done<State extends string, Event extends string, Guard extends string> {
  /** The end; edges (a new start) are allowed. */
  kind: 'done';
  on?: Edges<State, Event, Guard>;
}

/** Runs exactly one effect. Every event that is not in `fails` is a success or an interruption. */
type Work<State extends string, Event extends string, Guard extends string> = {
  kind: 'work';
  /** What a reload in its middle means: the same effect again, or another state. */
  restore: 'again' | State;
  on: Edges<State, Event, Guard>;
} & (
  | {
      /** Its port's failures. */ fails: readonly NoInfer<Event>[];
      /** Name of the time limit that its worker keeps. */ limit: string;
    }
  | { /** Its port has no failures: a cookie is there or not. */ fails: 'never'; limit?: undefined }
);

export type StateSpec<State extends string, Event extends string, Guard extends string> =
  Ask<State, Event, Guard> | Work<State, Event, Guard> | ErrorReport<State, Event, Guard> | Done<State, Event, Guard>;

export interface FlowSpec<State extends string = string, Event extends string = string, Guard extends string = string> {
  /** The slice's name; the action types are `<id>/<event>`. */
  id: string;
  initial: State;
  /** Menu, consent, countdown: never done. */
  endless?: true;
  states: { readonly [S in State]: StateSpec<State, Event, Guard> };
}

/** What a slice keeps of its flow, beside its own context. */
export interface FlowState<State extends string> {
  value: State;
  /** Edges taken so far: tells a state entered again from one never left. */
  entered: number;
  /** The last event that had no edge. Tests fail on it unless they list it. */
  refused: { state: State; event: string } | null;
}

export type GuardValues<Guard extends string> = { readonly [G in Guard]: boolean };

/** The work states of a flow table, for `Record<WorkState<typeof flow>, Worker>`. */
export type WorkState<Flow extends { states: object }> = {
  [S in keyof Flow['states']]: Flow['states'][S] extends { kind: 'work' } ? S : never;
}[keyof Flow['states']] &
  string;
