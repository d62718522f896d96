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
const requests = (port: ReturnType<typeof lazySearchHelp>) => Promise.all([port.suggest(typing), port.relax(relaxing)]);

describe('search help loaded on its first call', () => {
  it('F-04 is a lost network where the code fails to load', async () => {
    const lost = { ok: false, error: { code: 'NETWORK_LOST', params: {} } };
    expect(await requests(lazySearchHelp(() => Promise.reject(new Error('the chunk is gone'))))).toEqual([lost, lost]);
  });

  it('F-04 returns the results of the port', async () => {
    const { searchHelp } = fakePorts({
      searchHelp: { suggest: fails('SEARCH_FAILED'), relax: fails('BAD_REQUEST') },
    });
    const codes = (await requests(lazySearchHelp(async () => searchHelp))).map((result) =>
      result.ok ? 'ok' : result.error.code,
    );
    expect(codes).toEqual(['SEARCH_FAILED', 'BAD_REQUEST']);
  });
});
