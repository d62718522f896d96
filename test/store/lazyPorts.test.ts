import { fakePorts, fakeTelemetry, fails } from '@test/kit/fakePorts';
import { ok } from '@/errors/result';
import { codeLoader } from '@/lib/loadCode';
import type { ErrorReport } from '@/ports/telemetry.port';
import {
  lazyPersonalization,
  lazyPlaces,
  lazyPosition,
  lazyShare,
  lazyStories,
  lazyTelemetry,
  lazyWorkshop,
} from '@/store/lazyPorts';

const event = { channel: 'WEB', currency: 'USD', page: 'home', variantId: '_default', language: 'sv-SE' } as const;
const query = { site: 'it', locale: 'sv-SE', index: 'x', first: 4, after: '', tags: [] };
const view = { event: 'page_view', page_name: 'home', page_path: '/', language: 'sv', site: 'it' } as const;
const neverReported = () => {
  throw new Error('Reported without a failure.');
};
const gone = () => Promise.reject(new Error('the chunk is gone'));

describe('ports whose code comes after the page', () => {
  it('A-17 queues calls until the code has loaded, in their order', async () => {
    const telemetry = fakeTelemetry();
    let arrive: (port: typeof telemetry) => void = () => undefined;
    const port = lazyTelemetry(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
      () => undefined,
    );
    port.consent({ analytics: true, marketing: false });
    port.push(view);
    port.report({ where: 'block', message: 'broke' });
    expect(telemetry.messages).toEqual([]);
    arrive(telemetry);
    await Promise.resolve().then(() => undefined);
    expect([telemetry.choices, telemetry.messages, telemetry.errors]).toEqual([
      [{ analytics: true, marketing: false }],
      [view],
      [{ where: 'block', message: 'broke' }],
    ]);
  });

  it('A-17 reports once that the code failed to load, and nothing else breaks', async () => {
    const errors: unknown[] = [];
    const port = lazyTelemetry(gone, (error) => errors.push(error));
    port.push(view);
    port.push(view);
    await new Promise(process.nextTick);
    expect(errors).toEqual([{ where: 'telemetry', message: 'Error: the chunk is gone' }]);
  });

  it.each<[string, string, (report: (error: ErrorReport) => void) => Promise<unknown>]>([
    ['personalization', 'PAGE_VIEW_FAILED', (report) => lazyPersonalization(gone, report).pageView(event)],
    ['stories', 'CODE_NOT_LOADED', (report) => lazyStories(gone, report).stories(query)],
    ['places', 'CODE_NOT_LOADED', (report) => lazyPlaces(gone, report).find('a')],
    ['places', 'CODE_NOT_LOADED', (report) => lazyPlaces(gone, report).byPosition({ latitude: 0, longitude: 0 })],
    ['position', 'CODE_NOT_LOADED', (report) => lazyPosition(gone, report).here()],
    ['workshop', 'CODE_NOT_LOADED', (report) => lazyWorkshop(gone, report).see('a-token')],
  ])('A-17 the code of %s that failed to load is reported and fails with %s', async (where, code, send) => {
    const errors: unknown[] = [];
    expect(await send((error) => errors.push(error))).toEqual({ ok: false, error: { code, params: {} } });
    expect(errors).toEqual([{ where, message: 'Error: the chunk is gone' }]);
  });

  it('J-06 J-11 a port whose file is gone after a reload fails with CODE_GONE', async () => {
    codeLoader.connect({
      isOnline: () => true,
      onOnline: () => () => undefined,
      isMissing: () => true,
      isGone: async () => true,
      reload: () => false,
    });
    expect(await lazyWorkshop(gone, () => undefined).see('a-token')).toEqual({
      ok: false,
      error: { code: 'CODE_GONE', params: {} },
    });
    codeLoader.connect({
      isOnline: () => true,
      onOnline: () => () => undefined,
      isMissing: () => false,
      isGone: async () => false,
      reload: () => false,
    });
  });

  it('A-17 a share whose code failed to load is reported, and leaves the address to copy', async () => {
    const errors: unknown[] = [];
    const port = lazyShare(
      gone,
      (path) => `https://a.example${path}`,
      (error) => errors.push(error),
    );
    expect(await port.share('/a')).toEqual({ how: 'refused', address: 'https://a.example/a' });
    expect(errors).toEqual([{ where: 'share', message: 'Error: the chunk is gone' }]);
  });

  it('J-06 every call of a booking returns the result of the port, or that its code failed to load', async () => {
    const names = Object.keys(fakePorts().workshop) as (keyof ReturnType<typeof lazyWorkshop>)[];
    const given = Object.fromEntries(names.map((name) => [name, fails('SLOT_TAKEN', { name })]));
    for (const name of names) {
      const send = (port: ReturnType<typeof lazyWorkshop>): Promise<unknown> => Reflect.apply(port[name], port, [{}]);
      expect(await send(lazyWorkshop(gone, () => undefined))).toEqual({
        ok: false,
        error: { code: 'CODE_NOT_LOADED', params: {} },
      });
      expect(await send(lazyWorkshop(async () => fakePorts({ workshop: given }).workshop, neverReported))).toEqual({
        ok: false,
        error: { code: 'SLOT_TAKEN', params: { name } },
      });
    }
  });

  it('A-17 returns the result of the port', async () => {
    expect(
      await lazyPersonalization(async () => ({ pageView: async () => ok(null) }), neverReported).pageView(event),
    ).toEqual(ok(null));
  });
});
