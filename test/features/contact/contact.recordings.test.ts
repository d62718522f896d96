import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecording, type Recording } from '@/store/recording';
import { endsAsRecorded, replayStates } from '@/store/replayRecording';
import { allFeatures } from '@test/kit/allFeatures';
import { BEGAN, contactVisits, recorded, SECRETS } from './contactVisits';

const fileOf = (name: string) => join(__dirname, '../../recordings', `${name}.json`);
const serialize = (recording: Recording) => `${JSON.stringify(recording, null, 1)}\n`;

beforeEach(() => jest.useFakeTimers({ now: BEGAN }));
afterEach(() => jest.useRealTimers());

describe.each(Object.entries(contactVisits))('the recorded visit %s', (name, scenario) => {
  it('M-02 equals what the current reducers and sagas record', async () => {
    const current = serialize(await recorded(scenario));
    // UPDATE_RECORDINGS writes the recording again, after an intended change of actions or state.
    if (process.env.UPDATE_RECORDINGS) writeFileSync(fileOf(name), current);
    const stored = existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '';
    expect({
      file: name,
      updateWith: 'UPDATE_RECORDINGS=1 npx jest -c test/jest.config.js contact.recordings',
      isCurrent: stored === current,
    }).toMatchObject({ isCurrent: true });
  });

  it('M-02 replays to the end of the visit, without personal data', async () => {
    const text = readFileSync(fileOf(name), 'utf8');
    const read = readRecording(text);
    if (!read.ok) throw new Error(read.error.code);
    const states = replayStates(read.value, await allFeatures());
    expect(endsAsRecorded(read.value, states)).toBe(true);
    expect(states.at(-1)).toMatchObject({ contact: { flow: { value: scenario.ends }, draft: { quote: true } } });
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).toContain('redacted-');
  });
});
