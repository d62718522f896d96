import { createHash } from 'node:crypto';
import { solveProof } from '@/domain/forms/proofOfWork';
import { ok } from '@/errors/result';
import type { FormsService, IncomingSubmission } from '@/server/forms/forms.service';
import { aRequest, formsApp, NOW, post, values } from './area';

const digest = (bytes: Uint8Array): Promise<ArrayBuffer> => {
  const hash = createHash('sha256').update(bytes).digest();
  return Promise.resolve(new Uint8Array(hash).buffer);
};

function open(flood = { requests: 2, seconds: 60 }) {
  const taken: IncomingSubmission[] = [];
  const service: FormsService = {
    submit: (submission) => {
      taken.push(submission);
      return Promise.resolve(ok({ reference: 'ABCD-EFGH', reply: null }));
    },
  };
  const clock = { now: NOW };
  return { ...formsApp(service, { flood, clock }), taken, clock };
}
const slowly = { website: '', filledMs: 30_000 };

describe('spam', () => {
  it('H-02 requires a small calculation of the browser when a form is filled faster than people do, or the site is flooded', async () => {
    const { app, taken, clock } = open();
    const tooFast = aRequest('submission-1', {}, { check: { website: '', filledMs: 300 } });
    const refused = await post(app, tooFast);
    expect(refused).toMatchObject({ status: 428, body: { error: { code: 'PROOF_REQUIRED' } } });
    const { challenge, bits } = refused.body.error ?? {};
    const nonce = await solveProof(String(challenge), Number(bits), digest);
    const proof = { challenge: String(challenge), nonce };
    expect(await post(app, { ...tooFast, check: { website: '', filledMs: 300, proof } })).toMatchObject({
      status: 202,
    });
    // The site is flooded now: everybody's browser works, and a solution is of no use for another form or later.
    expect(await post(app, aRequest('submission-2', {}, { check: slowly }))).toMatchObject({ status: 428 });
    expect(await post(app, aRequest('submission-2', {}, { check: { ...slowly, proof } }))).toMatchObject({
      status: 428,
    });
    expect(await post(app, aRequest('submission-1', {}, { check: { ...slowly, proof } }))).toMatchObject({
      status: 202,
    });
    clock.now += 16 * 60_000;
    expect(await post(app, aRequest('submission-1', {}, { check: { ...slowly, proof } }))).toMatchObject({
      status: 428,
    });
    expect(taken.map(({ formSubmissionId }) => formSubmissionId)).toEqual(['submission-1', 'submission-1']);
  });

  it('H-02 requires more work the more a site is flooded, and takes the work on an easier challenge that began before', async () => {
    const { app } = open();
    const challenges: Record<string, unknown>[] = [];
    for (let number = 1; number <= 10; number += 1) {
      const { body } = await post(app, aRequest(`submission-${number}`, {}, { check: { website: '', filledMs: 300 } }));
      challenges.push(body.error ?? {});
    }
    expect(challenges.map(({ bits }) => bits)).toEqual([14, 14, 14, 14, 15, 15, 15, 15, 16, 16]);
    const solved = async (number: number, bits: number) => {
      const challenge = String(challenges[number - 1]?.challenge);
      const proof = { challenge, nonce: await solveProof(challenge, bits, digest) };
      const check = { website: '', filledMs: 300, proof };
      return (await post(app, aRequest(`submission-${number}`, {}, { check }))).status;
    };
    expect([await solved(1, 14), await solved(9, 16)]).toEqual([202, 202]);
    // Whoever writes an easier difficulty into a challenge has none of ours.
    const easier = String(challenges[9]?.challenge).replace('.16.', '.1.');
    const check = {
      website: '',
      filledMs: 300,
      proof: { challenge: easier, nonce: await solveProof(easier, 1, digest) },
    };
    expect((await post(app, aRequest('submission-10', {}, { check }))).status).toBe(428);
  });

  it('H-02 limits an address, and the size of a form', async () => {
    const { app } = formsApp(
      { submit: () => Promise.resolve(ok({ reference: 'A', reply: null })) },
      { limits: { forms: { requests: 2, seconds: 60 } } },
    );
    const statuses: number[] = [];
    for (const id of ['submission-1', 'submission-2', 'submission-3'])
      statuses.push((await post(app, aRequest(id))).status);
    expect(statuses).toEqual([202, 202, 429]);
    expect(await post(open().app, aRequest('submission-4', { message: 'a'.repeat(40_000) }))).toMatchObject({
      status: 413,
    });
  });
});

describe('the contact form without JavaScript', () => {
  const plain = (app: ReturnType<typeof open>['app'], fields: Record<string, string>) =>
    app.fetch(
      new Request('http://car-store-se.localhost/api/forms/plain/contact', {
        method: 'POST',
        body: new URLSearchParams({
          ...Object.fromEntries(
            Object.entries(values()).map(([name, value]) => [name, value === true ? 'on' : String(value)]),
          ),
          testDrive: '',
          ...fields,
        }),
      }),
      { peer: '203.0.113.9' },
    );

  it('H-02 redirects to a receipt, and takes the same form twice as one', async () => {
    const { app, taken } = open({ requests: 100, seconds: 60 });
    const first = await plain(app, {});
    expect(first.status).toBe(303);
    const address = first.headers.get('location') ?? '';
    expect(address).not.toMatch(/Lena|kund|174/);
    await plain(app, {});
    expect(new Set(taken.map(({ formSubmissionId }) => formSubmissionId)).size).toBe(1);
    expect(taken[0]).toMatchObject({
      kind: 'contact',
      isHeld: false,
      values: { quote: true, testDrive: false, name: 'Lena Svensson' },
    });
    const receipt = await (await app.request(`http://car-store-se.localhost${address}`)).text();
    expect(receipt).toContain('ABCD-EFGH');
    expect(receipt).toContain('href="/kop-bil/1000001/volvo-v60-2021"');
  });

  it('H-02 shows the form again with all that was typed, escaped, and what is wrong', async () => {
    const { app, taken } = open();
    const response = await plain(app, { email: 'none', name: '"><script>alert(1)</script>', source: '//evil.example' });
    const page = await response.text();
    expect(response.status).toBe(422);
    // Its own style, and no script.
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
    expect(page).toContain('Skriv en e-postadress');
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page).not.toContain('<script>');
    expect(taken).toEqual([]);
  });

  it('H-02 holds back what fills the hidden field, and requires a second press while the site is flooded', async () => {
    const { app, taken, clock } = open({ requests: 1, seconds: 60 });
    expect((await plain(app, { website: 'x' })).status).toBe(303);
    expect(taken).toMatchObject([{ isHeld: true }]);
    expect((await plain(app, {})).status).toBe(303);
    const again = await plain(app, {});
    expect(again.status).toBe(429);
    const challenge = /name="challenge" value="([^"]+)"/.exec(await again.text())?.[1] ?? '';
    expect((await plain(app, { challenge })).status).toBe(429);
    clock.now += 4_000;
    expect((await plain(app, { challenge })).status).toBe(303);
  });
});
