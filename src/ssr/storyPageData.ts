import { fieldFlag, fieldText, type FieldMap, type Layout } from '@/domain/content/layout';
import { STORIES_PAGE, STORIES_TEASER, storiesAddress, type StoryTag } from '@/domain/stories/stories';
import type { AppError, Result } from '@/errors/result';
import { isRecord } from '@/lib/guards';
import type { ContentPort, StoryPlace } from '@/ports/content.port';
import { services } from '@/server/app';
import { publicPath } from '@/sites/resolver';
import type { PageRoute } from './routeParams';

/** What blocks of stories show beyond their own fields. */
export interface StoryPageData {
  /** The page's own list: the page is what the stories stand below. */
  list: { index: { id: string; path: string }; tags: readonly StoryTag[] } | null;
  /** By the name of the block. */
  fields: Readonly<Record<string, FieldMap>>;
}

const NO_STORIES: StoryPageData = { list: null, fields: {} };

const plainId = (id: string): string => id.replace(/[^0-9a-f]/gi, '').toUpperCase();

/** Asks for what the story blocks of a layout need. @throws Error when the stories beside one cannot be told (specification 1 section 8). */
export async function loadStoryPageData(
  layout: Layout,
  names: ReadonlySet<string>,
  at: PageRoute,
  content: ContentPort,
): Promise<StoryPageData> {
  const isStory = ['StoriesNavigation', 'StoriesPublishInfo', 'StoryHead'].some((name) => names.has(name));
  if (!isStory && !names.has('StoriesIndex') && !names.has('StoriesTeaser')) return NO_STORIES;
  const asking: Asking = {
    layout,
    names,
    at,
    content,
    of: { site: at.site.name, locale: at.language.locale },
    shown: (path) => publicPath(at.language, path),
  };
  const [list, teaser, story] = await Promise.all([listOf(asking), teaserOf(asking), isStory ? storyOf(asking) : {}]);
  return { list: list?.list ?? null, fields: { ...list?.fields, ...teaser, ...story } };
}

interface Asking {
  layout: Layout;
  names: ReadonlySet<string>;
  at: PageRoute;
  content: ContentPort;
  of: { site: string; locale: string };
  shown: (path: string) => string;
}

const tell = (code: string, { at }: Asking, error?: AppError): void =>
  services()?.log.warn({ code, site: at.site.name, ...(error ? { because: error.code } : {}) }, 'stories');

/** A list without its tags is still a list. */
async function tagsOf(asking: Asking): Promise<readonly StoryTag[]> {
  const tags = await asking.content.storyTags(asking.of);
  if (!tags.ok) tell('STORIES_FAILED', asking, tags.error);
  return tags.ok ? tags.value : [];
}

async function listOf(
  asking: Asking,
): Promise<{ list: StoryPageData['list']; fields: StoryPageData['fields'] } | null> {
  const { layout, names, at, shown } = asking;
  if (!names.has('StoriesIndex')) return null;
  return {
    list: { index: { id: plainId(layout.itemId), path: shown(at.path) }, tags: await tagsOf(asking) },
    fields: {
      StoriesIndex: {
        PageLayout: fieldText(layout.fields, 'layout'),
        PageShowDates: fieldFlag(layout.fields, 'showDates'),
        PageHighlight: fieldFlag(layout.fields, 'highlightLatestStory'),
      },
    },
  };
}

async function teaserOf(asking: Asking): Promise<StoryPageData['fields']> {
  const { names, content, of, shown } = asking;
  if (!names.has('StoriesTeaser')) return {};
  const index = await content.storyIndex(of);
  if (!index.ok) return without('STORIES_TEASER_FAILED', asking, index);
  if (!index.value) return { StoriesTeaser: { Items: [] } };
  const { id, path, showDates } = index.value;
  const [latest, tags] = await Promise.all([
    content.stories({ ...of, index: id, first: STORIES_TEASER, after: '', tags: [] }),
    tagsOf(asking),
  ]);
  if (!latest.ok) return without('STORIES_TEASER_FAILED', asking, latest);
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

function without(code: 'STORIES_TEASER_FAILED', asking: Asking, failure: Result<unknown>): StoryPageData['fields'] {
  tell(code, asking, failure.ok ? undefined : failure.error);
  return { StoriesTeaser: { Items: [] } };
}

async function storyOf(asking: Asking): Promise<StoryPageData['fields']> {
  const {
    layout: { fields },
    names,
    at,
    content,
    of,
    shown,
  } = asking;
  const place = await content.storyPlace({ ...of, path: at.path });
  const found = place.ok ? place.value : null;
  if (!place.ok && names.has('StoriesPublishInfo')) tell('STORY_PUBLISH_INFO_FAILED', asking, place.error);
  const index = found?.index ?? null;
  return {
    StoryHead: {
      Title: fieldText(fields, 'title') || at.path.split('/').at(-1),
      Preamble: fieldText(fields, 'premble'),
      Image: fields.image,
      Tags: tagLinks(fields.tags, index && shown(index.path)),
    },
    StoriesPublishInfo: { Author: found?.author || fieldText(fields, 'Author'), Date: found?.date ?? '' },
    ...(names.has('StoriesNavigation') ? { StoriesNavigation: await wayOn(asking, place) } : {}),
  };
}

/** Back, to the one before and to the one after. */
async function wayOn(asking: Asking, place: Result<StoryPlace | null>): Promise<FieldMap> {
  const { content, of, shown } = asking;
  if (!place.ok) return broken(asking, place.error);
  const index = place.value?.index;
  if (!place.value || !index) return {};
  const beside =
    place.value.date === '' ? null : await content.storyNeighbours({ ...of, index: index.id, date: place.value.date });
  if (beside?.ok === false) return broken(asking, beside.error);
  const link = (story: { title: string; path: string } | null | undefined) =>
    story ? { Title: story.title, Url: shown(story.path) } : null;
  return {
    Index: { Title: index.title, Url: shown(index.path) },
    Previous: link(beside?.value.previous),
    Next: link(beside?.value.next),
  };
}

/** A cached page then stays as it is, and is asked for again. */
function broken(asking: Asking, error: AppError): never {
  tell('STORY_PAGINATION_FAILED', asking, error);
  throw new Error(`The stories beside ${asking.at.site.name} ${asking.at.path} could not be told (${error.code}).`);
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
