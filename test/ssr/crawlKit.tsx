import type { NextRouter } from 'next/router';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Blocks } from '@/blocks/Blocks';
import { FrameContextProvider } from '@/blocks/FrameContext';
import { TextsProvider } from '@/i18n/TextsProvider';
import { HeadManagerContext, RouterContext } from '@/next-patches/contexts';
import type { PageProps } from '@/ssr/page.types';
import { StoreProvider } from '@/store/StoreProvider';
import { SiteTitle } from '@/ui/frame/HeadTexts';
import { PageHeadTags } from '@/ui/frame/PageHeadTags';

/** A page as a crawler reads it. */
export interface CrawledPage {
  title: string;
  /** Content of each meta element by its name or property; several of one name are a mistake. */
  metas: Map<string, string>;
  /** Addresses of link elements, by rel and hreflang: 'canonical', 'alternate en'. */
  links: Map<string, string>;
  html: string;
}

const ports = () => {
  throw new Error('No page of the server asks the browser.');
};

/** Pages of the server listen to no navigation. */
const events = { on: () => undefined, off: () => undefined, emit: () => undefined };
const router = { events } as unknown as NextRouter;

const isTag = (node: ReactNode): node is ReactElement<Record<string, unknown>, string> => isValidElement(node);

/** Renders a page with its frame and head, as `_app` does on the server. */
export function crawl(props: PageProps, page: ReactNode): CrawledPage {
  let tags: ReactElement<Record<string, unknown>, string>[] = [];
  const { frame, head, header, footer, texts, terms, isLazy, state, stateId } = props;
  const html = renderToString(
    <HeadManagerContext
      value={{ mountedInstances: new Set(), updateHead: (found: ReactNode[]) => void (tags = found.filter(isTag)) }}
    >
      <RouterContext value={router}>
        <TextsProvider texts={texts} terms={terms} isLazy={isLazy} language={frame.language} locale={frame.lang}>
          <StoreProvider pageState={state} stateId={stateId} ports={ports}>
            <FrameContextProvider site={frame.site} language={frame.siteLanguage}>
              <PageHeadTags {...head} />
              <SiteTitle value={frame.site.title}>
                <Blocks blocks={header} />
                <main>{page}</main>
                <Blocks blocks={footer} />
              </SiteTitle>
            </FrameContextProvider>
          </StoreProvider>
        </TextsProvider>
      </RouterContext>
    </HeadManagerContext>,
  );
  const metas = new Map<string, string>();
  const links = new Map<string, string>();
  let title = '';
  for (const { type, props: given } of tags) {
    if (type === 'title') title = [given.children].flat().join('');
    const name = String(given.name ?? given.property ?? '');
    if (type === 'meta' && name !== '') {
      if (metas.has(name)) throw new Error(`The page has two meta elements ${name}.`);
      metas.set(name, String(given.content));
    }
    if (type === 'link') links.set([given.rel, given.hrefLang].filter(Boolean).join(' '), String(given.href));
  }
  return { title, metas, links, html };
}
