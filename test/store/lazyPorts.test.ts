import { fakePorts, fakeTelemetry, fails } from '@test/kit/fakePorts';
import { ok } from '@/errors/result';
import { lazyPersonalization, lazyPlaces, lazyStories, lazyTelemetry, lazyWorkshop } from '@/store/lazyPorts';

const event = { channel: 'WEB', currency: 'USD', page: 'home', variantId: '_default', language: 'sv-SE' } as const;
const query = { site: 'it', locale: 'sv-SE', index: 'x', first: 4, after: '', tags: [] };
const view = { event: 'page_view', page_name: 'home', page_path: '/', language: 'sv', site: 'it' } as const;
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
    expect(await lazyPersonalization(gone).pageView(event)).toMatchObject({
      ok: false,
      error: { code: 'PAGE_VIEW_FAILED' },
    });
    expect(await lazyStories(gone).stories(query)).toMatchObject({ ok: false, error: { code: 'NETWORK_LOST' } });
  });

  it('J-06 a booking whose code fails to load is a lost network, otherwise the result of the port', async () => {
    const names = Object.keys(fakePorts().workshop) as (keyof ReturnType<typeof lazyWorkshop>)[];
    const given = Object.fromEntries(names.map((name) => [name, fails('SLOT_TAKEN', { name })]));
    for (const name of names) {
      const send = (port: ReturnType<typeof lazyWorkshop>): Promise<unknown> => Reflect.apply(port[name], port, [{}]);
      expect(await send(lazyWorkshop(gone))).toEqual({ ok: false, error: { code: 'NETWORK_LOST', params: {} } });
      expect(await send(lazyWorkshop(async () => fakePorts({ workshop: given }).workshop))).toEqual({
        ok: false,
        error: { code: 'SLOT_TAKEN', params: { name } },
      });
    }
    expect(await lazyPlaces(gone).find('a')).toMatchObject({ ok: false, error: { code: 'NETWORK_LOST' } });
    expect(await lazyPlaces(gone).byPosition({ latitude: 0, longitude: 0 })).toMatchObject({
      ok: false,
      error: { code: 'NETWORK_LOST' },
    });
  });

  it('A-17 returns the result of the port', async () => {
    expect(await lazyPersonalization(async () => ({ pageView: async () => ok(null) })).pageView(event)).toEqual(
      ok(null),
    );
  });
});
