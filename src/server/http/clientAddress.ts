import { isIPv6 } from 'node:net';

/**
 * The address that a rate limit counts. With `trustedProxies` in front (load balancer, CDN), each of which appends the
 * peer it saw to X-Forwarded-For, the visitor is that many entries from the right; anything further left can be forged.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trustedProxies: number): string {
  const chain = chainOf(forwardedFor);
  const given = trustedProxies > 0 ? (chain.at(-trustedProxies) ?? chain[0] ?? peer) : peer;
  return network(given);
}

const chainOf = (forwardedFor: string | undefined): string[] =>
  (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Who sees the messages and metrics of demo mode: this machine alone, or everybody who reaches the server. */
export const DEMO_TOOLS = ['local', 'network'] as const;
export type DemoTools = (typeof DEMO_TOOLS)[number];

/**
 * Whether a request came from this machine: no address on its way is another one's. A proxy on this machine has a local
 * peer, and adds its visitor's; whatever a visitor adds makes him no local one. `peer` is undefined within the process.
 */
const isOwnMachine = (peer: string | undefined, forwardedFor: string | undefined): boolean =>
  [...(peer === undefined ? [] : [peer]), ...chainOf(forwardedFor)].every((address) => !isDevice(network(address)));

/** Who may see them, by a request's peer and X-Forwarded-For. */
export const demoToolsOpenTo =
  (tools: DemoTools) =>
  (peer: string | undefined, forwardedFor: string | undefined): boolean =>
    tools === 'network' || isOwnMachine(peer, forwardedFor);

/**
 * Whether an address is a visitor's own. Proxies and programs of this machine are none: they stand for all visitors, so
 * no limit of a day may count them as one.
 */
export const isDevice = (client: string | undefined): client is string =>
  client !== undefined && !client.startsWith('127.') && client !== '0:0:0:0::/64';

/** An IPv6 household owns a whole /64, so that counts as one address. */
function network(address: string): string {
  const bare = withoutPort(address);
  const plain = bare.startsWith('::ffff:') ? bare.slice(7) : bare;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = plain.includes('::') ? tail.split(':').filter(Boolean) : [];
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}

/** Some proxies write '203.0.113.5:51234' or '[2001:db8::1]:443'. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address;
