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
import type { ContentPort, StoryNeighbours, StoryPlace } from '@/ports/content.port';
import type { ResponseCache } from './responseCache';
import {
  homeIdDocument,
  storiesDocument,
  storyIndexDocument,
  storyNeighboursDocument,
  storyPlaceDocument,
  storyTagsDocument,
  type IndexAnswer,
  type NeighbourAnswer,
  type Predicate,
  type StoryAnswer,
} from './storyDocuments';

export interface Asking {
  ask: <T, V extends Variables>(document: TypedDocumentNode<T, V>, variables: V) => Promise<Result<T>>;
  kept: ResponseCache;
}

type StoryQueries = Pick<ContentPort, 'stories' | 'storyTags' | 'storyIndex' | 'storyPlace' | 'storyNeighbours'>;

const MOST_TAGS = 100;
/** .NET patterns: a day, and an instant as searches compare it. */
const DAY = 'yyyy-MM-dd';
const INSTANT = "yyyy-MM-dd'T'HH:mm:ss'Z'";
const NEWEST_FIRST = { name: 'date', direction: 'DESC' } as const;
const OLDEST_FIRST = { name: 'date', direction: 'ASC' } as const;

/** The part of the content port that asks about stories; answers are kept like all others. */
export function createStoryQueries({ ask, kept }: Asking): StoryQueries {
  const pages = kept.shelf<StoriesPage>('stories');
  const tags = kept.shelf<readonly StoryTag[]>('story tags');
  const indexes = kept.shelf<{ is: StoryIndex | null }>('story index');
  const places = kept.shelf<{ is: StoryPlace | null }>('story place');
  const neighbours = kept.shelf<StoryNeighbours>('story neighbours');
  const key = (...parts: (string | number)[]): string => parts.join(' ');

  return {
    stories: ({ site, locale, index, first, after, tags: chosen }) =>
      pages(key(site, locale, index, first, after, ...chosen), async () => {
        const where = below(index, locale, chosen);
        const answer = await ask(storiesDocument, {
          index,
          language: locale,
          where,
          first: Math.min(Math.max(first, 1), MAX_STORIES),
          after,
          orderBy: NEWEST_FIRST,
          day: DAY,
        });
        return mapped(answer, ({ item, search }): StoriesPage => {
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
          await ask(storyTagsDocument, {
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
          const home = await ask(homeIdDocument, { site, path: '/', language: locale });
          if (!home.ok) return home;
          const id = home.value.layout?.item?.id;
          if (!id) return ok({ is: null });
          const where = {
            AND: [
              template(templateIds.storyIndex),
              language(locale),
              { name: '_path', value: plainId(id), operator: 'CONTAINS' as const },
            ],
          };
          return mapped(await ask(storyIndexDocument, { where, first: 1 }), ({ search }) => {
            const [found] = present(search?.results);
            return { is: found ? indexOf(found) : null };
          });
        }),
      ),
    storyPlace: async ({ site, locale, path }) =>
      opened(
        await places(key(site, locale, path), async () =>
          mapped(
            await ask(storyPlaceDocument, {
              site,
              path,
              language: locale,
              templates: [templateIds.storyIndex],
              instant: INSTANT,
            }),
            ({ layout }) => {
              const item = layout?.item;
              if (!item) return { is: null };
              const [index] = present(item.ancestors)
                .map(indexOf)
                .toSorted((a, b) => b.path.length - a.path.length);
              return {
                is: {
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
        const beside = (operator: 'LT' | 'GT'): Predicate => ({
          AND: [...(below(index, locale, []).AND ?? []), { name: 'date', value: date, operator }],
        });
        return mapped(
          await ask(storyNeighboursDocument, {
            older: beside('LT'),
            newer: beside('GT'),
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

/** Story pages below an item, standard values left out; with tags those that carry any of them. An empty OR would be a question of its own. */
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

const present = <T>(list: readonly (T | null)[] | null | undefined): T[] =>
  (list ?? []).filter((one): one is T => one !== null);
const mapped = <T, R>(result: Result<T>, to: (value: T) => R): Result<R> => (result.ok ? ok(to(result.value)) : result);
const opened = <T>(result: Result<{ is: T | null }>): Result<T | null> => mapped(result, ({ is }) => is);

const plainId = (id = ''): string => id.replace(/[^0-9a-f]/gi, '').toUpperCase();

interface Named {
  name?: string;
  displayName?: string | null;
}
const nameOf = ({ name = '', displayName }: Named): string => displayName || name;

const isOn = (flag: IndexAnswer['showDates']): boolean => flag?.boolValue ?? flag?.value === '1';

const indexOf = (answer: IndexAnswer): StoryIndex => ({
  id: plainId(answer.id),
  title: answer.navTitle?.value?.trim() || nameOf(answer),
  path: answer.url?.path ?? '/',
  showDates: isOn(answer.showDates),
  layout: answer.layout?.value ?? '',
  highlightLatestStory: isOn(answer.highlightLatestStory),
});

const pixels = (size: string | number | null | undefined): number | null => (Number(size) > 0 ? Number(size) : null);

const imageOf = (image: StoryAnswer['image']): StoryImage | null =>
  image?.src
    ? { src: image.src, alt: image.alt ?? '', width: pixels(image.width), height: pixels(image.height) }
    : null;

const storyOf = (answer: StoryAnswer): Story => ({
  id: plainId(answer.id),
  title: answer.title?.value?.trim() || nameOf(answer),
  preamble: answer.premble?.value?.trim() ?? '',
  path: answer.url?.path ?? '/',
  date: dayOf(answer.date?.formattedDateValue),
  image: imageOf(answer.image),
  tags: (answer.tags?.value ?? '').split('|').map(plainId).filter(Boolean),
});

/** The platform writes the year 1 for none. */
const dayOf = (text: string | null | undefined): string => (text && !text.startsWith('0001') ? text : '');

function neighbourOf([answer]: readonly NeighbourAnswer[]): StoryNeighbours['previous'] {
  return answer?.url?.path ? { title: answer.title?.value?.trim() || nameOf(answer), path: answer.url.path } : null;
}
