import fc from 'fast-check';
import type { Database } from '@/server/database/orm';
import { outbox, submissions } from '@/server/database/schema';
import { onlineFormSamples } from '@/blocks/OnlineForm/OnlineForm.sample';
import { vehicleServices } from '@/domain/forms/serviceRequest';
import { isWithoutLink } from '@/domain/messages/nameLink';
import { TIRE_POSITIONS, TIRE_PRIORITIES } from '@/domain/forms/tireRequest';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { plainOnlineForm } from '@/server/forms/onlineForm.plain';
import { plainSellCar } from '@/server/forms/sellCar.plain';
import { plainServiceRequest } from '@/server/forms/serviceRequest.plain';
import { openMigrated } from '../database/engines';
import { facility, fillForms, formsApp, formsOn, norwegianFacility, NOW, values } from './area';
import { expectPlainToWithstand, expectToWithstand, fuzzedText, type FuzzedPlainForm } from './fuzz';

/** A link in it is refused. */
const carName = fuzzedText(60).filter((text) => !/:\/\/|www\.|@/i.test(text));

describe('500 submissions of any content', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated();
    await fillForms(database.orm);
  });
  afterAll(() => database.close());
  afterEach(async () => {
    await database.orm.delete(outbox);
    await database.orm.delete(submissions);
  });
  const opened = () => ({ ...formsApp(formsOn(database.orm).service), orm: database.orm });
  const name = fuzzedText(60)
    .map((text) => `Kari ${text.replace(/\s+/g, ' ')}`.slice(0, 60))
    .filter(isWithoutLink);
  const phone = fc.constantFrom('+47 00 01 02 03', '070-174 06 05', '00010203');
  const email = fc.constantFrom('kari@kunde.example', 'kari.lund+bil@post.kunde.example', 'å@blåbær.example');

  it('H-02 break the contact form neither with content nor with an id used twice', async () => {
    await expectToWithstand(
      {
        formName: 'contact',
        site: 'car-store-se',
        valid: fc.record({
          ...Object.fromEntries(Object.entries(values()).map(([key, value]) => [key, fc.constant(value)])),
          name,
          phone,
          email,
          message: fuzzedText(900),
          testDrive: fc.boolean(),
          testDriveTimes: fc.constantFrom([], ['2026-11-24T10:30']),
        }),
      },
      opened(),
    );
  });

  it('L-02 break the form for cars neither with content nor with an id used twice', async () => {
    const option = (...values: string[]) => fc.constantFrom('', ...values);
    await expectToWithstand(
      {
        formName: 'sell-car',
        site: 'car-store-se',
        valid: fc.record({
          selectedOption: fc.constantFrom('sell', 'tradeIn'),
          regno: fc.constantFrom('ABC 123', 'abc-12d', 'ÅSA', 'BA 123 AB'),
          milage: fc.oneof(fc.nat(90_000), fc.constant(null), fc.constant('12 500')),
          odometer: fc.constantFrom('mil', 'km', 'mi'),
          brand: carName,
          model: carName,
          year: fc.oneof(fc.integer({ min: 1950, max: 2027 }), fc.constant(null), fc.constant('2019')),
          condition: fc.record({
            driving: option('fine', 'something', 'not'),
            outside: option('fine', 'marks', 'damage'),
            inside: option('fine', 'worn'),
            service: option('full', 'unknown'),
            wheels: option('both', 'one'),
          }),
          other: fuzzedText(900),
          customerName: name,
          customerPhone: phone,
          customerEmail: email,
          range: fc.constantFrom(null, {
            low: 100_000,
            high: 140_000,
            currency: 'SEK',
            count: 9,
            fromYear: 2019,
            toYear: 2021,
          }),
          quoteReference: fc.constantFrom('', 'CW-1'),
          wantedCar: fc.constantFrom('', '1000001', '9999999'),
          photos: fc.constantFrom([], ['picture-0001']),
        }),
      },
      opened(),
    );
  });

  it('L-01 break the Norwegian request neither with content nor with an id used twice', async () => {
    const day = (days: number) => new Date(NOW + days * 86_400_000).toISOString().slice(0, 10);
    await expectToWithstand(
      {
        formName: 'service-request',
        site: 'car-store-no',
        valid: fc.record({
          siteId: fc.constant(norwegianFacility.site_id),
          siteName: fuzzedText(80),
          siteEmail: fc.constant(''),
          typeCar: fc.constant('car'),
          services: fc.subarray([...vehicleServices.car]),
          other: fuzzedText(100),
          description: fuzzedText(900),
          regno: fc.constantFrom('AB 12345', 'ab-12345', 'ÆØÅ1', 'XX'),
          milage: fc.oneof(fc.nat(900_000), fc.constant(null)),
          date: fc.nat(300).map(day),
          customerName: name,
          customerPhone: phone,
          customerEmail: email,
          gdpr: fc.constant(true),
          newsletter: fc.boolean(),
        }),
      },
      opened(),
    );
  });

  it('K-03 break the request for new tires neither with content nor with an id used twice', async () => {
    const workshop = facility.site_departments.find(({ group }) => group === 'Workshop');
    await expectToWithstand(
      {
        formName: 'tire-request',
        site: 'car-store-se',
        valid: fc.record({
          erpId: fc.constant(workshop?.brands[0]?.erp_id ?? ''),
          siteName: fc.constant(''),
          regno: fc.constantFrom('ABC 123', 'abc-12d', 'ÅSA'),
          car: fuzzedText(60),
          dimension: fuzzedText(60),
          currentTire: fuzzedText(60),
          positions: fc.subarray([...TIRE_POSITIONS], { minLength: 1 }),
          priority: fc.constantFrom(...TIRE_PRIORITIES),
          message: fuzzedText(400),
          customerName: name,
          customerPhone: phone,
          customerEmail: email,
        }),
      },
      opened(),
    );
  });

  it('L-03 break a form of the content neither with content nor with an id used twice', async () => {
    const fields = onlineFormSamples.complete?.Fields ?? [];
    const form = { id: 'omdome', title: 'Omdöme', fields };
    const answers = fc.record({
      name: fc.record({ first: name, last: name }),
      email,
      topic: fc.constantFrom('Köp', 'Verkstad'),
      visit: fc.constantFrom({ day: '1', month: '2', year: '2026' }, { day: '', month: '', year: '' }),
      address: fc.record({ addr_line1: name, addr_line2: fc.constant(''), postal: name, city: name }),
      liked: fc.subarray(['Bemötande', 'Pris', 'Tid']),
      rating: fc.constantFrom('1', '5', ''),
      phone,
      visits: fc.nat(99).map(String),
      message: fuzzedText(900),
    });
    const { service } = formsOn(database.orm, {
      onlineForms: { find: async () => ({ form, recipient: 'omdome@nordvik.example' }) },
    });
    await expectToWithstand(
      {
        formName: 'online-form',
        site: 'car-store-se',
        valid: fc.record({ formId: fc.constant('omdome'), source: fc.constant('/om-nordvik/omdome'), answers }),
        inside: 'answers',
      },
      { ...formsApp(service), orm: database.orm },
    );
  });

  const person = { customerName: 'Kari Lund', customerPhone: '+47 00 01 02 03', customerEmail: 'kari@kunde.example' };
  const day = new Date(NOW + 7 * 86_400_000).toISOString().slice(0, 10);
  it.each<[string, FuzzedPlainForm]>([
    [
      'H-02 contact',
      {
        action: '/api/forms/plain/contact',
        site: 'car-store-se',
        fields: {
          car: '1000001',
          name: 'Lena Svensson',
          phone: '070-174 06 05',
          email: 'lena@kund.example',
          message: 'Hej',
          quote: 'on',
        },
      },
    ],
    [
      'L-01 service-request',
      {
        action: '/api/forms/plain/service-request',
        site: 'car-store-no',
        fields: {
          ...person,
          siteId: norwegianFacility.site_id,
          typeCar: 'car',
          services: 'service',
          regno: 'AB 12345',
          milage: '84500',
          date: day,
          description: '',
          gdpr: 'on',
        },
      },
    ],
    [
      'L-02 sell-car',
      {
        action: '/api/forms/plain/sell-car',
        site: 'car-store-se',
        fields: { ...person, selectedOption: 'sell', regno: 'ABC 123', milage: '8400', driving: 'fine', other: '' },
      },
    ],
    [
      'L-03 online-form',
      {
        action: '/api/forms/plain/online-form',
        site: 'car-store-se',
        fields: {
          formId: 'omdome',
          source: '/om-nordvik/omdome',
          topic: 'Köp',
          'name.first': 'Ada',
          'name.last': 'Ek',
          email: 'ada@kund.example',
          rating: '4',
          message: 'Hej',
        },
      },
    ],
  ])('%s: broken forms of a page without JavaScript are shown again, without a script', async (_, form) => {
    const onlineForms = {
      find: async ({ formId }: { formId: string }) =>
        formId === 'omdome'
          ? {
              form: { id: 'omdome', title: 'Omdöme', fields: onlineFormSamples.complete?.Fields ?? [] },
              recipient: 'omdome@nordvik.example',
            }
          : null,
    };
    const plain = [plainServiceRequest(createDealersStore(database.orm)), plainOnlineForm(onlineForms), plainSellCar];
    await expectPlainToWithstand(form, formsApp(formsOn(database.orm, { onlineForms }).service, { plain }).app);
  });
});
