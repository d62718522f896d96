import type { Offer, Offering, ServiceCategory, WorkshopCar } from '@/domain/workshop/services';
import type { FirstTimeSlot, TimeSlotDay, UnableWorkshop, Workshop } from '@/domain/workshop/workshops';
import { createCarsStore } from '@/server/cars/cars.store';
import { stockVehicle } from '@/server/workshop/stockVehicle';
import { onBothEngines } from '../database/engines';
import { embedded, fillWorkshop, openWorkshopApp, type OpenApp } from './area';

const SOLNA = { lat: 59.3666, lng: 17.9964 };

onBothEngines('the workshop’s questions', ({ database }) => {
  let open: OpenApp;
  beforeAll(async () => {
    await fillWorkshop(database().orm);
    const cars = createCarsStore(database().orm);
    const sold = { car_brand: 'Kia', car_model: 'Ceed', car_year: 2024, car_fuel: 'Bensin', car_price: 249_900 };
    await cars.apply('se', [
      { kind: 'car', line: 1, car: { ...sold, car_id: '1000001', car_regno: 'JUK 41Z' } },
      { kind: 'car', line: 2, car: { ...sold, car_id: '1000002', car_regno: 'ABD234', car_fuel: 'Ånga' } },
      { kind: 'car', line: 3, car: { ...sold, car_id: '1000003', car_regno: 'ABD235' } },
    ]);
    await cars.apply('se', [{ kind: 'remove', line: 1, ref: { car_id: '1000003' } }]);
    const findInStock = async (number: string) => stockVehicle(await cars.byRegistrationNumber('se', number), number);
    open = openWorkshopApp(await embedded(database().orm, undefined, undefined, undefined, undefined, findInStock));
  });

  it('J-02 a car that the group advertises is known, whether the registry has it or not', async () => {
    expect(await open.send('/car/JUK41Z')).toMatchObject({
      status: 200,
      body: { registrationNumber: 'JUK41Z', brand: 'Kia', model: 'Ceed', buildYear: 2024, isSupported: true },
    });
    expect((await categories('JUK41Z')).length).toBeGreaterThan(0);
    // Nobody knows what work an engine of that kind needs.
    expect((await open.send('/car/ABD234')).status).toBe(404);
    // It is somebody's by now.
    expect((await open.send('/car/ABD235')).status).toBe(404);
  });

  it.each<[string, Partial<WorkshopCar>]>([
    [
      'ABC123',
      {
        registrationNumber: 'ABC123',
        brand: 'Volvo',
        model: 'V60',
        buildYear: 2021,
        isSupported: true,
        hasServiceAgreement: false,
      },
    ],
    ['abc%20123', { registrationNumber: 'ABC123' }],
    ['abc-123', { registrationNumber: 'ABC123' }],
    ['DEF45A', { brand: 'Kia', model: 'Ceed', hasServiceAgreement: true, isSupported: true }],
    ['BILEN1', { brand: 'Volkswagen', model: 'ID.4', buildYear: 2023, isSupported: true }],
    ['KLM234', { brand: 'Porsche', isSupported: true }],
    ['BAVARO', { brand: 'BMW', isSupported: false }],
    ['%C3%85SA', { brand: 'Volvo' }],
    [encodeURIComponent('ÅSA'), { registrationNumber: 'ÅSA' }],
  ])('J-02 %s is a car that is known', async (number, car) => {
    const { status, body, headers } = await open.send(`/car/${number}`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject(car);
  });

  it.each<[string, number, string, string]>([
    ['A', 400, 'InvalidReg', 'REG_INVALID'],
    ['ABC1234', 400, 'InvalidReg', 'REG_INVALID'],
    ['AB%3CC12', 400, 'InvalidReg', 'REG_INVALID'],
    ['ZZZ999', 404, 'VehicleNotFound', 'VEHICLE_NOT_FOUND'],
    ['INGEN', 404, 'VehicleNotFound', 'VEHICLE_NOT_FOUND'],
    ['GHJ789', 422, 'BrandNotSupported,Tesla', 'BRAND_NOT_SUPPORTED'],
    ['ZEEK1', 422, 'BrandNotSupported,Zeekr', 'BRAND_NOT_SUPPORTED'],
  ])('J-11 %s is refused with %i and %s', async (number, wanted, word, code) => {
    const { status, body } = await open.send(`/car/${number}`);
    expect([status, body]).toEqual([
      wanted,
      expect.objectContaining({ errors: { 'Error Result': [word] }, error: expect.objectContaining({ code }) }),
    ]);
  });

  it('J-02 a car of a brand with pages of its own has no services here', async () => {
    expect(await open.send('/services/BAVARO')).toMatchObject({
      status: 422,
      body: { error: { code: 'BRAND_BOOKS_ELSEWHERE', brand: 'BMW' } },
    });
  });

  it.each(['9999-12-31', '9999-12-20', '0000-01-01', '1999-12-31', '2100-01-01'])(
    'J-03 has no calendar at %s, where no calendar of ours ends',
    async (day) => {
      for (const time of ['', 'T00:00:00', 'T00:00:00/'])
        expect(
          await open.send(`/timeslots/from/BILEN1/100320/${day}${time}?serviceOfferings=ORIGINALSERVICE`),
        ).toMatchObject({
          status: 400,
        });
    },
  );

  it('J-02 counts lookups of one number', async () => {
    const few = openWorkshopApp(await embedded(database().orm), { limits: { lookup: { requests: 2, seconds: 60 } } });
    expect([
      (await few.send('/car/ABC123')).status,
      (await few.send('/car/abc-123')).status,
      (await few.send('/car/ABC123')).status,
      (await few.send('/car/DEF45A')).status,
    ]).toEqual([200, 200, 429, 200]);
    // Others who ask do not keep its owner from it.
    const owner = new Request('http://car-store-se.localhost/api/mechmate/car/ABC123');
    expect((await few.app.fetch(owner, { peer: '192.0.2.7' })).status).toBe(200);
  });

  it('J-02 lookups that find no car are not counted', async () => {
    const few = openWorkshopApp(await embedded(database().orm), { limits: { lookup: { requests: 1, seconds: 60 } } });
    expect([
      (await few.send('/car/ZZZ999')).status,
      (await few.send('/car/ZZZ999')).status,
      (await few.send('/car/A')).status,
      (await few.send('/car/A')).status,
    ]).toEqual([404, 404, 400, 400]);
  });

  it('J-02 an address asks about so many registration numbers an hour, and about fewer that no car has', async () => {
    const clock = { now: Date.parse('2026-11-20T09:00:00Z') };
    const few = openWorkshopApp(await embedded(database().orm), {
      platesPerAddress: { all: 4, unknown: 2 },
      now: () => clock.now,
    });
    const statuses = async (...paths: string[]): Promise<number[]> => {
      const found: number[] = [];
      for (const path of paths) found.push((await few.send(path)).status);
      return found;
    };
    // A number that was asked about before, however it is written, is free; another question about it, too.
    expect(await statuses('/car/ZZZ999', '/car/zzz 999', '/services/ZZZ999', '/car/A')).toEqual([404, 404, 404, 400]);
    expect(await statuses('/car/ABC123', '/services/ABC123', '/services/ZZZ998')).toEqual([200, 200, 404]);
    const refused = await few.send('/car/ZZZ997');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    for (const path of ['/services', '/addons', '/timeslots/from'])
      expect((await few.send(`${path}/ZZZ997${path === '/timeslots/from' ? '/100120/2026-12-01' : ''}`)).status).toBe(
        429,
      );
    const nearest = `/departments/closestAvailable?latitude=${SOLNA.lat}&longitude=${SOLNA.lng}&serviceOfferings=HJULSKIFTE&regNo=`;
    expect(await statuses('/car/ABC123', `${nearest}ZZZ997`)).toEqual([200, 429]);
    // Of all numbers, known ones too, an hour later.
    clock.now += 3_600_001;
    expect(await statuses('/car/ABC123', '/car/DEF45A', '/car/BILEN1', '/car/GAS', '/car/VOLTEN', '/car/GAS')).toEqual([
      200, 200, 200, 200, 429, 200,
    ]);
    const from = async (peer: string, number: string): Promise<number> =>
      (await few.app.fetch(new Request(`http://car-store-se.localhost/api/mechmate/car/${number}`), { peer })).status;
    // Neighbouring addresses ask about eight times as many that no car has, others about theirs.
    const responses: number[] = [];
    for (let index = 0; index < 17; index += 1)
      responses.push(await from(`198.51.100.${index % 9}`, `ZZX${100 + index}`));
    expect(responses).toEqual([...Array<number>(16).fill(404), 429]);
    expect(await from('192.0.2.1', 'ZZX999')).toBe(404);
    // Programs of this machine stand for all visitors.
    expect(
      (await few.app.fetch(new Request('http://car-store-se.localhost/api/mechmate/car/VOLTEN'), { peer: '127.0.0.1' }))
        .status,
    ).toBe(200);
  });

  const categories = async (number: string, kind = 'services'): Promise<ServiceCategory[]> => {
    const { status, body } = await open.send<{ serviceOfferingCategories: ServiceCategory[] }>(
      `/${kind}/${number}?lat=${SOLNA.lat}&lng=${SOLNA.lng}`,
    );
    expect(status).toBe(200);
    return body.serviceOfferingCategories;
  };
  const offering = (of: ServiceCategory[], code: string): Offering | undefined =>
    of.flatMap(({ offerings }) => offerings).find((one) => one.code === code);

  it('J-03 has categories with one choice and with many', async () => {
    const kinds = (await categories('ABC123')).map(({ selectionType }) => selectionType);
    expect(kinds).toContain('single');
    expect(kinds).toContain(null);
  });

  it('J-03 leaves out services that do not fit this car, and empty categories', async () => {
    const [petrol, electric] = [await categories('DEF45A'), await categories('BILEN1')];
    expect(offering(petrol, 'OLJEBYTE')).toMatchObject({ isAvailable: true });
    expect(offering(electric, 'OLJEBYTE')).toMatchObject({ isAvailable: false });
    expect([petrol, electric].map((all) => all.some(({ name }) => name === 'Elbil och laddning'))).toEqual([
      false,
      true,
    ]);
    for (const { offerings } of [...petrol, ...electric])
      expect(offerings.some(({ isAvailable }) => isAvailable)).toBe(true);
  });

  it('J-03 requires a mileage, a message and a quantity where the work needs one', async () => {
    const all = await categories('ABC123');
    expect(offering(all, 'ORIGINALSERVICE')).toMatchObject({ requiresMileage: true, priceKind: 'approximate' });
    expect(offering(all, 'FELSOKNING')).toMatchObject({ allowUserInput: true });
    expect(offering(all, 'DACKBYTE')).toMatchObject({ unitPrice: { minimum: 1, maximum: 4, unitAbbreviation: 'st' } });
  });

  it('J-03 J-07 every service has a time, but for what is only looked at', async () => {
    const untimed = async (type: string) =>
      (await categories('ABC123', type)).flatMap(({ offerings }) =>
        offerings.flatMap(({ code, minutes, isAvailable }) => (isAvailable && minutes === null ? code : [])),
      );
    expect(await untimed('services')).toEqual([]);
    expect(await untimed('addons')).toEqual(['SMAFEL']);
  });

  it('J-03 distinguishes fixed, approximate and unknown prices', async () => {
    const all = await categories('ABC123');
    expect(offering(all, 'HJULSKIFTE')).toMatchObject({
      price: 495,
      priceKnown: true,
      priceKind: 'fixed',
      priceDiscount: 0,
    });
    expect(offering(all, 'REPARATION')).toMatchObject({
      price: null,
      priceKnown: false,
      priceKind: 'inspection',
      notKnownPriceText: 'Pris efter kontroll',
    });
    const older = offering(all, 'SERVICE5');
    expect(older?.priceDiscount).toBeGreaterThan(0);
    expect(offering(await categories('DEF45A'), 'ORIGINALSERVICE')).toMatchObject({
      price: 0,
      priceKnown: true,
      priceKind: 'fixed',
    });
  });

  it('J-04 has add-ons of their own, and none for a brand without authorised workshops', async () => {
    expect((await categories('ABC123', 'addons')).length).toBeGreaterThan(1);
    expect(await categories('GAMLA', 'addons')).toEqual([]);
    expect(offering(await categories('GAMLA'), 'ORIGINALSERVICE')?.isAvailable).toBe(false);
  });

  const prices = async (path: string): Promise<Record<string, number | null>> => {
    const { body } = await open.send<{ offers: { code: string; price: number | null }[] }>(`/prices/${path}`);
    return Object.fromEntries(body.offers.map(({ code, price }) => [code, price]));
  };

  it('J-03 prices by mileage and department', async () => {
    const codes = 'serviceOfferings=ORIGINALSERVICE,HJULSKIFTE,REPARATION';
    const [few, many] = [await prices(`ABC123/1000/0?${codes}`), await prices(`ABC123/11000/0?${codes}`)];
    expect(many.ORIGINALSERVICE).toBeGreaterThan(few.ORIGINALSERVICE ?? Infinity);
    expect([few.HJULSKIFTE, few.REPARATION, many.HJULSKIFTE]).toEqual([495, null, 495]);
    const there = await Promise.all(['100120', '105720'].map((id) => prices(`ABC123/1000/${id}?${codes}`)));
    expect(new Set(there.map(({ ORIGINALSERVICE }) => ORIGINALSERVICE)).size).toBe(2);
  });

  it('J-03 until a workshop is chosen, a price that depends on it has the lowest of all workshops', async () => {
    const listed = await categories('ABC123');
    expect(offering(listed, 'HJULSKIFTE')).toMatchObject({ price: 495, priceFrom: null, priceTo: null });
    for (const code of ['OLJEBYTE', 'ORIGINALSERVICE', 'BROMSFRAM']) {
      const from = offering(listed, code)?.priceFrom ?? Infinity;
      // The highest of any mileage, too.
      const to = offering(listed, code)?.priceTo ?? 0;
      expect(from).toBeLessThan(offering(listed, code)?.price ?? 0);
      const ids = ['100120', '105720'];
      for (const id of ids) {
        const { body } = await open.send<{ offers: Offer[] }>(`/prices/ABC123/11000/${id}?serviceOfferings=${code}`);
        expect(body.offers[0]).toMatchObject({ priceFrom: null });
        expect(body.offers[0]?.price).toBeGreaterThanOrEqual(from);
        expect(body.offers[0]?.price).toBeLessThanOrEqual(to);
        const { body: group } = await open.send<{ offers: Offer[] }>(`/prices/ABC123/11000/0?serviceOfferings=${code}`);
        const { priceFrom, priceTo } = group.offers[0] ?? {};
        expect(body.offers[0]?.price).toBeGreaterThanOrEqual(priceFrom ?? Infinity);
        expect(body.offers[0]?.price).toBeLessThanOrEqual(priceTo ?? 0);
      }
    }
  });

  it('J-03 a service of the agreement is marked as free by it', async () => {
    expect(offering(await categories('DEF45A'), 'ORIGINALSERVICE')).toMatchObject({ price: 0, inAgreement: true });
    expect(offering(await categories('ABC123'), 'ORIGINALSERVICE')).toMatchObject({ inAgreement: false });
  });

  it('J-03 the group’s price is the list’s price', async () => {
    const listed = offering(await categories('ABC123'), 'BROMSFRAM')?.price;
    expect(await prices('ABC123/1/0?serviceOfferings=BROMSFRAM')).toEqual({ BROMSFRAM: listed });
  });

  it('J-03 skips what is not for the car', async () => {
    expect(await prices('BILEN1/500/0?serviceOfferings=OLJEBYTE,HJULSKIFTE,NONSENS')).toEqual({ HJULSKIFTE: 495 });
  });

  it.each<[string, string]>([
    ['no mileage', '/prices/ABC123/0/0'],
    ['half a mil', '/prices/ABC123/1.5/0'],
    ['a wild department', '/prices/ABC123/1/x'],
    ['codes that are none', '/prices/ABC123/1/0?serviceOfferings=A;drop'],
    ['a latitude beyond the pole', '/services/ABC123?lat=91&lng=18'],
    ['half a position', '/services/ABC123?lat=59'],
    ['a day that is none', '/timeslots/from/ABC123/100120/2026-02-30T00:00:00/'],
    ['a time of the day', '/timeslots/from/ABC123/100120/2026-12-01T10:00:00'],
    ['a brand with markup', '/authorized-workshop/%3Cb%3E'],
    ['a stream without a place', '/departments/closestAvailable?regNo=ABC123&serviceOfferings='],
    [
      'a stream for a number that is none',
      '/departments/closestAvailable?regNo=%21&serviceOfferings=&latitude=59&longitude=18',
    ],
  ])('J-05 does not understand %s', async (_, path) => {
    expect(await open.send(path)).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST' } } });
  });

  it.each<[string, boolean]>([
    ['Volvo', true],
    ['Land-Rover', true],
    ['Mercedes-Benz', true],
    ['citroën', true],
    ['Saab', false],
    ['Tesla', false],
  ])('J-05 returns whether %s has an authorised workshop', async (brand, hasBrand) => {
    expect(await open.send(`/authorized-workshop/${encodeURIComponent(brand)}`)).toMatchObject({
      status: 200,
      body: { hasBrand },
    });
  });

  it('I-02 tells the first free time of a facility’s workshop for a short visit, and none of any other', async () => {
    const first = await open.send<{ firstTimeSlot: FirstTimeSlot }>('/departments/firstTime/1001');
    expect(first).toMatchObject({
      status: 200,
      body: { firstTimeSlot: { zone: 'Europe/Stockholm', localDate: expect.stringMatching(/^2026-/) } },
    });
    const { localDate, localTime } = first.body.firstTimeSlot;
    const { body: calendar } = await open.send<TimeSlotDay[]>(
      `/timeslots/from/ABC123/100120/${localDate}T00:00:00?serviceOfferings=HJULSKIFTE`,
    );
    expect(calendar[0]?.availableSlots[0]).toBe(localTime);
    expect(await open.send('/departments/firstTime/none')).toMatchObject({
      status: 200,
      body: { firstTimeSlot: null },
    });
    expect(await open.send('/departments/firstTime/%21')).toMatchObject({ status: 400 });
  });

  const days = async (path: string): Promise<TimeSlotDay[]> => {
    const { status, body } = await open.send<TimeSlotDay[]>(`/timeslots/from/${path}?serviceOfferings=HJULSKIFTE`);
    expect(status).toBe(200);
    return body;
  };

  it('J-05 shows four weeks, weekends closed, with and without the slash at the end', async () => {
    const month = await days('ABC123/100120/2026-11-30T00:00:00/');
    expect(month).toHaveLength(28);
    expect(month.map(({ date }) => date).filter((_, index) => index === 0 || index === 27)).toEqual([
      '2026-11-30',
      '2026-12-27',
    ]);
    expect(
      month
        .filter((_, index) => index % 7 >= 5)
        .flatMap(({ availableSlots, allDaySlotAvailable }) => [...availableSlots, allDaySlotAvailable]),
    ).toEqual(Array.from({ length: 8 }, () => false));
    expect(month.some(({ allDaySlotAvailable }) => allDaySlotAvailable)).toBe(true);
    expect(await days('ABC123/100120/2026-11-30T00:00:00')).toEqual(month);
  });

  it('J-05 respects holidays and the lead time of the workshop', async () => {
    const christmas = await days('ABC123/100120/2026-12-21T00:00:00/');
    const closed = new Set(['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01', '2027-01-06']);
    expect(christmas.filter(({ date }) => closed.has(date)).flatMap(({ availableSlots }) => availableSlots)).toEqual(
      [],
    );
    const soon = await days('ABC123/100120/2026-11-16T00:00:00/');
    expect(soon.filter(({ date }) => date <= '2026-11-20').flatMap(({ availableSlots }) => availableSlots)).toEqual([]);
  });

  it('J-05 the calendar is empty past its end, and 404 for an unknown department', async () => {
    expect((await days('ABC123/100120/2028-01-03T00:00:00/')).flatMap(({ availableSlots }) => availableSlots)).toEqual(
      [],
    );
    expect((await open.send('/timeslots/from/ABC123/999/2026-12-01T00:00:00/')).status).toBe(404);
  });

  const near = (number: string, codes: string, more = ''): string =>
    `/departments/closestAvailable?regNo=${number}&serviceOfferings=${codes}&latitude=${SOLNA.lat}&longitude=${SOLNA.lng}${more}`;
  const batch = async (path: string) =>
    (
      await open.send<{ workshops: Workshop[]; unable: UnableWorkshop[]; cursor: string | null; more: boolean }>(path, {
        headers: { accept: 'application/json' },
      })
    ).body;

  it('J-05 finds five workshops a batch, the nearest first, and continues after the cursor', async () => {
    const seen = new Map<string, number>();
    let cursor = '';
    let more = true;
    let batches = 0;
    let farthest = 0;
    while (more) {
      const next = await batch(near('ABC123', 'HJULSKIFTE', cursor && `&cursor=${cursor}`));
      const kms = next.workshops.map(({ distanceKm }) => distanceKm);
      expect(Math.min(...kms)).toBeGreaterThanOrEqual(farthest);
      farthest = Math.max(...kms);
      for (const { departmentId, distanceKm } of next.workshops) {
        expect(seen.has(departmentId)).toBe(false);
        seen.set(departmentId, distanceKm);
      }
      expect(next.workshops.length === 5 || !next.more).toBe(true);
      cursor = next.cursor ?? '';
      ({ more } = next);
      batches += 1;
    }
    expect(batches).toBe(12);
    expect(seen.size).toBe(60);
  });

  it('J-05 work that must be authorised goes to workshops of the brand alone, far away if need be', async () => {
    const { workshops } = await batch(near('KLM234', 'ORIGINALSERVICE'));
    expect(workshops.length).toBeGreaterThan(0);
    for (const { brands } of workshops) expect(brands).toContain('Porsche');
    expect(Math.min(...workshops.map(({ distanceKm }) => distanceKm))).toBeGreaterThan(100);
    expect(
      Math.min(...(await batch(near('KLM234', 'HJULSKIFTE'))).workshops.map(({ distanceKm }) => distanceKm)),
    ).toBeLessThan(20);
  });

  it('J-05 a nearer workshop that does not do all of it is named, with what it does not do', async () => {
    const uppsala = (codes: string) =>
      batch(
        `/departments/closestAvailable?regNo=ABC123&serviceOfferings=${codes}&latitude=59.858&longitude=17.638`,
      ).then(({ unable, workshops }) => ({
        unable: unable.map(({ siteName, notOffered }) => [siteName, ...notOffered]),
        nearest: workshops.map(({ distanceKm }) => distanceKm).toSorted((a, b) => a - b)[0],
      }));
    const original = await uppsala('ORIGINALSERVICE,HJULSKIFTE');
    expect(original.unable[0]).toEqual(['Nordvik Bil Uppsala', 'ORIGINALSERVICE']);
    expect(original.nearest).toBeGreaterThan(40);
    expect((await uppsala('OLJEBYTE,HJULSKIFTE,VANTA')).unable[0]).toEqual(['Nordvik Bil Uppsala', 'VANTA']);
    expect((await uppsala('OLJEBYTE,HJULSKIFTE')).unable).toEqual([]);
  });

  it('J-04 an add-on that the nearest workshop does not offer says so', async () => {
    const addons = async (near: string) =>
      (await open.send<{ serviceOfferingCategories: ServiceCategory[] }>(`/addons/ABC123${near}`)).body
        .serviceOfferingCategories;
    expect(offering(await addons('?lat=59.858&lng=17.638'), 'VANTA')?.notAt).toBe('Nordvik Bil Uppsala');
    expect(offering(await addons(''), 'VANTA')?.notAt).toBeUndefined();
    // That work is done elsewhere, where it is offered.
    expect(
      offering(await addons('?lat=59.858&lng=17.638&serviceOfferings=ORIGINALSERVICE'), 'VANTA')?.notAt,
    ).toBeUndefined();
  });

  it('J-05 the first times around a place are known before the car is', async () => {
    const anyCar = `/departments/closestAvailable?serviceOfferings=&latitude=${SOLNA.lat}&longitude=${SOLNA.lng}`;
    const { workshops, unable } = await batch(anyCar);
    expect([workshops.length, unable]).toEqual([5, []]);
    expect((await open.send(anyCar.replace('Offerings=', 'Offerings=OLJEBYTE'))).status).toBe(400);
  });

  it('J-05 the first time of a workshop is the first of its calendar', async () => {
    const { workshops } = await batch(near('ABC123', 'HJULSKIFTE'));
    for (const { departmentId, firstTimeSlot } of workshops) {
      expect(firstTimeSlot.zone).toBe('Europe/Stockholm');
      const calendar = await days(`ABC123/${departmentId}/2026-11-20T00:00:00/`);
      const first = calendar.find(
        ({ availableSlots, allDaySlotAvailable }) => availableSlots.length > 0 || allDaySlotAvailable,
      );
      expect([firstTimeSlot.localDate, firstTimeSlot.localTime]).toEqual([
        first?.date,
        first?.availableSlots[0] ?? '08:00',
      ]);
    }
  });

  it('J-05 along with it come the first times of the next days that have any', async () => {
    const { workshops } = await batch(near('ABC123', 'HJULSKIFTE'));
    for (const { departmentId, firstTimeSlot, nextTimes } of workshops) {
      const calendar = await days(`ABC123/${departmentId}/2026-11-20T00:00:00/`);
      const free = calendar.filter(
        ({ availableSlots, allDaySlotAvailable }) => availableSlots.length > 0 || allDaySlotAvailable,
      );
      expect([firstTimeSlot, ...(nextTimes ?? [])]).toEqual(
        free.slice(0, 3).map(({ date, availableSlots: [first] }) => ({
          zone: 'Europe/Stockholm',
          localDate: date,
          localTime: first ?? '08:00',
          isFullDay: first === undefined,
        })),
      );
    }
  });

  it('J-02 logs neither plate nor place', async () => {
    await open.send(near('ABC123', 'HJULSKIFTE'), { headers: { accept: 'application/json' } });
    // The hour and the random name of a request may hold any figures.
    const logged = JSON.stringify(open.lines.map((line) => ({ ...line, time: '', request: '' })));
    expect(open.lines.length).toBeGreaterThan(20);
    expect(logged).not.toMatch(/ABC123|KLM234|59\.36|BAVARO/i);
    expect(logged).toContain('/api/mechmate/car/:registrationNumber');
  });
});
