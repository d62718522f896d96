import type { SiteName } from '@/sites/site.types';

const port = process.env.PORT ?? '3000';

/** The local address of a site, without a slash at the end: 'http://car-store-se.localhost:3000'. */
export const siteAddress = (site: SiteName): string => `http://${site}.localhost:${port}`;

/** Bare localhost: the directory of the sites in demo mode. */
export const directoryAddress = `http://localhost:${port}`;
