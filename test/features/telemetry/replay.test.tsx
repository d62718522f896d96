/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { given, restored } from '@/features/consent/consent.slice';
import { consentFeature } from '@/features/consent/consent.feature';
import { changesBetween } from '@/features/telemetry/components/changes';
import { download } from '@/features/telemetry/components/download';
import { pickTexts } from '@/i18n/pickTexts';
import ReplayPage from '@/pages/dev/replay';
import { createRecorder } from '@/store/recorder';
import type { Recording } from '@/store/recording';
import { makeStore } from '@/store/store';
import { fakeClock } from '@test/kit/fakeClock';
import { fakePorts } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';

const texts = pickTexts('en', ['dev', 'error']);

const recordConsent = async (): Promise<Recording> => {
  const clock = fakeClock();
  const host = makeStore({
    side: 'browser',
    ports: fakePorts(),
    page: aPage('one'),
    recorder: createRecorder({ build: 'b', clock }),
  });
  host.inject([consentFeature]);
  host.store.dispatch(restored({ choice: null }));
  clock.advance(2_500);
  host.store.dispatch(given({ analytics: true, marketing: false }));
  const recording = await host.exportRecording();
  if (!recording) throw new Error('Nothing was recorded.');
  return recording;
};

const shows = (over: Partial<Parameters<typeof ReplayPage>[0]> = {}) =>
  render(<ReplayPage frame={{ lang: 'en', theme: 'nordvik' }} texts={texts} recordings={[]} chosen={null} {...over} />);

const openPage = async (text: string) => {
  const user = userEvent.setup();
  shows();
  const file = new File([text], 'visit.json', { type: 'application/json' });
  file.text = () => Promise.resolve(text);
  await user.upload(screen.getByLabelText('Open a recording'), file);
  return user;
};

describe('/dev/replay', () => {
  it('M-02 steps through a visit and comes to the state that it ended in', async () => {
    const user = await openPage(JSON.stringify(await recordConsent()));
    expect(screen.getByText('The replay ends as the visit did.')).toBeInTheDocument();
    expect(screen.getByText('Step 0 of 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next step' }));
    await user.click(screen.getByRole('button', { name: 'Next step' }));
    expect(screen.getByRole('heading', { name: 'consent/restored' })).toBeInTheDocument();
    expect(screen.getByLabelText('Changes of this step')).toHaveTextContent(
      'consent.flow.value - "unread" + "undecided"',
    );
    await user.click(screen.getByRole('button', { name: /^consent\/given/ }));
    expect(screen.getByText('Step 3 of 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^consent\/given/ })).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('button', { name: /^consent\/given/ })).toHaveTextContent('2.5 s');
    expect(screen.getByRole('button', { name: 'Next step' })).toBeDisabled();
  });

  it('M-02 offers the recordings of the tests, and opens the one of the address', async () => {
    shows({
      recordings: ['booking-good-way', 'consent'],
      chosen: { name: 'consent', text: JSON.stringify(await recordConsent()) },
    });
    const list = within(screen.getByRole('navigation', { name: 'Recordings kept as tests' }));
    expect(
      list
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Booking good way', '?recording=booking-good-way', null],
      ['Consent', '?recording=consent', 'page'],
    ]);
    expect(screen.getByText('Step 0 of 3')).toBeInTheDocument();
    expect(screen.getByText('The replay ends as the visit did.')).toBeInTheDocument();
  });

  it('M-05 can be stepped by keyboard alone', async () => {
    const user = await openPage(JSON.stringify(await recordConsent()));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
    const slider = screen.getByRole('slider', { name: 'Replay a recording' });
    expect(slider).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  });

  it('M-02 plays to the end and stops there', async () => {
    await openPage(JSON.stringify(await recordConsent()));
    jest.useFakeTimers();
    try {
      act(() => screen.getByRole('button', { name: 'Play' }).click());
      expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
      await act(async () => {
        await jest.advanceTimersByTimeAsync(10_000);
      });
      expect(screen.getByText('Step 3 of 3')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('M-02 shows a slice of the state when it is opened', async () => {
    const user = await openPage(JSON.stringify(await recordConsent()));
    await user.click(screen.getByText('context'));
    expect(await screen.findByLabelText('context')).toHaveTextContent('"site": "car-store-se"');
  });

  it('M-02 shows when a replay ends in another state', async () => {
    await openPage(JSON.stringify({ ...(await recordConsent()), end: { consent: { choice: null } } }));
    expect(screen.getByText('The replay does not end as the visit did.')).toBeInTheDocument();
  });

  it.each<[string, () => string | Promise<string>]>([
    ['a file that is no recording', () => '{"format":"har"}'],
    [
      'a recording whose state is none of ours',
      async () =>
        JSON.stringify({
          ...(await recordConsent()),
          base: { entities: 3 },
          actions: [{ type: 'entities/arrived', payload: { cars: { a: {} } }, at: 0 }],
        }),
    ],
  ])('M-02 refuses %s with a sentence', async (_, text) => {
    await openPage(await text());
    expect(within(screen.getByRole('alert')).getByText(/^.+$/)).toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });
});

/** What pages save while `action` runs. */
const savedWhile = async (action: () => Promise<void> | void) => {
  const saved: { name: string; text: string }[] = [];
  const made: string[] = [];
  const blobs = jest.spyOn(globalThis, 'Blob').mockImplementation((parts = []) => {
    made.push(parts.join(''));
    return new File([], '');
  });
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: made.at(-1) ?? '' });
  });
  await action();
  click.mockRestore();
  blobs.mockRestore();
  return saved;
};

describe('saved files', () => {
  it('M-02 the error report is a file that /dev/replay takes', async () => {
    const recording = await recordConsent();
    const [file] = await savedWhile(() => download('forecourt-recording.json', JSON.stringify(recording)));
    expect(file?.name).toBe('forecourt-recording.json');
    await openPage(file?.text ?? '');
    expect(screen.getByText('The replay ends as the visit did.')).toBeInTheDocument();
  });

  it('M-02 /dev/replay saves what Redux DevTools imports', async () => {
    const user = await openPage(JSON.stringify(await recordConsent()));
    const [file] = await savedWhile(() => user.click(screen.getByRole('button', { name: 'Save for Redux DevTools' })));
    expect(file?.name).toBe('redux-devtools.json');
    const { payload, preloadedState } = JSON.parse(file?.text ?? '{}');
    expect(JSON.parse(payload)).toHaveLength(3);
    expect(JSON.parse(preloadedState)).toHaveProperty('context.site', 'car-store-se');
  });
});

describe('changes between two states', () => {
  it.each<[string, unknown, unknown, unknown[]]>([
    ['none', { a: [1] }, { a: [1] }, []],
    ['a value', { a: { b: 1 } }, { a: { b: 2 } }, [{ path: 'a.b', before: 1, after: 2 }]],
    [
      'a new and a gone place',
      { a: 1 },
      { b: null },
      [
        { path: 'a', before: 1, after: undefined },
        { path: 'b', before: undefined, after: null },
      ],
    ],
    ['a list that grew', { a: [1] }, { a: [1, 2] }, [{ path: 'a.1', before: undefined, after: 2 }]],
    ['another kind', { a: [] }, { a: {} }, [{ path: 'a', before: [], after: {} }]],
  ])('M-02 %s', (_, before, after, changes) => {
    expect(changesBetween(before, after)).toEqual(changes);
  });
});
