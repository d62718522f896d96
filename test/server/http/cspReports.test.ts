import { openProbe } from '@test/contract/api/probe';
import { inProcess } from '@test/contract/api/transports';

const report = (directive: unknown, more: object = {}) =>
  JSON.stringify({
    'csp-report': { 'effective-directive': directive, 'blocked-uri': 'https://secret.example/x', ...more },
  });

describe('reports of the content security policy', () => {
  const open = async (options: Parameters<typeof openProbe>[0] = {}) => {
    const probe = openProbe(options);
    const { send } = await inProcess(probe.app);
    const post = async (body: string) =>
      (
        await send('/api/csp-reports', {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/csp-report' },
        })
      ).status;
    const metrics = async () => (await send('/api/metrics', {})).text();
    return { ...probe, post, metrics };
  };

  it('M-03 are counted by directive, and nothing else of them is stored', async () => {
    const { post, metrics, lines } = await open({ demoTools: 'network' });
    expect(await post(report('img-src'))).toBe(204);
    expect(await post(report('img-src'))).toBe(204);
    expect(await post(report('invented"} 1\n'))).toBe(204);
    expect(await post(report(undefined, { 'violated-directive': "script-src-elem 'self'" }))).toBe(204);
    const text = await metrics();
    expect(text).toContain('forecourt_csp_reports_total{directive="img-src"} 2');
    expect(text).toContain('forecourt_csp_reports_total{directive="other"} 1');
    expect(text).toContain('forecourt_csp_reports_total{directive="script-src-elem"} 1');
    expect(`${text}${JSON.stringify(lines)}`).not.toMatch(/secret\.example|invented/);
  });

  it.each([
    ['no JSON', 'x', 400],
    ['no report', '[]', 400],
    ['another object', '{"csp-report":1}', 400],
    ['more than 16 kB', report('img-src', { sample: 'x'.repeat(17_000) }), 413],
  ])('M-03 are refused: %s', async (_what, body, status) => {
    expect(await (await open()).post(body)).toBe(status);
  });

  it('M-03 are limited by address', async () => {
    const { post } = await open({ limits: { cspReports: { requests: 1, seconds: 60 } } });
    expect([await post(report('img-src')), await post(report('img-src'))]).toEqual([204, 429]);
  });
});
