import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Offer, ServiceCategory, WorkshopCar } from '@/domain/workshop/services';
import type { TimeSlotDay, Workshop } from '@/domain/workshop/workshops';
import { readConfig } from '@/server/config';
import { outbox } from '@/server/database/schema';
import { openServices, type RunningServices } from '@/server/wiring';
import { aBooking } from '@test/server/workshop/area';
import { temporaryFolder } from '@test/server/database/engines';
import { newDatabase } from '@test/server/database/sharedPostgres';

jest.setTimeout(120_000);

const KEY = 'a-key-of-this-group-alone';

/** The files that docs/new-group.md shows, in their order. */
const shown = [...readFileSync('docs/new-group.md', 'utf8').matchAll(/`(\w+\.jsonl)`:\n\n```json\n([^]*?)```/g)].map(
  ([, name = '', content = '']) => ({ name, content }),
);

let services: RunningServices;
beforeAll(async () => {
  services = await openServices(
    readConfig({
      NODE_ENV: 'test',
      FORECOURT_MODE: 'live',
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: await newDatabase(),
      LOG_LEVEL: 'silent',
      STOCK_KEY: KEY,
      SITECORE_API_KEY: 'another-key-of-this-group',
      // Nothing listens there: messages wait.
      SMTP_URL: 'smtp://127.0.0.1:9',
      SMS_URL: 'http://127.0.0.1:9/sms',
      PORT: '3998',
    }),
  );
});
afterAll(async () => {
  await services.close();
});

async function get<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await services.app.request(path, init);
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}

const search = (index: string): Promise<{ total_items: number; content: Record<string, unknown>[] }> =>
  get('/api/search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ index, fields: [], limit: 5, sort_name: 'relevance' }),
  });

/** A running server shows an import within seconds: it keeps its workshops that long. */
async function nearbyWorkshops(): Promise<Workshop[]> {
  const end = performance.now() + 20_000;
  for (;;) {
    const { workshops } = await get<{ workshops: Workshop[] }>(
      '/api/mechmate/departments/closestAvailable?regNo=XYZ123&serviceOfferings=SERVICE&latitude=59.3&longitude=15.2',
      { headers: { Accept: 'application/json' } },
    );
    if (workshops.length > 0 || performance.now() > end) return workshops;
    await pause(100);
  }
}

async function importFile({ name, content }: { name: string; content: string }): Promise<Record<string, unknown>> {
  const api = name === 'cars.jsonl' ? 'stock' : 'facilities';
  const response = await services.app.request(`/api/${api}?site=car-store-se`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/x-ndjson' },
    body: content,
  });
  const lines = (await response.text()).trim().split('\n');
  return JSON.parse(lines.at(-1) ?? '{}');
}

describe('a new group in live mode on an empty PostgreSQL', () => {
  it('I-01 J-01 M-03 shows nothing invented, and takes its first booking after the three files of the documentation', async () => {
    for (const index of ['cars-car-store-se', 'sites-car-store-se', 'sites-dealer-brand-uk'])
      expect([index, (await search(index)).total_items]).toEqual([index, 0]);
    expect((await services.app.request('/api/mechmate/car/ABC123')).status).toBe(404);

    expect(shown.map(({ name }) => name)).toEqual(['facilities.jsonl', 'cars.jsonl', 'workshop.jsonl']);
    for (const file of shown) {
      expect([file.name, await importFile(file)]).toEqual([
        file.name,
        expect.objectContaining({ type: 'summary', refused: 0, added: file.content.trim().split('\n').length }),
      ]);
    }

    const [facility] = (await search('sites-car-store-se')).content;
    expect(facility).toMatchObject({ slug: 'exempelbil-orebro', site_brands: ['Volvo'] });
    const [car] = (await search('cars-car-store-se')).content;
    expect(car).toMatchObject({ car_site_name: 'Exempelbil Örebro', car_site_city: 'Örebro' });

    const registered = await get<WorkshopCar>('/api/mechmate/car/XYZ123');
    expect(registered).toMatchObject({ brand: 'Volvo', isSupported: true });
    const { serviceOfferingCategories } = await get<{ serviceOfferingCategories: ServiceCategory[] }>(
      '/api/mechmate/services/XYZ123',
    );
    expect(JSON.stringify(serviceOfferingCategories)).toContain('SERVICE');
    const workshops = await nearbyWorkshops();
    expect(workshops).toEqual([expect.objectContaining({ departmentId: '50120', siteName: 'Exempelbil Örebro' })]);
    const { offers } = await get<{ offers: Offer[] }>(
      '/api/mechmate/prices/XYZ123/4200/50120?serviceOfferings=SERVICE',
    );
    expect(offers).toEqual([expect.objectContaining({ code: 'SERVICE', price: 2190 })]);

    const first = workshops[0]?.firstTimeSlot;
    const days = await get<TimeSlotDay[]>(
      `/api/mechmate/timeslots/from/XYZ123/50120/${first?.localDate}T00:00:00?serviceOfferings=SERVICE`,
    );
    expect(days[0]?.availableSlots).toContain(first?.localTime);
    const booked = await services.app.request('/api/mechmate/book', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'the-first-booking-of-all' },
      body: JSON.stringify(
        aBooking({
          registrationNumber: 'XYZ123',
          departmentId: '50120',
          timeSlot: `${first?.localDate}T${first?.localTime}:00`,
          isFullDay: first?.isFullDay ?? false,
          serviceOfferingRequests: [{ kobraId: 'SERVICE', unitsSelected: 1, userInput: '' }],
        }),
      ),
    });
    expect([booked.status, await booked.json()]).toEqual([200, expect.objectContaining({ departmentId: '50120' })]);
    const messages = await services.database.orm.select().from(outbox);
    expect(JSON.stringify(messages)).toContain('Exempelbil Örebro');
  });
});
