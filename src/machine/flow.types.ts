/** A flow as data: a table of states and edges. No functions, clocks or ids in it; guards are names. */
export interface Branch<State extends string, Guard extends string> {
  to: State;
  /** The guard that must hold; the first branch that holds is taken. */
  when?: Guard;
}

/** A state, a guarded state (the event is let through or not), or branches tried in order. */
export type Edge<State extends string, Guard extends string> =
  State | Branch<State, Guard> | readonly Branch<State, Guard>[];

type Edges<State extends string, Event extends string, Guard extends string> = {
  readonly [E in Event]?: Edge<State, Guard>;
};

interface WaitingState<State extends string, Event extends string, Guard extends string> {
  /** Waits for the visitor. */
  kind: 'ask';
  on: Edges<State, Event, Guard>;
}

interface ErrorState<State extends string, Event extends string, Guard extends string> {
  /** Shows what failed and offers recovery actions. */
  kind: 'error';
  on: Edges<State, Event, Guard>;
}

interface DoneState<State extends string, Event extends string, Guard extends string> {
  /** The end; edges (a new start) are allowed. */
  kind: 'done';
  on?: Edges<State, Event, Guard>;
}

interface WorkingState<State extends string, Event extends string, Guard extends string> {
  /**
   * Runs exactly one effect, again after a reload. Every event that is not in `fails` is a success or an interruption.
   */
  kind: 'work';
  /** The failures of its port; 'never' if it has none (reading a cookie). */
  fails: readonly NoInfer<Event>[] | 'never';
  on: Edges<State, Event, Guard>;
}

export type StateSpec<State extends string, Event extends string, Guard extends string> =
  | WaitingState<State, Event, Guard>
  | WorkingState<State, Event, Guard>
  | ErrorState<State, Event, Guard>
  | DoneState<State, Event, Guard>;

export interface FlowSpec<State extends string = string, Event extends string = string, Guard extends string = string> {
  /** The slice's name; the action types are `<id>/<event>`. */
  id: string;
  initial: State;
  /** A flow without an end: menu, consent, countdown. */
  endless?: true;
  states: { readonly [S in State]: StateSpec<State, Event, Guard> };
}

/** The flow's part of a slice's state, besides its own fields. */
export interface FlowState<State extends string> {
  value: State;
  /** Number of transitions: distinguishes a re-entered state from one that was not left. */
  entered: number;
  /** The last event that had no edge. Tests fail on it unless they list it. */
  refused: { state: State; event: string } | null;
}

export type GuardValues<Guard extends string> = { readonly [G in Guard]: boolean };

type States = { readonly states: object };

/** The states of a flow table. */
export type StateOf<Flow extends States> = keyof Flow['states'] & string;

type EdgesOf<Flow extends States, State extends keyof Flow['states']> = Flow['states'][State] extends {
  readonly on: infer On;
}
  ? On
  : Record<never, never>;

/** The events of a flow table: every name in an `on`. */
export type EventOf<Flow extends States> = {
  [State in keyof Flow['states']]: keyof EdgesOf<Flow, State>;
}[keyof Flow['states']] &
  string;

type BranchOf<On> = On extends string ? { to: On } : On extends readonly (infer Branches)[] ? Branches : On;

/** The guards that the branches of one edge name. */
type GuardIn<On> =
  BranchOf<On> extends infer B ? (B extends { readonly when: infer Guard } ? Guard & string : never) : never;

/** The guards of a flow table: every name in a `when`. */
export type GuardOf<Flow extends States> = {
  [State in keyof Flow['states']]: {
    [Event in keyof EdgesOf<Flow, State>]: GuardIn<EdgesOf<Flow, State>[Event]>;
  }[keyof EdgesOf<Flow, State>];
}[keyof Flow['states']];

/** The events whose edges name a guard. */
export type GuardEvents<Flow extends States, Guard extends string> = {
  [State in keyof Flow['states']]: {
    [Event in keyof EdgesOf<Flow, State>]: Guard extends GuardIn<EdgesOf<Flow, State>[Event]> ? Event : never;
  }[keyof EdgesOf<Flow, State>];
}[keyof Flow['states']] &
  string;

type TargetIn<On> = BranchOf<On> extends infer B ? (B extends { readonly to: infer To } ? To & string : never) : never;

/** Targets of edges that are not states of the flow; never if the table is sound. */
export type UnknownTarget<Flow extends States> = Exclude<
  {
    [State in keyof Flow['states']]: {
      [Event in keyof EdgesOf<Flow, State>]: TargetIn<EdgesOf<Flow, State>[Event]>;
    }[keyof EdgesOf<Flow, State>];
  }[keyof Flow['states']],
  StateOf<Flow>
>;

/** The work states of a flow table, for `Record<WorkState<typeof flow>, Worker>`. */
export type WorkState<Flow extends { states: object }> = {
  [S in keyof Flow['states']]: Flow['states'][S] extends { kind: 'work' } ? S : never;
}[keyof Flow['states']] &
  string;
