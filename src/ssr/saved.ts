import type { GetServerSideProps } from 'next';
import { PUBLIC_LIVE_PAGE } from '@/domain/sites/pageCache';
import type { Saga } from '@/effects/sagaEffects';
import { savedFeature } from '@/features/saved/saved.feature';
import { openPage, pageProps } from './makePage';
import type { PageProps } from './page.types';
import { frameContentOf } from './pageContent';
import { parseRouteParams } from './routeParams';

function* nothing(): Saga {
  // What is saved is in the visitor's browser.
}

/** The page of saved cars and searches: the same document for everybody. */
export const getSavedProps: GetServerSideProps<PageProps> = async ({ params, res }) => {
  const route = parseRouteParams(params);
  const { site } = route;
  const content = await frameContentOf(route, site.paths.carList);
  const { props } = await pageProps({
    host: openPage(route, '', [savedFeature]),
    route,
    content,
    namespaces: ['saved', 'saving', 'card', 'list'],
    loader: nothing,
    head: (_found, { t }) => ({
      layout: null,
      title: t('saved.title'),
      languages: site.languages.map(({ locale }) => ({ name: locale, path: site.paths.saved })),
      noIndex: true,
    }),
  });
  res.setHeader('Cache-Control', PUBLIC_LIVE_PAGE);
  return { props };
};
