import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { DEMO_API_KEY } from '@/server/config';
import type { Workshop, TimeSlotDay } from '@/domain/workshop/workshops';
import { cars, contentEdits, outbox } from '@/server/database/schema';
import type { RunningServices } from '@/server/wiring';
import { aBooking } from './workshop/area';

interface Block {
  dataSource: string;
  fields: object;
}

/** What the requests below send; none of it may be in a log. */
const SENT = {
  plate: 'ABC123',
  name: 'Göranssonova',
  phone: '070-174 06 09',
  mail: 'goransson@bil.example',
  text: 'Nyckeln ligger under trappan',
  title: 'Rubriken som ingen fick se',
  car: 'Bilen som ingen fick köpa',
};

/**
 * A database that fails while something is being stored, with a message that repeats the row, as those of constraints
 * do.
 */
export function failingDatabase(services: () => RunningServices, logged: () => string): void {
  const send = async (path: string, method: string, body: string, headers: Record<string, string> = {}) =>
    services().app.request(`http://car-store-se.localhost${path}`, { method, body, headers });

  async function bookingOf(): Promise<string> {
    const read = async (path: string) =>
      (await services().app.request(`/api/mechmate${path}`, { headers: { accept: 'application/json' } })).json();
    const { workshops }: { workshops: Workshop[] } = await read(
      '/departments/closestAvailable?regNo=ABC123&serviceOfferings=HJULSKIFTE&latitude=59&longitude=18',
    );
    const departmentId = workshops[0]?.departmentId ?? '';
    const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    const days: TimeSlotDay[] = await read(
      `/timeslots/from/ABC123/${departmentId}/${day}T00:00:00?serviceOfferings=HJULSKIFTE`,
    );
    const open = days.find(({ availableSlots }) => availableSlots.length > 0);
    return JSON.stringify(
      aBooking({
        departmentId,
        timeSlot: `${open?.date}T${open?.availableSlots[0]}:00`,
        registrationNumber: SENT.plate,
        freeText: SENT.text,
        customer: { firstName: SENT.name, lastName: SENT.name, phone: SENT.phone, email: SENT.mail },
      }),
    );
  }

  /** A block of the home page that has a title. */
  async function titledBlock(): Promise<string> {
    const response = await services().app.request(
      `/sitecore/api/layout/render/jss?item=/&sc_site=car-store-se&sc_lang=sv-SE&sc_apikey=${DEMO_API_KEY}`,
    );
    const { sitecore }: { sitecore: { route: { placeholders: Record<string, Block[]> } } } = await response.json();
    const blocks = Object.values(sitecore.route.placeholders).flat();
    return (blocks.find(({ fields }) => 'Title' in fields)?.dataSource ?? '').replaceAll(/[{}]/g, '');
  }

  it.each<[what: string, table: PgTable, request: () => Promise<Response>]>([
    [
      'a booking',
      outbox,
      async () => send('/api/mechmate/book', 'POST', await bookingOf(), { 'idempotency-key': 'a-booking-that-fails' }),
    ],
    [
      'an import',
      cars,
      () =>
        send(
          '/api/stock?site=car-store-se',
          'POST',
          `${JSON.stringify({ car_id: '5559999', car_brand: 'Volvo', car_model: 'V60', car_price: 120_000, car_description: SENT.car })}\n`,
          {
            authorization: 'Bearer a-key-for-this-test-alone',
            'content-type': 'application/x-ndjson',
          },
        ),
    ],
    [
      'an edit',
      contentEdits,
      async () =>
        send(
          `/api/content/items/${await titledBlock()}/draft`,
          'PUT',
          JSON.stringify({ site: 'car-store-se', language: 'sv-SE', editor: SENT.name, fields: { Title: SENT.title } }),
          { 'x-editing-secret': 'forecourt-demo-editing-secret', 'content-type': 'application/json' },
        ),
    ],
  ])(
    'M-03 fails in the middle of %s, and nothing that was sent is in log, metrics or stderr',
    async (_what, table, request) => {
      const { orm } = services().database;
      const stderr = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
      await orm.execute(
        sql`create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'refused: %', new; end $$`,
      );
      await orm.execute(
        sql`create trigger refuse_row before insert or update on ${table} for each row execute function refuse_row()`,
      );
      try {
        const before = logged().length;
        const response = await request();
        const text = await response.text();
        const log = logged().slice(before);
        expect(log).toContain('Failed query');
        const seen = [
          text,
          log,
          await (await services().app.request('/api/metrics')).text(),
          stderr.mock.calls.flat().map(String).join(''),
        ].join('\n');
        for (const value of Object.values(SENT)) expect(seen).not.toContain(value);
      } finally {
        stderr.mockRestore();
        await orm.execute(sql`drop function refuse_row cascade`);
      }
    },
  );
}
