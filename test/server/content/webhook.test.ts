import type { PublishBody } from '@/server/content/edits/publishing';
import { notifyWebhook } from '@/server/content/edits/webhook';

const body: PublishBody = { invocation_id: 'i', updates: [], continues: false };

/** Answers one after the other; a text is a broken line. */
function respondWith(...responses: (number | string)[]) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const waits: number[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    requests.push({ url: String(url), init });
    const response = responses[requests.length - 1] ?? 200;
    if (typeof response === 'string') throw new TypeError(response);
    return new Response(null, { status: response });
  };
  return { requests, waits, parts: { fetch, wait: async (ms: number) => void waits.push(ms) } };
}

describe('the publishing webhook', () => {
  it('E-01 carries the vendor’s body and the secret', async () => {
    const { requests, parts } = respondWith(200);
    await notifyWebhook({ url: 'https://site.example/hook', secret: 's' }, body, parts);
    expect(requests).toEqual([
      {
        url: 'https://site.example/hook',
        init: expect.objectContaining({
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json', 'x-revalidate-secret': 's' },
        }),
      },
    ]);
  });

  it('E-01 retries after a failure with growing delays', async () => {
    const { requests, waits, parts } = respondWith(503, 'line broken', 204);
    await notifyWebhook({ url: 'https://site.example/hook', secret: undefined }, body, parts);
    expect([requests.length, waits]).toEqual([3, [500, 1000]]);
  });

  it('E-01 stops after three attempts and logs why', async () => {
    const { requests, parts } = respondWith(500, 500, 'line broken', 200);
    await expect(notifyWebhook({ url: 'https://site.example/hook', secret: undefined }, body, parts)).rejects.toThrow(
      'The publishing webhook failed: line broken.',
    );
    expect(requests).toHaveLength(3);
  });
});
