/** @jest-environment jsdom */
import { connectComponentLibrary, notifyComponentLibrary } from '@/adapters/browser/componentLibrary';

const VENDOR = 'https://pages.vendor.example';
const update = (uid: string) => ({ name: 'component:update', details: { uid, fields: {}, params: {} } });
const pageWith = (blocks: unknown) =>
  `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { blocks } } })}</script>`;
const answer = (status: number, text = '') => ({ ok: status === 200, status, text: async () => text });
const say = (origin: string, data: unknown) => window.dispatchEvent(new MessageEvent('message', { origin, data }));
const settled = () =>
  new Promise((now) => {
    setTimeout(now);
  });

let asked: {
  uid: string;
  signal: AbortSignal;
  answers: (given: ReturnType<typeof answer>) => void;
  fails: (error: unknown) => void;
}[];
let end: () => void;
const [show, onFailure] = [jest.fn(), jest.fn()];

beforeEach(() => {
  asked = [];
  jest.resetAllMocks();
  Object.assign(globalThis, {
    fetch: (_address: string, { body, signal }: { body: string; signal: AbortSignal }) =>
      new Promise((answers, fails) => {
        asked.push({ uid: JSON.parse(body).details.uid, signal, answers, fails });
        signal.addEventListener('abort', () => fails(new DOMException('aborted', 'AbortError')));
      }),
  });
  end = connectComponentLibrary({ origins: [VENDOR], show, onFailure });
});
afterEach(() => end());

describe("the frame of the vendor's library", () => {
  it('A-03 draws what its editor changes, and tells when it is there', async () => {
    const told = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    end();
    end = connectComponentLibrary({ origins: [VENDOR], show, onFailure });
    notifyComponentLibrary('rendered');
    expect(told.mock.calls).toEqual([
      [{ name: 'component:status', message: 'ready' }, '*'],
      [{ name: 'component:status', message: 'rendered' }, '*'],
    ]);
    told.mockRestore();
    say(VENDOR, update('a'));
    asked[0]?.answers(answer(200, pageWith(['drawn'])));
    await settled();
    expect([show.mock.calls, onFailure.mock.calls]).toEqual([[[['drawn']]], []]);
  });

  it('A-03 hears nobody else, and nothing else', () => {
    say('https://elsewhere.example', update('a'));
    say(VENDOR, { name: 'component:other' });
    say(VENDOR, 'component:update');
    expect(asked).toEqual([]);
    say(window.location.origin, update('a'));
    expect(asked).toHaveLength(1);
  });

  it('A-03 shows the newest of several, whichever answers last', async () => {
    say(VENDOR, update('a'));
    say(VENDOR, update('b'));
    expect(asked.map(({ uid, signal }) => [uid, signal.aborted])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    asked[1]?.answers(answer(200, pageWith(['b'])));
    await settled();
    expect([show.mock.calls, onFailure.mock.calls]).toEqual([[[['b']]], []]);
  });

  it.each([
    ['refused', () => asked[0]?.answers(answer(413))],
    ['lost', () => asked[0]?.fails(new TypeError('network'))],
    ['no page', () => asked[0]?.answers(answer(200, pageWith(null).replace('{', '')))],
  ])('A-03 tells of a change that was %s, and keeps what it shows', async (_how, fails) => {
    say(VENDOR, update('a'));
    fails();
    await settled();
    expect(show).not.toHaveBeenCalled();
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('A-03 lets go when it is left', async () => {
    say(VENDOR, update('a'));
    end();
    await settled();
    say(VENDOR, update('b'));
    expect([asked.length, asked[0]?.signal.aborted, onFailure.mock.calls]).toEqual([1, true, []]);
  });
});
