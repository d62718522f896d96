import { createPictures } from '@/adapters/browser/pictures';
import type { Fetch } from '@/adapters/http/sendRequest';
import { heldFile, holdFile, releaseFile } from '@/lib/heldFiles';

const responds =
  (status: number, body: unknown): Fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const original = new Blob(['a large picture']);
const small = new Blob(['small']);

describe('pictures that a visitor sends', () => {
  const sending = (fetch: Fetch, shrink = async () => ({ picture: small, thumbnail: 'data:,' }) as const) =>
    createPictures(fetch, heldFile, shrink).send(holdFile(original));

  it('L-02 are sent smaller, under no name, and named by the id of the server', async () => {
    const calls: [string, RequestInit][] = [];
    const result = await sending(async (input, init) => {
      calls.push([input, init]);
      return new Response(JSON.stringify({ id: 'upload-1', width: 1, height: 1 }), { status: 201 });
    });
    expect(result).toEqual({ ok: true, value: { id: 'upload-1', thumbnail: 'data:,' } });
    expect(calls).toMatchObject([['/api/uploads', { method: 'POST', body: small }]]);
  });

  it('L-02 that the browser cannot decode are sent as they are: the server decides', async () => {
    const bodies: unknown[] = [];
    const result = await createPictures(
      async (_input, { body }) => {
        bodies.push(body);
        return new Response(JSON.stringify({ error: { code: 'UPLOAD_UNREADABLE' } }), { status: 415 });
      },
      heldFile,
      async () => null,
    ).send(holdFile(original));
    expect(bodies).toEqual([original]);
    expect(result).toMatchObject({ ok: false, error: { code: 'UPLOAD_UNREADABLE' } });
  });

  it.each([
    [413, { error: { code: 'UPLOAD_TOO_LARGE' } }, 'UPLOAD_TOO_LARGE'],
    [503, { error: { code: 'UPLOAD_FULL' } }, 'UPLOAD_FULL'],
    [429, { error: { code: 'TOO_MANY_REQUESTS' } }, 'TOO_MANY_REQUESTS'],
    [500, { error: { code: 'UNEXPECTED' } }, 'UPLOAD_FAILED'],
    [502, '<html>', 'UPLOAD_FAILED'],
    [201, {}, 'UPLOAD_FAILED'],
    [200, { error: { code: 'UPLOAD_FULL' } }, 'UPLOAD_FAILED'],
  ])('L-02 a response of %i with %j is %s', async (status, body, code) => {
    expect(await sending(responds(status, body))).toMatchObject({ ok: false, error: { code } });
  });

  it('L-02 a lost network, and a file that is no longer held, are failures', async () => {
    expect(await sending(() => Promise.reject(new TypeError('network')))).toMatchObject({
      error: { code: 'UPLOAD_FAILED' },
    });
    const key = holdFile(original);
    releaseFile(key);
    expect(await createPictures(responds(201, { id: 'x' }), heldFile, async () => null).send(key)).toMatchObject({
      error: { code: 'UPLOAD_GONE' },
    });
  });
});
