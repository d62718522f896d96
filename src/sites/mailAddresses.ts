import type { Site } from './site.types';

/** Sender and reply address of a site's mail. Without configured ones replies are not read. */
export function mailAddresses({ name, hosts, mail }: Pick<Site, 'name' | 'hosts' | 'mail'>): {
  sender: string;
  replyTo: string | null;
} {
  const host = hosts.find((one) => !one.startsWith('*')) ?? `${name}.localhost`;
  return mail ?? { sender: `no-reply@${host.replace(/^www\./, '')}`, replyTo: null };
}
