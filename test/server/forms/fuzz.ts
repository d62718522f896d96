import fc from 'fast-check';
import type { Database } from '@/server/database/orm';
import { outbox, submissions } from '@/server/database/schema';
import { mailDocument } from '@/server/messages/mailDocument';
import { isRecord } from '@/lib/guards';
import type { App } from '@/server/http/app.types';
import type { SiteName } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';

export interface FuzzedForm {
  formName: string;
  site: SiteName;
  /** Values that the form takes: each of them must be stored. */
  valid: fc.Arbitrary<Record<string, unknown>>;
  /** The value whose fields are broken too. */
  inside?: string;
}

const SCRIPTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  'https://x.example/"onmouseover="alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '</textarea><iframe srcdoc="<script>alert(1)</script>">',
];
const ODD = [
  '\u0000',
  '\u0007\u001b[31m',
  '\ud800',
  '\udfff!',
  '\u202eabc',
  '\ufeff',
  'a\r\nBcc: victim@other.example',
  '𝕏'.repeat(300),
];

/** What people really type, in any script. */
export const fuzzedText = (maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength }),
    fc.constantFrom(...SCRIPTS, 'Ж', 'ß', '李', 'مرحبا', '👩‍🔧').map((text) => text.slice(0, maxLength)),
  );

const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...SCRIPTS, ...ODD, '', ' ', 'x'.repeat(3_000), null, true, -1, 0.5, 1e308, [], {}, [[]]),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.anything({ maxDepth: 2, withBigInt: false }),
);

type Attempt =
  | { kind: 'valid'; values: Record<string, unknown> }
  | { kind: 'changed'; values: Record<string, unknown>; position: number; with: unknown }
  | { kind: 'added'; values: Record<string, unknown>; name: string; with: unknown }
  | { kind: 'missing'; values: Record<string, unknown>; position: number }
  | { kind: 'again'; values: Record<string, unknown>; earlier: number }
  | { kind: 'envelope'; values: Record<string, unknown>; name: string; with: unknown }
  | { kind: 'raw'; body: string };

const attempts = (valid: FuzzedForm['valid']): fc.Arbitrary<Attempt> => {
  const number = fc.nat(1_000);
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('valid' as const), values: valid }) },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('changed' as const),
        values: valid,
        position: number,
        with: anything,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('added' as const),
        values: valid,
        name: fc.constantFrom('__proto__', 'constructor', 'extra'),
        with: anything,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('missing' as const),
        values: valid,
        position: number,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('again' as const),
        values: valid,
        earlier: number,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('envelope' as const),
        values: valid,

        name: fc.constantFrom('formName', 'formSubmissionId', 'locale', 'check', 'values', 'other'),
        with: anything,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('raw' as const),
        body: fc.oneof(
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc.json(),
          fc.constantFrom('', 'null', '[]', '{"a":', '"\\ud800"'),
        ),
      }),
    },
  );
};

const nameAt = (values: Record<string, unknown>, position: number): string => {
  const names = Object.keys(values);
  return names[position % names.length] ?? '';
};

const TAG = /<\/?([a-z][a-z0-9]*)([^>]*)>/gi;
const TAGS = new Set('html head meta title body table tr td h1 p br a ul li'.split(' '));
/** Tags and attributes of a mail's markup that only a visitor can have put there. */
const foreignMarkup = (html: string): string[] =>
  [...html.matchAll(TAG)]
    .filter(
      ([, tag = '', attributes = '']) =>
        !TAGS.has(tag.toLowerCase()) || /\son\w+=/i.test(attributes) || /href="(?!https?:|mailto:)/i.test(attributes),
    )
    .map(([found]) => found);

/**
 * Sends 500 submissions, valid ones and every kind of broken one, as requests of the API. No answer is a server error;
 * what was taken is stored once, whatever came under its id later, and nothing else is; each valid one was taken; the
 * mails hold no markup of a visitor.
 */
export async function expectToWithstand(
  form: FuzzedForm,
  { app, orm }: { app: App; orm: Database['orm'] },
): Promise<void> {
  const taken: { id: string; values: Record<string, unknown> }[] = [];
  const refusedValid: unknown[] = [];
  const odd: unknown[] = [];
  let conflicts = 0;
  const send = async (body: string): Promise<number> => {
    const response = await app.fetch(
      new Request(`http://${form.site}.localhost/api/forms/comhub`, { method: 'POST', body }),
      { peer: '203.0.113.9' },
    );
    return response.status;
  };
  const RUNS = 500;
  for (const [run, attempt] of fc.sample(attempts(form.valid), { numRuns: RUNS, seed: 23 }).entries()) {
    if (attempt.kind === 'raw') {
      const status = await send(attempt.body);
      if (status !== 400) odd.push({ run, status, attempt });
      continue;
    }
    const id = `${form.formName}-fuzzed-${run}`;
    const envelope = { formName: form.formName, formSubmissionId: id, values: attempt.values };
    const stringify = (values: unknown, over: object = {}): string => JSON.stringify({ ...envelope, values, ...over });
    switch (attempt.kind) {
      case 'valid':
      case 'again': {
        const earlier = attempt.kind === 'again' ? taken[attempt.earlier % Math.max(1, taken.length)] : undefined;
        const isOther = JSON.stringify(earlier?.values) !== JSON.stringify(attempt.values);
        const status = await send(stringify(attempt.values, earlier ? { formSubmissionId: earlier.id } : {}));
        if (earlier) {
          if (status === 422) conflicts += 1;
          // Values that differ only in what is trimmed are the same.
          else if (status !== 202 || !isOther) odd.push({ run, status, attempt });
        } else if (status === 202) taken.push({ id, values: attempt.values });
        else refusedValid.push({ status, values: attempt.values });
        break;
      }
      case 'envelope': {
        const status = await send(stringify(attempt.values, { [attempt.name]: attempt.with }));
        if (status >= 500) odd.push({ run, status, attempt });
        else if (status === 202) taken.push({ id, values: attempt.values });
        break;
      }
      default: {
        const inner = form.inside === undefined ? undefined : attempt.values[form.inside];
        const isInside = run % 2 === 0 && isRecord(inner);
        const target = isInside ? inner : attempt.values;
        const { [nameAt(target, 'position' in attempt ? attempt.position : 0)]: _left, ...others } = target;
        const broken =
          attempt.kind === 'missing'
            ? others
            : attempt.kind === 'added'
              ? { ...target, [attempt.name]: attempt.with }
              : { ...target, [nameAt(target, attempt.position)]: attempt.with };
        const values = isInside ? { ...attempt.values, [form.inside ?? '']: broken } : broken;
        const status = await send(stringify(values));
        if (status === 202) taken.push({ id, values });
        else if (![400, 404, 413, 422].includes(status)) odd.push({ run, status, attempt });
      }
    }
  }
  expect({ odd, refusedValid }).toEqual({ odd: [], refusedValid: [] });
  const rows = await orm.select().from(submissions);
  expect(rows.map(({ formSubmissionId }) => formSubmissionId).toSorted()).toEqual(taken.map(({ id }) => id).toSorted());
  expect({ isEnough: taken.length > 100, hasConflicts: conflicts > 20 }).toEqual({
    isEnough: true,
    hasConflicts: true,
  });
  const site = siteByName(form.site);
  for (const { subject, body } of await orm.select().from(outbox)) {
    expect(subject).not.toMatch(/[\r\n\u0000]/);
    const html = await mailDocument({ subject: subject ?? '', text: body }, site, {
      home: 'https://site.example',
      isOwn: () => true,
    });
    expect(foreignMarkup(html)).toEqual([]);
  }
}

export interface FuzzedPlainForm {
  action: string;
  site: SiteName;
  /** What the form takes. */
  fields: Readonly<Record<string, string>>;
}

/** Markup that no page of ours has. */
const FOREIGN = /<(?:script|svg|iframe|img)\b|<[^>]*\son\w+=/i;
const LINK_AWAY = /href="(?!\/)/;
/** Every attribute without its value, so that only markup is left. */
const withoutValues = (html: string): string => html.replaceAll(/"[^"]*"/g, '""');

/**
 * Sends 100 broken forms as a page without JavaScript does. Each is answered by a receipt of this site or by the form
 * again, in which nothing that was sent is markup.
 */
export async function expectPlainToWithstand({ action, site, fields }: FuzzedPlainForm, app: App): Promise<void> {
  const text = fc.oneof(
    fc.constantFrom(...SCRIPTS, ...ODD, '', ' ', '//evil.example', '../..', 'x'.repeat(3_000)),
    fc.string({ unit: 'binary', maxLength: 80 }),
  );
  const names = [...Object.keys(fields), 'source', 'locale', 'challenge', 'extra'];
  const changes = fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 4 });
  const odd: unknown[] = [];
  const statuses = new Set<number>();
  for (const change of fc.sample(changes, { numRuns: 100, seed: 23 })) {
    const body = new URLSearchParams({ ...fields, ...change });
    const request = new Request(`http://${site}.localhost${action}`, { method: 'POST', body });
    const response = await app.fetch(request, { peer: '203.0.113.9' });
    statuses.add(response.status);
    const html = await response.text();
    const leads = response.headers.get('location') ?? '';
    const isFine =
      response.status === 303
        ? leads.startsWith('/api/forms/plain/receipt?')
        : response.status === 422 &&
          html.includes('<h1>') &&
          !FOREIGN.test(withoutValues(html)) &&
          !LINK_AWAY.test(html);
    if (!isFine) odd.push({ status: response.status, leads, change });
  }
  expect(odd).toEqual([]);
  expect([...statuses].toSorted()).toEqual([303, 422]);
}
