/** @jest-environment jsdom */
import { createCodeEnvironment } from '@/adapters/browser/codeEnvironment';
import { createStorage } from '@/adapters/browser/storage';

const MINUTE = 60_000;
const chunk = (request = 'https://a.example/_next/static/chunks/7.js') =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request });

function aPage({ fetch = async () => ({ status: 404 }) }: { fetch?: () => Promise<{ status: number }> } = {}) {
  const clock = { time: 10 * MINUTE, now: () => clock.time };
  const reload = jest.fn();
  const environment = createCodeEnvironment({
    window: {
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      navigator: { onLine: true },
      location: { reload },
    },
    document,
    fetch,
    session: createStorage(() => window.sessionStorage),
    clock,
  });
  return { environment, clock, reload };
}

beforeEach(() => {
  window.sessionStorage.clear();
  document.body.replaceChildren();
});

function typeInto(html: string): HTMLInputElement {
  document.body.innerHTML = html;
  const field = document.querySelector('input');
  if (!field) throw new Error('There is no field.');
  field.focus();
  field.value = 'vol';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

describe('a page whose code is gone from the server', () => {
  it('J-11 reloads once within five minutes, in later documents of the tab, too', () => {
    const first = aPage();
    expect(first.environment.reload()).toBe(true);
    const next = aPage();
    next.clock.time += 4 * MINUTE;
    expect(next.environment.reload()).toBe(false);
    next.clock.time += 2 * MINUTE;
    expect(next.environment.reload()).toBe(true);
    expect([first.reload.mock.calls.length, next.reload.mock.calls.length]).toEqual([1, 1]);
  });

  it('J-11 does not reload where it cannot note that it did', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { environment, reload } = aPage();
    expect([environment.reload(), reload.mock.calls.length]).toEqual([false, 0]);
  });

  it('J-11 keeps a text that was typed and is not stored', () => {
    const { environment, reload } = aPage();
    const field = typeInto('<input type="search">');
    expect(environment.reload()).toBe(false);
    field.value = '';
    expect(environment.reload()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('J-11 reloads with a text that is stored, after the field has lost the focus', () => {
    const { environment } = aPage();
    const field = typeInto('<form data-stored><input></form>');
    const left = jest.fn();
    field.addEventListener('blur', left);
    expect(environment.reload()).toBe(true);
    expect(left).toHaveBeenCalledTimes(1);
  });

  it.each<[string, unknown, () => Promise<{ status: number }>, boolean]>([
    ['404 means that it is gone', chunk(), async () => ({ status: 404 }), true],
    ['200 means that it is there', chunk(), async () => ({ status: 200 }), false],
    ['503 says nothing', chunk(), async () => ({ status: 503 }), false],
    ['no response says nothing', chunk(), () => Promise.reject(new TypeError('Failed to fetch')), false],
    ['a failure without a file says nothing', new Error('a defect'), async () => ({ status: 404 }), false],
  ])('J-11 %s', async (_, error, fetch, gone) => {
    expect(await aPage({ fetch }).environment.isGone(error)).toBe(gone);
  });

  it('J-11 distinguishes a script or style sheet that did not load from a defect', () => {
    const { environment } = aPage();
    const styles = Object.assign(new Error('Loading CSS chunk 7 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' });
    expect([chunk(), styles, new Error('a defect'), null].map(environment.isMissing)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
