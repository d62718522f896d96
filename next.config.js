const path = require('node:path');

/** @type {import('next').NextConfig} */
module.exports = {
  // Set by `npm start`, which never builds over a build that a server runs from.
  distDir: process.env.FORECOURT_BUILD || '.next',
  compiler: { emotion: true },
  poweredByHeader: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  allowedDevOrigins: ['*.localhost'],
  outputFileTracingRoot: path.join(__dirname),
  serverExternalPackages: ['@electric-sql/pglite', 'sharp', 'pino', 'pg'],
};
