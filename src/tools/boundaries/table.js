// @ts-check
'use strict';

const picomatch = require('picomatch');

/**
 * @typedef {'react' | 'next' | 'redux' | 'saga' | 'node'} PackageGroup
 * @typedef {object} Zone
 * @property {string | readonly string[]} files globs; `*` of a feature's folder is captured as its name
 * @property {readonly string[]} may zones that it may import, itself included where it may
 * @property {readonly string[]} [types] zones of which it may import types only
 * @property {readonly string[]} [own] zones that it may import from its own feature only
 * @property {readonly PackageGroup[]} without groups of packages that it may not import, types excepted
 * @property {true} [noIo] reaches the network and the browser's storage through ports only
 * @property {true} [noClock] takes the clock and ids from the saga context, so that the same actions give the same state
 * @property {true} [locale] may use Intl
 */

/** @param {string} names */
const list = (names) => names.split(' ');

/** @type {readonly PackageGroup[]} */
const PURE = ['react', 'next', 'redux', 'saga', 'node'];
const BASE = ['domain', 'lib', 'errors'];
const SERVER = [...BASE, 'server', 'server-config', 'sites', 'i18n', 'block-schema'];
const PAGES = [
  ...list('pages pages-dev ssr store store-hooks store-entities next-patches'),
  ...list('feature feature-actions feature-components blocks sites ui-tokens ui i18n'),
];

/** Every part of src, and what it may import. The first zone that matches a file is its zone. @type {Readonly<Record<string, Zone>>} */
const ZONES = {
  domain: { files: 'src/domain/**', may: ['domain', 'lib'], without: PURE, noIo: true, noClock: true },
  lib: { files: 'src/lib/**', may: ['domain', 'lib'], without: PURE, noIo: true, noClock: true },
  errors: { files: 'src/errors/**', may: ['errors', 'lib'], without: PURE, noIo: true, noClock: true },
  machine: {
    files: 'src/machine/**',
    may: ['machine', 'lib'],
    without: ['react', 'next', 'saga', 'node'],
    noIo: true,
    noClock: true,
  },
  ports: { files: 'src/ports/**', may: ['ports', ...BASE], without: PURE },
  sites: { files: 'src/sites/**', may: ['sites', 'domain', 'lib'], types: ['ui-tokens'], without: PURE },
  i18n: {
    files: 'src/i18n/**',
    may: ['i18n', 'domain', 'lib'],
    types: ['sites', 'errors'],
    without: ['next', 'redux', 'saga', 'node'],
    noIo: true,
    locale: true,
  },
  effects: {
    files: 'src/effects/**',
    may: ['effects', 'errors', 'lib'],
    types: ['machine', 'ports'],
    without: ['react', 'next', 'node'],
    noIo: true,
    noClock: true,
  },
  adapters: { files: 'src/adapters/**', may: ['adapters', 'ports', 'next-page', ...BASE], without: PURE },

  // What features may know of the store: entities and context.
  'store-entities': {
    files: [
      'src/store/{entities,context}{,.*}.ts',
      'src/store/{address.actions,isDeepEqual,rootState}.ts',
      'src/store/entities/**',
    ],
    may: ['store-entities', 'domain', 'lib', 'sites'],
    without: ['react', 'next', 'saga', 'node'],
    noIo: true,
    noClock: true,
  },
  // What components call: the provider that attaches features, and the typed hooks.
  'store-hooks': {
    files: ['src/store/StoreProvider.tsx', 'src/store/hooks.ts'],
    may: ['store', 'store-hooks', 'store-entities', 'effects', 'errors', 'lib', 'ports'],
    without: ['node'],
  },
  store: {
    files: 'src/store/**',
    may: [...list('store store-entities effects machine ports adapters sites next-page'), ...BASE],
    without: ['node'],
    noClock: true,
  },

  // A feature: its declaration, then what others may import of it, then what is its own.
  feature: {
    files: 'src/features/*/*.feature.ts',
    may: ['feature-actions', 'effects', 'errors', 'lib'],
    own: ['feature-model', 'feature-sagas'],
    without: ['react', 'next', 'node'],
    noIo: true,
    noClock: true,
  },
  'feature-list': { files: 'src/features/*.ts', may: ['feature'], without: ['react', 'next', 'node'] },
  'feature-actions': {
    files: 'src/features/*/*.{slice,actions,selectors}.ts',
    may: ['feature-actions', 'machine', 'store-entities', ...BASE],
    types: ['feature-model'],
    own: ['feature-model'],
    without: ['react', 'next', 'saga', 'node'],
    noIo: true,
    noClock: true,
  },
  'feature-sagas': {
    files: 'src/features/*/sagas/**',
    may: ['feature-actions', 'machine', 'effects', 'store-entities', ...BASE],
    types: ['ports', 'store', 'feature-model'],
    own: ['feature-model', 'feature-sagas'],
    without: ['react', 'next', 'node'],
    noIo: true,
    noClock: true,
  },
  'feature-components': {
    files: 'src/features/*/components/**',
    may: [
      ...list('feature-actions feature-components ui-tokens ui i18n store-entities store-hooks next-page'),
      ...BASE,
    ],
    types: ['feature-model'],
    own: ['feature-model'],
    without: ['saga', 'node'],
    noIo: true,
  },
  'feature-model': {
    files: 'src/features/*/*.{ts,tsx}',
    may: ['feature-actions', 'machine', 'store-entities', ...BASE],
    types: ['feature-model'],
    own: ['feature-model'],
    without: ['react', 'next', 'saga', 'node'],
    noIo: true,
    noClock: true,
  },

  'block-schema': {
    files: [
      'src/blocks/**/*.{schema,sample,block}.ts',
      'src/blocks/parts/items.ts',
      'src/blocks/{blocks.types,defineBlock,definitions,planned}.ts',
      'src/blocks/generated/definitions.ts',
    ],
    may: ['block-schema', 'domain', 'lib'],
    types: ['i18n'],
    without: PURE,
    noIo: true,
  },
  'block-loader': {
    files: ['src/blocks/**/*.loader.ts', 'src/blocks/blockLoader.ts', 'src/blocks/generated/loaders.ts'],
    may: ['block-loader', 'block-schema', 'feature', 'domain', 'lib'],
    types: ['effects', 'errors'],
    without: ['react', 'next', 'node'],
    noIo: true,
    noClock: true,
  },
  blocks: {
    files: 'src/blocks/**',
    may: [
      ...list('blocks block-schema ui-tokens ui i18n domain lib machine'),
      ...list('store-entities store-hooks feature feature-actions feature-components'),
    ],
    types: ['effects'],
    without: ['saga', 'node'],
    noIo: true,
  },
  'ui-tokens': { files: 'src/ui/tokens.ts', may: ['ui-tokens'], without: PURE, noIo: true },
  ui: {
    files: 'src/ui/**',
    may: ['ui-tokens', 'ui', 'i18n', 'lib', 'next-patches'],
    types: ['domain'],
    without: ['redux', 'saga', 'node'],
    noIo: true,
  },

  'server-app': {
    files: 'src/server/app.ts',
    may: ['server-app', 'server-wiring', ...SERVER],
    without: ['react', 'next', 'redux', 'saga'],
  },
  'server-wiring': {
    files: 'src/server/wiring.ts',
    may: ['server-app', 'server-wiring', ...SERVER],
    without: ['react', 'next', 'redux', 'saga'],
  },
  'server-config': {
    files: 'src/server/config.ts',
    may: ['server', 'domain', 'lib'],
    without: ['react', 'next', 'redux', 'saga'],
  },
  // The demo stock and its generators: never in a process that serves requests.
  'server-seed': {
    files: 'src/server/*/seed/**',
    may: ['server-seed', ...SERVER],
    without: ['react', 'next', 'redux', 'saga'],
  },
  'server-seeding': {
    files: 'src/server/database/{seed,fill}.ts',
    may: ['server-seeding', 'server-seed', ...SERVER],
    without: ['react', 'next', 'redux', 'saga'],
  },
  server: { files: 'src/server/**', may: SERVER, types: ['server-seed'], without: ['react', 'next', 'redux', 'saga'] },

  ssr: {
    files: 'src/ssr/**',
    may: [
      ...list('ssr store store-hooks store-entities effects feature feature-actions'),
      ...list('server-app domain lib sites i18n block-schema block-loader blocks'),
    ],
    types: ['ports', 'errors'],
    without: [],
  },
  'pages-api': { files: 'src/pages/api/**', may: ['server-app'], without: ['react', 'next', 'redux', 'saga'] },
  // The player of recordings and the galleries import every feature; visitors never load them.
  'pages-dev': {
    files: 'src/pages/dev/**',
    may: [...PAGES, 'feature-list', 'domain', 'lib', 'machine'],
    without: ['saga', 'node'],
  },
  pages: { files: 'src/pages/**', may: PAGES, without: ['saga', 'node'], noIo: true },
  proxy: { files: 'src/proxy.ts', may: ['sites', 'domain', 'lib'], without: ['react', 'redux', 'saga', 'node'] },
  // Learns the routes of all sites before the first request, by the client that the pages use.
  instrumentation: {
    files: 'src/instrumentation{,-node}.ts',
    may: ['instrumentation', 'server-wiring', 'server-config', 'ssr'],
    without: ['react', 'next', 'redux', 'saga'],
  },
  // What the browser's code may know of Next's page: its element, its data.
  'next-page': { files: 'src/next-patches/nextPage.ts', may: [], without: PURE },
  'next-patches': { files: 'src/next-patches/**', may: ['next-patches', 'lib'], without: ['redux', 'saga'] },

  // Programs of the command line; the product imports nothing of them.
  tools: {
    files: 'src/tools/**',
    may: [
      ...list('tools machine ports sites i18n effects adapters'),
      ...BASE,
      ...list('store store-hooks store-entities feature feature-actions feature-model feature-sagas'),
      ...list('block-schema block-loader ui-tokens server-app server-wiring server-config server bench next-patches'),
    ],
    without: ['react'],
    locale: true,
  },
  bench: { files: 'test/bench/**', may: [], without: [] },
};

/** @type {Readonly<Record<PackageGroup, readonly string[]>>} */
const PACKAGES = {
  react: [
    ...list('react react-dom react-redux @emotion/*'),
    ...list('react-aria-components react-leaflet react-hook-form embla-carousel-react'),
  ],
  next: ['next'],
  redux: ['@reduxjs/toolkit', 'redux', 'reselect', 'normalizr', 'react-redux'],
  saga: ['redux-saga'],
  // In addition to Node's own modules.
  node: [
    ...list('@electric-sql/* @hono/* csv-parse drizzle-orm graphql-yoga hono js-yaml jose'),
    ...list('nodemailer pg pino prom-client proper-lockfile rate-limiter-flexible sharp'),
  ],
};

/** Features that listen to the actions of others: no other feature imports them, blocks and pages attach them. */
const LISTENERS = ['telemetry'];

const matchers = Object.entries(ZONES).map(([name, { files }]) => ({ name, matches: picomatch([files].flat()) }));

/** The zone of a file, relative to the root and with slashes. @param {string} file @returns {string | undefined} */
const zoneOf = (file) => matchers.find(({ matches }) => matches(file))?.name;

/** The feature that a file belongs to. @param {string} file @returns {string | undefined} */
const featureOf = (file) => /^src\/features\/([^/]+)\//.exec(file)?.[1];

/** The zones as eslint-plugin-boundaries describes files. */
const fileDescriptors = Object.entries(ZONES).map(([category, { files }]) => ({
  category,
  pattern: [files].flat(),
  capture: ['first'],
}));

/** What a file may import, as policies of eslint-plugin-boundaries. @param {string} name its zone @param {string | undefined} feature */
function policiesOf(name, feature) {
  const zone = ZONES[name];
  if (!zone) throw new Error(`There is no zone ${name}.`);
  const { may, types = [], own = [], without } = zone;
  /** @param {readonly string[]} categories */
  const files = (categories) => ({ to: { file: { categories } } });
  /** @param {string} first */
  const ofFeature = (first) => ({ to: { file: { captured: { first } } } });
  const outside = without.flatMap((group) => [
    { to: { module: { origin: 'external', source: PACKAGES[group] } }, dependency: { kind: 'value' } },
    ...(group === 'node' ? [{ to: { module: { origin: 'core' } }, dependency: { kind: 'value' } }] : []),
  ]);
  return [
    { allow: files(may) },
    { allow: types.length > 0 ? { ...files(types), dependency: { kind: 'type' } } : [] },
    { allow: own.length > 0 ? { to: { file: { categories: own, captured: { first: feature } } } } : [] },
    { allow: { to: { module: { origin: ['external', 'core'] } } } },
    { disallow: outside },
    { disallow: feature === undefined ? [] : LISTENERS.filter((name) => name !== feature).map(ofFeature) },
    // It sends a request to a third party while building.
    { disallow: { to: { module: { origin: 'external', source: 'next', internalPath: 'font/google' } } } },
  ].filter(({ allow, disallow }) => [allow ?? disallow].flat().length > 0);
}

module.exports = { ZONES, featureOf, fileDescriptors, policiesOf, zoneOf };
