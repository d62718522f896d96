import { isCompleteExample, quotationOf } from '@/domain/finance/codeweaver';
import { planOfQuote } from '@/domain/finance/financePlan';
import { createQuoteSignatures, withSignedQuotes } from '@/server/finance/signedQuotes';
import { bridge } from '@/server/http/bridge';
import type { Database } from '@/server/database/orm';
import type { FinanceService } from '@/server/finance/finance.service';
import { createUpstreamFinance } from '@/server/finance/upstream.finance';
import { listen } from '@test/contract/api/transports';
import { openMigrated } from '../database/engines';
import { aCalculation, aDefault, embedded, financeApp } from './area';

/** Embedded, and an installation of ours as the remote service: both pass the same suite. */
describe.each(['embedded', 'upstream'] as const)('British finance, %s', (kind) => {
  let database: Database;
  let service: FinanceService;
  let close: () => Promise<void> = async () => undefined;
  const reports: unknown[] = [];

  beforeAll(async () => {
    database = await openMigrated();
    const local = embedded(database.orm, (error) => reports.push(error));
    if (kind === 'embedded') {
      service = local;
      return;
    }
    const app = financeApp(local);
    const server = await listen(
      (incoming, outgoing) => void bridge((given, bindings) => app.fetch(given, bindings), incoming, outgoing),
    );
    ({ close } = server);
    service = createUpstreamFinance(
      { url: `http://127.0.0.1:${server.port}/api/codeweaver`, key: 'a-key-of-a-test' },
      { report: (error) => reports.push(error) },
    );
  });
  afterAll(async () => {
    await close();
    await database.close();
  });

  const quote = async (...request: Parameters<typeof aCalculation>) => {
    const result = await service.calculate(aCalculation(...request));
    return result.ok ? quotationOf(result.value) : null;
  };

  it('H-05 offers each product with a first deposit, term and payment', async () => {
    expect(await service.defaults(aDefault())).toEqual({
      ok: true,
      value: {
        Products: [
          {
            Name: 'Personal Contract Purchase',
            FamilyKey: 'PCP',
            Term: 48,
            Deposit: 1899.5,
            Payment: 297.14,
            AnnualMileage: 10_000,
          },
          { Name: 'Hire Purchase', FamilyKey: 'HP', Term: 48, Deposit: 1899.5, Payment: 436.8, AnnualMileage: 10_000 },
        ],
      },
    });
  });

  it('H-05 offers an old car for a shorter term, hire purchase alone, or nothing', async () => {
    const products = async (registrationDate: string, price = 18_995) => {
      const result = await service.defaults(aDefault({ registrationDate, price }));
      return result.ok ? result.value.Products.map(({ FamilyKey, Term }) => [FamilyKey, Term]) : result.error;
    };
    expect(await products('2021-06-01')).toEqual([
      ['PCP', 24],
      ['HP', 48],
    ]);
    expect(await products('2018-11-01')).toEqual([['HP', 48]]);
    expect(await products('2014-11-01')).toEqual([]);
    expect(await products('2026-11-01', 2_999)).toEqual([]);
  });

  it('H-05 a moved deposit gives the payment; anything else gives the deposit', async () => {
    expect((await quote({ CashDeposit: 1899.5 }))?.quote).toMatchObject({
      Term: 48,
      TotalDeposit: 1899.5,
      TotalRegularPayment: 297.14,
      AnnualMileage: 10_000,
    });
    const again = await quote({ CalculationType: 'ToCashDeposit', CashDeposit: 0, RegularPayment: 297.14 });
    expect(again?.quote.TotalRegularPayment).toBe(297.14);
    expect(again?.quote.TotalDeposit).toBeCloseTo(1899.5, 0);
  });

  it('H-05 returns the nearest payment, marked as such, where no deposit allows the requested one', async () => {
    const least = await quote({ CalculationType: 'ToCashDeposit', RegularPayment: 10_000 });
    expect(least?.quote.TotalDeposit).toBe(949.75);
    expect(least?.Finance.Notifications).toEqual([
      { Type: 'Information', Message: 'The deposit must be between £949.75 and £7,598.' },
    ]);
  });

  it('H-05 every quote has the complete representative example, which agrees with it', async () => {
    const quotation = await quote({ FinanceProductFamilyKeys: ['HP'], Term: 60 });
    expect(quotation && isCompleteExample(quotation.Blocks)).toBe(true);
    const value = (key: string) => quotation?.Blocks.find(({ Key }) => Key === key)?.Value;
    expect(['CashPrice', 'RegularPayment', 'FinalPayment', 'TotalPayable', 'Apr'].map(value)).toEqual([
      '£18,995',
      '£366.52',
      '£376.52',
      '£23,900.70',
      '10.9% APR',
    ]);
  });

  it('H-05 the links carry the key and the reference of the quote', async () => {
    const quotation = await quote();
    const reference = quotation?.quote.QuoteReference ?? '';
    expect(reference).toMatch(/^Q[0-9A-F]{16}$/);
    expect(quotation?.quote.QuoteActions).toEqual({
      Apply: `/reserve?k=a-key&q=${reference}`,
      PartExchange: `https://px.example/a-key/${reference}`,
    });
  });

  it('H-05 each quote is signed with its car and figures', async () => {
    const signatures = createQuoteSignatures('a-key-of-tests');
    const result = await withSignedQuotes(service, signatures).calculate(aCalculation());
    const given = result.ok ? quotationOf(result.value)?.quote : undefined;
    if (!given) throw new Error('There is no quote.');
    const plan = planOfQuote(given, 'PCP', 'GBP');
    expect(plan).toMatchObject({ kind: 'pcp', monthlyMinor: 29_714, signature: expect.stringMatching(/^[\w-]{43}$/) });
    expect(signatures.isOurs('123456', plan)).toBe(true);
    expect(signatures.isOurs('123457', plan)).toBe(false);
    expect(signatures.isOurs('123456', { ...plan, monthlyMinor: 1 })).toBe(false);
    expect(createQuoteSignatures('another-key').isOurs('123456', plan)).toBe(false);
  });

  it('H-05 gives the terms and conditions of a quote, and of no other', async () => {
    const reference = (await quote())?.quote.QuoteReference ?? '';
    const legal = await service.legal(reference);
    expect(legal.ok && legal.value.TermsAndConditions).toContain('£297.14 a month');
    expect(legal.ok && legal.value.TermsAndConditions).toContain('credit broker, not a lender');
    expect(await service.legal('Q0000')).toMatchObject({ ok: false, error: { code: 'QUOTE_NOT_FOUND' } });
  });

  it('H-05 a response with an error is no quote', async () => {
    expect(await quote({ FinanceProductFamilyKeys: ['GIFT'] })).toBeNull();
    expect(await quote({}, { registrationDate: '2010-01-01' })).toBeNull();
    expect(reports).toEqual([]);
  });
});

describe('the API of finance', () => {
  const silent = () =>
    Promise.resolve({ ok: false as const, error: { code: 'FINANCE_QUOTE_FAILED' as const, params: {} } });
  const app = financeApp({ defaults: silent, calculate: silent, legal: silent });
  const send = (path: string, body: unknown) =>
    app.request(`/api/codeweaver${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it.each([
    ['/default', '{'],
    ['/default', { ...aDefault(), visitor: 'x' }],
    ['/default', aDefault({ price: -1 })],
    ['/default', { vehicle: { ...aDefault().vehicle, price: '18995' }, dealer: { siteId: '1' } }],
    ['/cfd', { VehicleRequests: [] }],
    ['/cfd', aCalculation({ Term: 0 })],
    ['/cfd', aCalculation({ FinanceProductFamilyKeys: [] })],
  ])('H-05 refuses a malformed request to %s', async (path, body) => {
    expect((await send(path, body)).status).toBe(400);
  });

  it('H-05 refuses a quote reference that is none', async () => {
    expect((await app.request('/api/codeweaver/legal?quoteRef=%3Cb%3E')).status).toBe(400);
    expect((await app.request('/api/codeweaver/legal')).status).toBe(400);
  });

  it('H-05 a failing lender is 503, and nothing of it is cached', async () => {
    const response = await send('/cfd', aCalculation());
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ error: { code: 'FINANCE_QUOTE_FAILED' } });
  });
});

describe('an upstream lender', () => {
  const upstream = (respond: (body: unknown) => Response, reports: unknown[] = []) =>
    createUpstreamFinance(
      { url: 'https://lender.example', key: 'a-key-of-a-test' },
      {
        fetch: async (_input, init) => respond(JSON.parse(String(init?.body ?? 'null'))),
        vinOf: async (id) => (id === '123456' ? 'WVWZZZ1KZAW000001' : undefined),
        report: (error) => reports.push(error),
      },
    );

  it('H-05 gets the VIN of the stock, which no browser sends', async () => {
    const seen: unknown[] = [];
    const service = upstream((body) => {
      seen.push(body);
      return Response.json({ Products: [] });
    });
    await service.defaults(aDefault());
    await service.defaults(aDefault({ id: '999999' }));
    expect(seen).toMatchObject([{ vehicle: { vin: 'WVWZZZ1KZAW000001' } }, { vehicle: { id: '999999' } }]);
    expect(JSON.stringify(seen[1])).not.toContain('vin');
  });

  it.each([
    ['an error', () => new Response('no', { status: 500 })],
    ['no JSON', () => new Response('<html>')],
    ['other JSON', () => Response.json({ Products: [{ Name: 'PCP' }] })],
  ])('H-05 %s is a failed request, reported without the request', async (_, respond) => {
    const reports: unknown[] = [];
    expect(await upstream(respond, reports).defaults(aDefault())).toMatchObject({
      ok: false,
      error: { code: 'FINANCE_DEFAULT_FAILED' },
    });
    expect(reports).toHaveLength(1);
    expect(String(reports[0])).not.toContain('AB21');
  });

  it('H-05 a quote without a complete example is not shown', async () => {
    const quote = {
      Term: 48,
      TotalDeposit: 1,
      TotalRegularPayment: 2,
      AnnualMileage: 3,
      QuoteReference: 'REF-1',
      QuoteActions: { Apply: 'https://lender.example' },
    };
    const service = upstream(() =>
      Response.json({
        Vehicles: [{ FinanceQuotations: [{ Blocks: [], Finance: { Notifications: [], Quote: quote } }] }],
      }),
    );
    const result = await service.calculate(aCalculation());
    expect(result.ok).toBe(true);
    expect(result.ok && quotationOf(result.value)).toBeNull();
  });
});

describe('British finance of a car', () => {
  it('H-05 is reckoned from the stock, whatever a request says of the car', async () => {
    const database = await openMigrated();
    const app = financeApp(embedded(database.orm), async ({ id }) =>
      id === '123456' ? aDefault({ price: 12_000 }).vehicle : null,
    );
    const post = (body: unknown) =>
      app.request('http://localhost/api/codeweaver/cfd', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const response = await post(aCalculation({}, { price: 3_000, mileage: 1 }));
    expect(JSON.stringify(await response.json())).toContain('£12,000');
    expect((await post(aCalculation({}, { id: '999999' }))).status).toBe(404);
    await database.close();
  });
});
