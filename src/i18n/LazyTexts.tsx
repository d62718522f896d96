import { use, type ReactNode } from 'react';
import type { Language } from '@/sites/site.types';
import { loadedLazyTexts, loadLazyTexts } from './loadLazyTexts';
import type { PageTexts } from './text';
import { TextsProvider, usePageTexts } from './TextsProvider';

const loading = new Map<Language, Promise<PageTexts>>();

/** The same promise for every render: React waits for it. */
function pending(language: Language): Promise<PageTexts> {
  const known = loading.get(language) ?? loadLazyTexts(language, { isNeeded: true });
  loading.set(language, known);
  return known;
}

/** Around code that needs the lazy texts: waits until they have loaded, unless the page has them. */
export function LazyTexts({ children }: { children: ReactNode }) {
  return usePageTexts().isLazy ? <Loaded>{children}</Loaded> : children;
}

function Loaded({ children }: { children: ReactNode }) {
  const page = usePageTexts();
  // What was waited for once is read the same way afterwards, as React demands.
  const waitedFor = loading.get(page.language);
  const lazyTexts = waitedFor ? use(waitedFor) : (loadedLazyTexts(page.language) ?? use(pending(page.language)));
  // Texts of the page count: content may have replaced them.
  return (
    <TextsProvider {...page} texts={{ ...lazyTexts, ...page.texts }} isLazy={false}>
      {children}
    </TextsProvider>
  );
}
