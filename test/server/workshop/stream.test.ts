import { EventEmitter, once } from 'node:events';
import type { Workshop, WorkshopEvent } from '@/domain/workshop/workshops';
import { closestWorkshops } from '@/server/workshop/closest';
import type { WorkshopDepartment } from '@/server/workshop/departments.service';
import { eventsOf, type ServerEvent } from '@/server/workshop/eventStream';
import type { WorkshopService } from '@/server/workshop/workshop.service';
import { overHttp, type Transport } from '@test/contract/api/transports';
import { openWorkshopApp } from './area';

const PATH =
  '/api/mechmate/departments/closestAvailable?regNo=ABC123&serviceOfferings=HJULSKIFTE&latitude=59.3&longitude=18.1';

const workshop = (departmentId: string): Workshop => ({
  departmentId,
  siteId: '1',
  siteName: 'Nordvik Bil',
  address: '',
  phone: '',
  brands: [],
  latitude: 59,
  longitude: 18,
  distanceKm: 1,
  firstTimeSlot: { zone: 'Europe/Stockholm', localDate: '2026-12-01', localTime: '09:00', isFullDay: false },
});
const unused = (): never => {
  throw new Error('not called here');
};

/** A service whose stream sends the test's events; `gone` counts the streams that ended. */
function spoken() {
  const emitter = new EventEmitter().setMaxListeners(0);
  let gone = 0;
  async function* closest(_request: unknown, _visitor: unknown, signal: AbortSignal): AsyncGenerator<WorkshopEvent> {
    try {
      for (;;) {
        const [news]: (WorkshopEvent | Error)[] = await once(emitter, 'news', { signal });
        if (news instanceof Error) throw news;
        if (!news) return;
        yield news;
        if (news.kind === 'done') return;
      }
    } finally {
      gone += 1;
    }
  }
  const service: WorkshopService = {
    closest,
    car: unused,
    services: unused,
    addons: unused,
    prices: unused,
    timeSlots: unused,
    hasBrand: unused,
    book: unused,
    hold: unused,
    release: unused,
    see: unused,
    timesFor: unused,
    move: unused,
    cancel: unused,
  };
  return {
    service,
    emit: (news: WorkshopEvent | Error) => emitter.emit('news', news),
    listening: () => emitter.listenerCount('news'),
    gone: () => gone,
  };
}

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo()))
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
};

describe('the stream of workshops, over HTTP', () => {
  const transports: Transport[] = [];
  afterEach(async () => {
    for (const way of transports.splice(0)) await way.close();
  });

  const open = async (service: WorkshopService, times: { heartbeatMs?: number; longestMs?: number } = {}) => {
    const { app, metrics } = openWorkshopApp(service, { times });
    const way = await overHttp(app);
    transports.push(way);
    const openStreams = async (): Promise<number> => (await metrics.openStreams.get()).values[0]?.value ?? 0;
    return {
      openStream: (signal?: AbortSignal) =>
        way.send(PATH, { headers: { 'accept-encoding': 'gzip', accept: 'text/event-stream' }, signal }),
      openStreams,
    };
  };
  const bodyOf = (response: Response): ReadableStream<Uint8Array> => {
    if (!response.body) throw new Error('no body');
    return response.body;
  };

  it('J-05 brings each workshop at once, then the cursor, and ends', async () => {
    const { service, emit, listening } = spoken();
    const { openStream, openStreams } = await open(service);
    const response = await openStream();
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
      response.headers.get('x-accel-buffering'),
      response.headers.get('content-encoding'),
    ]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-cache, no-store, no-transform', 'no', null]);
    const events = eventsOf(bodyOf(response));
    const received: ServerEvent[] = [];
    for (const news of [
      { kind: 'workshop', workshop: workshop('7') },
      { kind: 'workshop', workshop: workshop('8') },
      { kind: 'nosites' },
      { kind: 'done', cursor: '8', more: false },
    ] as const) {
      await until(() => listening() === 1);
      emit(news);
      // The next event is sent only when this one has arrived.
      const { value } = await events.next();
      if (value) received.push(value);
    }
    expect(received.map(({ name, data }) => [name, JSON.parse(data)])).toEqual([
      ['message', workshop('7')],
      ['message', workshop('8')],
      ['message', { nosites: true }],
      ['done', { cursor: '8', more: false }],
    ]);
    expect((await events.next()).done).toBe(true);
    await until(async () => (await openStreams()) === 0);
  });

  it('J-05 each workshop carries its department as the event’s id', async () => {
    const { service, emit, listening } = spoken();
    const { openStream } = await open(service);
    const response = await openStream();
    await until(() => listening() === 1);
    emit({ kind: 'workshop', workshop: workshop('100120') });
    await until(() => listening() === 1);
    emit({ kind: 'done', cursor: null, more: false });
    expect(await response.text()).toMatch(/\nid: 100120\ndata: \{/);
  });

  it('J-05 M-03 a device has twenty streams open at the same moment, and keeps no other from its own', async () => {
    const { service, emit, listening } = spoken();
    const { app } = openWorkshopApp(service);
    // As the server does: the signal of a request that is collected is never aborted.
    const held: Request[] = [];
    const from = async (peer: string, signal?: AbortSignal, accept = 'text/event-stream') => {
      const init = { headers: { accept }, signal: signal ?? null };
      const request = new Request(`http://car-store-se.localhost${PATH}`, init);
      held.push(request);
      return app.fetch(request, { peer });
    };
    const device = '203.0.113.5';
    const leaving = new AbortController();
    const first = await from(device, leaving.signal);
    const streams = [first, ...(await Promise.all(Array.from({ length: 19 }, () => from(device))))];
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    for (const accept of ['text/event-stream', 'application/json']) {
      const refused = await from(device, undefined, accept);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    }
    // Another device, and a proxy of this machine, which stands for all.
    const others = await Promise.all(['203.0.113.6', ...Array<string>(30).fill('127.0.0.1')].map((peer) => from(peer)));
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    leaving.abort();
    const again = await from(device);
    expect([again.status, (await from(device)).status]).toEqual([200, 429]);
    await until(() => listening() === 51);
    emit({ kind: 'done', cursor: null, more: false });
    await Promise.all([...streams.slice(1), again, ...others].map((response) => response.text()));
    expect((await from(device)).status).toBe(200);
    expect(held).toHaveLength(56);
  });

  it('J-05 two hundred visitors who leave leave no open stream', async () => {
    const { service, listening, gone } = spoken();
    const { openStream, openStreams } = await open(service);
    const visitors = Array.from({ length: 200 }, () => new AbortController());
    const responses = await Promise.all(visitors.map(({ signal }) => openStream(signal)));
    await until(() => listening() === 200);
    expect(await openStreams()).toBe(200);
    for (const one of visitors) one.abort();
    await Promise.allSettled(responses.map((response) => response.text()));
    await until(async () => (await openStreams()) === 0);
    await until(() => gone() === 200);
    expect(listening()).toBe(0);
  });

  it('J-05 sends a heartbeat while there are no events', async () => {
    const { service, emit, listening } = spoken();
    const { openStream } = await open(service, { heartbeatMs: 5 });
    const response = await openStream();
    const reader = bodyOf(response).getReader();
    const decoder = new TextDecoder();
    let received = '';
    while ((received.match(/^: $/gm) ?? []).length < 4) received += decoder.decode((await reader.read()).value);
    expect(listening()).toBe(1);
    emit({ kind: 'done', cursor: null, more: false });
    await reader.cancel();
  });

  it('J-11 ends with an error when the service takes for ever', async () => {
    const { service, gone } = spoken();
    const { openStream } = await open(service, { longestMs: 20 });
    const events: ServerEvent[] = [];
    for await (const event of eventsOf(bodyOf(await openStream()))) events.push(event);
    expect(events.map(({ name, data }) => [name, JSON.parse(data)])).toEqual([
      ['message', { error: 'ServerError' }],
      ['done', { cursor: null, more: false }],
    ]);
    await until(() => gone() === 1);
  });
});

describe('the limits of the workshop API', () => {
  it('J-06 counts bookings, holds and changes of one address together, and separately from reads', async () => {
    const { service } = spoken();
    const { send: openStream } = openWorkshopApp(
      {
        ...service,
        hold: async () => ({ ok: true, value: null }),
        see: async () => ({ ok: false, error: { code: 'BOOKING_NOT_FOUND', params: {} } }),
        hasBrand: async () => ({ ok: true, value: true }),
      },
      { limits: { booking: { requests: 2, seconds: 60 } } },
    );
    const held = {
      method: 'POST',
      body: JSON.stringify({ departmentId: '1', timeSlot: '2026-12-08T09:00:00', isFullDay: false }),
    };
    expect([
      (await openStream('/holds', held)).status,
      (await openStream('/bookings/see', { method: 'POST', body: '{"token":"x"}' })).status,
      (await openStream('/holds', held)).status,
      (await openStream('/authorized-workshop/Volvo')).status,
    ]).toEqual([204, 404, 429, 200]);
  });
});

describe('which workshops come', () => {
  const department = (departmentId: string, latitude: number): WorkshopDepartment => ({
    departmentId,
    latitude,
    longitude: 18,
    siteId: departmentId,
    siteName: departmentId,
    address: '',
    phone: '',
    email: '',
    brands: [],
    schedule: { openinghours: [], deviationdays: [] },
    zone: 'Europe/Stockholm',
    parallelDropOffs: 1,
    tireLanes: 1,
    erpIds: [],
    places: { morning: [], afternoon: [], day: [] },
    leadDays: 1,
    hourlyRate: 1000,
    equipment: [],
  });
  const ten = Array.from({ length: 10 }, (_, index) => department(String(index), 59 + index / 10));
  const request = { registrationNumber: 'ABC123', codes: [], latitude: 59, longitude: 18 };
  const first = { zone: 'Europe/Stockholm', localDate: '2026-12-01', localTime: '09:00', isFullDay: false };
  const readEvents = async (news: AsyncIterable<WorkshopEvent>): Promise<string[]> => {
    const lines: string[] = [];
    for await (const one of news)
      lines.push(
        one.kind === 'workshop'
          ? one.workshop.departmentId
          : one.kind === 'done'
            ? `done ${one.cursor} ${one.more}`
            : one.kind,
      );
    return lines;
  };

  it('J-05 the quick ones first, the cursor at the farthest', async () => {
    const lookups = new Map<string, () => void>();
    const news = closestWorkshops(
      ten,
      request,
      ({ departmentId }) =>
        new Promise((resolve) => {
          lookups.set(departmentId, () => resolve([first]));
        }),
      new AbortController().signal,
    );
    const lines: string[] = [];
    const next = async (departmentId: string) => {
      const coming = news.next();
      lookups.get(departmentId)?.();
      const { value } = await coming;
      if (value?.kind === 'workshop') lines.push(value.workshop.departmentId);
    };
    const coming = news.next();
    await until(() => lookups.size === 5);
    lookups.get('3')?.();
    const { value } = await coming;
    if (value?.kind === 'workshop') lines.push(value.workshop.departmentId);
    for (const id of ['0', '4', '2', '1']) await next(id);
    expect(lines).toEqual(['3', '0', '4', '2', '1']);
    expect(await readEvents(news)).toEqual(['done 4 true']);
  });

  it.each<[string, string[], string | undefined, string[]]>([
    ['those without a time are replaced', ['1', '2'], undefined, ['0', '3', '4', '5', '6', 'done 6 true']],
    ['after the cursor', [], '4', ['5', '6', '7', '8', '9', 'done 9 false']],
    ['the last ones', [], '7', ['8', '9', 'nosites', 'done 9 false']],
    ['none after the last', [], '9', ['nosites', 'done 9 false']],
    ['an invalid cursor begins again', [], 'x', ['0', '1', '2', '3', '4', 'done 4 true']],
    ['none has a time', ten.map(({ departmentId }) => departmentId), undefined, ['nosites', 'done 9 false']],
  ])('J-05 %s', async (_, full, cursor, expected) => {
    const news = closestWorkshops(
      ten,
      { ...request, cursor },
      async ({ departmentId }) => (full.includes(departmentId) ? [] : [first]),
      new AbortController().signal,
    );
    expect((await readEvents(news)).toSorted()).toEqual(expected.toSorted());
  });

  it('J-05 first names the two nearest that do not do the work, where they are nearer than all that do, once', async () => {
    const able = ten.slice(3);
    const unable = [2, 0, 9, 1].map((index) => ({
      department: department(`unable ${index}`, 59 + index / 10),
      notOffered: ['HJULSKIFTE'],
    }));
    const named = async (departments: readonly WorkshopDepartment[], cursor?: string) => {
      const signal = new AbortController().signal;
      const news: WorkshopEvent[] = [];
      const all = closestWorkshops(
        departments,
        { ...request, ...(cursor && { cursor }) },
        async () => [first],
        signal,
        unable,
      );
      for await (const one of all) news.push(one);
      return news.flatMap((one) => (one.kind === 'unable' ? one.workshop : []));
    };
    expect(await named(able)).toEqual([
      {
        departmentId: 'unable 0',
        siteId: 'unable 0',
        siteName: 'unable 0',
        address: '',
        distanceKm: 0,
        notOffered: ['HJULSKIFTE'],
      },
      expect.objectContaining({ departmentId: 'unable 1', distanceKm: 11.1 }),
    ]);
    expect(await named(able, '4')).toEqual([]);
    expect(await named(ten)).toEqual([]);
    expect(await named(ten.slice(1))).toHaveLength(1);
    expect(await named([])).toHaveLength(2);
  });

  it('J-05 stops looking when the visitor has left', async () => {
    const gone = new AbortController();
    let lookups = 0;
    const news = closestWorkshops(
      ten,
      request,
      async () => {
        lookups += 1;
        gone.abort();
        return [];
      },
      gone.signal,
    );
    expect(await readEvents(news)).toEqual([]);
    expect(lookups).toBe(5);
  });
});
