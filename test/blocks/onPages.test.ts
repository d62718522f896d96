import { blocks } from '@/blocks/generated/definitions';
import type { Rendering } from '@/server/content/model/content.types';
import { openContentTrees } from '@/server/content/contentTrees';
import { FILES } from '../server/content/platform';

/** Blocks that no page needs, and why. */
const nowhere: Readonly<Record<string, string>> = {
  MegaMenu: 'Navigation shows it where UseMegaMenu is on, as in the Swedish store.',
  ScrollToTop: 'The frame of every page has it.',
  YoutubeVideo:
    'The group is invented and has no films there; those of others are not ours to show. Its own films are FilmLoops of a Blurb or HeroBanner.',
};

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

  it('A-03 each stand on a page of some site, but those with a reason', () => {
    expect(
      Object.keys(blocks)
        .filter((name) => !used.has(name))
        .toSorted(),
    ).toEqual(Object.keys(nowhere).toSorted());
  });
});
