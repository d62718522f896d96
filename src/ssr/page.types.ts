import type { PageTexts } from '@/i18n/text';
import type { PageState } from '@/store/context';
import type { Language, Locale, SiteName, ThemeName } from '@/sites/site.types';

/** What every page's props carry beside its own matter. */
export interface PageFrame {
  /** html lang */
  lang: Locale;
  language: Language;
  site: SiteName;
  theme: ThemeName;
}

export interface PageProps {
  frame: PageFrame;
  texts: PageTexts;
  stateId: string;
  state: PageState;
}
