/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { Measurement } from '@/blocks/Measurement';
import { StoreProvider } from '@/store/StoreProvider';
import { Hydrated } from '@/ui/Hydrated';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { fakePorts } from '@test/kit/fakePorts';
import { aPage } from '../store/storeKit';

/** As in the application: its code comes after the page was shown. */
const Lazy = lazyWithRetry(async () => Measurement);

function visit() {
  const ports = fakePorts();
  const page = (stateId: string, path: string, name: string | null) => (
    <StoreProvider ports={() => ports} stateId={stateId} pageState={aPage(stateId, {}, { path }).state}>
      <Hydrated>
        <Suspense>
          <Lazy tagManager={null} name={name} variantId={null} />
        </Suspense>
      </Hydrated>
    </StoreProvider>
  );
  const views = () =>
    ports.telemetry.messages.flatMap((message) => ('page_name' in message ? [message.page_name] : []));
  return { page, views };
}

describe('the page view of a page in the browser', () => {
  it.each([
    ['/om-nordvik', 'om-nordvik', 'om-nordvik'],
    ['/kop-bil/alla-bilar-i-lager', 'alla-bilar-i-lager', 'carList'],
    ['/finns-inte', null, 'unknown'],
  ])('A-14 A-17 of %s, opened directly, has its name in the content', async (path, name, reported) => {
    const { page, views } = visit();
    await act(async () => render(page('one', path, name)));
    expect(views()).toEqual([reported]);
  });

  it('A-14 A-17 of the pages after it has theirs', async () => {
    const { page, views } = visit();
    const { rerender } = await act(async () => render(page('one', '/om-nordvik', 'om-nordvik')));
    await act(async () => rerender(page('two', '/salj-bil', 'salj-bil')));
    await act(async () => rerender(page('three', '/finns-inte', null)));
    expect(views()).toEqual(['om-nordvik', 'salj-bil', 'unknown']);
  });
});
