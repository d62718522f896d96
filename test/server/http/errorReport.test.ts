import { openProbe } from '@test/contract/api/probe';
import { inProcess } from '@test/contract/api/transports';

const report = { where: 'cars: search', message: 'TypeError: (plate)', reference: 'K7QM2XWD' };
const post = async (probe: ReturnType<typeof openProbe>, body: string) => {
  const { send: request } = await inProcess(probe.app);
  // As a beacon sends it: a plain text.
  return request('/api/error-reports', {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  });
};
const reports = ({ lines }: ReturnType<typeof openProbe>) => lines.filter(({ msg }) => msg === 'browser error');

describe('error reports of browsers', () => {
  it.each([report, { where: 'saga', message: '' }])(
    'M-03 is logged with the reference that the visitor saw: %j',
    async (sent) => {
      const probe = openProbe();
      expect((await post(probe, JSON.stringify(sent))).status).toBe(204);
      expect(reports(probe)).toEqual([expect.objectContaining({ level: 'warn', ...sent })]);
    },
  );

  it('M-03 is logged without personal data, whoever sent it', async () => {
    const probe = openProbe();
    const sent = { where: 'saga anna@bil.example', message: 'ABC 123, 070-174 06 05, anna@bil.example' };
    expect((await post(probe, JSON.stringify(sent))).status).toBe(204);
    expect(reports(probe)).toEqual([
      expect.objectContaining({ where: 'saga (e-mail)', message: '(plate), (phone), (e-mail)' }),
    ]);
  });

  it.each([
    ['no JSON', 'where=saga', 400],
    ['no object', '[]', 400],
    ['no place', JSON.stringify({ message: 'x' }), 400],
    ['no text', JSON.stringify({ ...report, message: 7 }), 400],
    ['a long message', JSON.stringify({ ...report, message: 'x'.repeat(301) }), 400],
    ['a field of its own', JSON.stringify({ ...report, level: 'fatal' }), 400],
    ['more than 2 kB', JSON.stringify({ ...report, message: 'x'.repeat(2100) }), 413],
  ])('M-03 is refused unlogged as %s', async (_, body, status) => {
    const probe = openProbe();
    expect((await post(probe, body)).status).toBe(status);
    expect(reports(probe)).toEqual([]);
  });

  it('M-03 does not flood the log', async () => {
    const probe = openProbe({ limits: { errorReports: { requests: 1, seconds: 60 } } });
    const statuses = [
      (await post(probe, JSON.stringify(report))).status,
      (await post(probe, JSON.stringify(report))).status,
    ];
    expect(statuses).toEqual([204, 429]);
    expect(reports(probe)).toHaveLength(1);
  });
});
