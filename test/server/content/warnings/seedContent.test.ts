import path from 'node:path';
import type { EditWarning } from '@/domain/content/editWarnings';
import { createWarningService } from '@/server/content/editing/warnings/warnings.service';
import { openContentTrees, type ContentTrees } from '@/server/content/contentTrees';
import { fileAddresses, pictureSize } from '@/server/media/mediaAddresses';
import { allSites } from '@/sites/sites';
import { FILES } from '../platform';

const MEDIA = path.join(process.cwd(), 'src/server/media/files');

describe('warnings for the content of the repository', () => {
  let contentTrees: ContentTrees;
  let found: { site: string; locale: string; route: string; warning: EditWarning }[];
  beforeAll(async () => {
    contentTrees = await openContentTrees(FILES, () => 'http://localhost');
    const files = fileAddresses(MEDIA);
    const sizes = new Map<string, ReturnType<typeof pictureSize>>();
    const size = (address: string): ReturnType<typeof pictureSize> => {
      const known = sizes.get(address) ?? pictureSize(MEDIA, address);
      sizes.set(address, known);
      return known;
    };
    const service = createWarningService({
      contentTrees,
      now: () => Date.parse('2026-11-20T12:00:00Z'),
      media: { files: () => files, size },
    });
    const pages = contentTrees
      .trees('published')
      .flatMap(({ site, locale, byRoute }) => [...byRoute].map(([route, { id }]) => ({ site, locale, route, id })));
    found = (
      await Promise.all(
        pages.map(async ({ site, locale, route, id }) =>
          ((await service.warnings({ site, locale, item: id })) ?? []).map((warning) => ({
            site,
            locale,
            route,
            warning: warning,
          })),
        ),
      )
    ).flat();
  }, 120_000);

  it('A-16 no page has a warning other than missing translations', () => {
    expect(found.filter(({ warning }) => warning.rule !== 'pageUntranslated')).toEqual([]);
  });

  it('A-16 only the second language lacks pages: stories and offers of the home country', () => {
    for (const { site: name, locale, route } of found) {
      const site = allSites.find((one) => one.name === name);
      expect([name, route, site?.languages[0].locale === locale && site.languages.length > 1]).toEqual([
        name,
        route,
        true,
      ]);
    }
    expect([...new Set(found.map(({ site }) => site))].sort()).toEqual(['car-store-se', 'dealer-brand-se']);
  });
});
