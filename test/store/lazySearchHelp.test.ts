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
const neverReported = () => {
  throw new Error('Reported without a failure.');
};
const requests = (port: ReturnType<typeof lazySearchHelp>) => Promise.all([port.suggest(typing), port.relax(relaxing)]);

describe('search help loaded on its first call', () => {
  it('F-04 reports that the code failed to load, and fails with it', async () => {
    const lost = { ok: false, error: { code: 'CODE_NOT_LOADED', params: {} } };
    const errors: unknown[] = [];
    const port = lazySearchHelp(
      () => Promise.reject(new Error('the chunk is gone')),
      (error) => errors.push(error),
    );
    expect(await requests(port)).toEqual([lost, lost]);
    const reported = { where: 'search help', message: 'Error: the chunk is gone' };
    expect(errors).toEqual([reported, reported]);
  });

  it('F-04 returns the results of the port', async () => {
    const { searchHelp } = fakePorts({
      searchHelp: { suggest: fails('SEARCH_FAILED'), relax: fails('BAD_REQUEST') },
    });
    const codes = (await requests(lazySearchHelp(async () => searchHelp, neverReported))).map((result) =>
      result.ok ? 'ok' : result.error.code,
    );
    expect(codes).toEqual(['SEARCH_FAILED', 'BAD_REQUEST']);
  });
});
