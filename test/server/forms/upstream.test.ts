import type { Database } from '@/server/database/orm';
import { outbox, submissions } from '@/server/database/schema';
import type { FormsService } from '@/server/forms/forms.service';
import { createUpstreamForms } from '@/server/forms/upstream.forms';
import { bridge } from '@/server/http/bridge';
import { readConfig } from '@/server/config';
import { listen } from '@test/contract/api/transports';
import { openMigrated } from '../database/engines';
import { fillForms, formsApp, formsOn, values } from './area';
import { submission } from './killed';

/** What every forms service does, embedded or elsewhere. */
function formsContract(service: () => FormsService): void {
  it('H-02 returns the same receipt for a repeated submission', async () => {
    const first = await service().submit(submission('1000001'));
    expect(first).toMatchObject({ ok: true, value: { reference: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/) } });
    expect(await service().submit(submission('1000001'))).toEqual(first);
  });

  it('H-02 refuses another body under the same id, and a sample car without a department', async () => {
    expect(await service().submit({ ...submission('1000001'), values: values({ message: 'Other' }) })).toMatchObject({
      error: { code: 'FORM_ID_REUSED' },
    });
    const orphan = { ...submission('2000002'), formSubmissionId: 'submission-of-an-orphan' };
    expect(await service().submit(orphan)).toMatchObject({ error: { code: 'DEPARTMENT_NOT_FOUND' } });
  });
}

describe('the forms service', () => {
  let database: Database;
  let embedded: FormsService;
  let remote: FormsService;
  let closeServer: () => Promise<void>;
  const reported: unknown[] = [];

  beforeAll(async () => {
    database = await openMigrated();
    await fillForms(database.orm);
    embedded = formsOn(database.orm).service;
    const { app } = formsApp(embedded);
    const server = await listen(
      (incoming, outgoing) => void bridge((given, bindings) => app.fetch(given, bindings), incoming, outgoing),
    );
    closeServer = server.close;
    remote = createUpstreamForms(
      { url: `http://127.0.0.1:${server.port}/api/forms/comhub`, key: 'a-key-of-a-test' },
      { report: (error) => reported.push(error) },
    );
  });
  afterAll(async () => {
    await closeServer();
    await database.close();
  });

  describe('embedded', () => {
    formsContract(() => embedded);
  });
  describe('another installation', () => {
    beforeAll(async () => {
      await database.orm.delete(outbox);
      await database.orm.delete(submissions);
    });
    formsContract(() => remote);
  });

  it.each<[string, () => Promise<Response>]>([
    ['an error of the service', () => Promise.resolve(new Response('<html>', { status: 500 }))],
    ['a lost connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('H-02 %s is FORM_FAILED, reported without what was typed', async (_what, fetch) => {
    const errors: unknown[] = [];
    const service = createUpstreamForms(
      { url: 'https://forms.example', key: undefined },
      { fetch, report: (error) => errors.push(error) },
    );
    expect(await service.submit(submission('1000001'))).toMatchObject({ error: { code: 'FORM_FAILED' } });
    expect(errors).toHaveLength(1);
    expect(String(errors[0])).not.toMatch(/Lena|kund/);
  });

  it('H-02 sends a real service the body of the specification, and makes a reference where it returns none', async () => {
    const sent: RequestInit[] = [];
    const service = createUpstreamForms(
      { url: 'https://forms.example/comhub', key: undefined },
      {
        fetch: (_url, init) => {
          if (init) sent.push(init);
          return Promise.resolve(new Response(null, { status: 202 }));
        },
        report: () => undefined,
      },
    );
    expect(await service.submit(submission('1000001'))).toMatchObject({
      value: { reference: expect.any(String), reply: null },
    });
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      formName: 'contact',
      formSubmissionId: 'submission-of-the-killed',
      values: values(),
    });
  });
});

describe('the configuration of forms', () => {
  const read = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...env });
  it('M-03 is embedded by default; COMHUB_URL names another service', () => {
    expect(read({})).toMatchObject({ forms: undefined, formDeliveries: [] });
    expect(read({ COMHUB_URL: 'https://forms.example/comhub', COMHUB_KEY: 'a-key-of-8' }).forms).toEqual({
      url: 'https://forms.example/comhub',
      key: 'a-key-of-8',
    });
  });

  it.each([
    ['{', 'it is no JSON'],
    ['[{"format":"adf","mail":"a@b.example"}]', 'a delivery needs a name'],
    ['[{"name":"dms","format":"xml","mail":"a@b.example"}]', 'format must be adf or json'],
    ['[{"name":"dms","format":"adf"}]', 'a delivery needs either url and secret, or mail'],
    ['[{"name":"dms","format":"adf","url":"https://a.example"}]', 'a delivery needs either url and secret, or mail'],
    ['[{"name":"dms","format":"json","mail":"a@b.example"}]', 'json goes to a url'],
    ['[{"name":"dms","format":"adf","mail":"a@b.example","sites":["nowhere"]}]', 'sites names no site'],
    [
      '[{"name":"a","format":"adf","mail":"a@b.example"},{"name":"a","format":"adf","mail":"a@b.example"}]',
      'two deliveries have the same name',
    ],
  ])('M-03 refuses FORM_DELIVERIES=%s in one sentence', (text, sentence) => {
    expect(() => read({ FORM_DELIVERIES: text })).toThrow(`FORM_DELIVERIES is wrong: ${sentence}.`);
  });
});
