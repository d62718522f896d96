/**
 * Words that a declared name or the name of a file must not contain, with their replacements. A word is a part of a
 * name: `lookupFault` has `fault`.
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

/** Complete names that are too vague. */
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

/** Where a replaced word is correct: a field of an external format, or a noun of the specification. */
export const ALLOWED: readonly Allowance[] = [
  {
    words: ['place', 'places'],
    files: /\bplaces?\b|[pP]laces?(?:Port|Step|Field)|^test\/features\/booking\//,
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
  {
    words: ['place'],
    names: /^place(?:Items|Content|Self)$/,
    why: 'CSS properties',
  },
  {
    words: ['question', 'answer'],
    names: /^(?:Question|Answer)$/,
    files: /^(?:src|test)\/blocks\//,
    why: 'fields of the FAQ block, named by specification 1',
  },
  {
    words: ['answer', 'answers'],
    files:
      /online-?forms?\b|onlineForm|OnlineForm|onlineAnswers|providerAnswers|jotform|[fF]ormProvider|server\/inbox\/inbox\.test|[aA]nswers?(?:Texts)?\.ts$|forms\/fuzz\.test|store\/visits/,
    why: 'answers of online forms, named by specification 3 and by form providers',
  },
  {
    words: ['memory'],
    names: /^(?:memory|MEMORY_KEY)$/,
    files:
      /consent|^test\/store\/visits|^e2e\/shell\.spec|^test\/features\/(?:car-search\/recentSearches|cars\/recentCars|saved\/saved)\./i,
    why: 'a category of consent, in the stored cookie',
  },
  {
    words: ['place'],
    names: /^place$/,
    files:
      /^(?:src|test)\/domain\/search\/|^test\/(?:features\/(?:car-search\/(?:listSearch|carListView|locationFilter(?:View)?)|compare\/cardTools)|server\/search\/searchHelp\.routes)\.test/,
    why: 'the town of a filter "near": a meaning of the understand API',
  },
  {
    words: ['at'],
    files:
      /^(?:src\/store\/(?:record|redactVisit)|test\/store\/recorder\.test|src\/features\/telemetry\/components\/ReplayPlayer|test\/features\/telemetry\/replay)/,
    why: 'the time of an action in a recording',
  },
  { words: ['letter'], names: /^(?:letterSpacing|LETTER_PX)$/, why: 'CSS letter-spacing' },
  { words: ['keep'], names: /^keep(?:Alive|Alives|AliveTimeout)$/, why: 'HTTP keep-alive' },
  {
    words: ['alive'],
    names: /^(?:keepAlive|keepAliveTimeout|isAlive)$/,
    why: 'HTTP keep-alive; a process that is alive',
  },
  {
    words: ['memory'],
    files: /^(?:test\/bench\/|(?:src|test)\/server\/|src\/tools\/)/,
    why: 'the memory of a process',
  },
  { words: ['typed'], names: /Typed(?:Document|Array)/, why: 'typed documents and typed arrays, names of libraries' },
  {
    words: [...Object.keys(REPLACED), ...Object.keys(TOO_SHORT)],
    files: /^(?:src\/tools\/terms\/|test\/tools\/(?:terms\.test|checkTerms))/,
    why: 'the check itself',
  },
  { words: ['memory'], names: /^workerIdleMemoryLimit$/, why: 'an option of Jest' },
  { words: ['doors'], names: /^numberOfDoors$/, why: 'a property of schema.org' },
  { words: ['measure'], files: /^test\/bench\//, why: 'benchmarks measure' },
  { words: ['scratch'], names: /^scratch$/, why: 'scratch buffers, a term of algorithms' },
  {
    words: ['library'],
    names: /[cC]omponentLibrary|^library$/,
    why: 'the component library: what the content vendor calls the frame that shows one component',
  },
  {
    words: ['phrase', 'phrases'],
    names: /^[pP]hrases?$/,
    files: /^(?:src\/server\/content\/|test\/server\/content\/|test\/contract\/edge\/|test\/ssr\/site\.test)/,
    why: "fields of the content vendor's dictionary",
  },
  {
    words: ['question', 'answer'],
    names: /^(?:[qQ]uestion|[aA]nswer)$/,
    files: /^(?:src|test)\/server\/content\//,
    why: 'fields of an entry of the FAQ block',
  },
  {
    words: ['at'],
    files: /content\.service\.ts$|editing(?:Port(?:\.test)?|\.types)?\.ts$/,
    why: 'a field of the versions of an item in the editing API',
  },
  { words: ['room'], names: /^makeRoom$/, why: 'plain English: make room in a cache' },
];
