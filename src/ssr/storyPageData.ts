import { fieldFlag, fieldText, type FieldMap, type Layout } from '@/domain/content/layout';
import { STORIES_PAGE, STORIES_TEASER, storiesAddress, type StoryTag } from '@/domain/stories/stories';
import type { AppError, Result } from '@/errors/result';
import { isRecord } from '@/lib/guards';
import type { ContentPort, StoryMetadata } from '@/ports/content.port';
import { services } from '@/server/app';
import { publicPath } from '@/sites/resolver';
import type { PageRoute } from './routeParams';

/** What blocks of stories show beyond their own fields. */
export interface StoryPageData {
  /** The page's own list: the page is the index of the stories. */
  list: { index: { id: string; path: string }; tags: readonly StoryTag[] } | null;
  /** By the name of the block. */
  fields: Readonly<Record<string, FieldMap>>;
}

const NO_STORIES: StoryPageData = { list: null, fields: {} };

const plainId = (id: string): string => id.replace(/[^0-9a-f]/gi, '').toUpperCase();

/**
 * Loads the data of a layout's story blocks. @throws Error when the neighbouring stories cannot be loaded
 * (specification 1 section 8).
 */
export async function loadStoryPageData(
  layout: Layout,
  names: ReadonlySet<string>,
  route: PageRoute,
  content: ContentPort,
): Promise<StoryPageData> {
  const isStory = ['StoriesNavigation', 'StoriesPublishInfo', 'StoryHead'].some((name) => names.has(name));
  if (!isStory && !names.has('StoriesIndex') && !names.has('StoriesTeaser')) return NO_STORIES;
  const request: StoryRequest = {
    layout,
    names,
    route,
    content,
    of: { site: route.site.name, locale: route.language.locale },
    shown: (path) => publicPath(route.language, path),
  };
  const [list, teaser, story] = await Promise.all([
    listOf(request),
    teaserOf(request),
    isStory ? storyOf(request) : {},
  ]);
  return { list: list?.list ?? null, fields: { ...list?.fields, ...teaser, ...story } };
}

interface StoryRequest {
  layout: Layout;
  names: ReadonlySet<string>;
  route: PageRoute;
  content: ContentPort;
  of: { site: string; locale: string };
  shown: (path: string) => string;
}

const logWarning = (code: string, { route }: StoryRequest, error?: AppError): void =>
  services()?.log.warn({ code, site: route.site.name, ...(error ? { because: error.code } : {}) }, 'stories');

/** A list without its tags is still a list. */
async function tagsOf(request: StoryRequest): Promise<readonly StoryTag[]> {
  const tags = await request.content.storyTags(request.of);
  if (!tags.ok) logWarning('STORIES_FAILED', request, tags.error);
  return tags.ok ? tags.value : [];
}

async function listOf(
  request: StoryRequest,
): Promise<{ list: StoryPageData['list']; fields: StoryPageData['fields'] } | null> {
  const { layout, names, route, shown } = request;
  if (!names.has('StoriesIndex')) return null;
  return {
    list: { index: { id: plainId(layout.itemId), path: shown(route.path) }, tags: await tagsOf(request) },
    fields: {
      StoriesIndex: {
        PageLayout: fieldText(layout.fields, 'layout'),
        PageShowDates: fieldFlag(layout.fields, 'showDates'),
        PageHighlight: fieldFlag(layout.fields, 'highlightLatestStory'),
      },
    },
  };
}

async function teaserOf(request: StoryRequest): Promise<StoryPageData['fields']> {
  const { names, content, of, shown } = request;
  if (!names.has('StoriesTeaser')) return {};
  const index = await content.storyIndex(of);
  if (!index.ok) return emptyTeaser('STORIES_TEASER_FAILED', request, index);
  if (!index.value) return { StoriesTeaser: { Items: [] } };
  const { id, path, showDates } = index.value;
  const [latest, tags] = await Promise.all([
    content.stories({ ...of, index: id, first: STORIES_TEASER, after: '', tags: [] }),
    tagsOf(request),
  ]);
  if (!latest.ok) return emptyTeaser('STORIES_TEASER_FAILED', request, latest);
  const Items = latest.value.items.map((story) => ({
    Title: story.title,
    Preamble: story.preamble,
    Date: showDates ? story.date : '',
    Url: shown(story.path),
    Image: story.image,
    Tags: tags.filter((tag) => story.tags.includes(tag.id)).map(({ value }) => value),
  }));
  return { StoriesTeaser: { Items, More: shown(path) } };
}

function emptyTeaser(
  code: 'STORIES_TEASER_FAILED',
  request: StoryRequest,
  failure: Result<unknown>,
): StoryPageData['fields'] {
  logWarning(code, request, failure.ok ? undefined : failure.error);
  return { StoriesTeaser: { Items: [] } };
}

async function storyOf(request: StoryRequest): Promise<StoryPageData['fields']> {
  const {
    layout: { fields },
    names,
    route,
    content,
    of,
    shown,
  } = request;
  const metadata = await content.storyMetadata({ ...of, path: route.path });
  const found = metadata.ok ? metadata.value : null;
  if (!metadata.ok && names.has('StoriesPublishInfo')) logWarning('STORY_PUBLISH_INFO_FAILED', request, metadata.error);
  const index = found?.index ?? null;
  return {
    StoryHead: {
      Title: fieldText(fields, 'title') || route.path.split('/').at(-1),
      Preamble: fieldText(fields, 'premble'),
      Image: fields.image,
      Tags: tagLinks(fields.tags, index && shown(index.path)),
    },
    StoriesPublishInfo: { Author: found?.author || fieldText(fields, 'Author'), Date: found?.date ?? '' },
    ...(names.has('StoriesNavigation') ? { StoriesNavigation: await storyLinks(request, metadata) } : {}),
  };
}

/** Back, to the one before and to the one after. */
async function storyLinks(request: StoryRequest, metadata: Result<StoryMetadata | null>): Promise<FieldMap> {
  const { content, of, shown } = request;
  if (!metadata.ok) return broken(request, metadata.error);
  const index = metadata.value?.index;
  if (!metadata.value || !index) return {};
  const neighbours =
    metadata.value.date === ''
      ? null
      : await content.storyNeighbours({ ...of, index: index.id, date: metadata.value.date });
  if (neighbours?.ok === false) return broken(request, neighbours.error);
  const link = (story: { title: string; path: string } | null | undefined) =>
    story ? { Title: story.title, Url: shown(story.path) } : null;
  return {
    Index: { Title: index.title, Url: shown(index.path) },
    Previous: link(neighbours?.value.previous),
    Next: link(neighbours?.value.next),
  };
}

/** The cached page is kept, and retried. */
function broken(request: StoryRequest, error: AppError): never {
  logWarning('STORY_PAGINATION_FAILED', request, error);
  throw new Error(
    `The stories next to ${request.route.site.name} ${request.route.path} failed to load (${error.code}).`,
  );
}

/** A story's tags lead to the list of those that share them. */
function tagLinks(tags: unknown, index: string | null): { Title: string; Url: string }[] {
  return (Array.isArray(tags) ? tags : []).filter(isRecord).flatMap(({ fields }) => {
    const of = isRecord(fields) ? fields : {};
    const [key, value] = [fieldText(of, 'key'), fieldText(of, 'value')];
    return key === ''
      ? []
      : [
          {
            Title: value || key,
            Url: index === null ? '' : storiesAddress(index, { tags: [key], shown: STORIES_PAGE }),
          },
        ];
  });
}
