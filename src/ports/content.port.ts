import type { Layout } from '@/domain/content/layout';
import type { NavigationItem } from '@/domain/content/menu';
import type { RedirectRule } from '@/domain/sites/redirects';
import type { Story, StoryIndex, StoryTag } from '@/domain/stories/stories';
import type { Result } from '@/errors/result';
import type { StoriesPort } from './stories.port';

/** A page of a site in one language. */
interface ContentPlace {
  site: string;
  /** BCP 47 */
  locale: string;
  /** Without language prefix; '/' for the home page. */
  path: string;
}

type SiteInLanguage = Pick<ContentPlace, 'site' | 'locale'>;

/** A language that a page exists in. */
export interface RouteLanguage {
  /** BCP 47 */
  name: string;
  displayName: string;
  englishName: string;
  nativeName: string;
  /** The page's path in that language, without language prefix. */
  path: string;
}

/** One step on the way from the home page to a page. */
export interface Crumb {
  title: string;
  /** Without language prefix. */
  path: string;
}

/** A page that the platform knows. */
export interface KnownRoute {
  path: string;
  /** Hexadecimal digits without signs between. */
  id: string;
}

/** Where a story stands, and who wrote it when. */
export interface StoryPlace {
  /** Hexadecimal digits without signs between. */
  id: string;
  /** ISO instant; '' where it has none. */
  date: string;
  author: string;
  /** The nearest index above it; null where it stands below none. */
  index: StoryIndex | null;
}

/** The stories beside one, by date; null at either end. */
export interface StoryNeighbours {
  /** The one before it: older. */
  previous: Pick<Story, 'title' | 'path'> | null;
  /** The one after it: newer. */
  next: Pick<Story, 'title' | 'path'> | null;
}

export interface SiteInfo {
  redirects: readonly RedirectRule[];
  /** null: the platform has none for this site. */
  robots: string | null;
}

/**
 * What the site asks of the content platform (specification 1 section 7.1). Absence is a value: null is a page that
 * does not exist. Answers are kept for a while, so the same question may be asked on every request; an answer that could
 * not be renewed is given as it was.
 */
export interface ContentPort extends StoriesPort {
  page(place: ContentPlace): Promise<Result<Layout | null>>;
  /** The site's own page for addresses that are none. */
  notFoundPage(of: SiteInLanguage): Promise<Result<Layout | null>>;
  /** The pages below the home page, three levels. */
  navigation(of: SiteInLanguage): Promise<Result<readonly NavigationItem[]>>;
  languages(place: ContentPlace): Promise<Result<readonly RouteLanguage[]>>;
  /** From the home page to the page itself. */
  trail(place: ContentPlace): Promise<Result<readonly Crumb[]>>;
  /** Texts that replace built-in ones, by key. */
  dictionary(of: SiteInLanguage): Promise<Result<Readonly<Record<string, string>>>>;
  routes(of: SiteInLanguage): Promise<Result<readonly KnownRoute[]>>;
  /** null: the platform does not know the site. */
  site(name: string): Promise<Result<SiteInfo | null>>;
  /** Of the site's tag folder, in its order. */
  storyTags(of: SiteInLanguage): Promise<Result<readonly StoryTag[]>>;
  /** The site's index of stories, the first where it has several; null where it has none. */
  storyIndex(of: SiteInLanguage): Promise<Result<StoryIndex | null>>;
  /** null: there is no such page. */
  storyPlace(place: ContentPlace): Promise<Result<StoryPlace | null>>;
  /** Of the story with this date below that index; both of the same day pass each other by. */
  storyNeighbours(of: SiteInLanguage & { index: string; date: string }): Promise<Result<StoryNeighbours>>;
}
