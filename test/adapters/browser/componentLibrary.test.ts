/** @jest-environment jsdom */
import { connectComponentLibrary, notifyComponentLibrary } from '@/adapters/browser/componentLibrary';

const VENDOR = 'https://pages.vendor.example';
const update = (uid: string) => ({ name: 'component:update', details: { uid, fields: {}, params: {} } });
const pageWith = (blocks: unknown) =>
  `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { blocks } } })}</script>`;
const responseOf = (status: number, text = '') => ({ ok: status === 200, status, text: async () => text });
const post = (origin: string, data: unknown) => window.dispatchEvent(new MessageEvent('message', { origin, data }));
const settled = () =>
  new Promise((now) => {
    setTimeout(now);
  });

let requests: {
  uid: string;
  signal: AbortSignal;
  resolve: (given: ReturnType<typeof responseOf>) => void;
  fails: (error: unknown) => void;
}[];
let end: () => void;
const [show, onFailure] = [jest.fn(), jest.fn()];

beforeEach(() => {
  requests = [];
  jest.resetAllMocks();
  Object.assign(globalThis, {
    fetch: (_address: string, { body, signal }: { body: string; signal: AbortSignal }) =>
      new Promise((resolve, fails) => {
        requests.push({ uid: JSON.parse(body).details.uid, signal, resolve, fails });
        signal.addEventListener('abort', () => fails(new DOMException('aborted', 'AbortError')));
      }),
  });
  end = connectComponentLibrary({ origins: [VENDOR], show, onFailure });
});
afterEach(() => end());

describe("the frame of the vendor's library", () => {
  it('A-03 renders the changes of its editor, and reports its state', async () => {
    const postMessage = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    end();
    end = connectComponentLibrary({ origins: [VENDOR], show, onFailure });
    notifyComponentLibrary('rendered');
    expect(postMessage.mock.calls).toEqual([
      [{ name: 'component:status', message: 'ready' }, '*'],
      [{ name: 'component:status', message: 'rendered' }, '*'],
    ]);
    postMessage.mockRestore();
    post(VENDOR, update('a'));
    requests[0]?.resolve(responseOf(200, pageWith(['drawn'])));
    await settled();
    expect([show.mock.calls, onFailure.mock.calls]).toEqual([[[['drawn']]], []]);
  });

  it('A-03 ignores other origins and other messages', () => {
    post('https://elsewhere.example', update('a'));
    post(VENDOR, { name: 'component:other' });
    post(VENDOR, 'component:update');
    expect(requests).toEqual([]);
    post(window.location.origin, update('a'));
    expect(requests).toHaveLength(1);
  });

  it('A-03 shows the newest of several changes, regardless of the order of responses', async () => {
    post(VENDOR, update('a'));
    post(VENDOR, update('b'));
    expect(requests.map(({ uid, signal }) => [uid, signal.aborted])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    requests[1]?.resolve(responseOf(200, pageWith(['b'])));
    await settled();
    expect([show.mock.calls, onFailure.mock.calls]).toEqual([[[['b']]], []]);
  });

  it.each([
    ['refused', () => requests[0]?.resolve(responseOf(413))],
    ['lost', () => requests[0]?.fails(new TypeError('network'))],
    ['no page', () => requests[0]?.resolve(responseOf(200, pageWith(null).replace('{', '')))],
  ])('A-03 reports a change that was %s, and leaves the component unchanged', async (_how, fails) => {
    post(VENDOR, update('a'));
    fails();
    await settled();
    expect(show).not.toHaveBeenCalled();
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('A-03 stops listening when it is left', async () => {
    post(VENDOR, update('a'));
    end();
    await settled();
    post(VENDOR, update('b'));
    expect([requests.length, requests[0]?.signal.aborted, onFailure.mock.calls]).toEqual([1, true, []]);
  });
});
