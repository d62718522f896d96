import { lazyNamespaces } from '@/i18n/lazyNamespaces';
import { pickTexts } from '@/i18n/pickTexts';
import type { Language } from '@/sites/site.types';
import { formatted } from '../formatted';

const languages: readonly Language[] = ['sv', 'nb', 'da', 'fi', 'sk', 'en'];

/** The texts that load with the code of cars, a file for each language: a bundler takes whole dictionaries only. */
export async function lazyTextFiles(root: string): Promise<Map<string, string>> {
  const files = languages.map(async (language) => {
    const text = `// Generated from src/i18n/texts/${language}.ts by \`npm run docs\`. Do not edit.
import type { PageTexts } from '../text';

export const lazyTexts: PageTexts = ${JSON.stringify(pickTexts(language, lazyNamespaces), null, 2)};
`;
    return [`src/i18n/generated/lazyTexts.${language}.ts`, await formatted(root, text)] as const;
  });
  return new Map(await Promise.all(files));
}
