// @ts-check
'use strict';

const { isIPv6 } = require('node:net');

/** Some proxies write '203.0.113.5:51234' or '[2001:db8::1]:443'. @param {string} address */
const withoutPort = (address) =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address;

/** The address as limits count it: an IPv6 household owns a whole /64. @param {string} address */
function network(address) {
  const bare = withoutPort(address);
  const plain = bare.startsWith('::ffff:') ? bare.slice(7) : bare;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = plain.includes('::') ? tail.split(':').filter(Boolean) : [];
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}

/**
 * The block that a network belongs to: who rents many addresses mostly gets neighbouring ones.
 * @param {string} client as `network` gives it
 * @returns {string} an IPv4 /24 or an IPv6 /48
 */
const neighbourhood = (client) =>
  client.includes(':') ? `${client.split(':').slice(0, 3).join(':')}::/48` : client.replace(/\.\d+$/, '.0/24');

/**
 * Whether a network is a visitor's own. Proxies and programs of this machine are none: they stand for all visitors, so
 * no limit of a day may count them as one.
 * @param {string | undefined} client
 * @returns {client is string}
 */
const isDevice = (client) => client !== undefined && !client.startsWith('127.') && client !== '0:0:0:0::/64';

/** @param {string | undefined} forwardedFor */
const chainOf = (forwardedFor) =>
  (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * The address that a limit counts. With `trustedProxies` in front (load balancer, CDN), each of which appends the peer it
 * saw to X-Forwarded-For, the visitor is that many entries from the right; anything further left can be forged.
 * @param {string} peer @param {string | undefined} forwardedFor @param {number} trustedProxies
 */
function clientAddress(peer, forwardedFor, trustedProxies) {
  const chain = chainOf(forwardedFor);
  return network(trustedProxies > 0 ? (chain.at(-trustedProxies) ?? chain[0] ?? peer) : peer);
}

/** The same, of a request. @param {import('node:http').IncomingMessage} request @param {number} trustedProxies */
const clientOf = ({ socket, headers }, trustedProxies) =>
  clientAddress(socket.remoteAddress ?? '', [headers['x-forwarded-for'] ?? []].flat().join(','), trustedProxies);

module.exports = { chainOf, clientAddress, clientOf, isDevice, neighbourhood, network };
