import { isIPv6 } from 'node:net';

/**
 * Whom a limit counts. With `trustedProxies` of our own in front (load balancer, CDN), each of which appends the peer it
 * saw to X-Forwarded-For, the visitor is that many entries from the right; anything further left is the visitor's own claim.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trustedProxies: number): string {
  const chain = (forwardedFor ?? '').split(',').map((entry) => entry.trim()).filter(Boolean);
  const given = trustedProxies > 0 ? (chain.at(-trustedProxies) ?? chain[0] ?? peer) : peer;
  return network(given);
}

/** An IPv6 household owns a whole /64: count it once. */
function network(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = plain.includes('::') ? tail.split(':').filter(Boolean) : [];
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`;
}
