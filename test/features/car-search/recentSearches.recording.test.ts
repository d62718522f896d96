import { emptyQuery } from '@/domain/search/carList';
import { given } from '@/features/consent/consent.slice';
import { consentFeature } from '@/features/consent/consent.feature';
import { shareLinkFeature } from '@/features/car-search/shareLink.feature';
import { sharingFailed, linkRequested } from '@/features/car-search/shareLink.slice';
import { recentSearchesFeature } from '@/features/car-search/recentSearches.feature';
import { searchRemoved } from '@/features/car-search/recentSearches.slice';
import { textSearched } from '@/features/car-search/carList.slice';
import { createRecorder } from '@/store/recorder';
import { endsAsRecorded, replayStates } from '@/store/replayRecording';
import { makeStore } from '@/store/store';
import { fakeClock } from '@test/kit/fakeClock';
import { fakePorts } from '@test/kit/fakePorts';
import { listState } from '../listKit';
import { aPage } from '../../store/storeKit';

const SECRET = 'hemlig';

it('M-02 recent searches, and the list as a link, replay to their end without any text of the visitor', async () => {
  const features = [consentFeature, recentSearchesFeature, shareLinkFeature];
  const host = makeStore({
    side: 'browser',
    ports: fakePorts(),
    page: aPage('one', { carList: listState() }),
    recorder: createRecorder({ build: 'b', clock: fakeClock() }),
  });
  host.inject(features);
  host.attach(consentFeature);
  host.attach(recentSearchesFeature);
  host.store.dispatch(given({ analytics: false, marketing: false, memory: true }));
  for (const text of ['volvo', `${SECRET} kombi`, 'elbil'])
    host.store.dispatch(textSearched({ text, query: emptyQuery }));
  host.store.dispatch(searchRemoved({ text: 'elbil' }));
  host.store.dispatch(linkRequested());
  host.store.dispatch(sharingFailed({ address: `https://test.example/kop-bil?keyphrase=${SECRET}` }));
  const recording = await host.exportRecording();
  if (!recording) throw new Error('Nothing was recorded.');
  expect(JSON.stringify(recording)).not.toMatch(/hemlig|volvo|elbil/);
  expect(endsAsRecorded(recording, replayStates(recording, features))).toBe(true);
});
