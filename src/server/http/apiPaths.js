// @ts-check
'use strict';

/**
 * Paths outside `/api` that the API serves, as Next's rewrites write them. The production server hands them, and
 * `/api`, to the API without the framework; development takes the rewrites.
 */
const API_PATHS = [
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-:file(\\d{1,5}).xml',
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/share.jpg',
  '/feeds/vehicles.csv',
  '/-/:path+',
  '/sitecore/api/:path+',
  '/sitecore/service/:path+',
  '/v1/content/api/:path+',
  '/layout/component',
];
const COMPONENT_PATHS = ['/feaas-render', '/feaas/render'];

/** @type {{ source: string, destination: string }[]} */
const apiRewrites = [
  ...COMPONENT_PATHS.map((source) => ({ source, destination: `/api${source}` })),
  ...API_PATHS.map((source) => ({
    source,
    destination: `/api${source.replace('+', '*').replace('(\\d{1,5})', '')}`,
  })),
];

/** @param {string} source */
const expressionOf = (source) =>
  source.replaceAll('.', '\\.').replace(':file(\\d{1,5})', '\\d{1,5}').replace('/:path+', '/.+');

const IS_API = new RegExp(`^(?:/api(?:/.*)?|${[...COMPONENT_PATHS, ...API_PATHS].map(expressionOf).join('|')})$`);
/** Publishing renders pages again, which only a request within the framework can do. */
const RENDERS_PAGES = /^\/api\/(?:content|editing)(?:\/|$)/;

/** @param {string} url path and query of a request */
const pathOf = (url) => url.split('?', 1)[0] ?? '';

/**
 * Whether the API serves an address, be it within the framework.
 * @param {string} url
 */
const isApiUrl = (url) => IS_API.test(pathOf(url));

/**
 * Whether the API serves an address without the framework.
 * @param {string} url
 */
const isDirectApiUrl = (url) => isApiUrl(url) && !RENDERS_PAGES.test(pathOf(url));

module.exports = { apiRewrites, isApiUrl, isDirectApiUrl };
