import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { createStore } from '@reduxjs/toolkit';
import type { BookingStep } from '@/features/booking/booking.state';
import { readRecording, toDevTools, type Recording } from '@/store/recording';
import { endsAsRecorded, replayStates } from '@/store/replayRecording';
import { makeRoot } from '@/store/root';
import { allFeatures } from '@test/kit/allFeatures';
import { BEGAN, bookingVisits, recorded, SECRETS } from './bookingVisits';

const folder = join(__dirname, '../../recordings');
const fileOf = (name: string) => join(folder, `${name}.json`);
const serialize = (recording: Recording) => `${JSON.stringify(recording, null, 1)}\n`;
const stored = (name: string): Recording => {
  const read = readRecording(readFileSync(fileOf(name), 'utf8'));
  if (!read.ok) throw new Error(`${name}: ${read.error.code}`);
  return read.value;
};

beforeEach(() => {
  jest.useFakeTimers({ now: BEGAN });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Where each visit ends. */
const ends: Readonly<Record<string, BookingStep>> = {
  'booking-good-way': 'confirmed',
  'booking-vehicle-not-found': 'choosingServices',
  'booking-brand-not-supported': 'lookupFailed',
  'booking-catalogue-fails': 'choosingTime',
  'booking-stream-dies': 'choosingTime',
  'booking-no-workshops': 'choosingServices',
  'booking-slot-lost': 'confirmed',
  'booking-slot-lost-while-choosing': 'confirmed',
  'booking-time-limit': 'confirmed',
  'booking-network-lost': 'confirmed',
  'booking-hold-ran-out': 'confirmed',
  'booking-reloaded': 'confirmed',
  'booking-reloaded-when-confirmed': 'identifying',
};

describe.each(Object.entries(bookingVisits))('the recorded visit %s', (name, story) => {
  it('M-02 equals what the current reducers and sagas record', async () => {
    const made = serialize(await recorded(story));
    // UPDATE_RECORDINGS writes the recording again, after an intended change of actions or state.
    if (process.env.UPDATE_RECORDINGS) writeFileSync(fileOf(name), made);
    const before = existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '';
    expect({
      file: name,
      updateWith: 'UPDATE_RECORDINGS=1 npx jest -c test/jest.config.js booking.recordings',
      isCurrent: before === made,
    }).toMatchObject({ isCurrent: true });
  });

  it('M-02 replays to the end of the visit', async () => {
    const recording = stored(name);
    const states = replayStates(recording, await allFeatures());
    expect(states).toHaveLength(recording.actions.length + 1);
    expect(endsAsRecorded(recording, states)).toBe(true);
    expect(states.at(-1)).toMatchObject({ booking: { flow: { value: ends[name] } } });
  });

  it('M-02 is complete and has no personal data', () => {
    const recording = stored(name);
    const text = JSON.stringify(recording);
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).toContain('redacted-');
  });

  it('M-02 can be imported into Redux DevTools', async () => {
    const recording = stored(name);
    const file = toDevTools(recording);
    const root = makeRoot();
    (await allFeatures()).forEach(root.inject);
    const store = createStore(root.reducer, instrument());
    store.liftedStore.dispatch({
      ...ActionCreators.importState(JSON.parse(file.payload)),
      preloadedState: JSON.parse(file.preloadedState),
    });
    expect(JSON.parse(JSON.stringify(store.getState()))).toMatchObject(recording.end);
    expect(store.liftedStore.getState().stagedActionIds).toHaveLength(recording.actions.length + 1);
  });
});

it('M-02 has a recording for every scenario, and no other', () => {
  expect(
    readdirSync(folder)
      .filter((name) => name.startsWith('booking-'))
      .toSorted(),
  ).toEqual(
    Object.keys(bookingVisits)
      .map((name) => `${name}.json`)
      .toSorted(),
  );
});
