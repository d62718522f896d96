import { Hono } from 'hono';
import { emptyResponse, type SearchRequest } from '@/domain/search';
import { createApp } from '@/server/app';
import type { Door, DoorEnv } from '@/server/http/door.types';
import { faultAnswer } from '@/server/http/answers';
import { createLog } from '@/server/http/log';
import { defaultLimits } from '@/server/http/limits';
import { createMetrics } from '@/server/http/metrics';

export const cars = [{ car_id: '10001', car_brand: 'Volvo', car_model_text: 'V60 Räksmörgås' }, { car_id: '10002', car_brand: 'Kia' }];

/** The real door before a search area of two cars that fails when its index is named so. */
export const openSearchDoor = (requestsAMinute = defaultLimits.search.requests): { door: Door; asked: SearchRequest[] } => {
  const asked: SearchRequest[] = [];
  const search = new Hono<DoorEnv>().post('/', async (c) => {
    const request = await c.req.json<SearchRequest>();
    asked.push(request);
    const { index, limit, offset } = request;
    if (index === 'broken') return c.json(emptyResponse(limit, offset), 502);
    if (index === 'slow') await new Promise((wake) => { c.req.raw.signal.addEventListener('abort', wake); });
    if (index !== 'se-cars') return faultAnswer('BAD_REQUEST');
    return c.json({ facet: [], content: cars.slice(offset, offset + limit), total_items: cars.length, limit, offset });
  });
  const door = createApp({
    mode: 'demo', ready: () => true, trustedProxies: 0, metricsKey: undefined,
    limits: { ...defaultLimits, search: { requests: requestsAMinute, seconds: 60 } },
    log: createLog('silent'), metrics: createMetrics(),
    routes: { search, stock: new Hono(), media: new Hono() },
  });
  return { door, asked };
};
