import type { Result } from '@/errors/result';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok } from '@/errors/result';
import type { AddressMove, AddressPort } from '@/ports/address.port';
import type { Ports } from '@/ports/ports';
import type { CookiePort, StoragePort } from '@/ports/storage.port';
import type { StreamPort } from '@/ports/stream.port';
import type { TagManagerPort } from '@/ports/tagManager.port';
import type { ConsentChoice, TelemetryMessage, TelemetryPort } from '@/ports/telemetry.port';
import { fakeClock, fakeIds, type FakeClock } from './fakeClock';

/** A substitute for any port call that returns a Result. */
export type FakeCall = <T>(request?: unknown, signal?: AbortSignal) => Promise<Result<T>>;

/** Answers as over the wire: the value goes through JSON. */
export const returns =
  (value: unknown): FakeCall =>
  async <T>(): Promise<Result<T>> => ({ ok: true, value: JSON.parse(JSON.stringify(value)) });

export const fails =
  (code: ErrorCode, actions: Record<string, string | number> = {}): FakeCall =>
  async () =>
    failed(code, actions);

/** Breaks the promise of every port: throws. */
export const throws =
  (error: Error): FakeCall =>
  () =>
    Promise.reject(error);

/** Never resolves; an aborted call rejects like fetch. */
export const hangs = (): FakeCall => (_request, signal) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('The call was aborted.', 'AbortError')));
  });

/** Calls in order; the last one repeats. */
export function inSequence(first: FakeCall, ...rest: FakeCall[]): FakeCall {
  const calls = [first, ...rest];
  let next = 0;
  return <T>(request?: unknown, signal?: AbortSignal) => {
    const call = calls[Math.min(next, calls.length - 1)] ?? first;
    next += 1;
    return call<T>(request, signal);
  };
}

export interface FakeTelemetry extends TelemetryPort {
  messages: TelemetryMessage[];
  choices: ConsentChoice[];
  errors: Parameters<TelemetryPort['report']>[0][];
  debugReports: Parameters<TelemetryPort['debug']>[0][];
}

export function fakeTelemetry(): FakeTelemetry {
  const [messages, choices, errors, debugReports]: [
    FakeTelemetry['messages'],
    FakeTelemetry['choices'],
    FakeTelemetry['errors'],
    FakeTelemetry['debugReports'],
  ] = [[], [], [], []];
  return {
    messages,
    choices,
    errors,
    debugReports,
    push: (message) => void messages.push(message),
    consent: (choice) => void choices.push(choice),
    report: (error) => void errors.push(error),
    debug: (note) => void debugReports.push(note),
  };
}

export interface FakeCookies extends CookiePort {
  jar: Map<string, { value: string; days: number }>;
}

/** `{ consent: '…' }` are the cookies of an earlier visit. A cookie of 0 days is gone. */
export function fakeCookies(earlier: Record<string, string> = {}): FakeCookies {
  const jar = new Map(Object.entries(earlier).map(([name, value]) => [name, { value, days: 1 }]));
  return {
    jar,
    read: (name) => jar.get(name)?.value ?? null,
    write: (name, value, days) => void (days > 0 ? jar.set(name, { value, days }) : jar.delete(name)),
    names: () => [...jar.keys()],
    remove: (name) => void jar.delete(name),
  };
}

export interface FakeTags extends TagManagerPort {
  /** Ids in the order of `load`, each once. */
  loaded: string[];
  /** Number of page reloads. */
  reloads(): number;
}

function fakeTags(): FakeTags {
  const loaded: string[] = [];
  let times = 0;
  return {
    loaded,
    load: (id) => {
      if (!loaded.includes(id)) loaded.push(id);
    },
    running: () => loaded.length > 0,
    reloadPage: () => {
      times += 1;
    },
    reloads: () => times,
  };
}

export function fakeStorage(
  earlier: Record<string, string> = {},
  { full = false } = {},
): StoragePort & { entries: Map<string, string>; changeElsewhere: (key: string, value: string) => void } {
  const entries = new Map(Object.entries(earlier));
  const listeners = new Map<string, Set<() => void>>();
  return {
    entries,
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => {
      if (!full) entries.set(key, value);
      return !full;
    },
    remove: (key) => void entries.delete(key),
    listen: (key, changed) => {
      const those = listeners.get(key) ?? new Set();
      listeners.set(key, those.add(changed));
      return () => void those.delete(changed);
    },
    changeElsewhere: (key, value) => {
      entries.set(key, value);
      for (const changed of listeners.get(key) ?? []) changed();
    },
  };
}

interface FakeStream {
  path: string;
  open: boolean;
  message(event: string, data: string, id?: string): void;
  lost(): void;
}

export interface FakeStreams extends StreamPort {
  /** Every stream that was opened, the oldest first. */
  opened: FakeStream[];
}

export function fakeStreams(): FakeStreams {
  const opened: FakeStream[] = [];
  return {
    opened,
    open: (path, handlers) => {
      const names = new Set(['message', ...(handlers.events ?? [])]);
      const stream: FakeStream = {
        path,
        open: true,
        message: (event, data, id = '') => {
          if (stream.open && names.has(event)) handlers.message(event, data, id);
        },
        lost: () => {
          if (!stream.open) return;
          stream.open = false;
          handlers.lost();
        },
      };
      opened.push(stream);
      return () => {
        stream.open = false;
      };
    },
  };
}

export interface FakeAddress extends AddressPort {
  entries: AddressMove[];
  back(steps?: number): void;
  forward(): void;
  /** Changes the fragment. */
  fragment(to: string): void;
  /** Number of page reloads. */
  reloads(): number;
}

/** A history of one tab. */
export function fakeAddress(start = '/'): FakeAddress {
  const entries: AddressMove[] = [{ address: start, entry: 'start', by: 'person' }];
  const listeners = new Set<(move: AddressMove) => void>();
  const stepListeners = new Set<(move: AddressMove) => void>();
  const fragments = new Set<(fragment: string) => void>();
  let [index, scroll, reloads] = [0, 0, 0];
  const here = (): AddressMove => entries[index] ?? { address: start, entry: 'start', by: 'person' };
  let held: (() => void) | null = null;
  const go = (by: number) => {
    if (by < 0 && held) {
      held();
      return;
    }
    if (!entries[index + by]) return;
    const [path] = here().address.split('#');
    index += by;
    const isStep = stepListeners.size > 0 && here().address.split('#')[0] === path;
    for (const listener of isStep ? stepListeners : listeners) listener({ ...here(), by: 'history' });
  };
  const push = async (address: string, entry: string) => {
    entries.splice(index + 1, entries.length, { address, entry, by: 'person' });
    index += 1;
  };
  return {
    entries,
    current: here,
    push,
    pushSoon: push,
    replace: async (address, entry = here().entry) => {
      entries[index] = { ...here(), address, entry };
    },
    listenToSteps: (listener) => {
      stepListeners.add(listener);
      return () => stepListeners.delete(listener);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listenToFragment: (listener) => {
      fragments.add(listener);
      return () => fragments.delete(listener);
    },
    reload: () => {
      reloads += 1;
    },
    reloads: () => reloads,
    fragment: (to) => {
      for (const listener of fragments) listener(to);
    },
    scrollY: () => scroll,
    scrollTo: (y) => {
      scroll = y;
    },
    back: (steps = 1) => go(-steps),
    holdBack: (_fragment, onBack) => {
      held = onBack;
      return () => {
        held = null;
      };
    },
    forward: () => go(1),
  };
}

export type FakePorts = Required<Ports> & {
  clock: FakeClock;
  telemetry: FakeTelemetry;
  cookies: FakeCookies;
  streams: FakeStreams;
  address: FakeAddress;
  tagManager: FakeTags;
};

type Given = { [Name in keyof FakePorts]?: Partial<FakePorts[Name]> };

const unprepared =
  (name: string): FakeCall =>
  () =>
    Promise.reject(new Error(`${name} was called, and the test gave it no answer.`));

/** All ports of a page, in memory; `{ search: { search: fails('SEARCH_FAILED') } }` replaces single calls. */
export const fakePorts = (given: Given = {}): FakePorts => ({
  search: { search: unprepared('search.search'), searchText: unprepared('search.searchText'), ...given.search },
  searchHelp: {
    suggest: unprepared('searchHelp.suggest'),
    relax: unprepared('searchHelp.relax'),
    ...given.searchHelp,
  },
  // Most pages need no prices of the past.
  cars: { status: async () => ok({ status: 'onOffer', prices: [] }), ...given.cars },
  stories: { stories: unprepared('stories.stories'), ...given.stories },
  editing: {
    save: unprepared('editing.save'),
    warnings: unprepared('editing.warnings'),
    changes: unprepared('editing.changes'),
    publish: unprepared('editing.publish'),
    progress: unprepared('editing.progress'),
    discard: unprepared('editing.discard'),
    versions: unprepared('editing.versions'),
    restore: unprepared('editing.restore'),
    refresh: async () => true,
    ...given.editing,
  },
  inbox: {
    session: unprepared('inbox.session'),
    requestLink: unprepared('inbox.requestLink'),
    signIn: unprepared('inbox.signIn'),
    signOut: unprepared('inbox.signOut'),
    sessions: unprepared('inbox.sessions'),
    endSession: unprepared('inbox.endSession'),
    page: unprepared('inbox.page'),
    submission: unprepared('inbox.submission'),
    change: unprepared('inbox.change'),
    targets: unprepared('inbox.targets'),
    figures: unprepared('inbox.figures'),
    ...given.inbox,
  },
  clock: { ...fakeClock(), ...given.clock },
  ids: { ...fakeIds(), ...given.ids },
  telemetry: { ...fakeTelemetry(), ...given.telemetry },
  address: { ...fakeAddress(), ...given.address },
  share: { share: async (path) => ({ how: 'copied', address: `https://test.example${path}` }), ...given.share },
  session: { ...fakeStorage(), ...given.session },
  local: { ...fakeStorage(), ...given.local },
  cookies: { ...fakeCookies(), ...given.cookies },
  streams: { ...fakeStreams(), ...given.streams },
  marketingForms: {
    load: unprepared('marketingForms.load'),
    show: unprepared('marketingForms.show'),
    ...given.marketingForms,
  },
  searchAlerts: {
    request: unprepared('searchAlerts.request'),
    states: unprepared('searchAlerts.states'),
    end: unprepared('searchAlerts.end'),
    ...given.searchAlerts,
  },
  forms: {
    submit: unprepared('forms.submit'),
    fields: unprepared('forms.fields'),
    ...given.forms,
  },
  personalization: { pageView: unprepared('personalization.pageView'), ...given.personalization },
  workshop: {
    car: unprepared('workshop.car'),
    services: unprepared('workshop.services'),
    addons: unprepared('workshop.addons'),
    prices: unprepared('workshop.prices'),
    timeSlots: unprepared('workshop.timeSlots'),
    workshops: unprepared('workshop.workshops'),
    hasBrand: unprepared('workshop.hasBrand'),
    book: unprepared('workshop.book'),
    hold: unprepared('workshop.hold'),
    release: unprepared('workshop.release'),
    see: unprepared('workshop.see'),
    timesFor: unprepared('workshop.timesFor'),
    move: unprepared('workshop.move'),
    cancel: unprepared('workshop.cancel'),
    ...given.workshop,
  },
  finance: {
    defaults: unprepared('finance.defaults'),
    calculate: unprepared('finance.calculate'),
    legal: unprepared('finance.legal'),
    ...given.finance,
  },
  tireHotel: {
    session: unprepared('tireHotel.session'),
    search: unprepared('tireHotel.search'),
    sendCode: unprepared('tireHotel.sendCode'),
    validate: unprepared('tireHotel.validate'),
    logOut: unprepared('tireHotel.logOut'),
    days: unprepared('tireHotel.days'),
    times: unprepared('tireHotel.times'),
    hold: unprepared('tireHotel.hold'),
    release: unprepared('tireHotel.release'),
    book: unprepared('tireHotel.book'),
    review: unprepared('tireHotel.review'),
    wantReminder: unprepared('tireHotel.wantReminder'),
    ...given.tireHotel,
  },
  // Most browsers have none.
  oneTimeCode: { receive: async () => null, ...given.oneTimeCode },
  firstTimes: { firstTime: unprepared('firstTimes.firstTime'), ...given.firstTimes },
  places: { find: unprepared('places.find'), byPosition: unprepared('places.byPosition'), ...given.places },
  pictures: { send: unprepared('pictures.send'), ...given.pictures },
  position: { here: unprepared('position.here'), ...given.position },
  tagManager: { ...fakeTags(), ...given.tagManager },
});
