import { mailAddresses } from './mailAddresses';
import type { Site } from './site.types';

/** Domains of the mail addresses that sites' configurations name. */
export const mailDomains = (sites: readonly Site[]): string[] => [
  ...new Set(
    sites.flatMap((site) => {
      const { sender, replyTo } = mailAddresses(site);
      return [sender, replyTo, site.customerService?.email, site.carBuying?.email].flatMap(
        (address) => address?.split('@')[1]?.toLowerCase() ?? [],
      );
    }),
  ),
];
