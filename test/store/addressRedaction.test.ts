import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { decodeListQuery } from '@/domain/search/carList';
import type { Facet } from '@/domain/search/search';
import { carsPageFeature } from '@/features/car-search/carsPage.feature';
import { historyFeature } from '@/features/car-search/history.feature';
import { entryLeft } from '@/features/car-search/history.slice';
import { addressVisited } from '@/store/address.actions';
import { carsFeature } from '@/features/cars/cars.feature';
import { carRequested } from '@/features/cars/cars.slice';
import { carListFeature } from '@/features/car-search/carList.feature';
import {
  resultsLoaded,
  filterRemoved,
  queryDecoded,
  termToggled,
  carListSlice,
} from '@/features/car-search/carList.slice';
import { pageShown } from '@/store/context';
import { createRecorder } from '@/store/recorder';
import { endsAsRecorded, replayStates } from '@/store/replayRecording';
import { makeStore } from '@/store/store';
import { fakeClock } from '@test/kit/fakeClock';
import { fakePorts } from '@test/kit/fakePorts';
import { aPage } from './storeKit';

const features = [carsPageFeature, historyFeature, carListFeature, carsFeature];

/** A visit that begins at a hand-written address, goes on by clicks, and ends on a car's page. */
async function visit(path: string, slug: string, toggled: readonly string[]) {
  const host = makeStore({
    side: 'browser',
    ports: fakePorts(),
    page: aPage('one', {}, { path }),
    recorder: createRecorder({ build: 'b', clock: fakeClock() }),
  });
  host.inject(features);
  let list = carListSlice.getInitialState();
  const reportResult = (action: UnknownAction) => {
    host.store.dispatch(action);
    list = carListSlice.reducer(list, action);
  };
  reportResult(pageShown({ path, first: true }));
  reportResult(addressVisited({ address: path, entry: 'e1', view: 'carList', by: 'history' }));
  reportResult(queryDecoded(decodeListQuery(path.split('?')[1] ?? '')));
  for (const value of toggled) reportResult(termToggled({ name: 'car_brand', value }));
  const { query, sequence } = list;
  // The search lists what is chosen even where no car has it.
  const facets: Facet[] = [
    {
      name: 'car_brand',
      type: 'terms',
      values: (query.terms.car_brand ?? []).map((text) => ({ text, count: 0, children: [{ text, count: 0 }] })),
    },
  ];
  reportResult(resultsLoaded({ sequence, query, page: 1, ids: [], total: 0, facets }));
  for (const value of query.terms.car_brand ?? [])
    reportResult(filterRemoved({ kind: 'term', name: 'car_brand', value }));
  reportResult(entryLeft({ entry: 'e1', query, pages: {}, total: 0, scrollY: 0 }));
  const carPage = `/kop-bil/1234567/${encodeURIComponent(slug)}`;
  reportResult(addressVisited({ address: carPage, entry: 'e2', view: 'carDetail', by: 'person' }));
  reportResult(pageShown({ path: carPage, first: false }));
  reportResult(carRequested({ carId: '1234567', slug }));
  const recording = await host.exportRecording();
  if (!recording) throw new Error('Nothing was recorded.');
  return recording;
}

it('M-02 removes texts of visitors from addresses, and still replays to the recorded end', async () => {
  const secret = fc.stringMatching(/^[a-zåäö]{6,12}[0-9]{3}$/);
  const child = fc.tuple(secret, secret).map((parts) => parts.join('>'));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(secret, child), { maxLength: 3 }),
      secret,
      secret,
      fc.array(fc.oneof(secret, child), { maxLength: 4 }),
      async (values, name, slug, toggled) => {
        const parameters = [
          ...values.map((value) => `car_brand=${encodeURIComponent(value)}`),
          `car_${encodeURIComponent(name)}=1`,
          encodeURIComponent(name),
          `keyphrase=${encodeURIComponent(name)}`,
          `sort=${encodeURIComponent(slug)}`,
        ];
        const recording = await visit(
          `/kop-bil/alla-bilar-i-lager?${parameters.join('&')}#${encodeURIComponent(name)}`,
          slug,
          [...toggled, ...values.slice(1)],
        );
        expect(decodeURIComponent(JSON.stringify(recording))).not.toMatch(/[a-zåäö]{6,12}[0-9]{3}/);
        expect(endsAsRecorded(recording, replayStates(recording, features))).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
