import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecording, type Recording } from '@/store/recording';
import { endsAsRecorded, replayStates } from '@/store/replayRecording';
import { allFeatures } from '@test/kit/allFeatures';
import { BEGAN, recorded, SECRETS, tireHotelVisits } from './tireHotelVisits';

const folder = join(__dirname, '../../recordings');
const fileOf = (name: string) => join(folder, `${name}.json`);
const serialize = (recording: Recording) => `${JSON.stringify(recording, null, 1)}\n`;

beforeEach(() => {
  jest.useFakeTimers({ now: BEGAN });
});
afterEach(() => {
  jest.useRealTimers();
});

describe.each(Object.entries(tireHotelVisits))('the recorded visit %s', (name, scenario) => {
  it('M-02 equals what the current reducers and sagas record', async () => {
    const made = serialize(await recorded(scenario));
    // UPDATE_RECORDINGS writes the recording again, after an intended change of actions or state.
    if (process.env.UPDATE_RECORDINGS) writeFileSync(fileOf(name), made);
    const before = existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '';
    expect({
      file: name,
      updateWith: 'UPDATE_RECORDINGS=1 npx jest -c test/jest.config.js tireHotel.recordings',
      isCurrent: before === made,
    }).toMatchObject({ isCurrent: true });
  });

  it('M-02 replays to the end of the visit, without a plate, number, code or token', async () => {
    const text = readFileSync(fileOf(name), 'utf8');
    const read = readRecording(text);
    if (!read.ok) throw new Error(read.error.code);
    const states = replayStates(read.value, await allFeatures());
    expect(states).toHaveLength(read.value.actions.length + 1);
    expect(endsAsRecorded(read.value, states)).toBe(true);
    expect(states.at(-1)).toMatchObject({ tireHotel: { flow: { value: scenario.ends } } });
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).toContain('redacted-');
  });
});

it('M-02 has a recording for every scenario, and no other', () => {
  expect(
    readdirSync(folder)
      .filter((name) => name.startsWith('tire-hotel-'))
      .toSorted(),
  ).toEqual(
    Object.keys(tireHotelVisits)
      .map((name) => `${name}.json`)
      .toSorted(),
  );
});
