import { demoToolsOpenTo } from '@/server/http/clientAddress';
import { clientAddress, isDevice } from '@/server/http/network';

describe('clientAddress', () => {
  it.each<[what: string, peer: string, forwarded: string | undefined, proxies: number, expected: string]>([
    ['the socket when no proxy is trusted', '198.51.100.7', undefined, 0, '198.51.100.7'],
    ['the socket whatever the visitor claims', '198.51.100.7', '10.0.0.1', 0, '198.51.100.7'],
    ['what our one proxy saw', '10.0.0.1', '203.0.113.5', 1, '203.0.113.5'],
    [
      'what our one proxy saw, not what the visitor wrote before it',
      '10.0.0.1',
      '1.2.3.4, 203.0.113.5',
      1,
      '203.0.113.5',
    ],
    ['what the outer of two proxies saw', '10.0.0.1', '1.2.3.4, 203.0.113.5, 10.0.0.2', 2, '203.0.113.5'],
    ['the outermost there is when the chain is short', '10.0.0.1', '203.0.113.5', 3, '203.0.113.5'],
    ['the socket when the header is empty', '10.0.0.1', ' , ', 1, '10.0.0.1'],
    ['an IPv4 address in IPv6 clothes as itself', '::ffff:198.51.100.7', undefined, 0, '198.51.100.7'],
    ['one IPv6 household as one', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', undefined, 0, '2001:db8:1:2::/64'],
    ['a shortened IPv6 address', '2001:db8::1', undefined, 0, '2001:db8:0:0::/64'],
    ['the same household written otherwise', '2001:0DB8:0001:0002::9', undefined, 0, '2001:db8:1:2::/64'],
    ['an address with its port', '10.0.0.1', '203.0.113.5:51234', 1, '203.0.113.5'],
    ['an IPv6 address with its port', '10.0.0.1', '[2001:db8:1:2::9]:443', 1, '2001:db8:1:2::/64'],
    ['an IPv6 address in brackets', '10.0.0.1', '[2001:db8:1:2::9]', 1, '2001:db8:1:2::/64'],
    ['the loopback', '::1', undefined, 0, '0:0:0:0::/64'],
  ])('M-03 counts %s', (_what, peer, forwarded, proxies, expected) => {
    expect(clientAddress(peer, forwarded, proxies)).toBe(expected);
  });
});

it.each<[client: string | undefined, expected: boolean]>([
  ['203.0.113.5', true],
  ['2001:db8:1:2::/64', true],
  ['10.0.0.1', true],
  ['127.0.0.1', false],
  ['127.1.2.3', false],
  [clientAddress('::1', undefined, 0), false],
  [clientAddress('::ffff:127.0.0.1', undefined, 0), false],
  [undefined, false],
])('M-03 an address of this machine is no visitor’s device: %s', (client, expected) => {
  expect(isDevice(client)).toBe(expected);
});

it.each<[peer: string | undefined, forwarded: string | undefined, expected: boolean]>([
  ['127.0.0.1', undefined, true],
  ['::1', undefined, true],
  ['::ffff:127.0.0.1', ' , ', true],
  ['127.0.0.1', '127.0.0.1, ::1', true],
  [undefined, undefined, true],
  ['192.168.1.20', undefined, false],
  ['2001:db8::1', undefined, false],
  // A proxy on this machine, with its visitor; whatever that one claims.
  ['127.0.0.1', '203.0.113.5', false],
  ['::1', '127.0.0.1, 203.0.113.5', false],
  ['127.0.0.1', '203.0.113.5, 127.0.0.1', false],
  ['203.0.113.5', '127.0.0.1', false],
  ['127.0.0.1', 'unknown', false],
  ['unknown', undefined, false],
])('M-03 a request from %s, forwarded for %s, is of this machine: %s', (peer, forwarded, expected) => {
  expect(demoToolsOpenTo('local')(peer, { 'x-forwarded-for': forwarded })).toBe(expected);
});

it.each(['via', 'forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'])(
  'M-03 a request with the header %s came through a proxy, not from this machine',
  (name) => {
    expect(demoToolsOpenTo('local')('127.0.0.1', { [name]: '127.0.0.1' })).toBe(false);
  },
);
