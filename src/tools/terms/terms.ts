/**
 * Words that must not stand in a declared name or in the name of a file, with what to write in their place. A word is
 * a part of a name: `lookupFault` has `fault`.
 */
export const REPLACED: Readonly<Record<string, string>> = {
  fact: 'action',
  facts: 'actions; of an error text: params',
  fault: 'error',
  faults: 'errors',
  trouble: 'error, failed',
  troubles: 'errors',
  outcome: 'result',
  outcomes: 'results',
  ways: 'recoveryActions; in search: relaxations',
  late: 'lazy',
  later: 'lazy; deferred',
  whole: 'eager, full, entire',
  alive: 'hydrated; running',
  door: 'api, router, routes, handler',
  doors: 'routes',
  desk: 'editing service',
  desks: 'editing services',
  matter: 'props, data',
  shelf: 'carousel, teaser list; namespace',
  shelves: 'carousels, teaser lists; namespaces',
  glance: 'stock summary',
  glances: 'stock summaries',
  kept: 'cached, stored, persisted, saved',
  keep: 'cache, store, persist, save',
  keeps: 'caches, stores, persists, saves',
  keeping: 'caching, storing, persisting, saving',
  said: 'queryText; of a program: output',
  say: 't, print, log',
  says: 'prints, logs',
  saying: 'message',
  phrase: 'queryText, keyphrase',
  phrases: 'queryTexts, keyphrases',
  typed: 'queryText, input',
  words: 'queryText, terms, tokens',
  wish: 'filter, constraint',
  wishes: 'filters, constraints',
  loosen: 'relax',
  loosened: 'relaxed',
  loosening: 'relaxing',
  told: 'reported, notified, sent',
  tell: 'report, track, notify, log',
  tells: 'reports, notifies, logs',
  telling: 'reporting, notifying, logging',
  ask: 'request, fetch',
  asks: 'requests, fetches',
  asked: 'requested',
  asking: 'requesting',
  question: 'request, query',
  questions: 'requests, queries',
  answer: 'response',
  answers: 'responses',
  answered: 'responded, resolved',
  hear: 'on, listen, subscribe',
  hears: 'listens',
  heard: 'received',
  place: 'routeParams, flowState, location, position, slot',
  places: 'locations, positions, slots',
  room: 'department, space',
  rooms: 'departments',
  letter: 'message, email; character',
  letters: 'messages, emails; characters',
  passes: 'editorSessions',
  turns: 'keyedMutex',
  turn: 'rotation, tick',
  gate: 'semaphore',
  shape: 'schema',
  shapes: 'schemas',
  drawn: 'rendered',
  measure: 'analyticsEvent, track',
  measures: 'analyticsEvents, tracking',
  ground: 'background',
  standing: 'status',
  hint: 'warning',
  hints: 'warnings',
  notes: 'stega, warnings',
  library: 'contentTree, chunkLoader, remoteScripts',
  memory: 'recentSearches, viewHistory',
  anew: 'again',
  beside: 'nextTo, parallel, extra',
  behind: 'after, stale',
  nobody: 'the name of who is meant',
  somebody: 'the name of who is meant',
  tails: 'suffixes',
  scratch: 'buffers',
};

/** Whole names that say too little. */
export const TOO_SHORT: Readonly<Record<string, string>> = {
  at: 'index; of a time: time, timestamp',
  is: 'value',
};

export interface Allowance {
  words: readonly string[];
  /** Names that may have the word; every name when left out. */
  names?: RegExp;
  /** Files (from the root) in which they may; every file when left out. */
  files?: RegExp;
  why: string;
}

/** Where a replaced word is the right one: a field of somebody else's, or a noun of the specification. */
export const ALLOWED: readonly Allowance[] = [
  {
    words: ['place', 'places'],
    files: /\bplaces?\b|[pP]laces?(?:Port|Step|Field)/,
    why: 'the places area: geographic lookups',
  },
  {
    words: ['place', 'places'],
    names: /^(?:place_?[iI]d|places|PLACES_\w+|\w*Places(?:Port|Routes|Service|Area)?)$/,
    why: '/api/places and its fields',
  },
  {
    words: ['door', 'doors'],
    names: /^(?:car_)?doors$|^doorsByBody$/,
    why: 'the doors of a car, a field of specification 2',
  },
  { words: ['letter'], names: /^(?:letterSpacing|LETTER_PX)$/, why: 'CSS letter-spacing' },
  { words: ['keep'], names: /^keep(?:Alive|Alives|AliveTimeout)$/, why: 'HTTP keep-alive' },
  { words: ['alive'], names: /^(?:keepAlive|isAlive)$/, why: 'HTTP keep-alive; a process that is alive' },
  { words: ['memory'], files: /^(?:test\/bench\/|src\/server\/|src\/tools\/)/, why: 'the memory of a process' },
  { words: ['typed'], names: /Typed(?:Document|Array)/, why: 'typed documents and typed arrays, names of libraries' },
  {
    words: [...Object.keys(REPLACED), ...Object.keys(TOO_SHORT)],
    files: /^(?:src\/tools\/terms\/|test\/tools\/(?:terms\.test|checkTerms))/,
    why: 'the check itself',
  },
  { words: ['measure'], files: /^test\/bench\//, why: 'benchmarks measure' },
  { words: ['scratch'], names: /^scratch$/, why: 'scratch buffers, a term of algorithms' },
  { words: ['room'], names: /^makeRoom$/, why: 'plain English: make room in a cache' },
];
