import type { Random } from '@/lib/random';

const NAMES = ['__proto__', 'constructor', 'toString', 'prototype', 'hasOwnProperty', 'valueOf', '', '$ne', 'a.b[0]'];
const TEXTS = [
  ...NAMES,
  '\u0000',
  '\ud800',
  '\u202eabc',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%',
  '%zz',
  '%00',
  "' or 1=1 --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'a\r\nBcc: b@bil.example',
  'x'.repeat(200),
  'å'.repeat(3_000),
  '-1',
  '0',
  'NaN',
  '1e309',
  '9'.repeat(40),
  '2026-13-45',
  '0000-00-00T00:00:00',
  '9999999-01-01',
];
/** Values that some route understands: a request has to get past the first check to reach the next. */
const KNOWN = [
  'ABC123',
  'ZZZ999',
  '100120',
  '2026-12-01T10:30:00',
  'car-store-se',
  'cars-car-store-se',
  'sv-SE',
  'home',
  'jss-main',
  'volvo',
  '59.3',
  '18.1',
  'HJULSKIFTE',
  '48',
];
const PROPERTIES =
  'index fields facets filters name values limit offset sort_name keyphrase near query_text query variables ' +
  'operationName registrationNumber departmentId timeSlot customer isFullDay mileage freeText ' +
  'serviceOfferingRequests token from to regNo locale site email formName formSubmissionId check where ' +
  'message reference latitude longitude lat lng serviceOfferings cursor item language placeholderName route ' +
  'secret sc_apikey sc_site sc_lang w h mw iar rev page q fields[] componentId FormId';
/** Names of properties and parameters: what routes know, and what every object has. */
export const FIELDS = [...NAMES, ...PROPERTIES.split(' ')];
/** Deeper than any body of ours; parsers that recurse give up on it. */
const DEPTH = 3_000;

export const hostileText = (random: Random): string => random.pick(random.chance(50) ? TEXTS : KNOWN);

function hostileValue(random: Random, depth = 0): unknown {
  switch (random.int(0, depth > 2 ? 4 : 7)) {
    case 0:
      return random.pick([0, -1, 0.5, 1e308, 2 ** 53, 48]);
    case 1:
      return random.pick([null, true, false, [], {}, '']);
    case 2:
    case 3:
    case 4:
      return hostileText(random);
    case 5:
      return Array.from({ length: random.pick([0, 1, 3, 200]) }, () => hostileText(random));
    case 6:
      return [hostileValue(random, depth + 1), hostileValue(random, depth + 1)];
    default:
      return hostileObject(random, depth + 1);
  }
}

/** Properties are defined, so that `__proto__` becomes a name like any other. */
function hostileObject(random: Random, depth = 0): object {
  const made = {};
  for (let left = random.int(0, 6); left > 0; left -= 1)
    Object.defineProperty(made, random.pick(FIELDS), {
      value: hostileValue(random, depth),
      enumerable: true,
      configurable: true,
    });
  return made;
}

const nested = (open: string, close: string): string => open.repeat(DEPTH) + close.repeat(DEPTH);

/** Made once: the large ones cost more than sending them. */
const UNREADABLE = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '\u0000',
  '{"a":1,"a":2}',
  nested('[', ']'),
  nested('{"a":', '}').replace('}', '1}'),
  JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, key) => [`k${key}`, 0]))),
  `{"index":"${'x'.repeat(70_000)}"}`,
  'a=1&a=2&__proto__[x]=1',
];

/** A body: mostly JSON that a route may understand, else what a parser stumbles over. */
export const hostileBody = (random: Random): string =>
  random.chance(70) ? JSON.stringify(hostileObject(random)) : random.pick(UNREADABLE);
