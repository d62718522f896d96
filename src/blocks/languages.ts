import type { LanguageLink } from '@/domain/content/menu';
import type { FrameLanguage } from '@/ui/frame/frame.types';
import type { LanguageChoice } from './parts/menuBar.schema';

/** Each language by its own name, as readers look for it. */
const languageNames: Readonly<Record<string, string>> = {
  sv: 'Svenska',
  nb: 'Norsk',
  da: 'Dansk',
  fi: 'Suomi',
  sk: 'Slovenčina',
  en: 'English',
};

/** The public path of a page in a language. */
export const inLanguage = ({ prefix }: Pick<FrameLanguage, 'prefix'>, path: string): string =>
  prefix === '' ? path : `/${prefix}${path === '/' ? '' : path}`;

/** The page with the workshop booking, on the Swedish site (specification 2 section 2.8); null elsewhere. */
export const workshopBooking = (
  { features }: { features: { booking?: string } },
  { locale }: Pick<FrameLanguage, 'locale'>,
): string | null => (locale === 'sv-SE' ? (features.booking ?? null) : null);

const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';
const codeOf = (name: string): string => name.toLowerCase().split(/[-_]/)[0] ?? '';

/**
 * The languages to choose from: those of the site that the app supports and, where content lists the page's languages,
 * that are among them (specification 1 section 5). A single one gives an empty list.
 * @param query of the page, with its question mark: a list has the same filters in another language
 */
export function languageLinks(
  enabled: readonly FrameLanguage[],
  now: FrameLanguage,
  { path, query = '' }: { path: string; query?: string },
  route: readonly LanguageChoice[],
): LanguageLink[] {
  const routeLanguageOf = (language: FrameLanguage) =>
    route.find(({ name }) => name.toLowerCase() === language.locale.toLowerCase()) ??
    route.find(({ name }) => codeOf(name) === language.language);
  // After a shallow navigation (a car opened from the list) the header still has the links of the page before.
  const isThisPath = plain(routeLanguageOf(now)?.path ?? '') === plain(path);
  const links = enabled.flatMap((language): LanguageLink[] => {
    const routeLanguage = routeLanguageOf(language);
    const current = language.locale === now.locale;
    if (route.length > 0 && !routeLanguage && !current) return [];
    const ownName = languageNames[language.language] ?? routeLanguage?.nativeName;
    // The page may have a different path in another language; a wildcard page keeps the visitor's path.
    const note = routeLanguage?.note ?? '';
    const there =
      (isThisPath || note !== '') && routeLanguage && routeLanguage.path !== '' && !routeLanguage.path.includes('*')
        ? routeLanguage.path
        : path;
    return [
      {
        title: ownName || language.language,
        href: `${inLanguage(language, current ? path : there)}${note === '' ? query : ''}`,
        lang: language.language,
        current,
        ...(note === '' ? {} : { note }),
      },
    ];
  });
  return links.length > 1 ? links : [];
}
