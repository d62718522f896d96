const path = require('node:path');
const { fileHeaders } = require('./src/server/http/fileHeaders');

/** What a car's card is made of: in lists, on start pages, under a car. */
const CARDS =
  /[\\/]src[\\/]features[\\/]cars[\\/]components[\\/](?:CarCard|CarGrid|CarImage|carCard\.styles|carTexts|plainClick)\.tsx?$/;

/** Features that come with their blocks, with the nouns that are theirs alone: one chunk for all blocks of a feature. */
const STORIES = /[\\/]src[\\/](?:features[\\/]stories[\\/]|domain[\\/]stories[\\/]stories\.ts$)/;
const DEALERS =
  /[\\/]src[\\/](?:features[\\/](?:dealers[\\/]|telemetry[\\/].*[cC]ontact)|domain[\\/]dealers[\\/](?:openingHours|facility))/;

/** What turns answers into records. */
const RECORDS = /[\\/](?:normalizr[\\/]|src[\\/]store[\\/]entities\.normalize\.ts$)/;

/** What forms are made of. */
const FIELDS = /[\\/]src[\\/]ui[\\/]primitives[\\/](?:Field|TextInput|Select)\.tsx$/;

/** A map's place, and the sentence where it does not come; the map itself comes later. */
const MAP_PLACE = /[\\/]src[\\/]ui[\\/]map[\\/](?:LocationsMap\.tsx|locationsMap\.styles\.ts)$/;

/** What blocks are made of: headings, sections, pictures, buttons. */
const PARTS =
  /[\\/]src[\\/](?:blocks[\\/]parts[\\/](?:BlockButton|BlockPicture|BlockSection|BlockTitle|distance|backgrounds\.styles|keyed|useReveal)|ui[\\/]primitives[\\/](?:pictureSources|RichText)|ui[\\/]frame[\\/]CopyButton|features[\\/]navigation[\\/]components[\\/]LoadedIcon|blocks[\\/]SocialMedia[\\/]Channels)\.tsx?$/;

/**
 * What a browser need not fetch (docs/performance.md).
 * @param {import('webpack').Configuration & { plugins: { constructor: { name: string }, definitions?: Record<string, string>, rewrites?: Record<string, object[]> }[] }} config
 * @param {{ dev: boolean, webpack: { BannerPlugin: new (options: object) => { apply(compiler: unknown): void, constructor: { name: string } }, Compilation: { PROCESS_ASSETS_STAGE_DEV_TOOLING: number } } }} context
 */
function forBrowsers(config, { dev, webpack: { BannerPlugin, Compilation } }) {
  // No rewritten address is a page: the router does without their table and the code that reads it.
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'DefinePlugin' && plugin.definitions)
      plugin.definitions['process.env.__NEXT_HAS_REWRITES'] = 'false';
    if (plugin.constructor.name === 'BuildManifestPlugin')
      plugin.rewrites = { beforeFiles: [], afterFiles: [], fallback: [] };
  }
  // Only a function of emotion's that nobody here calls would use it.
  config.resolve.alias['hoist-non-react-statics'] = false;
  // The router takes a page over in one go, and nobody can press anything meanwhile (src/ui/hydration.ts).
  config.module.rules.push({
    test: /[\\/]next[\\/]dist[\\/]client[\\/]index\.js$/,
    resolve: { alias: { 'react-dom/client$': path.join(__dirname, 'src/ui/hydration.ts') } },
  });
  // What is fetched is used at once: browsers that understand it compile it beside the fetching, not when it is called (docs/performance.md). The smallest do without.
  if (!dev)
    config.plugins.push(
      new BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /\.js$/,
        exclude: /chunks[\\/](?:webpack-|pages[\\/]_(?!app|cars))/,
        stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
      }),
    );
  // A page's first script names every other: six figures tell two versions of one file apart.
  config.output.hashDigestLength = 6;
  // Fetched once each, whichever block or page needs it first. The development server does not split.
  const { splitChunks } = config.optimization;
  if (splitChunks) {
    // React and the framework are one script: every page fetches both, and the first does nothing before the second is there.
    splitChunks.cacheGroups.framework = false;
    // Code that two pages share is in both: only a list and its editing share any beside the frame.
    splitChunks.cacheGroups.default = { chunks: 'async', minChunks: 2, priority: -20, reuseExistingChunk: true };
    splitChunks.cacheGroups.cards = { test: CARDS, name: 'cards', chunks: 'all', enforce: true };
    splitChunks.cacheGroups.stories = { test: STORIES, name: 'stories', chunks: 'async', enforce: true };
    splitChunks.cacheGroups.dealers = { test: DEALERS, name: 'dealers', chunks: 'async', enforce: true };
    splitChunks.cacheGroups.records = { test: RECORDS, name: 'records', chunks: 'all', enforce: true };
    splitChunks.cacheGroups.fields = { test: FIELDS, name: 'fields', chunks: 'async', enforce: true };
    splitChunks.cacheGroups.map = { test: MAP_PLACE, name: 'map', chunks: 'async', enforce: true };
    splitChunks.cacheGroups.parts = { test: PARTS, name: 'parts', chunks: 'async', enforce: true };
  }
  return config;
}

/** @type {import('next').NextConfig} */
module.exports = {
  // Set by `npm start`, which never builds over a build that a server runs from.
  distDir: process.env.FORECOURT_BUILD || '.next',
  compiler: { emotion: true },
  poweredByHeader: false,
  // The server packs what it sends, and tags the pages that are kept, for less work (src/tools/kit/sending.js). What lies in `public` goes by its date.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  // Every route here is of one router: the browser needs no filter of the other's.
  experimental: { clientRouterFilter: false },
  allowedDevOrigins: ['*.localhost'],
  outputFileTracingRoot: path.join(__dirname),
  // The build is served where it stands: nobody copies it with the files it needs, and to find those took as long as the rest.
  outputFileTracingExcludes: { 'next-server': ['**'] },
  // `npm test` and `npm run check` have checked the types of all there is.
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
  ],
  cacheHandler: path.join(__dirname, 'src/server/cache/isrCache.js'),
  cacheMaxMemorySize: 0,
  // Seconds that a CDN may show a cached page while it is renewed, `revalidate` included.
  expireTime: 86_400,
  webpack: (config, context) => {
    // The document alone names faces: the server's build, which lies one folder down and its parts two, brings the files.
    config.module.rules.push({
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: {
        filename: 'static/media/[name].[contenthash:8][ext]',
        outputPath: context.dev ? '../' : '../../',
        publicPath: '/_next/',
      },
    });
    return context.isServer ? config : forBrowsers(config, context);
  },
  // The site's own addresses that the API door answers; the proxy lets them pass.
  rewrites: async () => ({
    beforeFiles: [
      { source: '/feaas-render', destination: '/api/feaas-render' },
      ...[
        '/healthz',
        '/robots.txt',
        '/sitemap.xml',
        '/-/:path+',
        '/sitecore/api/:path+',
        '/sitecore/service/:path+',
        '/v1/content/api/:path+',
        '/layout/component',
      ].map((source) => ({ source, destination: `/api${source.replace('+', '*')}` })),
    ],
    afterFiles: [],
    fallback: [],
  }),
  // The development server sends one of its scripts under another type.
  headers: async () =>
    [
      ...(process.env.NODE_ENV === 'development' ? [] : ['/_next/static/:path*']),
      '/boot.js',
      '/favicon.ico',
      '/favicon.svg',
    ].map((source) => ({ source, headers: fileHeaders })),
};
