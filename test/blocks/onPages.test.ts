import { blocks } from '@/blocks/generated/definitions';
import type { Rendering } from '@/server/content/model/content.types';
import { openContentTrees } from '@/server/content/contentTrees';
import { FILES } from '../server/content/platform';

const namesOf = (renderings: readonly Rendering[]): string[] =>
  renderings.flatMap(({ componentName, placeholders }) => [
    componentName,
    ...Object.values(placeholders).flatMap(namesOf),
  ]);

describe('the blocks of the house', () => {
  const used = new Set<string>();
  beforeAll(async () => {
    const library = await openContentTrees(FILES, () => 'http://localhost');
    for (const { byRoute } of library.trees('published'))
      for (const { areas } of byRoute.values())
        for (const name of Object.values(areas ?? {}).flatMap(namesOf)) used.add(name);
  });

  it('A-03 each are on a page of some site, except those whose definition gives a reason', () => {
    expect(
      Object.keys(blocks)
        .filter((name) => !used.has(name))
        .toSorted(),
    ).toEqual(
      Object.values(blocks)
        .filter((block) => 'withoutPage' in block && block.withoutPage !== '')
        .map(({ name }) => name)
        .toSorted(),
    );
  });
});
