const path = require('node:path');

/** @type {import('next').NextConfig} */
module.exports = {
  compiler: { emotion: true },
  poweredByHeader: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  allowedDevOrigins: ['*.localhost'],
  outputFileTracingRoot: path.join(__dirname),
  serverExternalPackages: ['@electric-sql/pglite', 'sharp', 'pino', 'pg'],
};
