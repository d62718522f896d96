const path = require('node:path');
const { compileOnLoad } = require('./src/next-patches/compileOnLoad');
const { esModules } = require('./src/next-patches/esModules');
const { hydrateInTransition } = require('./src/next-patches/hydrateInTransition');
const { politeAnnouncer } = require('./src/next-patches/politeAnnouncer');
const { sharedChunks } = require('./src/next-patches/sharedChunks');
const { withoutProcess } = require('./src/next-patches/withoutProcess');
const { withoutRewriteTable } = require('./src/next-patches/withoutRewriteTable');
const { apiRewrites } = require('./src/server/http/apiPaths');
const { fileHeaders } = require('./src/server/http/fileHeaders');

/** What is changed in the browser's build of Next; figures in docs/decisions/0017-next-patches.md. */
const BROWSER_PATCHES = [
  withoutRewriteTable,
  hydrateInTransition,
  politeAnnouncer,
  compileOnLoad,
  sharedChunks,
  esModules,
  withoutProcess,
];

const CACHED_FOR_GOOD = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };

/** @param {string} source @param {{ key: string, value: string }[]} more */
const headersOf = (source, ...more) => ({ source, headers: [...fileHeaders, ...more] });

/** @type {import('next').NextConfig} */
module.exports = {
  // Set by `npm start`, which never builds over a build that a server runs from.
  distDir: process.env.FORECOURT_BUILD || '.next',
  compiler: { emotion: true },
  poweredByHeader: false,
  // The server compresses and tags its answers itself (src/tools/kit/sending.js).
  compress: false,
  generateEtags: false,
  // The proxy redirects pages with one; calls of the API keep theirs, some of which the specification writes with it.
  skipTrailingSlashRedirect: true,
  // Pictures come from the media path; /_next/image is 404.
  images: { unoptimized: true },
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  experimental: {
    // Every route is of the Pages Router: the browser needs no filter of the App Router's.
    clientRouterFilter: false,
    // A start waits for no page's code: each is loaded with its first request.
    preloadEntriesOnStart: false,
    // Its warning would write whole addresses to the log, with what visitors search for.
    largePageDataBytes: 8 * 2 ** 20,
  },
  allowedDevOrigins: ['*.localhost'],
  outputFileTracingRoot: path.join(__dirname),
  // The server runs where it was built: looking for the files to copy elsewhere took half of the build's time.
  outputFileTracingExcludes: { 'next-server': ['**'] },
  // `npm test` and `npm run check` check the types.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@electric-sql/pglite',
    'sharp',
    'pino',
    'pg',
    'prom-client',
    'graphql',
    'graphql-yoga',
    'js-yaml',
    'nodemailer',
  ],
  cacheHandler: path.join(__dirname, 'src/server/cache/isrCache.js'),
  cacheMaxMemorySize: 0,
  // Seconds that a CDN may show a cached page while it is renewed, `revalidate` included.
  expireTime: 86_400,
  webpack: (config, context) => {
    if (context.isServer) return config;
    for (const patch of BROWSER_PATCHES) patch(config, context);
    // Emotion needs it in `withTheme` alone, which is used nowhere.
    config.resolve.alias['hoist-non-react-statics'] = false;
    // The main script names every chunk: half a hash saves 0.6 kB of each first load.
    config.output.hashDigestLength = 8;
    return config;
  },
  // The proxy lets these paths pass: it would cut large bodies.
  rewrites: async () => ({
    beforeFiles: apiRewrites,
    afterFiles: [],
    fallback: [],
  }),
  headers: async () => [
    // The development server sends one of its scripts under another type, which `nosniff` would refuse.
    ...(process.env.NODE_ENV === 'development' ? [] : [headersOf('/_next/static/:path*')]),
    headersOf('/boot.js'),
    headersOf('/fonts/:path*', CACHED_FOR_GOOD),
  ],
};
