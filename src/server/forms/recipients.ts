import { isEmailAddress } from '@/domain/forms/emailAddress';
import { mailDomains } from '@/sites/mailDomains';
import { allSites } from '@/sites/sites';

/** Who may get what visitors send with forms that editors define: mailboxes of the group's own domains. */
export interface Recipients {
  /** A leading `*.` stands for all hosts below. */
  domains: readonly string[];
  has(address: string): boolean;
}

/** @param others domains in addition to those of the sites' own addresses */
export function createRecipients(others: readonly string[] = []): Recipients {
  const domains = [...new Set([...mailDomains(allSites), ...others])];
  return {
    domains,
    has(address) {
      const domain = address.split('@')[1]?.toLowerCase();
      if (domain === undefined || !isEmailAddress(address)) return false;
      return domains.some((one) => (one.startsWith('*.') ? domain.endsWith(one.slice(1)) : domain === one));
    },
  };
}
