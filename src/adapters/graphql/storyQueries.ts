import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Variables } from 'graphql-request';
import { tagFolderPath, templateIds } from '@/domain/content/contentIds';
import {
  MAX_STORIES,
  type StoriesPage,
  type Story,
  type StoryImage,
  type StoryIndex,
  type StoryTag,
} from '@/domain/stories/stories';
import { ok, type Result } from '@/errors/result';
import type { ContentPort, StoryNeighbours, StoryMetadata } from '@/ports/content.port';
import { present } from './platformNodes';
import type { ResponseCache } from './responseCache';
import {
  homeIdDocument,
  storiesDocument,
  storyIndexDocument,
  storyNeighboursDocument,
  storyMetadataDocument,
  storyTagsDocument,
  type StoryIndexNode,
  type NeighbourNode,
  type Predicate,
  type StoryNode,
} from './storyDocuments';

export interface StoryQueryOptions {
  query: <T, V extends Variables>(document: TypedDocumentNode<T, V>, variables: V) => Promise<Result<T>>;
  responses: ResponseCache;
}

type StoryQueries = Pick<ContentPort, 'stories' | 'storyTags' | 'storyIndex' | 'storyMetadata' | 'storyNeighbours'>;

const MOST_TAGS = 100;
/** .NET patterns: a day, and an instant in the format of search predicates. */
const DAY = 'yyyy-MM-dd';
const INSTANT = "yyyy-MM-dd'T'HH:mm:ss'Z'";
const NEWEST_FIRST = { name: 'date', direction: 'DESC' } as const;
const OLDEST_FIRST = { name: 'date', direction: 'ASC' } as const;

/** The story queries of the content port; responses are cached like the others. */
export function createStoryQueries({ query, responses }: StoryQueryOptions): StoryQueries {
  const pages = responses.namespace<StoriesPage>('stories');
  const tags = responses.namespace<readonly StoryTag[]>('story tags');
  const indexes = responses.namespace<{ found: StoryIndex | null }>('story index');
  const metadata = responses.namespace<{ found: StoryMetadata | null }>('story metadata');
  const neighbours = responses.namespace<StoryNeighbours>('story neighbours');
  const key = (...parts: (string | number)[]): string => parts.join(' ');

  return {
    stories: ({ site, locale, index, first, after, tags: chosen }) =>
      pages(key(site, locale, index, first, after, ...chosen), async () => {
        const where = below(index, locale, chosen);
        const result = await query(storiesDocument, {
          index,
          language: locale,
          where,
          first: Math.min(Math.max(first, 1), MAX_STORIES),
          after,
          orderBy: NEWEST_FIRST,
          day: DAY,
        });
        return mapped(result, ({ item, search }): StoriesPage => {
          const items = present(search?.results).map(storyOf);
          const { endCursor, hasNext = false } = search?.pageInfo ?? {};
          return {
            index: item ? indexOf(item) : null,
            total: search?.total ?? items.length,
            endCursor: endCursor ?? '',
            hasNext: hasNext && Boolean(endCursor) && items.length > 0,
            items,
          };
        });
      }),
    storyTags: ({ site, locale }) =>
      tags(key(site, locale), async () =>
        mapped(
          await query(storyTagsDocument, {
            folder: tagFolderPath(site),
            language: locale,
            templates: [templateIds.tag],
            first: MOST_TAGS,
          }),
          ({ item }) =>
            present(item?.children?.results).flatMap(({ id, key: name, value }): StoryTag[] =>
              id && name?.value ? [{ id: plainId(id), key: name.value, value: value?.value || name.value }] : [],
            ),
        ),
      ),
    storyIndex: async ({ site, locale }) =>
      opened(
        await indexes(key(site, locale), async () => {
          const home = await query(homeIdDocument, { site, path: '/', language: locale });
          if (!home.ok) return home;
          const id = home.value.layout?.item?.id;
          if (!id) return ok({ found: null });
          const where = {
            AND: [
              template(templateIds.storyIndex),
              language(locale),
              { name: '_path', value: plainId(id), operator: 'CONTAINS' as const },
            ],
          };
          return mapped(await query(storyIndexDocument, { where, first: 1 }), ({ search }) => {
            const [found] = present(search?.results);
            return { found: found ? indexOf(found) : null };
          });
        }),
      ),
    storyMetadata: async ({ site, locale, path }) =>
      opened(
        await metadata(key(site, locale, path), async () =>
          mapped(
            await query(storyMetadataDocument, {
              site,
              path,
              language: locale,
              templates: [templateIds.storyIndex],
              instant: INSTANT,
            }),
            ({ layout }) => {
              const item = layout?.item;
              if (!item) return { found: null };
              const [index] = present(item.ancestors)
                .map(indexOf)
                .toSorted((a, b) => b.path.length - a.path.length);
              return {
                found: {
                  id: plainId(item.id),
                  date: item.date?.formattedDateValue ?? '',
                  author: item.author?.value?.trim() ?? '',
                  index: index ?? null,
                },
              };
            },
          ),
        ),
      ),
    storyNeighbours: ({ site, locale, index, date }) =>
      neighbours(key(site, locale, index, date), async () => {
        const neighbours = (operator: 'LT' | 'GT'): Predicate => ({
          AND: [...(below(index, locale, []).AND ?? []), { name: 'date', value: date, operator }],
        });
        return mapped(
          await query(storyNeighboursDocument, {
            older: neighbours('LT'),
            newer: neighbours('GT'),
            newestFirst: NEWEST_FIRST,
            oldestFirst: OLDEST_FIRST,
            one: 1,
          }),
          ({ previous, next }) => ({
            previous: neighbourOf(present(previous?.results)),
            next: neighbourOf(present(next?.results)),
          }),
        );
      }),
  };
}

const template = (id: string): Predicate => ({ name: '_templates', value: id, operator: 'CONTAINS' });
const language = (locale: string): Predicate => ({ name: '_language', value: locale, operator: 'EQ' });
const braced = (id: string): string => `{${id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}}`;

/**
 * Story pages below an item without standard values; with tags those that have any of them. An empty OR would match
 * nothing.
 */
const below = (index: string, locale: string, tags: readonly string[]): Predicate => ({
  AND: [
    template(templateIds.story),
    language(locale),
    { name: '_path', value: index, operator: 'CONTAINS' },
    { name: '_name', value: '__Standard Values', operator: 'NEQ' },
    ...(tags.length > 0
      ? [{ OR: tags.map((id): Predicate => ({ name: 'tags', value: braced(id), operator: 'CONTAINS' })) }]
      : []),
  ],
});

const mapped = <T, R>(result: Result<T>, to: (value: T) => R): Result<R> => (result.ok ? ok(to(result.value)) : result);
const opened = <T>(result: Result<{ found: T | null }>): Result<T | null> => mapped(result, ({ found }) => found);

const plainId = (id = ''): string => id.replace(/[^0-9a-f]/gi, '').toUpperCase();

interface Named {
  name?: string;
  displayName?: string | null;
}
const nameOf = ({ name = '', displayName }: Named): string => displayName || name;

const isOn = (flag: StoryIndexNode['showDates']): boolean => flag?.boolValue ?? flag?.value === '1';

const indexOf = (node: StoryIndexNode): StoryIndex => ({
  id: plainId(node.id),
  title: node.navTitle?.value?.trim() || nameOf(node),
  path: node.url?.path ?? '/',
  showDates: isOn(node.showDates),
  layout: node.layout?.value ?? '',
  highlightLatestStory: isOn(node.highlightLatestStory),
});

const pixels = (size: string | number | null | undefined): number | null => (Number(size) > 0 ? Number(size) : null);

const imageOf = (image: StoryNode['image']): StoryImage | null =>
  image?.src
    ? { src: image.src, alt: image.alt ?? '', width: pixels(image.width), height: pixels(image.height) }
    : null;

const storyOf = (node: StoryNode): Story => ({
  id: plainId(node.id),
  title: node.title?.value?.trim() || nameOf(node),
  preamble: node.premble?.value?.trim() ?? '',
  path: node.url?.path ?? '/',
  date: dayOf(node.date?.formattedDateValue),
  image: imageOf(node.image),
  tags: (node.tags?.value ?? '').split('|').map(plainId).filter(Boolean),
});

/** The platform writes the year 1 for a missing date. */
const dayOf = (text: string | null | undefined): string => (text && !text.startsWith('0001') ? text : '');

function neighbourOf([node]: readonly NeighbourNode[]): StoryNeighbours['previous'] {
  return node?.url?.path ? { title: node.title?.value?.trim() || nameOf(node), path: node.url.path } : null;
}
