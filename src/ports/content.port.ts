import type { Layout } from '@/domain/content/layout';
import type { NavigationItem } from '@/domain/content/menu';
import type { RedirectRule } from '@/domain/sites/redirects';
import type { Story, StoryIndex, StoryTag } from '@/domain/stories/stories';
import type { Result } from '@/errors/result';
import type { StoriesPort } from './stories.port';

/** A page of a site in one language. */
interface ContentRoute {
  site: string;
  /** BCP 47 */
  locale: string;
  /** Without language prefix; '/' for the home page. */
  path: string;
}

type SiteInLanguage = Pick<ContentRoute, 'site' | 'locale'>;

/** A language version of a page. */
export interface RouteLanguage {
  /** BCP 47 */
  name: string;
  displayName: string;
  englishName: string;
  nativeName: string;
  /** The page's path in that language, without language prefix. */
  path: string;
}

/** One ancestor of a page, or the page itself. */
export interface Crumb {
  title: string;
  /** Without language prefix. */
  path: string;
}

/** A page of the platform. */
export interface KnownRoute {
  path: string;
  /** Hexadecimal digits without separators. */
  id: string;
  /** Search engines leave it out. */
  noIndex: boolean;
  /** Day of a story, YYYY-MM-DD; '' for pages without one. */
  date: string;
}

/** Author, date and index of a story. */
export interface StoryMetadata {
  /** Hexadecimal digits without separators. */
  id: string;
  /** ISO instant; '' if missing. */
  date: string;
  author: string;
  /** The nearest index above the story; null if there is none. */
  index: StoryIndex | null;
}

/** The neighbours of a story by date; null at either end. */
export interface StoryNeighbours {
  /** The older one. */
  previous: Pick<Story, 'title' | 'path'> | null;
  /** The newer one. */
  next: Pick<Story, 'title' | 'path'> | null;
}

export interface SiteInfo {
  redirects: readonly RedirectRule[];
  /** null: the platform has none for this site. */
  robots: string | null;
}

/**
 * The site's queries to the content platform (specification 1 section 7.1). Absence is a value: null is a page that
 * does not exist. Responses are cached, so calls may be repeated on every request; a response that cannot be renewed
 * is used as it was.
 */
export interface ContentPort extends StoriesPort {
  page(route: ContentRoute): Promise<Result<Layout | null>>;
  /** The site's page for unknown addresses. */
  notFoundPage(of: SiteInLanguage): Promise<Result<Layout | null>>;
  /** The pages below the home page, three levels. */
  navigation(of: SiteInLanguage): Promise<Result<readonly NavigationItem[]>>;
  languages(route: ContentRoute): Promise<Result<readonly RouteLanguage[]>>;
  /** From the home page to the page itself. */
  trail(route: ContentRoute): Promise<Result<readonly Crumb[]>>;
  /** Texts that override built-in ones, by key. */
  dictionary(of: SiteInLanguage): Promise<Result<Readonly<Record<string, string>>>>;
  routes(of: SiteInLanguage): Promise<Result<readonly KnownRoute[]>>;
  /** null: the site is unknown to the platform. */
  site(name: string): Promise<Result<SiteInfo | null>>;
  /** The tags of the site's tag folder, in its order. */
  storyTags(of: SiteInLanguage): Promise<Result<readonly StoryTag[]>>;
  /** The site's index of stories, the first of several; null if there is none. */
  storyIndex(of: SiteInLanguage): Promise<Result<StoryIndex | null>>;
  /** null: there is no such page. */
  storyMetadata(route: ContentRoute): Promise<Result<StoryMetadata | null>>;
  /** Neighbours of the story with this date below that index; stories of the same day are skipped. */
  storyNeighbours(of: SiteInLanguage & { index: string; date: string }): Promise<Result<StoryNeighbours>>;
}
