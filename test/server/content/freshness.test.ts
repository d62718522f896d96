import { createFreshness } from '@/server/content/edits/freshness';
import { editsInMemory, filesOf, openPlatform, type Platform } from './platform';

const IT = { site: 'it', locale: 'sv-SE' };
let platform: Platform;
let edits: ReturnType<typeof editsInMemory>;
beforeEach(async () => {
  edits = editsInMemory();
  platform = await openPlatform({ files: await filesOf('it', 'custom'), edits });
});

const tree = () => platform.content.contentTrees.tree('it', 'sv-SE', 'published');
const blockOn = (route: string): string =>
  Object.values(tree()?.byRoute.get(route)?.areas ?? {})
    .flat()
    .find(({ source }) => source.template.fields.has('title') && source.parent?.parent?.route === route)?.source.id ??
  '';
const footer = (): string => [...(tree()?.byId.values() ?? [])].find((one) => one.template.name === 'Footer')?.id ?? '';
const publish = async (itemId: string, fields: object): Promise<void> => {
  await platform.content.save({ ...IT, itemId }, { ...fields }, 'Eva');
  await platform.content.publish(IT);
};
const last = (address: string) => platform.content.lastPublication(address)?.change ?? null;
const HOME = '/_sites/it/sv-SE';
const OTHER = '/_sites/it/sv-SE/kontakt';

describe('the last publication of what a cached page shows', () => {
  it('E-01 is none before anything was published, and none for a draft', async () => {
    await platform.content.save({ ...IT, itemId: blockOn('/') }, { Title: 'Utkast' }, 'Eva');
    expect([last(HOME), last(OTHER), last('/404'), last('/_sites')]).toEqual([null, null, null, null]);
  });

  it('E-01 is that of its blocks, in its own site and language', async () => {
    await publish(blockOn('/'), { Title: 'Nytt' });
    expect([last(HOME), last(`${HOME}/`)]).toEqual([platform.content.revision(), platform.content.revision()]);
    expect(last(`/route-cache/PAGES/0a1b/$${HOME}`)).toBe(platform.content.revision());
    expect([last(OTHER), last('/_sites/custom/sv-SE'), last('/_sites/it/en')]).toEqual([null, null, null]);
  });

  it('E-01 is that of the footer on every page, and never goes back', async () => {
    await publish(footer(), { BottomText: 'Ny rad' });
    const all = platform.content.revision();
    await publish(blockOn('/'), { Title: 'Nytt' });
    expect([last(HOME), last(OTHER)]).toEqual([platform.content.revision(), all]);
    await publish(footer(), { BottomText: 'Nyare rad' });
    expect([last(HOME), last(OTHER)]).toEqual([platform.content.revision(), platform.content.revision()]);
  });

  it('E-01 of a page’s description is its own, of its name every page’s, also after a restart', async () => {
    const page = tree()?.byRoute.get('/kontakt')?.id ?? '';
    await publish(page, { navTitle: 'Hör av dig' });
    const named = platform.content.revision();
    await publish(page, { metaDescription: 'Så når du oss.' });
    const described = platform.content.revision();
    expect([last(HOME), last(OTHER)]).toEqual([named, described]);
    const restarted = createFreshness(platform.content.contentTrees);
    restarted.update((await edits.overrides()).published);
    expect([restarted.lastPublication(HOME)?.change, restarted.lastPublication(OTHER)?.change]).toEqual([
      named,
      described,
    ]);
  });
});
