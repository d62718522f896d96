import { createSearchAlertsPort } from '@/adapters/http/searchAlertsPort';

const endWith = (status: number, code: string) =>
  createSearchAlertsPort(async () => new Response(JSON.stringify({ error: { code } }), { status })).end('a'.repeat(43));

describe('search alerts over HTTP', () => {
  it('H-01 have ended where the server knows no such token, so that their search can be removed', async () => {
    expect(await endWith(404, 'NOT_FOUND')).toEqual({ ok: true, value: null });
  });

  it('H-01 have not ended where the server failed', async () => {
    expect(await endWith(500, 'INTERNAL')).toMatchObject({ ok: false, error: { code: 'ALERT_FAILED' } });
  });
});
