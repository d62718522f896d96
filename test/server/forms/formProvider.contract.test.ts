import { Hono, type Env } from 'hono';
import { toProviderAnswers } from '@/domain/forms/providerAnswers';
import { fromProviderFields, toProviderFields } from '@/domain/forms/providerFields';
import { createApp } from '@/server/app';
import { readConfig } from '@/server/config';
import type { Database } from '@/server/database/orm';
import { createEmbeddedFormProvider } from '@/server/forms/embedded.formProvider';
import type { FormProvider } from '@/server/forms/formProvider.service';
import { jotformRoutes } from '@/server/forms/jotform.routes';
import type { OnlineForms } from '@/server/forms/onlineForms';
import { createSubmissionsStore } from '@/server/forms/submissions.store';
import { createUpstreamFormProvider, withProviderFields } from '@/server/forms/upstream.formProvider';
import { bridge } from '@/server/http/bridge';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';
import { siteByName } from '@/sites/sites';
import { listen } from '@test/contract/api/transports';
import { openMigrated } from '../database/engines';
import { openContentForms } from './contentForms';
import { fillForms, formsApp, formsOn, post } from './area';

const SOURCE = '/om-nordvik/omdome';
const site = siteByName('car-store-se');
const address = { site, locale: 'sv-SE', formId: 'omdome', source: SOURCE } as const;

function appOf(provider: FormProvider) {
  const nothing = new Hono<Env>();
  return createApp({
    mode: 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    log: createLog('silent'),
    metrics: createMetrics(),
    routes: {
      search: nothing,
      stock: nothing,
      media: nothing,
      content: nothing,
      analytics: nothing,
      jotform: jotformRoutes(provider),
    },
  });
}

/** Embedded, and an installation of ours as the provider: both pass the same suite. */
describe.each(['embedded', 'upstream'] as const)('a form provider, %s', (kind) => {
  let database: Database;
  let content: OnlineForms;
  let provider: FormProvider;
  let isBroken = false;
  let close: () => Promise<void> = async () => undefined;
  const reports: unknown[] = [];
  const report = (error: unknown) => void reports.push(error);

  beforeAll(async () => {
    database = await openMigrated();
    await fillForms(database.orm);
    content = await openContentForms();
    const onlineForms: OnlineForms = {
      find: (request) => (isBroken ? Promise.reject(new Error('unreachable')) : content.find(request)),
    };
    const local = createEmbeddedFormProvider({
      onlineForms,
      submissions: createSubmissionsStore(database.orm),
      report,
    });
    provider = local;
    if (kind === 'embedded') return;
    const app = appOf(local);
    const server = await listen(
      (incoming, outgoing) => void bridge((given, bindings) => app.fetch(given, bindings), incoming, outgoing),
    );
    ({ close } = server);
    provider = createUpstreamFormProvider(
      { url: `http://127.0.0.1:${server.port}/api/jotform`, key: 'a-key-of-a-test' },
      { report },
    );
  });
  afterEach(() => {
    isBroken = false;
    reports.length = 0;
  });
  afterAll(async () => {
    await close();
    await database.close();
  });

  it('L-03 responds with the questions of a form, from which its fields come again', async () => {
    const found = await provider.content(address);
    const form = (await content.find(address))?.form;
    expect(found).toMatchObject({ ok: true, value: { id: null, form_id: 'omdome', created_at: null } });
    expect(form?.fields.length).toBeGreaterThan(8);
    expect(found.ok && fromProviderFields(found.value.answers)).toEqual({ fields: form?.fields, problems: [] });
  });

  it('L-03 responds with the answers of a submission to who knows its id', async () => {
    const { app } = formsApp(formsOn(database.orm, { onlineForms: content }).service);
    const answers = { topic: 'Verkstad', rating: '4', answer: 'Nej' };
    const values = { formId: 'omdome', source: SOURCE, answers };
    const sent = await post(app, { formName: 'online-form', formSubmissionId: 'known-to-its-sender', values });
    const found = await provider.content({ ...address, submissionId: 'known-to-its-sender' });
    expect(found).toMatchObject({ ok: true, value: { id: sent.body.reference, form_id: 'omdome' } });
    const given = found.ok ? Object.values(found.value.answers).map(({ name, answer }) => [name, answer]) : [];
    expect(Object.fromEntries(given)).toMatchObject(answers);
    for (const other of [{ submissionId: 'another-id' }, { submissionId: 'known-to-its-sender', formId: 'dackfraga' }])
      expect(await provider.content({ ...address, ...other })).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  it('L-03 a form that the page does not have is not found; an error of the platform is a failure, and logged', async () => {
    expect(await provider.content({ ...address, source: '/' })).toMatchObject({ error: { code: 'FORM_NOT_FOUND' } });
    expect(reports).toEqual([]);
    isBroken = true;
    expect(await provider.content(address)).toMatchObject({ error: { code: 'ONLINE_FORM_FAILED' } });
    expect(reports.length).toBeGreaterThan(0);
  });
});

describe('a real form provider', () => {
  const reports: string[] = [];
  const report = (error: unknown) => void reports.push(String(error));
  const withResponse = (respond: () => Promise<Response>) => {
    const sent: { url: string; init: RequestInit | undefined }[] = [];
    const provider = createUpstreamFormProvider(
      { url: 'https://forms.example/api/jotform', key: 'a-key-of-8' },
      {
        report,
        fetch: (url, init) => {
          sent.push({ url: String(url), init });
          return respond();
        },
      },
    );
    return { provider, sent };
  };
  const entry = (name: string, type: string, order: string, more: object = {}) => ({
    name,
    type,
    order,
    text: `Question ${order}`,
    ...more,
  });
  const answers = {
    7: entry('send', 'control_button', '5'),
    3: entry('score', 'control_rating', '3', { stars: '4', required: 'Yes', answer: '2' }),
    1: entry('head', 'control_head', '1'),
    2: entry('who', 'control_fullname', '2', { answer: { first: 'Eva', last: 'Berg' } }),
    4: entry('how', 'control_dropdown', '4', { options: 'Good|Bad', subLabel: 'Roughly' }),
  };
  const responds = (body: unknown, status = 200) => withResponse(async () => Response.json(body, { status }));
  afterEach(() => void (reports.length = 0));

  it('L-03 is asked in the shape of the specification; what others answered is left out', async () => {
    const { provider, sent } = responds({ responseCode: 200, content: [{ id: '5', form_id: 'omdome', answers }] });
    const found = await provider.content(address);
    expect(JSON.parse(String(sent[0]?.init?.body))).toEqual({ formId: 'omdome', source: SOURCE, locale: 'sv-SE' });
    expect(new Headers(sent[0]?.init?.headers).get('authorization')).toBe('Bearer a-key-of-8');
    expect(found).toMatchObject({ ok: true, value: { id: null } });
    expect(JSON.stringify(found)).not.toMatch(/Eva|Berg|"answer"/);
  });

  it('L-03 gives a form of the content without fields its own: headings and buttons are no fields', async () => {
    const { provider } = responds({ content: [{ answers }] });
    const empty: OnlineForms = {
      find: async ({ formId }) => ({ form: { id: formId, title: 'Title', fields: [] }, recipient: 'a@b.example' }),
    };
    const found = await withProviderFields(empty, provider, report).find(address);
    expect(found?.recipient).toBe('a@b.example');
    expect(found?.form.fields).toMatchObject([
      { name: 'who', type: 'fullname', label: 'Question 2', required: false },
      { name: 'score', type: 'rating', max: 4, required: true },
      { name: 'how', type: 'dropdown', options: ['Good', 'Bad'], help: 'Roughly' },
    ]);
    const own: OnlineForms = {
      find: async () => ({ form: { id: 'a', title: '', fields: found?.form.fields ?? [] }, recipient: '' }),
    };
    expect((await withProviderFields(own, provider, report).find(address))?.form.id).toBe('a');
    const gone = responds({}, 404).provider;
    expect(await withProviderFields(empty, gone, report).find(address)).toBeNull();
    await expect(withProviderFields(empty, responds({}, 500).provider, report).find(address)).rejects.toThrow();
    const wrong = responds({ content: [{ answers: { 1: entry('how', 'control_radio', '1') } }] }).provider;
    expect((await withProviderFields(empty, wrong, report).find(address))?.form.fields).toEqual([]);
    expect(reports.at(-1)).toContain('how has no options');
  });

  it.each<[string, () => Promise<Response>]>([
    ['an error', async () => new Response('<html>', { status: 500 })],
    ['no content', async () => Response.json({ responseCode: 200 })],
    ['a wrong content', async () => Response.json({ content: [{ answers: { 1: 'x' } }] })],
    ['no JSON', async () => new Response('<html>')],
    ['a lost connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('L-03 %s is ONLINE_FORM_FAILED, and logged', async (_what, respond) => {
    expect(await withResponse(respond).provider.content(address)).toMatchObject({
      error: { code: 'ONLINE_FORM_FAILED' },
    });
    expect(reports).toHaveLength(1);
  });

  it('L-03 questions and answers have the same ids', () => {
    const [field] = fromProviderFields(answers).fields;
    if (!field) throw new Error('There is no field.');
    expect(Object.keys(toProviderFields([field]))).toEqual(Object.keys(toProviderAnswers([field], {})));
  });

  it('M-03 is named by JOTFORM_URL', () => {
    const read = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...env }).formProvider;
    expect(read({})).toBeUndefined();
    const url = 'https://forms.example/api/jotform';
    expect(read({ JOTFORM_URL: url, JOTFORM_KEY: 'a-key-of-8' })).toEqual({ url, key: 'a-key-of-8' });
    expect(() => read({ JOTFORM_URL: 'forms.example' })).toThrow('JOTFORM_URL must start with https:// or http://.');
  });
});
