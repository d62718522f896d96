import { Hono } from 'hono';
import type { AppEnv } from '@/server/http/app.types';
import { createLog } from '@/server/http/log';
import { tireHotelRoutes } from '@/server/tire-hotel/tireHotel.routes';
import { createUpstreamTireHotel } from '@/server/tire-hotel/upstream.tireHotel';

const app = (respond: () => Response) => {
  const service = createUpstreamTireHotel(
    { url: 'https://tires.example/api/tirehotel', key: undefined },
    { fetch: async () => respond(), report: () => undefined },
  );
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('log', createLog('silent'));
      await next();
    })
    .route('/', tireHotelRoutes(service, { live: false }));
};

describe('a tire hotel that responds with something else', () => {
  it.each<[what: string, respond: () => Response]>([
    ['a page', () => new Response('<html>')],
    ['a failed page', () => new Response('<html>', { status: 500 })],
    ['a list', () => Response.json([])],
    ['half of a response', () => Response.json({ message: 'sent' })],
  ])('K-01 J-11 gets the catalogue’s sentence, in the language of the page, for %s', async (_what, respond) => {
    for (const [locale, sentence] of [
      ['sv-SE', 'Vi kunde inte skicka någon kod just nu. Försök igen om en stund.'],
      ['en', 'We could not send a code just now. Try again in a moment.'],
    ]) {
      const response = await app(respond).request('http://car-store-se.localhost/login', {
        method: 'POST',
        body: JSON.stringify({ encryptedPhoneNumber: 'sealed', locale }),
      });
      expect([response.status, await response.json()]).toEqual([
        502,
        { message: sentence, error: { code: 'TIRE_CODE_NOT_SENT', message: sentence } },
      ]);
    }
  });
});
