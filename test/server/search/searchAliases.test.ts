import { tokensOf } from '@/domain/search/query/tokens';
import type { Aliases } from '@/domain/search/query/aliases';
import { createSearchAliases } from '@/server/search/searchAliases';
import { siteByName } from '@/sites/sites';
import { editsInMemory, filesOf, publicationsInMemory } from '../content/platform';
import { openContent } from '@/server/content/content.service';
import { searchAliasesPath } from '@/domain/content/contentIds';

const INDEX = 'cars-dealer-brand-se';
const meaningOf = (aliases: Aliases, text: string): string | null => aliases.find(tokensOf(text, []), 0)?.means ?? null;

/** Aliases from the embedded content of a site. */
async function openAliases() {
  const time = { now: 0 };
  const requests: unknown[] = [];
  const errors: unknown[] = [];
  const platform = { fails: false };
  const content = await openContent({
    files: await filesOf('dealer-brand-se'),
    edits: editsInMemory(),
    publications: publicationsInMemory(),
    origin: () => 'http://localhost',
    introspection: false,
    changed: () => aliases.expire(),
    report: (error) => {
      throw error;
    },
  });
  const aliases = createSearchAliases({
    query: async (body) => {
      requests.push(body);
      if (platform.fails) return new Response('', { status: 503 });
      return content.endpoint(
        new Request('http://localhost/api/graphql/v1', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
    },
    siteOf: (index) => (index === INDEX ? siteByName('dealer-brand-se') : null),
    now: () => time.now,
    report: (error) => void errors.push(error),
  });
  const item = (locale: string): string => {
    const found = content.contentTrees
      .tree('dealer-brand-se', locale, 'draft')
      ?.byPath.get(searchAliasesPath('dealer-brand-se').toLowerCase());
    if (!found) throw new Error('There is no item of aliases.');
    return found.id;
  };
  const save = async (pairs: string[][], locale = 'sv-SE') => {
    const target = { site: 'dealer-brand-se', locale, itemId: item(locale) };
    expect(await content.save(target, { Aliases: pairs }, 'Anna')).toMatchObject({ ok: true });
  };
  const publish = (locale = 'sv-SE') => content.publish({ site: 'dealer-brand-se', locale });
  return { aliases, content, save, publish, time, requests, errors, platform };
}

describe('aliases of the content', () => {
  it('F-04 has what an editor published, in its language, and no draft', async () => {
    const { aliases, save, publish } = await openAliases();
    await save([
      ['snurran', 'volkswagen beetle'],
      ['a&b = c', 'röd/svart 100 %'],
    ]);
    expect(meaningOf(await aliases.of(INDEX, 'sv'), 'snurran')).toBeNull();
    await publish();
    const found = await aliases.of(INDEX, 'sv');
    expect(meaningOf(found, 'Snurran')).toBe('volkswagen beetle');
    expect(meaningOf(found, 'a b c')).toBe('röd/svart 100 %');
    expect(meaningOf(await aliases.of(INDEX, 'en'), 'snurran')).toBeNull();
    expect(meaningOf(await aliases.of('cars-other', 'sv'), 'snurran')).toBeNull();
  });

  it('F-04 asks the platform once until a publication, and publishes no page again', async () => {
    const { aliases, save, publish, requests } = await openAliases();
    await aliases.of(INDEX, 'sv');
    await Promise.all([aliases.of(INDEX, 'sv'), aliases.of(INDEX, 'sv')]);
    expect(requests).toHaveLength(1);
    await save([['snurran', 'golf']]);
    expect(await publish()).toMatchObject({ pages: [] });
    await Promise.all([aliases.of(INDEX, 'sv'), aliases.of(INDEX, 'sv')]);
    expect(meaningOf(await aliases.of(INDEX, 'sv'), 'snurran')).toBe('golf');
  });

  it('F-04 looks again after a while where no publication is announced, and keeps what it has while the platform fails', async () => {
    const { aliases, save, publish, time, errors, platform, requests } = await openAliases();
    await save([['snurran', 'golf']]);
    await publish();
    await aliases.of(INDEX, 'sv');
    platform.fails = true;
    aliases.expire();
    expect(meaningOf(await aliases.of(INDEX, 'sv'), 'snurran')).toBe('golf');
    expect(errors).toHaveLength(1);
    platform.fails = false;
    const before = requests.length;
    time.now += 59_000;
    expect(meaningOf(await aliases.of(INDEX, 'sv'), 'snurran')).toBe('golf');
    expect(requests.length).toBe(before + 1);
  });
});
