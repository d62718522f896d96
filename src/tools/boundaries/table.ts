import type { Zone } from './zones';

/** Leave to import from a zone: all of it or its types alone; inside features: one's own, or those of others too. */
export interface Grant {
  to: Zone;
  typesOnly?: true;
  whose?: 'own';
}

/** Groups of packages that a zone must do without. */
export type PackageGroup = 'react' | 'next' | 'redux' | 'saga' | 'node';

export interface Row {
  may: readonly Grant[];
  without: readonly PackageGroup[];
}

const all = (...zones: Zone[]): Grant[] => zones.map((to) => ({ to }));
const types = (...zones: Zone[]): Grant[] => zones.map((to) => ({ to, typesOnly: true }));
const own = (...zones: Zone[]): Grant[] => zones.map((to) => ({ to, whose: 'own' }));

/** The doors of a feature, open to everyone who may know features at all. */
const DOORS = all('feature events', 'feature model', 'feature selectors');
const SERVER = all('server door', 'server wiring', 'server config', 'server');
/** Pages attach what every page of theirs needs, as blocks do. */
const PAGES = all(
  'pages',
  'ssr',
  'store',
  'store door',
  'store base',
  'feature door',
  'feature events',
  'feature model',
  'feature selectors',
  'feature view',
  'blocks',
  'sites',
  'ui tokens',
  'ui',
  'i18n',
);
const PURE: readonly PackageGroup[] = ['react', 'next', 'redux', 'saga', 'node'];

/** Who may import whom. A zone that has no grant for itself stands alone. */
export const TABLE: Readonly<Record<Zone, Row>> = {
  domain: { may: all('domain', 'lib'), without: PURE },
  lib: { may: all('lib'), without: PURE },
  errors: { may: all('errors', 'lib'), without: PURE },
  machine: { may: all('machine', 'lib'), without: ['react', 'next', 'saga', 'node'] },
  ports: { may: all('ports', 'domain', 'lib', 'errors'), without: PURE },
  sites: { may: [...all('sites', 'domain', 'lib'), ...types('ui tokens')], without: PURE },
  i18n: {
    may: [...all('i18n', 'domain', 'lib'), ...types('sites', 'errors')],
    without: ['next', 'redux', 'saga', 'node'],
  },
  effects: {
    may: [...all('effects', 'errors', 'lib'), ...types('machine', 'ports')],
    without: ['react', 'next', 'node'],
  },
  adapters: { may: all('adapters', 'ports', 'errors', 'domain', 'lib'), without: PURE },
  'store base': { may: all('store base', 'domain', 'lib', 'sites'), without: ['react', 'next', 'saga', 'node'] },
  // What a page or block calls to attach a feature.
  'store door': { may: all('store', 'store base', 'effects', 'errors', 'ports'), without: ['node'] },
  store: {
    may: all('store', 'store base', 'effects', 'errors', 'machine', 'ports', 'adapters', 'domain', 'lib', 'sites'),
    without: ['node'],
  },

  'feature events': {
    may: [...own('feature model'), ...all('feature events', 'domain', 'lib', 'errors', 'machine', 'store base')],
    without: ['react', 'next', 'saga', 'node'],
  },
  'feature selectors': {
    may: [...own('feature model'), ...DOORS, ...all('domain', 'lib', 'errors', 'machine', 'store base')],
    without: ['react', 'next', 'saga', 'node'],
  },
  'feature model': {
    may: [...own('feature model'), ...DOORS, ...all('domain', 'lib', 'errors', 'machine', 'store base')],
    without: ['react', 'next', 'saga', 'node'],
  },
  'feature saga': {
    may: [
      ...own('feature model', 'feature saga'),
      ...DOORS,
      ...all('domain', 'lib', 'errors', 'machine', 'effects', 'store base'),
      ...types('ports'),
    ],
    without: ['react', 'next', 'node'],
  },
  'feature view': {
    may: [...DOORS, ...all('feature view', 'ui tokens', 'ui', 'i18n', 'domain', 'lib', 'errors', 'store base')],
    without: ['saga', 'node'],
  },
  'feature door': {
    may: [...own('feature events', 'feature selectors', 'feature model', 'feature saga'), ...all('effects', 'errors')],
    without: ['react', 'next', 'node'],
  },

  'block schema': { may: all('block schema', 'domain', 'lib'), without: PURE },
  blocks: {
    may: [
      ...DOORS,
      ...all(
        'block schema',
        'blocks',
        'ui tokens',
        'ui',
        'i18n',
        'domain',
        'lib',
        'store base',
        'store door',
        'feature view',
        'feature door',
        'machine',
      ),
    ],
    without: ['saga', 'node'],
  },
  'ui tokens': { may: all('ui tokens'), without: PURE },
  ui: {
    may: [...all('ui tokens', 'ui', 'i18n'), ...types('domain'), ...all('lib')],
    without: ['redux', 'saga', 'node'],
  },

  server: {
    may: [...all('server config', 'server', 'domain', 'lib', 'errors', 'sites', 'i18n', 'block schema')],
    without: ['react', 'next', 'redux', 'saga'],
  },
  'server config': { may: all('server'), without: ['react', 'next', 'redux', 'saga'] },
  'server door': {
    may: [...SERVER, ...all('domain', 'lib', 'errors', 'sites', 'i18n', 'block schema')],
    without: ['react', 'next', 'redux', 'saga'],
  },
  'server wiring': {
    may: [...SERVER, ...all('domain', 'lib', 'errors', 'sites', 'i18n', 'block schema')],
    without: ['react', 'next', 'redux', 'saga'],
  },
  ssr: {
    may: [
      ...DOORS,
      ...all(
        'ssr',
        'store',
        'store door',
        'store base',
        'effects',
        'feature door',
        'server door',
        'domain',
        'lib',
        'sites',
        'i18n',
        'block schema',
        'blocks',
      ),
      ...types('ports', 'errors'),
    ],
    without: [],
  },
  pages: { may: PAGES, without: ['saga', 'node'] },
  // The replay player and the galleries know every feature; visitors never load them.
  'pages dev': { may: [...PAGES, ...all('domain', 'lib', 'machine')], without: ['saga', 'node'] },
  'pages api': { may: all('server door'), without: ['react', 'next', 'redux', 'saga'] },
  proxy: { may: all('sites', 'domain', 'lib'), without: ['react', 'redux', 'saga', 'node'] },
  // The addresses of all sites are learned before traffic, by the client that the pages use.
  instrumentation: { may: all('server wiring', 'server config', 'ssr'), without: ['react', 'next', 'redux', 'saga'] },
  // Programs of the command line look at everything; nothing of the product looks at them.
  tools: {
    may: all(
      'tools',
      'domain',
      'lib',
      'errors',
      'machine',
      'ports',
      'sites',
      'i18n',
      'effects',
      'adapters',
      'store base',
      'store door',
      'store',
      'feature events',
      'feature selectors',
      'feature model',
      'feature saga',
      'feature door',
      'block schema',
      'ui tokens',
      'server door',
      'server wiring',
      'server config',
      'server',
      'bench',
    ),
    without: ['react'],
  },
  // Stands under test; the program that runs it knows the form of its results.
  bench: { may: [], without: [] },
};

/** Packages by group; the name of a package, or the start of it where it ends with a slash or a colon. */
export const PACKAGES: Readonly<Record<PackageGroup, readonly string[]>> = {
  react: [
    'react',
    'react/',
    'react-dom',
    'react-dom/',
    'react-redux',
    '@emotion/',
    'react-aria-components',
    'embla-carousel-react',
  ],
  next: ['next', 'next/'],
  redux: ['@reduxjs/toolkit', '@reduxjs/toolkit/', 'redux', 'reselect', 'normalizr', 'react-redux'],
  saga: ['redux-saga', 'redux-saga/'],
  node: [
    'node:',
    '@electric-sql/',
    'drizzle-orm',
    'drizzle-orm/',
    'pg',
    'pino',
    'hono',
    'hono/',
    'sharp',
    'prom-client',
    'rate-limiter-flexible',
    'csv-parse',
    'csv-parse/',
    'graphql-yoga',
    'js-yaml',
  ],
};

/** Packages and modules that no one may import, and why. */
export const NEVER: readonly (readonly [string, string])[] = [
  ['next/font/google', 'it asks a third party while building'],
];
