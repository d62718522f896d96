import { compileRedirects, type RedirectKind, type RedirectRule } from '@/domain/sites/redirects';
import { isRecord } from '@/lib/guards';
import type { Site } from '@/sites/site.types';
import type { SiteFiles } from './files';

/** Settings of a site, independent of language. */
export interface SiteSettings {
  robots: string | null;
  llmsTxt: string | null;
  attributes: readonly (readonly [key: string, value: string])[];
  redirects: readonly RedirectRule[];
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? `${value.trim()}\n` : null;

const KINDS: Readonly<Record<string, RedirectKind>> = {
  permanent: 'REDIRECT_301',
  temporary: 'REDIRECT_302',
  transfer: 'SERVER_TRANSFER',
};

const robotsOf = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** Reads site.yaml and redirects.yaml. Problems are one line each. */
export function settingsOf(
  { site, settings, redirects }: SiteFiles,
  origin: string,
): { settings: SiteSettings; problems: string[] } {
  const problems: string[] = [];
  const given = settings && isRecord(settings.data) ? settings.data : {};
  const rows = redirects === null ? [] : Array.isArray(redirects.data) ? redirects.data : [null];
  const rules = rows.flatMap((row: unknown, index): RedirectRule[] => {
    const rule = ruleOf(row);
    if (!rule)
      problems.push(
        `${redirects?.file ?? ''}: row ${index + 1} wants from and to, and may have kind (${Object.keys(KINDS).join(', ')}), query, locale and examples`,
      );
    return rule ? [rule] : [];
  });
  const { problems: unsound } = compileRedirects(rules, { siteLanguage: languageOf(site) });
  problems.push(...unsound.map((sentence) => `${redirects?.file ?? ''}: ${sentence}`));
  return {
    settings: {
      robots: text(given.robots) ?? robotsOf(origin),
      llmsTxt: text(given.llmsTxt),
      attributes: Object.entries(isRecord(given.attributes) ? given.attributes : {}).map(
        ([key, value]) => [key, String(value)] as const,
      ),
      redirects: rules,
    },
    problems,
  };
}

const languageOf = (site: Site): string => site.languages[0].locale;

function ruleOf(row: unknown): RedirectRule | null {
  if (!isRecord(row) || typeof row.from !== 'string' || typeof row.to !== 'string') return null;
  const redirectType = KINDS[row.kind === undefined ? 'permanent' : String(row.kind)];
  if (
    !redirectType ||
    Object.keys(row).some((key) => !['from', 'to', 'kind', 'query', 'locale', 'examples'].includes(key))
  )
    return null;
  const examples = Array.isArray(row.examples) ? row.examples.map(String) : undefined;
  return {
    pattern: row.from,
    target: row.to,
    redirectType,
    isQueryStringPreserved: row.query !== 'dropped',
    isLanguagePreserved: false,
    locale: typeof row.locale === 'string' ? row.locale : '',
    ...(examples ? { examples } : {}),
  };
}
