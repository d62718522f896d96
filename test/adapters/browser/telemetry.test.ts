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
  const errors: ErrorReport[] = [];
  const debug = jest.fn();
  return {
    ...createTelemetryPort({ dataLayer: layer, reportError: (error) => errors.push(error), console: { debug } }),
    errors,
    messages: () => read(layer),
    layer,
    consoleDebug: debug,
  };
};
const a = { event: 'failure', name: 'a' } as const;
const b = { event: 'failure', name: 'b' } as const;
const c = { event: 'failure', name: 'c' } as const;

describe('telemetry', () => {
  it('A-14 denies consent before anything else, in the form that a tag manager takes for a command', () => {
    const { messages, layer } = port();
    expect(messages()).toEqual([['consent', 'default', denied]]);
    expect(isArguments(layer[0])).toBe(true);
  });

  it('A-14 does not repeat the default consent of the boot script', () => {
    const { messages } = port([['consent', 'default', denied]]);
    expect(messages()).toHaveLength(1);
  });

  it('A-14 writes failures that need no attention to the console only', () => {
    const { consoleDebug, consent, messages, errors, debug } = port();
    consent({ analytics: true, marketing: true });
    debug({ where: 'page view', message: 'PAGE_VIEW_FAILED' });
    expect(consoleDebug).toHaveBeenCalledWith('page view: PAGE_VIEW_FAILED');
    expect([messages().length, errors]).toEqual([2, []]);
  });

  it('A-14 sends nothing before the visitor has chosen, then everything in order', () => {
    const { push, consent, messages } = port();
    push(a);
    push(b);
    expect(messages()).toHaveLength(1);
    consent({ analytics: true, marketing: false });
    push(c);
    expect(messages().slice(1)).toEqual([['consent', 'update', { ...denied, analytics_storage: 'granted' }], a, b, c]);
  });

  it('A-14 throws away what waited and what comes when analytics are refused, marketing or not', () => {
    const { push, consent, messages } = port();
    push(a);
    consent({ analytics: false, marketing: true });
    push(b);
    consent({ analytics: true, marketing: true });
    push(c);
    expect(messages().filter((item) => !Array.isArray(item))).toEqual([c]);
  });

  it('A-14 stops at a withdrawal', () => {
    const { push, consent, messages } = port();
    consent({ analytics: true, marketing: true });
    consent({ analytics: false, marketing: false });
    push(a);
    expect(messages().at(-1)).toEqual(['consent', 'update', denied]);
  });

  it('A-14 keeps the last 200 messages of an undecided visitor', () => {
    const { push, consent, messages } = port();
    for (let n = 1; n <= 250; n += 1) push({ event: 'failure', name: String(n) });
    consent({ analytics: true, marketing: false });
    const events = messages().filter((item) => !Array.isArray(item));
    expect(events).toHaveLength(200);
    expect(events[0]).toEqual({ event: 'failure', name: '51' });
  });

  it('A-14 empties the e-commerce object before each one, and scrubs', () => {
    const { push, consent, messages } = port();
    consent({ analytics: true, marketing: false });
    push({ event: 'view_item', ecommerce: { items: [] } });
    push({ event: 'search', search_term: 'ABC 12D' });
    expect(messages().slice(2)).toEqual([
      { ecommerce: null },
      { event: 'view_item', ecommerce: { items: [] } },
      { event: 'search', search_term: '(plate)' },
    ]);
  });

  it('A-14 sends errors as messages, without personal data and shortened', () => {
    const { report, consent, messages } = port();
    report({ where: 'cars: search', message: `asa@bil.example ${'x'.repeat(500)}`, reference: 'R1' });
    report({ where: 'saga', message: 'y' });
    consent({ analytics: true, marketing: false });
    const [, , first, second] = messages();
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
  ])('M-03 sends errors to our own log, scrubbed and cut, when %s', (_, choose) => {
    const { report, consent, errors } = port();
    choose(consent);
    report({ where: 'cars: search', message: `asa@bil.example ${'x'.repeat(500)}`, reference: 'R1' });
    report({ where: 'saga', message: 'y' });
    expect(errors).toEqual([
      { where: 'cars: search', reference: 'R1', message: `(e-mail) ${'x'.repeat(291)}` },
      { where: 'saga', message: 'y' },
    ]);
  });

  it('M-03 posts errors to our own origin, and ignores a failure to do so', () => {
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
