import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyQuery, encodeListQuery } from '@/domain/search/carList';
import type { Feature } from '@/effects/feature';
import { readRecording, type Recording } from '@/store/recording';
import { replayStates } from '@/store/replayRecording';
import { allFeatures } from '@test/kit/allFeatures';

const folder = join(__dirname, '../recordings');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

const readFile = (name: string): Recording => {
  const read = readRecording(readFileSync(join(folder, name), 'utf8'));
  if (!read.ok) throw new Error(`${name}: ${read.error.code}`);
  return read.value;
};

/** As the house itself writes an address, so that the fence watches the parameter that is used. */
const addressOf = (keyphrase: string) => ({
  address: `/list?${encodeListQuery({ ...emptyQuery, keyphrase, page: 2 })}`,
});

/** What no recording may hold, whatever its schema allows: a second check, on the stored files. */
const personal: readonly (readonly [what: string, pattern: RegExp, planted: unknown, redacted: unknown])[] = [
  ['an e-mail address', /[\w.+-]+@[\w-]+\.\w+/, { email: 'asa@bil.example' }, { email: 'redacted-1' }],
  ['a phone number', /"(?:\+|0)\d[\d\s-]{6,}"/, { phone: '070-123 45 67' }, { phone: 'redacted-1' }],
  ['a keyphrase in an address', /[?&]keyphrase=(?!redacted-)[^"&]/, addressOf('asas bil'), addressOf('redacted-1')],
  ['a keyphrase', /"keyphrase":"(?!redacted-)[^"]/, { keyphrase: 'asas bil' }, { keyphrase: 'redacted-1' }],
  ['a plate', /"car_regno":"(?!redacted-)/, { car_regno: 'ABC12D' }, { car_regno: 'redacted-1' }],
  [
    'a registration number',
    /"(?:registrationNumber|number)":"(?!redacted-)[^"]/,
    { registrationNumber: 'ABC123' },
    { registrationNumber: 'redacted-1' },
  ],
  ['a name', /"(?:firstName|lastName)":"(?!redacted-)[^"]/, { firstName: 'Åsa' }, { firstName: 'redacted-1' }],
  [
    'words to the workshop',
    /"(?:userInput|freeText|message)":"(?!redacted-)[^"]/,
    { freeText: 'Ring Åsa' },
    { freeText: 'redacted-1' },
  ],
  [
    'the key to a booking',
    /"(?:manageToken|key)":"(?!redacted-)[^"]/,
    { manageToken: 'abc.def' },
    { manageToken: 'redacted-1' },
  ],
];

describe.each(files)('the recording %s', (name) => {
  let features: Feature[];
  beforeAll(async () => {
    features = await allFeatures();
  });

  it('M-02 replays to the state that the visit ended in', () => {
    const recording = readFile(name);
    const end: Record<string, unknown> = JSON.parse(JSON.stringify(replayStates(recording, features).at(-1)));
    expect(recording.actions.length).toBeGreaterThan(0);
    for (const [slice, state] of Object.entries(recording.end))
      expect({ [slice]: end[slice] }).toEqual({ [slice]: state });
  });

  it.each(personal)('M-02 has no personal data: %s', (_, pattern) => {
    expect(JSON.stringify(readFile(name))).not.toMatch(pattern);
  });
});

it.each(personal)('M-02 would see %s', (_, pattern, planted, redacted) => {
  expect(JSON.stringify(planted)).toMatch(pattern);
  expect(JSON.stringify(redacted)).not.toMatch(pattern);
});

it('M-02 has recordings', () => {
  expect(files).toContain('consent.json');
});
