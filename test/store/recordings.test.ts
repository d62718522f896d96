import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature } from '@/effects/feature';
import { readRecording, type Recording } from '@/store/recording';
import { replayStates } from '@/store/replayRecording';
import { allFeatures } from '@test/kit/allFeatures';

const folder = join(__dirname, '../recordings');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

const readFile = (name: string): Recording => {
  const read = readRecording(readFileSync(join(folder, name), 'utf8'));
  if (!read.ok) throw new Error(`${name}: ${read.fault.code}`);
  return read.value;
};

/** What no recording may hold, whatever its schema says: the second fence, over the files that are kept. */
const personal: readonly (readonly [string, RegExp])[] = [
  ['an e-mail address', /[\w.+-]+@[\w-]+\.\w+/],
  ['a phone number', /"(?:\+|0)\d[\d\s-]{6,}"/],
  ['a keyphrase in an address', /[?&]q=(?!redacted-)[^"&]/],
  ['a plate', /"car_regno":"(?!redacted-)/],
];

describe.each(files)('the recording %s', (name) => {
  let features: Feature[];
  beforeAll(async () => { features = await allFeatures(); });

  it('M-02 replays to the state that the visit ended in', () => {
    const recording = readFile(name);
    const end: Record<string, unknown> = JSON.parse(JSON.stringify(replayStates(recording, features).at(-1)));
    expect(recording.facts.length).toBeGreaterThan(0);
    for (const [slice, state] of Object.entries(recording.end)) expect({ [slice]: end[slice] }).toEqual({ [slice]: state });
  });

  it.each(personal)('M-02 holds no %s', (_, pattern) => {
    expect(JSON.stringify(readFile(name))).not.toMatch(pattern);
  });
});

it('M-02 keeps recordings at all', () => {
  expect(files).toContain('consent.json');
});
