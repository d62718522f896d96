import { fails, fakePorts } from '@test/kit/fakePorts';
import { lazySearchHelp } from '@/store/lazyPorts';

const typing = { index: 'cars-car-store-se', text: 'vo', limit: 8, filters: [] };
const relaxing = {
  index: 'cars-car-store-se',
  fields: [],
  keyphrase: '',
  facets: [],
  filters: [],
  extraFilters: [],
  limit: 8,
};
const text = { index: 'cars-car-store-se', text: 'volvo', language: 'sv', plain: [] } as const;
const asked = (port: ReturnType<typeof lazySearchHelp>) =>
  Promise.all([port.suggest(typing), port.relax(relaxing), port.understand({ ...text, plain: [] })]);

describe('search help whose code comes with its first call', () => {
  it('F-04 is a lost network where the code does not come', async () => {
    const lost = { ok: false, error: { code: 'NETWORK_LOST', params: {} } };
    expect(await asked(lazySearchHelp(() => Promise.reject(new Error('the chunk is gone'))))).toEqual([
      lost,
      lost,
      lost,
    ]);
  });

  it('F-04 answers as the port does', async () => {
    const { searchHelp } = fakePorts({
      searchHelp: { suggest: fails('SEARCH_FAILED'), relax: fails('BAD_REQUEST'), understand: fails('TOO_LARGE') },
    });
    const codes = (await asked(lazySearchHelp(async () => searchHelp))).map((result) =>
      result.ok ? 'ok' : result.error.code,
    );
    expect(codes).toEqual(['SEARCH_FAILED', 'BAD_REQUEST', 'TOO_LARGE']);
  });
});
