import { Hono, type Env } from 'hono';
import type { Car } from '@/domain/cars/car';
import type { ContactValues } from '@/domain/forms/contact';
import { createApp } from '@/server/app';
import { createCarsStore } from '@/server/cars/cars.store';
import type { LikeCarsRangeOf } from '@/server/cars/likeCarsRange';
import type { Orm } from '@/server/database/orm';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import type { FormDelivery } from '@/server/forms/formDeliveries';
import { createQuoteSignatures } from '@/server/finance/signedQuotes';
import { formsRoutes } from '@/server/forms/forms.routes';
import type { FormsService } from '@/server/forms/forms.service';
import { openForms, type OpenForms } from '@/server/forms/openForms';
import type { OnlineFormParts } from '@/server/forms/onlineForm.form';
import type { OnlineForms } from '@/server/forms/onlineForms';
import { createPlainReceipts } from '@/server/forms/plainReceipts';
import type { PlainForm } from '@/server/forms/plainSubmission';
import { createSpamChecks } from '@/server/forms/spamCheck';
import type { App } from '@/server/http/app.types';
import type { Allowance, LimitTable } from '@/server/http/limits';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';
import type { Confirmations } from '@/server/messages/confirmations';
import { NOW } from '../messages/queue';

export { NOW };

const facilities = generateFacilities('se').slice(0, 12);
const norwegian = generateFacilities('no').slice(0, 3);
const [first] = facilities;
const [okern] = norwegian;
if (!okern) throw new Error('There is no facility in Norway.');
export const norwegianFacility = okern;
if (!first) throw new Error('There is no facility.');
export const facility = first;
/** A make that a department of new cars sells. */
const soldMake = facility.site_departments.find(({ group }) => group === 'New cars')?.brands[0]?.name ?? '';

export const stockCar: Car = {
  car_id: '1000001',
  slug: 'volvo-v60-2021',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_model_text: 'V60 B4 <Plus> & "mer"',
  car_year: 2021,
  car_mileage: 4520,
  car_odometer: 'mil',
  car_price: 289_900,
  car_price_currency: 'SEK',
  car_is_used: true,
  car_site_id: facility.site_id,
  car_sellers: [{ name: 'Åsa Öberg', email: 'asa.oberg@nordvikbil.example', phone: '08-465 004 11' }],
  car_loan_option: {
    title: 'Billån',
    description: '',
    disclaimer: '',
    interest_rate: 7.95,
    interest_rate_text: '7,95 %',
    start_fee: 495,
    start_fee_text: '495 kr',
    invoice_fee: 49,
    invoice_fee_text: '49 kr',
    default_monthly_cost: 4_000,
    default_monthly_cost_text: '4 000 kr',
    default_contract_duration: 36,
    contract_durations: [
      { months: 36, residual_percentage: 40, cash_amount_min_percentage: 20, cash_amount_max_percentage: 60 },
    ],
  },
  car_leasing_options: [
    {
      leasing_type: 'Private',
      title: 'Privatleasing',
      monthly_cost: 4_295,
      monthly_cost_text: '4 295 kr',
      description: '',
      duration: 36,
      mileage: 1_500,
      asterix: '',
    },
  ],
};
export const sampleCar: Car = {
  car_id: '2000001',
  slug: 'sample',
  car_brand: soldMake,
  car_model: 'New',
  car_is_sample: true,
};
/** No department sells it. */
const orphanCar: Car = { ...sampleCar, car_id: '2000002', slug: 'orphan', car_brand: 'Trabant' };

export async function fillForms(orm: Orm): Promise<void> {
  await createDealersStore(orm).upsert('se', facilities);
  await createDealersStore(orm).upsert('no', norwegian);
  await createCarsStore(orm).apply(
    'se',
    [stockCar, sampleCar, orphanCar].map((car, index) => ({ kind: 'car', line: index + 1, car })),
  );
}

/** As the server signs the lender's quotes. */
export const quotes = createQuoteSignatures('a-key-of-tests');

export const values = (changes: Partial<ContactValues> = {}): Partial<ContactValues> => ({
  car: stockCar.car_id,
  name: 'Lena Svensson',
  phone: '070-174 06 05',
  email: 'lena@kund.example',
  message: 'Är den besiktigad?\nHälsningar Lena',
  quote: true,
  testDrive: false,
  toName: 'Åsa Öberg',
  toEmail: 'asa.oberg@nordvikbil.example',
  source: '/kop-bil/1000001/volvo-v60-2021',
  ...changes,
});

export const aRequest = (formSubmissionId: string, changes: Partial<ContactValues> = {}, more: object = {}) => ({
  formName: 'contact',
  formSubmissionId,
  values: values(changes),
  ...more,
});

export function formsOn(
  orm: Orm,
  {
    deliveries = [],
    clock = { now: NOW },
    messagesQueued = () => undefined,
    reportErrors = true,
    onlineForms = { find: async () => null },
    confirmations,
    likeCarsRange = async () => null,
    uploads = { attach: async () => ({ ok: true, value: null }), address: (id) => `/api/uploads/${id}/signature` },
  }: {
    onlineForms?: OnlineForms;
    uploads?: OnlineFormParts['uploads'];
    likeCarsRange?: LikeCarsRangeOf;
    /** false: the test expects reports. */
    reportErrors?: boolean;
    deliveries?: readonly FormDelivery[];
    confirmations?: Pick<Confirmations, 'causedBy' | 'hold'>;
    clock?: { now: number };
    messagesQueued?: () => void;
  } = {},
): OpenForms {
  return openForms({
    upstream: undefined,
    orm,
    cars: createCarsStore(orm),
    dealers: createDealersStore(orm),
    origin: ({ name }) => `https://${name}.example`,
    report: (error) => {
      if (reportErrors) throw error;
    },
    deliveries,
    messagesQueued,
    ...(confirmations && { confirmations }),
    onlineForms,
    uploads,
    likeCarsRange,
    quotes,
    retentionDays: 90,
    now: () => clock.now,
  });
}

const FREELY = { requests: 100_000, seconds: 60 };

/** The real API in front of a service; without limits unless given. */
export function formsApp(
  service: FormsService,
  {
    flood = FREELY,
    limits,
    clock = { now: NOW },
    plain = [],
    confirm,
  }: {
    flood?: Allowance;
    limits?: Partial<LimitTable>;
    clock?: { now: number };
    plain?: readonly PlainForm[];
    confirm?: Confirmations['confirm'];
  } = {},
): { app: App; lines: string[] } {
  const lines: string[] = [];
  const nothing = new Hono<Env>();
  const app = createApp({
    mode: 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    limits: { forms: FREELY, ...limits },
    log: createLog('debug', { write: (line) => void lines.push(line) }),
    metrics: createMetrics(),
    routes: {
      search: nothing,
      stock: nothing,
      media: nothing,
      content: nothing,
      analytics: nothing,
      forms: formsRoutes(
        service,
        createSpamChecks({ key: 'a-key-of-tests', flood, now: () => clock.now }),
        createPlainReceipts('a-key-of-tests'),
        plain,
        confirm,
      ),
    },
  });
  return { app, lines };
}

export interface FormResponse {
  status: number;
  body: { reference?: string; reply?: unknown; error?: Record<string, unknown> };
}

export async function post(
  app: App,
  body: unknown,
  path = '/api/forms/comhub',
  site = 'car-store-se',
  peer = '203.0.113.9',
): Promise<FormResponse> {
  const response = await app.fetch(
    new Request(`http://${site}.localhost${path}`, { method: 'POST', body: JSON.stringify(body) }),
    { peer },
  );
  return { status: response.status, body: await response.json() };
}
