/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { LazyTexts } from '@/i18n/LazyTexts';
import { eagerKeys, lazyNamespaces } from '@/i18n/lazyNamespaces';
import { loadLazyTexts } from '@/i18n/loadLazyTexts';
import { pickTexts } from '@/i18n/pickTexts';
import type { PageTexts } from '@/i18n/text';
import { TextsProvider, useTexts } from '@/i18n/TextsProvider';
import { sv } from '@/i18n/texts/sv';
import type { Language } from '@/sites/site.types';

const LAZY = new RegExp(`['"\`]((?:${lazyNamespaces.join('|')})\\.[A-Za-z]+[\\w.$\\{\\}#]*)['"\`]`, 'g');
/** Their code is within `LazyTexts`. */
const WITH_LAZY_TEXTS = [
  'features/cars/components/CarDetailView.tsx',
  'features/compare/components/CompareCar.tsx',
  'features/compare/components/CompareTray.tsx',
  'features/saved/components/SaveSearch.tsx',
];

function fileOf(specifier: string, from: string): string | null {
  const base = specifier.startsWith('@/')
    ? path.join('src', specifier.slice(2))
    : specifier.startsWith('.')
      ? path.join(path.dirname(from), specifier)
      : null;
  return base && (['.ts', '.tsx'].map((end) => base + end).find((file) => existsSync(file)) ?? null);
}

/** Modules that a page can load, lazily too, but for code that brings its texts. */
function modulesFrom(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (
      found.has(file) ||
      WITH_LAZY_TEXTS.some((name) => file?.endsWith(name)) ||
      /i18n\/(?:texts|generated)/.test(file)
    )
      continue;
    found.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()\s*'([^']+)'/g)) {
      const next = fileOf(specifier, file);
      if (next) open.push(next);
    }
  }
  return found;
}

describe('the texts that load with code', () => {
  it('P40 are those of code that waits for them: the list shows none but the eager ones', () => {
    const modules = modulesFrom(['src/blocks/CarsPageBlock.tsx']);
    expect(modules.has(path.normalize('src/features/car-search/components/FilterPanel.tsx'))).toBe(true);
    const used = [...modules].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(LAZY)].map(([, key = '']) => ({ file, key })),
    );
    expect(used.filter(({ key }) => key in sv && !eagerKeys.some((eager) => eager === key))).toEqual([]);
  });

  it('P40 leave a page, except for those that content replaced', () => {
    const page = pickTexts('sv', ['list', 'detail'], { 'detail.back': 'Backa' }, 'replaced');
    expect(page).toMatchObject({ 'detail.back': 'Backa', 'detail.image': sv['detail.image'] });
    expect(page).not.toHaveProperty(['detail.backToList']);
    expect(page).toHaveProperty(['list.title']);
  });

  it.each<Language>(['sv', 'nb', 'da', 'fi', 'sk', 'en'])('P40 are complete in %s', async (language) =>
    expect(await loadLazyTexts(language)).toEqual(pickTexts(language, lazyNamespaces)),
  );

  it('P40 join those of the page, which count', async () => {
    const View = () => {
      const { t } = useTexts();
      return <p>{`${t('detail.back')}, ${t('detail.backToList')}, ${t('frame.close')}`}</p>;
    };
    const texts: PageTexts = { 'detail.back': 'Backa', 'frame.close': sv['frame.close'] };
    render(
      <TextsProvider texts={texts} language="sv" locale="sv-SE" isLazy>
        <Suspense fallback="waits">
          <LazyTexts>
            <View />
          </LazyTexts>
        </Suspense>
      </TextsProvider>,
    );
    expect(await screen.findByText(`Backa, ${sv['detail.backToList']}, ${String(sv['frame.close'])}`)).toBeTruthy();
  });
});
