import { blocks } from '@/blocks/generated/definitions';
import { plannedBlocks } from '@/blocks/planned';
import type { ContentFields, ItemTemplate } from '@/domain/content/contentFields';

/** Fields of pages: for the head of a page and the navigation (specification 1, 3). */
export const pageFields = {
  Page: {
    metaTitle: 'text',
    navTitle: 'text',
    metaDescription: 'multiline',
    ogDescription: 'multiline',
    ogImage: 'image',
    canonicalURL: 'text',
    BrandDesign: 'droplist',
    gtmID: 'text',
    hideInNavigation: 'checkbox',
    shouldBeNavigableInMenuWhenItHasChildren: 'checkbox',
    externalLink: 'link',
    menuImage: 'image',
    noIndex: 'checkbox',
  },
  NavigationLink: {
    navTitle: 'text',
    externalLink: 'link',
    hideInNavigation: 'checkbox',
    shouldBeNavigableInMenuWhenItHasChildren: 'checkbox',
    menuImage: 'image',
  },
  StoryIndex: { showDates: 'checkbox', layout: 'droplist', highlightLatestStory: 'checkbox' },
  Story: {
    title: 'text',
    premble: 'multiline',
    date: 'date',
    image: 'image',
    tags: 'multilist',
    Author: 'text',
    HasMarginTop: 'checkbox',
  },
} as const satisfies Record<string, ContentFields>;

/** What visitors type in the search, and the words of the vocabulary that it means. */
export const searchAliasesFields = { Aliases: 'namevalue' } as const satisfies ContentFields;

/** Paths below the site of the items that a field can refer to, by template and field. Other fields refer to pages. */
export const fieldSources: Readonly<Record<string, string>> = { 'Story/tags': 'Data/Tags' };

/** The templates of blocks: each declares its fields in its definition (`src/blocks/<Block>/<Block>.block.ts`). */
export const blockFields: Readonly<Record<string, ContentFields>> = {
  ...Object.fromEntries(Object.values(blocks).map(({ name, content }) => [name, content])),
  ...plannedBlocks,
};

const itemsIn = (fields: ContentFields): ItemTemplate[] =>
  Object.values(fields).flatMap((type) => (typeof type === 'string' ? [] : [type, ...itemsIn(type.fields)]));

/** The templates of the items in lists of blocks. */
export const itemFields: Readonly<Record<string, ContentFields>> = Object.fromEntries(
  Object.values(blockFields)
    .flatMap(itemsIn)
    .map(({ itemTemplate, fields }) => [itemTemplate, fields]),
);
