/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { lazy, startTransition, Suspense, use, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useDispatch, useSelector } from 'react-redux';
import type { Feature } from '@/effects/feature';
import { select } from '@/effects/sagaEffects';
import type { ContextRoot } from '@/store/context';
import { selectContext } from '@/store/context';
import { createRecorder } from '@/store/recorder';
import { StoreProvider, useExportRecording, useFeatures, type StoreProviderProps } from '@/store/StoreProvider';
import { fakeClock } from '@test/kit/fakeClock';
import { fakePorts } from '@test/kit/fakePorts';
import { aPage, counterFeature, diary, diaryFeature, ticked, type DiaryState } from './storeKit';

interface State extends ContextRoot {
  counter?: { count: number };
  diary?: DiaryState;
}

const both = [counterFeature, diaryFeature];
const rendered: string[] = [];
function Page() {
  useFeatures(both);
  const dispatch = useDispatch();
  const text = `${useSelector((state: State) => selectContext(state).path)} ${useSelector((state: State) => state.counter?.count)} ${useSelector((state: State) => state.diary?.keyphrase) || 'nothing'}`;
  rendered.push(text);
  return (
    <>
      <p>{text}</p>
      <button type="button" onClick={() => dispatch(ticked())}>
        tick
      </button>
      <button type="button" onClick={() => dispatch(diary.keyphraseGiven('volvo'))}>
        write
      </button>
    </>
  );
}

const app = (stateId: string, count: number, path = '/', over: Partial<StoreProviderProps> = {}) => {
  const { state } = aPage(stateId, { counter: { count } }, { path });
  return (
    <StoreProvider ports={() => fakePorts()} stateId={stateId} pageState={state} {...over}>
      <Page />
    </StoreProvider>
  );
};
const click = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click();
  });

beforeEach(() => {
  rendered.length = 0;
});

describe('StoreProvider', () => {
  it('M-01 renders first in the browser what the server rendered', async () => {
    const host = document.createElement('div');
    host.innerHTML = renderToString(app('one', 3));
    const html = host.innerHTML;
    expect(html).toContain('/ 3 nothing');
    const complaints: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(host, app('one', 3), { onRecoverableError: (error) => complaints.push(error) }),
    );
    expect(host.innerHTML).toBe(html);
    expect(complaints).toEqual([]);
    await act(async () => root.unmount());
  });

  it('M-01 hydrates a lazy part with the state that the server rendered, even after later actions', async () => {
    const LazyPage = lazy(() => coming);
    let come: () => void = () => undefined;
    const coming = new Promise<{ default: typeof Page }>((resolve) => {
      come = () => resolve({ default: Page });
    });
    function First() {
      useFeatures(both);
      const dispatch = useDispatch();
      return (
        <button type="button" onClick={() => dispatch(ticked())}>
          sooner
        </button>
      );
    }
    const { state } = aPage('one', { counter: { count: 3 } });
    const page = (lazyPart: ReactNode) => (
      <StoreProvider ports={() => fakePorts()} stateId="one" pageState={state}>
        <First />
        <Suspense>{lazyPart}</Suspense>
      </StoreProvider>
    );
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(page(<Page />));
    const rendered = host.querySelector('p');
    const complaints: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(host, page(<LazyPage />), { onRecoverableError: (error) => complaints.push(error) }),
    );
    await click('sooner');
    expect(rendered?.textContent).toBe('/ 3 nothing');
    await act(async () => {
      come();
      await coming;
    });
    expect(complaints).toEqual([]);
    // The same element: React hydrated it, then rendered the current state.
    expect(host.querySelector('p')).toBe(rendered);
    expect(rendered?.textContent).toBe('/ 4 nothing');
    await act(async () => root.unmount());
    host.remove();
  });

  it("M-01 renders a new page with its own state at once and preserves the visitor's", async () => {
    const { rerender } = render(app('one', 3));
    await click('write');
    rendered.length = 0;
    rerender(app('two', 8, '/om-oss'));
    expect(rendered[0]).toBe('/om-oss 8 volvo');
    expect(screen.getByText('/om-oss 8 volvo')).toBeInTheDocument();
  });

  it('M-01 shows the first page again when the visitor comes back to it', async () => {
    const { rerender } = render(app('one', 3));
    rerender(app('two', 8, '/om-oss'));
    await click('tick');
    rendered.length = 0;
    rerender(app('one', 3));
    expect(rendered[0]).toBe('/ 3 nothing');
  });

  it('M-01 leaves the state alone when the same page state comes as a new object', async () => {
    const { rerender } = render(app('one', 3));
    await click('tick');
    rerender(app('one', 3));
    expect(screen.getByText('/ 4 nothing')).toBeInTheDocument();
  });

  it('M-01 merges a later page by one action, when it is committed, before the sagas of its features start', async () => {
    const recorder = createRecorder({ build: 'b', clock: fakeClock() });
    const types = () => recorder.visit().actions.map(({ type }) => type);
    const duringRender: string[] = [];
    const started: unknown[] = [];
    const startFeature: Feature = {
      ...counterFeature,
      watch: [
        {
          name: 'start',
          *saga() {
            started.push(yield* select((state: ContextRoot) => selectContext(state).path));
          },
        },
      ],
    };
    const features = [startFeature];
    function Witness() {
      useFeatures(features);
      duringRender.push(...types());
      return null;
    }
    const page = (stateId: string, path: string) => (
      <StoreProvider
        ports={() => fakePorts()}
        recorder={() => recorder}
        stateId={stateId}
        pageState={aPage(stateId, {}, { path }).state}
      >
        <Witness key={stateId} />
      </StoreProvider>
    );
    const { rerender } = render(page('one', '/'));
    expect(types()).toEqual(['store/featuresAttached', 'store/pageShown']);
    duringRender.length = 0;
    rerender(page('two', '/om-oss'));
    expect(duringRender).not.toContain('store/pageArrived');
    expect(types().slice(2)).toEqual(['store/pageArrived', 'store/pageShown']);
    expect(started).toEqual(['/', '/om-oss']);
  });

  it('M-01 leaves the page on screen as it is while a later one is rendered in a transition', async () => {
    let arrive: () => void = () => undefined;
    const code = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    function Waiting() {
      use(code);
      return null;
    }
    function Site() {
      const [isNext, setNext] = useState(false);
      const { stateId, state } = isNext
        ? aPage('two', { counter: { count: 8 } }, { path: '/om-oss' })
        : aPage('one', { counter: { count: 3 } });
      return (
        <StoreProvider ports={() => fakePorts()} stateId={stateId} pageState={state}>
          <Page />
          {isNext && <Waiting />}
          <button type="button" onClick={() => startTransition(() => setNext(true))}>
            go on
          </button>
        </StoreProvider>
      );
    }
    render(<Site />);
    await click('go on');
    expect(rendered.at(-1)).toBe('/om-oss 8 nothing');
    expect(screen.getByText('/ 3 nothing')).toBeInTheDocument();
    await click('tick');
    expect(screen.getByText('/ 4 nothing')).toBeInTheDocument();
    await act(async () => {
      arrive();
      await code;
    });
    expect(screen.getByText('/om-oss 8 nothing')).toBeInTheDocument();
  });

  it('M-01 dispatches one action for every page on screen', async () => {
    const recorder = createRecorder({ build: 'b', clock: fakeClock() });
    const over = { recorder: () => recorder };
    const { rerender } = render(app('one', 0, '/', over));
    rerender(app('one', 0, '/', over));
    rerender(app('two', 0, '/om-oss', over));
    const shown = recorder.visit().actions.filter(({ type }) => type === 'store/pageShown');
    expect(shown.map(({ payload }) => payload)).toEqual([
      { path: '/', first: true },
      { path: '/om-oss', first: false },
    ]);
  });

  it('M-02 exports the recording of the visit', async () => {
    function Export() {
      const [text, setText] = useState('');
      const exportRecording = useExportRecording();
      return (
        <button
          type="button"
          onClick={() => void exportRecording().then((recording) => setText(recording?.build ?? ''))}
        >
          {text || 'export'}
        </button>
      );
    }
    const { state } = aPage('one');
    render(
      <StoreProvider
        ports={() => fakePorts()}
        recorder={() => createRecorder({ build: 'b7', clock: fakeClock() })}
        stateId="one"
        pageState={state}
      >
        <Export />
      </StoreProvider>,
    );
    await click('export');
    expect(await screen.findByRole('button', { name: 'b7' })).toBeInTheDocument();
  });
});
