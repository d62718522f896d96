import { PARAMETERS } from './storiesParameters';

/** A subject that stories are marked with. */
export interface StoryTag {
  /** Hexadecimal digits without signs between. */
  id: string;
  /** As addresses write it: 'elbil'. */
  key: string;
  /** As people read it: 'Elbil'. */
  value: string;
}

export interface StoryImage {
  src: string;
  alt: string;
  /** Pixels; null where content has none. */
  width: number | null;
  height: number | null;
}

/** What a list shows of a story. */
export interface Story {
  /** Hexadecimal digits without signs between. */
  id: string;
  title: string;
  preamble: string;
  /** Without language prefix. */
  path: string;
  /** ISO day; '' where it has none. */
  date: string;
  image: StoryImage | null;
  /** Ids of its tags. */
  tags: readonly string[];
}

/** An index page of stories. */
export interface StoryIndex {
  id: string;
  title: string;
  /** Without language prefix. */
  path: string;
  showDates: boolean;
  /** 'Variant 2' is a single column. */
  layout: string;
  highlightLatestStory: boolean;
}

export interface StoriesRequest {
  site: string;
  /** BCP 47 */
  locale: string;
  /** Id or path of the stories' parent item. */
  index: string;
  /** How many at most, 1 to `MOST_STORIES`. */
  first: number;
  /** The last response's `endCursor`; '' from the start. */
  after: string;
  /** Ids; a story with any of them counts. None: every story. */
  tags: readonly string[];
}

/** Some stories of an index, the newest first. */
export interface StoriesPage {
  /** null: there is no such item. */
  index: StoryIndex | null;
  /** Total of all matches. */
  total: number;
  endCursor: string;
  hasNext: boolean;
  items: readonly Story[];
}

/** Specification 1 section 9. */
export const STORIES_PAGE = 4;
export const STORIES_TEASER = 3;
/** Maximum of one request. */
export const MAX_STORIES = 100;
const MOST_TAGS = 20;

/** Parameters of a list in the address: the keys of the chosen tags, and the number of stories to show. */
export interface StoriesView {
  tags: readonly string[];
  /** A multiple of the page size. */
  shown: number;
}

export function decodeStoriesView(search: string): StoriesView {
  const parameters = new URLSearchParams(search);
  const wanted = Number(parameters.get(PARAMETERS.shown));
  const pages = Number.isFinite(wanted) ? Math.ceil(wanted / STORIES_PAGE) : 1;
  return {
    tags: [
      ...new Set(
        parameters
          .getAll(PARAMETERS.tags)
          .map((key) => key.trim())
          .filter(Boolean),
      ),
    ].slice(0, MOST_TAGS),
    shown: Math.min(Math.max(pages, 1) * STORIES_PAGE, MAX_STORIES),
  };
}

/** Without question mark; '' is the unfiltered list from its start. */
export function encodeStoriesView({ tags, shown }: StoriesView): string {
  const parameters = new URLSearchParams(tags.map((key) => [PARAMETERS.tags, key]));
  if (shown > STORIES_PAGE) parameters.set(PARAMETERS.shown, String(shown));
  return parameters.toString();
}

/** An address with the list's parameters. */
export const storiesAddress = (path: string, view: StoriesView): string => {
  const query = encodeStoriesView(view);
  return query === '' ? path : `${path}?${query}`;
};

export const toggled = (keys: readonly string[], key: string): string[] =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
