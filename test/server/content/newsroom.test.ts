import { templateIds } from '@/domain/content/contentIds';
import { openContentTrees, type ContentTrees } from '@/server/content/contentTrees';
import type { ContentItem } from '@/server/content/model/content.types';
import type { Locale, SiteName } from '@/sites/site.types';
import { FILES } from './platform';

let contentTrees: ContentTrees;
beforeAll(async () => {
  contentTrees = await openContentTrees(FILES, () => 'http://localhost');
});

const storiesOf = (site: SiteName, locale: Locale): ContentItem[] =>
  [...(contentTrees.tree(site, locale, 'published')?.byId.values() ?? [])].filter(
    ({ template }) => template.id === templateIds.story,
  );
const textOf = (item: ContentItem, field: string): string => {
  const value = item.fields.get(field);
  return value && 'text' in value ? value.text : value && 'iso' in value ? value.iso : '';
};
const all = (): ContentItem[] => contentTrees.trees('published').flatMap(({ site, locale }) => storiesOf(site, locale));
/** The words that a reader reads. */
function textsOf(story: ContentItem): number {
  const texts: string[] = [textOf(story, 'title'), textOf(story, 'premble')];
  const read = (item: ContentItem): void => {
    for (const value of item.fields.values())
      if (value.type === 'richtext') texts.push(value.text.replace(/<[^>]+>/g, ' '));
    item.children.forEach(read);
  };
  story.children.forEach(read);
  return texts.join(' ').split(/\s+/).filter(Boolean).length;
}

describe('the newsroom', () => {
  it.each<[SiteName, Locale, number]>([
    ['car-store-se', 'sv-SE', 24],
    ['dealer-brand-se', 'sv-SE', 8],
    ['dealer-brand-se', 'en', 3],
    ['dealer-brand-no', 'nb-NO', 8],
    ['dealer-brand-dk', 'da-DK', 8],
    ['dealer-brand-uk', 'en-GB', 8],
    ['it', 'sv-SE', 4],
    ['custom', 'sv-SE', 4],
  ])('D-01 of %s in %s has %i stories or more, over two years', (site, locale, count) => {
    const days = storiesOf(site, locale)
      .map((story) => textOf(story, 'date'))
      .toSorted();
    expect(days.length).toBeGreaterThanOrEqual(count);
    const span = (Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')) / (24 * 3_600_000);
    expect(span).toBeGreaterThan(count >= 8 ? 500 : 200);
  });

  it('D-03 gives every story a day of its own, so that paging skips none', () => {
    const seen = new Map<string, string>();
    for (const story of all()) {
      const key = `${story.site} ${story.locale} ${textOf(story, 'date')}`;
      expect([key, seen.get(key)]).toEqual([key, undefined]);
      seen.set(key, story.path);
    }
  });

  it('D-03 gives every story a title, preamble, author, day, picture, tags, head, text, and further links; a story is 250 to 600 words', () => {
    const wanting = all().flatMap((story) => {
      const blocks = Object.values(story.areas ?? {})
        .flat()
        .map(({ componentName }) => componentName);
      const tags = story.fields.get('tags');
      const image = story.fields.get('image');
      const texts = textsOf(story);
      return [
        ...['title', 'premble', 'author', 'date', 'metatitle', 'metadescription'].filter(
          (field) => textOf(story, field) === '',
        ),
        ...['StoryHead', 'StoriesPublishInfo', 'RichContentBlock', 'StoriesNavigation'].filter(
          (name) => !blocks.includes(name),
        ),
        ...(tags && 'ids' in tags && tags.ids.length > 0 ? [] : ['tags']),
        ...(image && 'image' in image && image.image ? [] : ['image']),
        ...(texts >= 250 && texts <= 600 ? [] : [`${texts} words`]),
      ].map((what) => `${story.file}: ${what}`);
    });
    expect(wanting).toEqual([]);
  });

  it('D-01 has no tag without a story', () => {
    const idle = contentTrees.trees('published').flatMap((tree) =>
      [...tree.byId.values()]
        .filter(({ template }) => template.id === templateIds.tag)
        .filter(
          ({ id }) =>
            !storiesOf(tree.site, tree.locale).some((story) => {
              const tags = story.fields.get('tags');
              return tags && 'ids' in tags && tags.ids.includes(id);
            }),
        )
        .map(({ path }) => path),
    );
    expect(idle).toEqual([]);
  });
});
