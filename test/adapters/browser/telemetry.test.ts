import { createTelemetryPort } from '@/adapters/browser/telemetry';
import { createErrorReporter } from '@/adapters/browser/errorReporter';
import type { ErrorReport } from '@/ports/telemetry.port';

const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};
const isArguments = (value: unknown): value is ArrayLike<unknown> =>
  Object.prototype.toString.call(value) === '[object Arguments]';
/** Commands as lists, messages as they are. */
const read = (layer: unknown[]) => layer.map((item) => (isArguments(item) ? Array.from(item) : item));
const port = (layer: unknown[] = []) => {
  const troubles: ErrorReport[] = [];
  const debug = jest.fn();
  return {
    ...createTelemetryPort({ dataLayer: layer, reportError: (trouble) => troubles.push(trouble), console: { debug } }),
    troubles,
    said: () => read(layer),
    layer,
    heard: debug,
  };
};
const a = { event: 'failure', name: 'a' } as const;
const b = { event: 'failure', name: 'b' } as const;
const c = { event: 'failure', name: 'c' } as const;

describe('telemetry', () => {
  it('A-14 denies consent before anything else, in the form that a tag manager takes for a command', () => {
    const { said, layer } = port();
    expect(said()).toEqual([['consent', 'default', denied]]);
    expect(isArguments(layer[0])).toBe(true);
  });

  it('A-14 does not say again what the boot script has said', () => {
    const { said } = port([['consent', 'default', denied]]);
    expect(said()).toHaveLength(1);
  });

  it('A-14 tells developers alone of what need trouble nobody', () => {
    const { heard, consent, said, troubles, debug } = port();
    consent({ analytics: true, marketing: true });
    debug({ where: 'page view', message: 'PAGE_VIEW_FAILED' });
    expect(heard).toHaveBeenCalledWith('page view: PAGE_VIEW_FAILED');
    expect([said().length, troubles]).toEqual([2, []]);
  });

  it('A-14 tells nothing before the visitor has chosen, then all of it in order', () => {
    const { push, consent, said } = port();
    push(a);
    push(b);
    expect(said()).toHaveLength(1);
    consent({ analytics: true, marketing: false });
    push(c);
    expect(said().slice(1)).toEqual([['consent', 'update', { ...denied, analytics_storage: 'granted' }], a, b, c]);
  });

  it('A-14 throws away what waited and what comes when analytics are refused, marketing or not', () => {
    const { push, consent, said } = port();
    push(a);
    consent({ analytics: false, marketing: true });
    push(b);
    consent({ analytics: true, marketing: true });
    push(c);
    expect(said().filter((item) => !Array.isArray(item))).toEqual([c]);
  });

  it('A-14 stops at a withdrawal', () => {
    const { push, consent, said } = port();
    consent({ analytics: true, marketing: true });
    consent({ analytics: false, marketing: false });
    push(a);
    expect(said().at(-1)).toEqual(['consent', 'update', denied]);
  });

  it('A-14 keeps the last 200 messages of an undecided visitor', () => {
    const { push, consent, said } = port();
    for (let n = 1; n <= 250; n += 1) push({ event: 'failure', name: String(n) });
    consent({ analytics: true, marketing: false });
    const messages = said().filter((item) => !Array.isArray(item));
    expect(messages).toHaveLength(200);
    expect(messages[0]).toEqual({ event: 'failure', name: '51' });
  });

  it('A-14 empties the e-commerce object before each one, and scrubs', () => {
    const { push, consent, said } = port();
    consent({ analytics: true, marketing: false });
    push({ event: 'view_item', ecommerce: { items: [] } });
    push({ event: 'search', search_term: 'ABC 12D' });
    expect(said().slice(2)).toEqual([
      { ecommerce: null },
      { event: 'view_item', ecommerce: { items: [] } },
      { event: 'search', search_term: '(plate)' },
    ]);
  });

  it('A-14 reports trouble like any message, scrubbed and short', () => {
    const { report, consent, said } = port();
    report({ where: 'cars: search', message: `asa@bil.example ${'x'.repeat(500)}`, reference: 'R1' });
    report({ where: 'saga', message: 'y' });
    consent({ analytics: true, marketing: false });
    const [, , first, second] = said();
    expect(first).toEqual({
      event: 'unexpected_failure',
      where: 'cars: search',
      reference: 'R1',
      message: expect.stringMatching(/^\(e-mail\) x{191}$/),
    });
    expect(second).toEqual({ event: 'unexpected_failure', where: 'saga', message: 'y' });
  });

  it.each<[string, (choose: ReturnType<typeof port>['consent']) => void]>([
    ['the visitor has not chosen', () => undefined],
    ['analytics are refused', (choose) => choose({ analytics: false, marketing: false })],
    ['analytics are allowed', (choose) => choose({ analytics: true, marketing: false })],
  ])('M-03 tells our own log of trouble, scrubbed and cut, when %s', (_, choose) => {
    const { report, consent, troubles } = port();
    choose(consent);
    report({ where: 'cars: search', message: `asa@bil.example ${'x'.repeat(500)}`, reference: 'R1' });
    report({ where: 'saga', message: 'y' });
    expect(troubles).toEqual([
      { where: 'cars: search', reference: 'R1', message: `(e-mail) ${'x'.repeat(291)}` },
      { where: 'saga', message: 'y' },
    ]);
  });

  it('M-03 posts trouble to our own origin, and stays silent when that fails', () => {
    const sent: unknown[] = [];
    createErrorReporter({ sendBeacon: (...what) => sent.push(what) > 0 })({ where: 'saga', message: 'y' });
    expect(sent).toEqual([['/api/error-reports', '{"where":"saga","message":"y"}']]);
    expect(() =>
      createErrorReporter({
        sendBeacon: () => {
          throw new TypeError('no beacon');
        },
      })({ where: 'saga', message: 'y' }),
    ).not.toThrow();
  });
});
