import { given } from '@/features/consent/consent.events';
import { consentFeature } from '@/features/consent/consent.feature';
import { listLinkFeature } from '@/features/listLink/listLink.feature';
import { linkRefused, linkAsked } from '@/features/listLink/listLink.events';
import { memoryFeature } from '@/features/memory/memory.feature';
import { searchRemoved } from '@/features/memory/memory.events';
import { wordsGiven } from '@/features/searchHelp/searchHelp.events';
import { createRecorder } from '@/store/recorder';
import { endsAsRecorded, replayStates } from '@/store/replayRecording';
import { makeStore } from '@/store/store';
import { fakeClock } from '@test/kit/fakeClock';
import { fakePorts } from '@test/kit/fakePorts';
import { listState } from '../listKit';
import { aPage } from '../../store/storeKit';

const SECRET = 'hemlig';

it('M-02 what a browser remembers, and the list as a link, replay to their end without a word of the visitor', async () => {
  const features = [consentFeature, memoryFeature, listLinkFeature];
  const host = makeStore({
    side: 'browser',
    ports: fakePorts(),
    page: aPage('one', { facets: listState() }),
    recorder: createRecorder({ build: 'b', clock: fakeClock() }),
  });
  features.forEach((feature) => host.inject(feature));
  host.attach(consentFeature);
  host.attach(memoryFeature);
  host.store.dispatch(given({ analytics: false, marketing: false, memory: true }));
  for (const text of ['volvo', `${SECRET} kombi`, 'elbil']) host.store.dispatch(wordsGiven({ text }));
  host.store.dispatch(searchRemoved({ text: 'elbil' }));
  host.store.dispatch(linkAsked());
  host.store.dispatch(linkRefused({ address: `https://test.example/kop-bil?keyphrase=${SECRET}` }));
  const recording = await host.exportRecording();
  if (!recording) throw new Error('Nothing was recorded.');
  expect(JSON.stringify(recording)).not.toMatch(/hemlig|volvo|elbil/);
  expect(endsAsRecorded(recording, replayStates(recording, features))).toBe(true);
});
