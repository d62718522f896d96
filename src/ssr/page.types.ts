import type { PageBlock } from '@/blocks/blocks.types';
import type { PageHead } from '@/domain/content/pageHead';
import type { StockTerms } from '@/domain/vocabulary/translateTerm';
import type { PageTexts } from '@/i18n/text';
import type { PageState } from '@/store/context';
import type { Language, Locale, Site, SiteLanguage, ThemeName } from '@/sites/site.types';

/** Props of every page. */
export interface PageFrame {
  /** html lang */
  lang: Locale;
  language: Language;
  /** What the frame shows of the site. */
  site: Pick<Site, 'name' | 'title' | 'theme' | 'languages' | 'paths' | 'features'> & { cars?: true };
  siteLanguage: SiteLanguage;
  theme: ThemeName;
  /** Of the page's tag manager: its own, else the site's. */
  gtmId: string | null;
  /** The page's name in the content; null where content has no such page. */
  pageName: string | null;
}

export interface PageProps {
  frame: PageFrame;
  head: PageHead;
  /** The areas around the page's own. */
  header: PageBlock[];
  footer: PageBlock[];
  texts: PageTexts;
  /** The texts of `lazyNamespaces` are left out. */
  isLazy?: true;
  /** Absent where the page is in the language of the stock. */
  terms?: StockTerms;
  stateId: string;
  state: PageState;
}
